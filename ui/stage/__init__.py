"""Stage: scene items and gestures that know no game. Imports only the look.

`StageView` shows a scene; `BoardItem` is the grid that pieces (`PieceItem`) lie on; a `Hand` over
both moves one `Holdable` at a time and tells by signals what happened. Cells are (column, row).
"""
