"""engine.parts: a rectangular grid whose sets of cells are the bits of one int."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.parts.polyomino import Polyomino

if TYPE_CHECKING:
    from collections.abc import Sequence

# The fast ways below serve masks of up to 96 bits and lists of up to eight forms: every suitcase,
# and every tile with both its sides. An index beyond a table leads to the slow way, not to a check.
_MAX_TABLE_BITS: Final = 96
_MAX_TABLE_FORMS: Final = 8
_MAX_SPARSE_CELLS: Final = 5


def _byte_cells(byte: int) -> list[tuple[int, ...]]:
    table: list[tuple[int, ...]] = [()]
    for bit in range(8 * byte, 8 * byte + 8):
        table += [(*lower, bit) for lower in table]
    return table


_B0, _B1, _B2, _B3, _B4, _B5, _B6, _B7, _B8, _B9, _B10, _B11 = map(_byte_cells, range(12))
# By bit length n of a mask: the mask of its highest cell, that cell, and (form index, that cell).
_HIGHEST_CELL_MASK: Final = [1 << n >> 1 for n in range(_MAX_TABLE_BITS + 1)]
_HIGHEST_CELL: Final = [(n - 1,) for n in range(_MAX_TABLE_BITS + 1)]
_FORM_CELL_PAIRS: Final = [
    [(index, n - 1) for n in range(_MAX_TABLE_BITS + 1)] for index in range(_MAX_TABLE_FORMS)
]


def cells(mask: int) -> tuple[int, ...]:
    """Return the indices of the set bits, ascending. Raises ValueError for a negative mask."""
    try:
        if mask.bit_count() < _MAX_SPARSE_CELLS:
            found: tuple[int, ...] = ()
            while mask:
                length = mask.bit_length()
                found = _HIGHEST_CELL[length] + found
                mask ^= _HIGHEST_CELL_MASK[length]
            return found
        b0, b1, b2, b3, b4, b5, b6, b7, b8, b9, b10, b11 = mask.to_bytes(12, "little")
    except (IndexError, OverflowError):
        return _any_cells(mask)
    return (
        *_B0[b0],
        *_B1[b1],
        *_B2[b2],
        *_B3[b3],
        *_B4[b4],
        *_B5[b5],
        *_B6[b6],
        *_B7[b7],
        *_B8[b8],
        *_B9[b9],
        *_B10[b10],
        *_B11[b11],
    )


def _any_cells(mask: int) -> tuple[int, ...]:
    if mask < 0:
        raise ValueError(f"a set of cells is not negative: {mask}")
    found: list[int] = []
    for start in range(0, mask.bit_length(), _MAX_TABLE_BITS):
        found += [start + cell for cell in cells(mask >> start & (1 << _MAX_TABLE_BITS) - 1)]
    return tuple(found)


class Form:
    """A shape on one grid: what is needed to lay it there by shifting bits.

    `mask` is the shape with the top left of its bounding box on cell 0, `offsets` are its set
    bits, `room` the anchors at which the bounding box lies inside the grid (0 if the shape is
    larger than the grid). Made by `Grid.form`; laid at an anchor it covers `mask << anchor`.
    """

    __slots__ = ("grid", "height", "mask", "offsets", "room", "shape", "width")

    grid: Grid
    shape: Polyomino
    mask: int
    offsets: tuple[int, ...]
    room: int
    width: int
    height: int

    def __init__(self, grid: Grid, shape: Polyomino) -> None:
        put = object.__setattr__
        offsets = tuple(row * grid.width + col for col, row in shape.cells)
        put(self, "grid", grid)
        put(self, "shape", shape)
        put(self, "offsets", offsets)
        put(self, "mask", sum(1 << offset for offset in offsets))
        put(self, "width", shape.width)
        put(self, "height", shape.height)
        cols, rows = grid.width - shape.width + 1, grid.height - shape.height + 1
        put(self, "room", grid.block(0, 0, cols, rows) if cols > 0 and rows > 0 else 0)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a form cannot be changed ({name})")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a form cannot be changed ({name})")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Form):
            return NotImplemented
        return (self.grid, self.shape) == (other.grid, other.shape)

    def __hash__(self) -> int:
        return hash((self.grid, self.shape))

    def __repr__(self) -> str:
        return f"{self.grid!r}.form({self.shape!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _form, (self.grid, self.shape)


class Grid:
    """An immutable rectangle of cells, equal to any other of its size.

    A cell is the index row * width + col, counted from the top left; a set of cells is an int with
    bit i set for cell i. `full` holds all cells, `edge` those on the rim, `rows` and `columns` one
    mask each. A mask that is handed in lies within `full`, where no other word is said.
    """

    __slots__ = (
        "_forms",
        "_not_first",
        "_not_last",
        "columns",
        "edge",
        "full",
        "height",
        "rows",
        "size",
        "width",
    )

    width: int
    height: int
    size: int
    full: int
    edge: int
    rows: tuple[int, ...]
    columns: tuple[int, ...]
    _forms: dict[Polyomino, Form]
    _not_first: int
    _not_last: int

    def __init__(self, width: int, height: int) -> None:
        """Lay out width × height cells. Raises ValueError if either is less than 1."""
        if width < 1 or height < 1:
            raise ValueError(f"a grid has at least one cell, not {width} × {height}")
        put = object.__setattr__
        full = (1 << width * height) - 1
        row = (1 << width) - 1
        rows = tuple(row << width * down for down in range(height))
        column = sum(1 << width * down for down in range(height))
        columns = tuple(column << right for right in range(width))
        put(self, "width", width)
        put(self, "height", height)
        put(self, "size", width * height)
        put(self, "full", full)
        put(self, "edge", rows[0] | rows[-1] | columns[0] | columns[-1])
        put(self, "rows", rows)
        put(self, "columns", columns)
        put(self, "_forms", {})
        put(self, "_not_first", full & ~columns[0])
        put(self, "_not_last", full & ~columns[-1])

    def cell(self, col: int, row: int) -> int:
        """Return the index of a cell. Raises ValueError outside the grid."""
        if 0 <= col < self.width and 0 <= row < self.height:
            return row * self.width + col
        raise ValueError(
            f"column {col}, row {row} is outside a grid of {self.width} × {self.height}"
        )

    def place(self, cell: int) -> tuple[int, int]:
        """Return (col, row) of a cell. Raises ValueError outside the grid."""
        if 0 <= cell < self.size:
            return cell % self.width, cell // self.width
        raise ValueError(f"cell {cell} is outside a grid of {self.size} cells")

    def neighbours(self, mask: int) -> int:
        """Return the cells edge to edge with the mask, without the mask itself."""
        width = self.width
        return (
            (
                mask << width
                | mask >> width
                | (mask & self._not_last) << 1
                | (mask & self._not_first) >> 1
            )
            & self.full
            & ~mask
        )

    def block(self, col: int, row: int, width: int, height: int) -> int:
        """Return a rectangle with its top left at (col, row).

        Raises ValueError if it is empty or not wholly inside the grid.
        """
        if width < 1 or height < 1:
            raise ValueError(f"a block has at least one cell, not {width} × {height}")
        corner = self.cell(col, row)
        self.cell(col + width - 1, row + height - 1)
        line = (1 << width) - 1
        return sum(line << corner + self.width * down for down in range(height))

    def parse(self, rows: Sequence[str], mark: str = "X", blank: str = ".") -> int:
        """Read a picture of the grid, one string a row.

        Raises ValueError that names the row (counted from 1) and the reason.
        """
        _check_marks(mark, blank)
        if len(rows) != self.height:
            raise ValueError(f"row {len(rows)} is the last; a grid of {self.height} rows is wanted")
        mask = 0
        for row, text in enumerate(rows):
            if len(text) != self.width:
                raise ValueError(f"row {row + 1}: {len(text)} columns instead of {self.width}")
            for col, char in enumerate(text):
                if char == mark:
                    mask |= 1 << row * self.width + col
                elif char != blank:
                    raise ValueError(
                        f"row {row + 1}, column {col + 1}: {char!r} is neither {mark!r}"
                        f" nor {blank!r}"
                    )
        return mask

    def render(self, mask: int, mark: str = "X", blank: str = ".") -> list[str]:
        """Draw the mask so that `parse` reads it again.

        Raises ValueError for cells outside the grid.
        """
        _check_marks(mark, blank)
        if mask & ~self.full:
            raise ValueError(f"the mask {mask:#x} has cells outside a grid of {self.size} cells")
        return [
            "".join(mark if mask & row & column else blank for column in self.columns)
            for row in self.rows
        ]

    def connected(self, mask: int) -> bool:
        """Tell whether the mask is one part, edge to edge. No cell at all is no part: False."""
        return mask != 0 and self._part(mask) == mask

    def components(self, mask: int) -> list[int]:
        """Return the connected parts of the mask, ordered by their lowest cells."""
        found: list[int] = []
        rest = mask & self.full
        while rest:
            part = self._part(rest)
            found.append(part)
            rest ^= part
        return found

    def form(self, shape: Polyomino) -> Form:
        """Return the shape made ready for this grid; the same object for the same shape."""
        form = self._forms.get(shape)
        if form is None:
            form = self._forms[shape] = Form(self, shape)
        return form

    def anchors(self, free: int, form: Form) -> int:
        """Return where the form lies wholly inside `free`, a form of this grid.

        Bit i is set if the form fits with the top left of its bounding box (which need not be a
        cell of the form) on cell i. Bits of `free` outside the grid do not matter, so the
        complement of what is taken will do.
        """
        offsets = form.offsets
        count = len(offsets)
        if count == 5:
            a, b, c, d, e = offsets
            return form.room & free >> a & free >> b & free >> c & free >> d & free >> e
        if count == 4:
            a, b, c, d = offsets
            return form.room & free >> a & free >> b & free >> c & free >> d
        fits = form.room
        for offset in offsets:
            fits &= free >> offset
        return fits

    def _part(self, mask: int) -> int:
        width, not_last, not_first = self.width, self._not_last, self._not_first
        part = mask & -mask
        while True:
            grown = mask & (
                part
                | part << width
                | part >> width
                | (part & not_last) << 1
                | (part & not_first) >> 1
            )
            if grown == part:
                return part
            part = grown

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a grid cannot be changed ({name})")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a grid cannot be changed ({name})")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Grid):
            return NotImplemented
        return (self.width, self.height) == (other.width, other.height)

    def __hash__(self) -> int:
        return hash((self.width, self.height))

    def __repr__(self) -> str:
        return f"Grid({self.width}, {self.height})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Grid, (self.width, self.height)


def places(free: int, forms: Sequence[Form]) -> list[tuple[int, int]]:
    """Return all (form index, anchor) at which one of the forms lies wholly inside `free`.

    Ordered by form index, then anchor: the same as `cells(grid.anchors(free, form))` for each form
    in turn, and quicker unless the grid is nearly empty. As with `anchors`, bits of `free` outside
    the grid do not matter.
    """
    found: list[tuple[int, int]] = []
    add = found.append
    index = len(forms)
    try:
        # From the last place to the first: the highest bit is quicker to find than the lowest.
        for form in reversed(forms):
            index -= 1
            fits = form.room
            for offset in form.offsets:
                fits &= free >> offset
            if fits:
                pairs = _FORM_CELL_PAIRS[index]
                while fits:
                    length = fits.bit_length()
                    add(pairs[length])
                    fits ^= _HIGHEST_CELL_MASK[length]
    except IndexError:
        return [
            (index, anchor)
            for index, form in enumerate(forms)
            for anchor in cells(form.grid.anchors(free, form))
        ]
    found.reverse()
    return found


def _form(grid: Grid, shape: Polyomino) -> Form:
    return grid.form(shape)


def _check_marks(mark: str, blank: str) -> None:
    if len(mark) != 1 or len(blank) != 1 or mark == blank:
        raise ValueError(f"mark and blank are two different characters, not {mark!r} and {blank!r}")
