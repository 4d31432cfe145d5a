; Packaging: what the Windows installer says, in English and in German. NSIS's own German says Sie,
; so ours does too.

!macro SAY NAME ENGLISH GERMAN
  LangString ${NAME} ${LANG_ENGLISH} "${ENGLISH}"
  LangString ${NAME} ${LANG_GERMAN} "${GERMAN}"
!macroend

!insertmacro SAY Start \
  "Start Stowaway" \
  "Stowaway starten"
!insertmacro SAY Comment \
  "Four board games about luggage" \
  "Vier Brettspiele rund ums Gepäck"
!insertmacro SAY MatchOf \
  "Stowaway match" \
  "Stowaway-Partie"
!insertmacro SAY ArchiveOf \
  "Stowaway archive" \
  "Stowaway-Archiv"
!insertmacro SAY MatchFiles \
  "Open .stowaway files" \
  ".stowaway-Dateien öffnen"
!insertmacro SAY OnDesktop \
  "Desktop shortcut" \
  "Desktopverknüpfung"
!insertmacro SAY AboutProgram \
  "The program and its entry in the Start menu." \
  "Das Programm und sein Eintrag im Startmenü."
!insertmacro SAY AboutMatchFiles \
  "Double-click a saved match to open it in Stowaway." \
  "Ein Doppelklick auf eine gespeicherte Partie öffnet sie in Stowaway."
!insertmacro SAY AboutOnDesktop \
  "Starts Stowaway from the desktop." \
  "Startet Stowaway vom Desktop aus."
!insertmacro SAY RemovingOld \
  "Removing the old version" \
  "Die alte Version wird entfernt"
!insertmacro SAY OldStays \
  "The old version could not be removed, so nothing was installed. Your matches are safe. Restart Windows, then try again." \
  "Die alte Version ließ sich nicht entfernen, deshalb wurde nichts installiert. Ihre Partien sind sicher. Starten Sie Windows neu und versuchen Sie es noch einmal."
!insertmacro SAY Running \
  "Stowaway is still running. Close it, then try again. Every move is already saved." \
  "Stowaway läuft noch. Schließen Sie es und versuchen Sie es dann noch einmal. Jeder Zug ist bereits gespeichert."
!insertmacro SAY Only64 \
  "Stowaway needs 64-bit Windows, but this is a 32-bit version. Nothing was installed." \
  "Stowaway braucht ein 64-Bit-Windows, aber dies ist eine 32-Bit-Version. Es wurde nichts installiert."
!insertmacro SAY TooOld \
  "Stowaway needs Windows 10 (version 1809) or newer. Nothing was installed." \
  "Stowaway braucht Windows 10 (Version 1809) oder neuer. Es wurde nichts installiert."
!insertmacro SAY TooOldArm \
  "On a computer with an ARM processor, Stowaway needs Windows 11. Nothing was installed." \
  "Auf einem Computer mit ARM-Prozessor braucht Stowaway Windows 11. Es wurde nichts installiert."
!insertmacro SAY NeedsAdmin \
  "To install Stowaway for everyone, run this installer as administrator. Nothing was installed." \
  "Um Stowaway für alle zu installieren, führen Sie dieses Installationsprogramm als Administrator aus. Es wurde nichts installiert."
!insertmacro SAY NeedsAdminToRemove \
  "Stowaway was installed for everyone who uses this computer. To uninstall it, run this uninstaller as administrator. Nothing was removed." \
  "Stowaway wurde für alle installiert, die diesen Computer nutzen. Um es zu deinstallieren, führen Sie dieses Deinstallationsprogramm als Administrator aus. Es wurde nichts entfernt."
!insertmacro SAY RemoveTitle \
  "Uninstall Stowaway" \
  "Stowaway deinstallieren"
!insertmacro SAY RemoveSubtitle \
  "Your matches are kept unless you choose to delete them." \
  "Ihre Partien bleiben erhalten, wenn Sie sie nicht löschen lassen."
!insertmacro SAY RemoveText \
  "The program will be removed from this folder:" \
  "Das Programm wird aus diesem Ordner entfernt:"
!insertmacro SAY RemoveSavesBox \
  "Also delete my matches, records and settings" \
  "Auch meine Partien, Rekorde und Einstellungen löschen"
!insertmacro SAY RemoveSavesText \
  "Leave this unticked if you may install Stowaway again: everything will still be there. Files that you keep in a folder of your own are never deleted." \
  "Ohne Häkchen finden Sie alles wieder, falls Sie Stowaway noch einmal installieren. Dateien in Ihren eigenen Ordnern werden nie gelöscht."
!insertmacro SAY RemoveSavesSure \
  "Delete all your matches, records and settings? This cannot be undone." \
  "Alle Ihre Partien, Rekorde und Einstellungen löschen? Das lässt sich nicht rückgängig machen."
