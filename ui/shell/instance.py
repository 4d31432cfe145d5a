"""Shell: one instance a data folder: a second one hands its file to the first and leaves."""

from __future__ import annotations

import os
import sys
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QApplication

from engine.store import files

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

MAX_MESSAGE_BYTES: Final = 8192
"""Longest message, in bytes; a path that is longer names no file on any system."""

ANSWER_TIMEOUT_MS: Final = 5000
"""Milliseconds that the first instance gets to answer, and that a message may take to come."""

MAX_CONNECTIONS: Final = 8
"""How many may be heard at a time; one that comes then is turned away, and tries again."""

MESSAGE_END: Final = b"\0"
"""Ends a message and its answer; no path has it in it."""

TAKEN_ANSWER: Final = b"taken" + MESSAGE_END
"""The answer: the message was heard, and is being obeyed."""

_MAX_SOCKET_PATH_BYTES: Final = 100
"""Longest path of a socket, in bytes, that every system takes."""


class Application(QApplication):
    """The application. A Mac starts no second instance, but tells the first of a file."""

    opened = Signal(str)
    """The system wants this file to be opened."""

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FileOpen:
            file: str = event.file()  # type: ignore[attr-defined]
            if file:
                self.opened.emit(file)
                return True
        return super().event(event)


class Instance(QObject):
    """This process's claim to a data folder."""

    asked = Signal(str)
    """Another instance was started, with this file (or none)."""

    def __init__(self, lock: Path, parent: QObject | None = None) -> None:
        """Claim the folder of a lock file.

        Args:
            lock: The lock file. It stays where it is when the instance ends.
            parent: Its owner, if any.

        Raises:
            NotAFileError: Something other than a file is in the place of the lock file.
            OSError: The folder cannot be made.
        """
        super().__init__(parent)
        files.make_folder(lock.parent)
        self._lock = lock
        self._handle: int | None = None
        self._is_held = False
        self.is_first = self._claim()
        self._server: QLocalServer | None = None
        self._guests: set[QLocalSocket] = set()

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Where the first instance listens; asked for only once there is somebody to hear or tell.

        The first frame needs none.
        """
        return _names(self._lock)

    def listen(self) -> None:
        """Hear of other instances."""
        from PySide6.QtNetwork import QLocalServer

        server = _server(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        server.setMaxPendingConnections(MAX_CONNECTIONS)
        for name in self.names:
            # A killed process leaves its socket; the lock says that nobody else listens.
            QLocalServer.removeServer(name)
            if server.listen(name):
                break
        self._server = server

    def hand_over(self, file: str) -> bool:
        """Hand a file (or an empty text) to the first instance; whether it took it.

        If the first one goes meanwhile, this one is the first. Where nobody can be the first, since
        the folder cannot be written, nobody is waited for. Raises NotAFileError as the constructor
        does.
        """
        from PySide6.QtCore import QDeadlineTimer, QThread

        _let_come_to_front()
        deadline = QDeadlineTimer(ANSWER_TIMEOUT_MS)
        while not deadline.hasExpired():
            if any(_tell(name, os.fsencode(file), deadline) for name in self.names):
                return True
            self.is_first = self._claim()
            if self.is_first or not self._is_held:
                return False
            # It may have only just started.
            QThread.msleep(50)
        return False

    def _claim(self) -> bool:
        """Lock the lock file, unless another instance holds it; `_is_held` says whether one does.

        The system lets go of it when the process ends, however that happens, so what is in the file
        does not matter: an empty one that a power cut left is as good as any. Where the file cannot
        be opened, nobody can be the first. Where its file system knows no locks, whoever listens
        holds it.

        Raises:
            NotAFileError: It is not a file.
        """
        self._is_held = False
        try:
            handle = files.open_regular(self._lock, os.O_RDWR | os.O_CREAT, follow=False)
        except files.NotAFileError:
            raise
        except OSError:
            return False
        claimed = files.claim(handle)
        if claimed is False or (claimed is None and any(map(_is_heard, self.names))):
            os.close(handle)
            self._is_held = True
            return False
        self._handle = handle
        return True

    def release(self) -> None:
        """Let another instance be the first."""
        if self._server is not None:
            self._server.close()
        for guest in list(self._guests):
            guest.abort()
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    def greet(self, socket: QLocalSocket) -> None:
        """Hear somebody, unless too many are heard already."""
        if len(self._guests) >= MAX_CONNECTIONS:
            socket.abort()
            socket.deleteLater()
            return
        self._guests.add(socket)
        _Guest(self, socket)

    def take_leave(self, socket: QLocalSocket) -> None:
        """Somebody who was heard is gone."""
        self._guests.discard(socket)
        socket.deleteLater()


def _server(instance: Instance) -> QLocalServer:
    """Who hears of guests for an instance."""
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

    class Server(QLocalServer):
        """Makes the sockets itself: of each that PySide takes off Qt's list it keeps 1 KB."""

        def incomingConnection(self, descriptor: int) -> None:
            socket = QLocalSocket(self)
            if socket.setSocketDescriptor(descriptor):
                instance.greet(socket)
            else:
                socket.deleteLater()

    return Server(instance)


