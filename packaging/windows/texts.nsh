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
  "A table for luggage games" \
  "Ein Tisch für Gepäckspiele"
!insertmacro SAY MatchOf \
  "Match of Stowaway" \
  "Partie von Stowaway"
!insertmacro SAY MatchFiles \
  "Open .stowaway files" \
  "Dateien .stowaway öffnen"
!insertmacro SAY OnDesktop \
  "Shortcut on the desktop" \
  "Verknüpfung auf dem Desktop"
!insertmacro SAY AboutProgram \
  "The program, with an entry in the start menu." \
  "Das Programm, mit einem Eintrag im Startmenü."
!insertmacro SAY AboutMatchFiles \
  "A double click on a saved match opens it in Stowaway." \
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
  "Stowaway is running. Close it, then try again. Matches are saved at every move." \
  "Stowaway läuft noch. Schließen Sie es und versuchen Sie es dann noch einmal. Partien werden bei jedem Zug gespeichert."
!insertmacro SAY Only64 \
  "Stowaway needs a 64-bit Windows. This one is 32-bit. Nothing was installed." \
  "Stowaway braucht ein 64-Bit-Windows. Dieses hier hat 32 Bit. Es wurde nichts installiert."
!insertmacro SAY TooOld \
  "Stowaway needs Windows 10 (version 1809) or newer. Nothing was installed." \
  "Stowaway braucht Windows 10 (Version 1809) oder neuer. Es wurde nichts installiert."
!insertmacro SAY TooOldArm \
  "On a computer with an ARM processor, Stowaway needs Windows 11. Nothing was installed." \
  "Auf einem Computer mit ARM-Prozessor braucht Stowaway Windows 11. Es wurde nichts installiert."
!insertmacro SAY NeedsAdmin \
  "To install Stowaway for everyone, start this as administrator. Nothing was installed." \
  "Um Stowaway für alle zu installieren, starten Sie dies als Administrator. Es wurde nichts installiert."
!insertmacro SAY NeedsAdminToRemove \
  "Stowaway was installed for everyone who uses this computer. To remove it, start this as administrator. Nothing was removed." \
  "Stowaway wurde für alle installiert, die diesen Computer nutzen. Um es zu entfernen, starten Sie dies als Administrator. Es wurde nichts entfernt."
!insertmacro SAY RemoveTitle \
  "Remove Stowaway" \
  "Stowaway entfernen"
!insertmacro SAY RemoveSubtitle \
  "Your matches stay unless you say otherwise." \
  "Ihre Partien bleiben, wenn Sie nichts anderes sagen."
!insertmacro SAY RemoveText \
  "This removes the program from this folder:" \
  "Dies entfernt das Programm aus diesem Ordner:"
!insertmacro SAY RemoveSavesBox \
  "Also delete my matches, records and settings" \
  "Auch meine Partien, Rekorde und Einstellungen löschen"
!insertmacro SAY RemoveSavesText \
  "Leave this off to find everything again should you install Stowaway once more. What you keep in a folder of your own is never touched." \
  "Lassen Sie dies aus, um alles wiederzufinden, falls Sie Stowaway noch einmal installieren. Was in einem eigenen Ordner liegt, wird nie angerührt."
!insertmacro SAY RemoveSavesSure \
  "Delete all your matches, records and settings? They cannot be brought back." \
  "Alle Ihre Partien, Rekorde und Einstellungen löschen? Sie lassen sich nicht zurückholen."
