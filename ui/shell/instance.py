"""Shell: one instance a data folder: a second one hands its file to the first and leaves."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCryptographicHash, QLockFile, QObject, Signal

MOST: Final = 8192
"""Longest message, in bytes."""

PATIENCE: Final = 5000
"""Milliseconds that the first instance gets to answer."""


class Instance(QObject):
    """This process's claim to a data folder."""

    asked = Signal(str)
    """Another instance was started, with this file (or none)."""

    def __init__(self, lock: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        lock.parent.mkdir(parents=True, exist_ok=True)
        # Qt's own, since Python's would load a library that the first frame waits for.
        digest = QCryptographicHash.hash(
            str(lock.resolve()).encode(), QCryptographicHash.Algorithm.Blake2b_160
        )
        self._name = f"stowaway-{digest.data().hex()[:20]}"
        self._lock = QLockFile(str(lock))
        # A lock counts as long as its process lives, however long that is.
        self._lock.setStaleLockTime(0)
        self.is_first = self._lock.tryLock(0)
        self._server: QObject | None = None

    def listen(self) -> None:
        """Hear of other instances."""
        from PySide6.QtNetwork import QLocalServer

        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        # A killed process leaves its socket; the lock says that nobody else listens.
        QLocalServer.removeServer(self._name)
        server.listen(self._name)
        server.newConnection.connect(self._greet)
        self._server = server

    def hand_over(self, file: str) -> bool:
        """Hand a file (or an empty text) to the first instance; whether it took it."""
        from PySide6.QtCore import QDeadlineTimer, QThread
        from PySide6.QtNetwork import QLocalSocket

        deadline = QDeadlineTimer(PATIENCE)
        while not deadline.hasExpired():
            socket = QLocalSocket()
            socket.connectToServer(self._name)
            if socket.waitForConnected(500):
                socket.write(os.fsencode(file)[: MOST - 1] + b"\n")
                socket.waitForBytesWritten(1000)
                # The first instance hangs up once it has read all.
                if socket.state() == QLocalSocket.LocalSocketState.UnconnectedState:
                    return True
                return socket.waitForDisconnected(max(1, deadline.remainingTime()))
            # It may have only just started.
            QThread.msleep(50)
        return False

    def release(self) -> None:
        """Let another instance be the first."""
        from PySide6.QtNetwork import QLocalServer

        if isinstance(self._server, QLocalServer):
            self._server.close()
        self._lock.unlock()

    def _greet(self) -> None:
        from PySide6.QtNetwork import QLocalServer, QLocalSocket

        assert isinstance(self._server, QLocalServer)
        while (socket := self._server.nextPendingConnection()) is not None:
            heard = bytearray()

            def read(socket: QLocalSocket = socket, heard: bytearray = heard) -> None:
                heard.extend(socket.read(MOST).data())
                if b"\n" in heard or len(heard) >= MOST:
                    socket.readyRead.disconnect()
                    socket.disconnectFromServer()
                    line = bytes(heard).partition(b"\n")[0]
                    self.asked.emit(os.fsdecode(line))

            socket.readyRead.connect(read)
            socket.disconnected.connect(socket.deleteLater)
            if socket.bytesAvailable():
                read()