class _Guest(QObject):
    """Hears one message, up to a length and for a time, and answers it."""

    def __init__(self, instance: Instance, socket: QLocalSocket) -> None:
        from PySide6.QtCore import QTimer

        super().__init__(socket)
        self._instance = instance
        self._socket = socket
        self._heard = bytearray()
        socket.setReadBufferSize(MAX_MESSAGE_BYTES + 1)
        socket.readyRead.connect(self._read)
        socket.disconnected.connect(self._leave)
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(self._end)
        timer.start(ANSWER_TIMEOUT_MS)
        self._read()

    def _read(self) -> None:
        self._heard += self._socket.read(MAX_MESSAGE_BYTES + 1).data()
        message, end, _ = bytes(self._heard).partition(MESSAGE_END)
        if end:
            self._socket.readyRead.disconnect()
            self._socket.write(TAKEN_ANSWER)
            self._socket.disconnectFromServer()
            self._instance.asked.emit(os.fsdecode(message))
        elif len(self._heard) > MAX_MESSAGE_BYTES:
            self._socket.abort()

    def _end(self) -> None:
        self._socket.abort()

    def _leave(self) -> None:
        self._instance.take_leave(self._socket)


def _names(lock: Path) -> tuple[str, ...]:
    """Where the first instance listens: the first of these that the system takes.

    Beside the lock nobody else comes, and both instances look there whatever their surroundings.
    """
    # Qt's own, since Python's would load a library for it.
    from PySide6.QtCore import QCryptographicHash

    digest = QCryptographicHash.hash(
        str(lock.resolve()).encode(errors="surrogateescape"),
        QCryptographicHash.Algorithm.Blake2b_160,
    )
    plain = f"stowaway-{digest.data().hex()[:20]}"
    beside = str(lock.resolve().with_suffix(".socket"))
    if sys.platform == "win32" or len(os.fsencode(beside)) > _MAX_SOCKET_PATH_BYTES:
        return (plain,)
    return (beside, plain)


def _is_heard(name: str) -> bool:
    """Whether a process of the same user listens there."""
    from PySide6.QtNetwork import QLocalSocket

    socket = QLocalSocket()
    socket.connectToServer(name)
    return socket.waitForConnected(500) and _is_own(socket.fullServerName())


def _tell(name: str, message: bytes, deadline: object) -> bool:
    """Tell whoever listens there, and wait for the answer; whether it came."""
    from PySide6.QtCore import QDeadlineTimer
    from PySide6.QtNetwork import QLocalSocket

    assert isinstance(deadline, QDeadlineTimer)
    socket = QLocalSocket()
    socket.setReadBufferSize(len(TAKEN_ANSWER))
    socket.connectToServer(name)
    if not socket.waitForConnected(500) or not _is_own(socket.fullServerName()):
        return False
    socket.write(message[:MAX_MESSAGE_BYTES] + MESSAGE_END)
    socket.waitForBytesWritten(1000)
    while socket.bytesAvailable() < len(TAKEN_ANSWER):
        if not socket.waitForReadyRead(max(1, deadline.remainingTime())):
            break
    return socket.read(len(TAKEN_ANSWER)).data() == TAKEN_ANSWER


def _is_own(socket: str) -> bool:
    """Whether a socket is this person's: anybody may put one into a folder that all share."""
    if sys.platform == "win32":
        return True
    try:
        return os.stat(socket).st_uid == os.getuid()  # noqa: PTH116 - a name of Qt's, no path of ours
    except OSError:
        return False


def _let_come_to_front() -> None:
    """On Windows only the program that was just started may let another one come to the front."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(-1)
