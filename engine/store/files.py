"""engine.store: reading and writing whole files so that nothing is ever lost halfway."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import BinaryIO, Final

from engine.core import Field, Message, StowawayError

_BINARY_FLAG: Final = getattr(os, "O_BINARY", 0)
_NONBLOCKING_FLAGS: Final = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)
"""Flags with which opening never waits for another process, nor takes over a terminal."""
_NOFOLLOW_FLAG: Final = getattr(os, "O_NOFOLLOW", 0)
_PREFIX: Final = ".stowaway-"
_SUFFIX: Final = ".tmp"
_STALE_AFTER_S: Final = 3600.0
"""Seconds after which a temporary file belongs to nobody any more."""

_COPY_SLICE_BYTES: Final = 1024 * 1024

_LOCK_WAIT_S: Final = 1.0
"""Seconds to wait for another window that changes a file."""

_DISK_FULL_ERRORS: Final = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
_LOCK_HELD_ERRORS: Final = frozenset({errno.EAGAIN, errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK})
_WINDOWS_LOCK_OFFSET: Final = 0x7FFF_0000
"""Where Windows locks a byte: behind the end of any file, since a locked one cannot be read."""

_NO_WRITE_ERRORS: Final = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})


class StoreError(StowawayError):
    """A file that cannot be read or written; one sentence says what happened and what is safe."""


class NotAFileError(OSError):
    """Where a file is expected there is a folder, pipe, device, socket or unwanted link."""

    def __init__(self, path: Path) -> None:
        """Refuse what is at this path."""
        super().__init__(errno.EINVAL, "it is not a file", str(path))


def why(error: OSError) -> Field:
    """Return what went wrong, in words that fit after a colon.

    Args:
        error: What the system said.

    Returns:
        A reason that can be translated, or the words of the system.
    """
    if isinstance(error, NotAFileError):
        return Message("it is not a file")
    if error.errno in _DISK_FULL_ERRORS:
        return Message("the disk is full")
    if error.errno in _NO_WRITE_ERRORS:
        return Message("you do not have permission to read or write there")
    if error.errno == errno.ENOENT:
        return Message("the file or folder does not exist")
    return (error.strerror or type(error).__name__).lower()


def check(path: Path, *, follow: bool = True) -> None:
    """Refuse a path at which there is something other than a regular file.

    A path at which there is nothing passes. Use this only for files that a library opens by their
    path (SQLite); what is opened here goes through `open_regular`, which leaves no gap.

    Args:
        path: The file.
        follow: Whether a link to a regular file passes too, and so does one that leads nowhere.

    Raises:
        NotAFileError: There is something else.
        OSError: It cannot be looked at.
    """
    try:
        status = path.stat() if follow else path.lstat()
    except (FileNotFoundError, NotADirectoryError):
        return
    if not stat.S_ISREG(status.st_mode):
        raise NotAFileError(path)


def open_regular(path: Path, flags: int, *, mode: int = 0o600, follow: bool = True) -> int:
    """Open a regular file and nothing else, without waiting for anything.

    All files in the home are opened here, since anything may be in their place: to open a pipe
    would hang, and to open a device may do something.

    Args:
        path: The file.
        flags: As for `os.open`.
        mode: Permissions of a new file (`O_CREAT`).
        follow: Whether a link to a regular file will do.

    Returns:
        A handle, which the caller closes.

    Raises:
        NotAFileError: There is something else.
        OSError: It cannot be opened.
        ValueError: No file can have such a name.
    """
    # Looked at before, since to open a device may do something, and Windows opens no folder.
    check(path, follow=follow)
    flags |= _BINARY_FLAG | _NONBLOCKING_FLAGS | (0 if follow else _NOFOLLOW_FLAG)
    handle = os.open(path, flags, mode)
    # And after, of the very thing that was opened: it may be another one by now.
    if stat.S_ISREG(os.fstat(handle).st_mode):
        return handle
    os.close(handle)
    raise NotAFileError(path)


def reader(path: Path) -> BinaryIO:
    """Open a regular file for reading.

    Args:
        path: The file.

    Returns:
        The open file, which the caller closes.

    Raises:
        NotAFileError: There is something else.
        OSError: It cannot be opened.
        ValueError: No file can have such a name.
    """
    handle = open_regular(path, os.O_RDONLY)
    try:
        return open(handle, "rb")  # noqa: PTH123 - of a handle; whoever asks closes it
    except BaseException:
        os.close(handle)
        raise


def read(path: Path, limit: int) -> bytes:
    """Read a regular file that must not be longer than some limit.

    Args:
        path: The file.
        limit: The limit in bytes.

    Returns:
        At most `limit` + 1 bytes, so that the caller sees whether the file is longer.

    Raises:
        StoreError: It cannot be read.
    """
    try:
        with reader(path) as file:
            return file.read(limit + 1)
    except ValueError as error:
        raise StoreError("That is not a valid file name.") from error
    except NotAFileError as error:
        raise StoreError("{file} is not a file.", file=str(path)) from error
    except OSError as error:
        raise StoreError(
            "{file} cannot be read: {reason}.", file=str(path), reason=why(error)
        ) from error


def append(path: Path, data: bytes) -> None:
    """Add bytes to a file that is there, and sync it.

    Args:
        path: The file.
        data: The bytes.

    Raises:
        NotAFileError: There is something else.
        OSError: It cannot be opened or written.
    """
    handle = open_regular(path, os.O_WRONLY | os.O_APPEND)
    try:
        with open(handle, "ab", closefd=False) as file:
            file.write(data)
        os.fsync(handle)
    finally:
        os.close(handle)


def replace(path: Path, data: bytes, *, keep: Path | None = None, private: bool = True) -> None:
    """Write a whole file, or nothing.

    If the path is a link, what it leads to is written. What is no file (a device, a folder) is
    never replaced.

    Args:
        path: The file.
        data: Its new contents.
        keep: Where the old contents are kept, if anywhere.
        private: Whether only this person may read it. Otherwise it has the permissions of any new
            file.

    Raises:
        StoreError: It cannot be written. The old file is then as it was.
    """
    try:
        # By the name that the person knows, and not by where a link leads.
        check(path)
        path = Path(os.path.realpath(path))
        renew(path, data, keep=keep, mode=None if private else _usual_mode(path))
    except NotAFileError as error:
        raise StoreError("{file} is not a file.", file=error.filename) from error
    except OSError as error:
        raise StoreError(
            "{file} cannot be written: {reason}.", file=str(path), reason=why(error)
        ) from error


@contextlib.contextmanager
def replacing(path: Path) -> Iterator[BinaryIO]:
    """Write a whole file bit by bit, or nothing. Others may read it, as any new file.

    Args:
        path: The file; where it leads to if it is a link.

    Yields:
        What takes the bytes. The file is there once all of them are written; after an error it is
            as it was.

    Raises:
        StoreError: It cannot be written. The old file is then as it was.
    """
    try:
        check(path)
        target = Path(os.path.realpath(path))
        temporary = _beside(target, ())
        try:
            handle = open_regular(temporary, os.O_WRONLY)
            with open(handle, "wb") as file:  # noqa: PTH123 - of a handle
                yield file
                file.flush()
                os.fsync(handle)
            with contextlib.suppress(OSError):
                temporary.chmod(_usual_mode(target))
            temporary.replace(target)
        except BaseException:
            _drop(temporary)
            raise
        _sync_folder(target.parent)
    except NotAFileError as error:
        raise StoreError("{file} is not a file.", file=error.filename) from error
    except OSError as error:
        raise StoreError(
            "{file} cannot be written: {reason}.", file=str(path), reason=why(error)
        ) from error


def set_modified(path: Path, when: float) -> None:
    """Give a file the time at which it was changed last, if the file system lets it. Never raises.

    Args:
        path: The file.
        when: The time in seconds since 1970. One that is to come is as if it were now.
    """
    moment = min(max(0.0, when), time.time())
    with contextlib.suppress(OSError, OverflowError, ValueError):
        os.utime(path, (moment, moment))


def free_bytes(folder: Path) -> int | None:
    """Return how many bytes the disk of a folder has left.

    Args:
        folder: The folder; of one that is not there, the next above it that is.

    Returns:
        The bytes, or None if the system does not say it.
    """
    import shutil

    for each in (folder, *folder.parents):
        try:
            return shutil.disk_usage(each).free
        except FileNotFoundError:
            continue
        except OSError:
            break
    return None


def renew(path: Path, data: bytes, *, keep: Path | None = None, mode: int | None = None) -> None:
    """Put a whole file in the place of what is there, and sync it.

    Args:
        path: The file; it is no link.
        data: Its new contents.
        keep: Where the old contents are kept, if anywhere.
        mode: The permissions of the file; by default only this person may read it.

    Raises:
        OSError: It cannot be written. The old file is then as it was.
    """
    temporary = _beside(path, (data,))
    try:
        if mode is not None:
            # Some file systems have no modes.
            with contextlib.suppress(OSError):
                temporary.chmod(mode)
        if keep is not None and path.exists():
            check(keep)
            _copy(path, keep)
        os.replace(temporary, path)  # noqa: PTH105 - the same, and one import less to know
    except BaseException:
        _drop(temporary)
        raise
    _sync_folder(path.parent)


def create(path: Path, data: bytes) -> None:
    """Write a whole new file, or nothing.

    Args:
        path: Where it is to be.
        data: Its contents.

    Raises:
        FileExistsError: There is something already.
        OSError: It cannot be written.
    """
    temporary = _beside(path, (data,))
    try:
        try:
            os.link(temporary, path)
        except FileExistsError:
            raise
        except OSError:
            # Some file systems have no links; then two programs could meet here, and one loses.
            if path.exists():
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST)) from None
            temporary.replace(path)
    finally:
        _drop(temporary)
    _sync_folder(path.parent)


def make_folder(folder: Path) -> None:
    """Make a folder, with those above it, so that it is still there after a power failure.

    Args:
        folder: The folder; it may exist.

    Raises:
        OSError: It cannot be made.
    """
    missing: list[Path] = []
    for each in (folder, *folder.parents):
        if os.path.lexists(each):
            break
        missing.append(each)
    folder.mkdir(parents=True, exist_ok=True)
    for each in reversed(missing):
        _sync_folder(each.parent)


def move(path: Path, to: Path) -> Path:
    """Give a file another name, which it still has after a power failure.

    Args:
        path: The file.
        to: Its new path.

    Returns:
        The new path.

    Raises:
        OSError: It cannot be moved.
    """
    moved = path.rename(to)
    # The new name first: with both on the disk the file is found, with neither it would be lost.
    for folder in dict.fromkeys((to.parent, path.parent)):
        _sync_folder(folder)
    return moved


def remove(path: Path) -> None:
    """Delete a file, if it is there, so that it does not come back after a power failure.

    Args:
        path: The file.

    Raises:
        OSError: It cannot be deleted.
    """
    path.unlink(missing_ok=True)
    _sync_folder(path.parent)


def lock(handle: int) -> bool:
    """Claim an open file until it is closed.

    If a file system knows no locks, no one is kept out.

    Args:
        handle: The handle of a file that is open for writing.

    Returns:
        False if another window has it.
    """
    return claim(handle) is not False


def claim(handle: int) -> bool | None:
    """Claim an open file until it is closed, and tell whether that is possible.

    Args:
        handle: The handle of a file that is open for writing.

    Returns:
        Whether it is claimed; None if the file system knows no locks.
    """
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(handle, _WINDOWS_LOCK_OFFSET, os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return False if error.errno in _LOCK_HELD_ERRORS else None
    return True


def is_held(path: Path) -> bool:
    """Tell whether another process holds the lock of a file.

    Args:
        path: The file.

    Returns:
        Whether it is locked; False if it cannot be opened.
    """
    try:
        handle = open_regular(path, os.O_WRONLY)
    except OSError:
        return False
    try:
        return not lock(handle)
    finally:
        os.close(handle)


@contextlib.contextmanager
def exclusive_lock(path: Path) -> Iterator[None]:
    """Keep other windows from changing a file while it is read, changed and replaced.

    All of them lock a file beside it, which stays: the file itself is another one afterwards. If
    there can be no such file, no one is kept out, and writing says why.

    Args:
        path: The file that is changed.

    Raises:
        StoreError: Another window has it for longer than a second.
    """
    beside, end = path.with_name(f"{path.name}.lock"), time.monotonic() + _LOCK_WAIT_S
    try:
        make_folder(beside.parent)
        handle = open_regular(beside, os.O_RDWR | os.O_CREAT, follow=False)
    except OSError:
        yield
        return
    try:
        while not lock(handle):
            if time.monotonic() > end:
                raise StoreError("{file} is in use by another Stowaway window.", file=str(path))
            time.sleep(0.01)
        yield
    finally:
        os.close(handle)


def unique_path(path: Path) -> Path:
    """Return a path at which there is nothing.

    Args:
        path: The path that is wished for.

    Returns:
        This path, or one like it with a number.
    """
    candidate, number = path, 1
    while os.path.lexists(candidate):
        number += 1
        candidate = path.with_name(f"{path.stem} ({number}){path.suffix}")
    return candidate


def remove_temp_files(folder: Path) -> None:
    """Delete the temporary files that killed processes have left in a folder. Never raises.

    Args:
        folder: The folder.
    """
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            name = entry.name
            if name.startswith(_PREFIX) and name.endswith(_SUFFIX):
                status = entry.stat(follow_symlinks=False)
                if stat.S_ISREG(status.st_mode) and time.time() - status.st_mtime > _STALE_AFTER_S:
                    _drop(Path(entry.path))


def quarantine(path: Path) -> Path:
    """Move a broken file out of the way, under a name of its own.

    Args:
        path: The file.

    Returns:
        Where it is now.

    Raises:
        StoreError: It cannot be moved.
    """
    try:
        return move(path, _aside(path))
    except OSError as error:
        raise StoreError(
            "{file} cannot be moved: {reason}.", file=str(path), reason=why(error)
        ) from error


def repair(path: Path, good: bytes) -> Path:
    """Put the good part of a damaged file in its place, and keep the damaged one.

    Whenever the process is killed, one of both is whole at `path`, and the damaged one is not lost.

    Args:
        path: The damaged file.
        good: The part that is good.

    Returns:
        Where the damaged file is kept.

    Raises:
        StoreError: It cannot be written. The file is then as it was.
    """
    try:
        temporary = _beside(path, (good,))
        try:
            aside = _keep(path)
            # Else the exchange could be on the disk before the second name is.
            _sync_folder(path.parent)
            temporary.replace(path)
        except BaseException:
            _drop(temporary)
            raise
        _sync_folder(path.parent)
    except OSError as error:
        raise StoreError(
            "{file} cannot be written: {reason}.", file=str(path), reason=why(error)
        ) from error
    return aside


def _keep(path: Path) -> Path:
    while True:
        aside = _aside(path)
        try:
            os.link(path, aside)
        except FileExistsError:
            # Another process keeps it just now.
            continue
        except OSError:
            # Some file systems have no links.
            _copy(path, aside)
        return aside


def _aside(path: Path) -> Path:
    return unique_path(path.with_name(f"{path.stem}.damaged{path.suffix}.bak"))


def _beside(path: Path, data: Iterable[bytes]) -> Path:
    # The app's first frame reads settings and writes nothing.
    import tempfile

    try:
        make_folder(path.parent)
    except FileExistsError as error:
        # Else it would read as if `path` itself were there already.
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR)) from error
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=_PREFIX, suffix=_SUFFIX)
    temporary = Path(name)
    try:
        with open(handle, "wb") as file:  # noqa: PTH123 - mkstemp gives a handle
            file.writelines(data)
            file.flush()
            os.fsync(handle)
    except BaseException:
        _drop(temporary)
        raise
    return temporary


def _copy(path: Path, to: Path) -> None:
    with reader(path) as file:
        temporary = _beside(to, iter(lambda: file.read(_COPY_SLICE_BYTES), b""))
    try:
        temporary.replace(to)
    finally:
        _drop(temporary)


def _usual_mode(path: Path) -> int:
    """The mode of the file there, or the one that any new file of this process has."""
    try:
        return stat.S_IMODE(path.stat().st_mode)
    except FileNotFoundError:
        # It cannot be asked for without being set; meanwhile nothing becomes more open.
        umask = os.umask(0o077)
        os.umask(umask)
        return 0o666 & ~umask


def _drop(path: Path) -> None:
    with contextlib.suppress(OSError):
        path.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
