; Packaging: the Windows installer of Stowaway, in NSIS. packaging/windows/build.py compiles it and
; hands it, by /D: VERSION, VERSION_4 (of four numbers), SIZE_KB, WORK (a folder with the icons, the
; pictures, the licence and files.nsh: what is installed, file by file) and OUT. Paths have
; backslashes here: on Windows NSIS looks for the last one to find a folder; elsewhere it turns them.

Unicode true
!ifndef TARGET
  ; A 64-bit installer could not even tell a 32-bit Windows why it does not start, and the NSIS that
  ; its makers hand out has no parts for one.
  !define TARGET x86-unicode
!endif
Target ${TARGET}

!define NAME "Stowaway"
!define APP_ID "alt.stowaway.Stowaway"
; The id until it named no domain any more; engine/store/names.py lists it, too.
!define FORMER_APP_ID "app.stowaway.Stowaway"
!define PROGRAM "Stowaway.exe"
!define CONSOLE "stowaway-console.exe"
!define PUBLISHER "Stowaway contributors"
!define EXTENSION ".stowaway"
!define MIME_TYPE "application/x-stowaway-match"
!define PROG_ID "Stowaway.Match"
!define ARCHIVE_EXTENSION ".stowaway-all"
!define ARCHIVE_MIME_TYPE "application/x-stowaway-archive"
!define ARCHIVE_PROG_ID "Stowaway.Archive"
!define MATCH_ICON "stowaway-match.ico"
!define UNINSTALLER "uninstall.exe"
!define ENTRY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${APP_ID}"
!define FORMER_ENTRY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${FORMER_APP_ID}"
!define CLASSES "Software\Classes"
; Qt's oldest: Windows 10, version 1809. On ARM only Windows 11 runs programs for x64.
!define OLDEST_BUILD 17763
!define OLDEST_ARM_BUILD 22000

!define EXIT_REFUSED 3
!define EXIT_RUNNING 4
!define EXIT_OLD_VERSION 5

; What signs a program whose path is its last word; only where somebody has a key.
!ifdef SIGN
  !uninstfinalize '${SIGN} "%1"' = 0
  !finalize '${SIGN} "%1"' = 0
!endif

Name "${NAME}"
OutFile "${OUT}"
BrandingText "${NAME} ${VERSION}"
SetCompressor /SOLID lzma
SetCompressorDictSize 64
; The time of a file would make two compilations differ.
SetDateSave off
AllowSkipFiles off
ManifestDPIAware true
ManifestSupportedOS all
ShowInstDetails hide
ShowUninstDetails hide

!define MULTIUSER_EXECUTIONLEVEL Highest
!define MULTIUSER_MUI
!define MULTIUSER_INSTALLMODE_DEFAULT_CURRENTUSER
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_KEY "${ENTRY}"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_VALUENAME "InstallLocation"
!define MULTIUSER_INSTALLMODE_INSTDIR "${NAME}"
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_KEY "${ENTRY}"
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_VALUENAME "InstallLocation"
!define MULTIUSER_USE_PROGRAMFILES64

!include MUI2.nsh
!include MultiUser.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include Sections.nsh
!include WinVer.nsh
!include x64.nsh
!include "${WORK}\files.nsh"

Var Given
Var Words
Var RemoveSaves
Var Upgrade
Var SavesBox

!define MUI_ICON "${WORK}\stowaway.ico"
!define MUI_UNICON "${WORK}\stowaway.ico"
!define MUI_ABORTWARNING
!define MUI_HEADERIMAGE
!define MUI_HEADERIMAGE_RIGHT
!define MUI_HEADERIMAGE_BITMAP "${WORK}\header.bmp"
!define MUI_HEADERIMAGE_BITMAP_STRETCH AspectFitHeight
!define MUI_HEADERIMAGE_UNBITMAP "${WORK}\header.bmp"
!define MUI_HEADERIMAGE_UNBITMAP_STRETCH AspectFitHeight
!define MUI_WELCOMEFINISHPAGE_BITMAP "${WORK}\side.bmp"
!define MUI_WELCOMEFINISHPAGE_BITMAP_STRETCH AspectFitHeight
!define MUI_COMPONENTSPAGE_SMALLDESC
!define MUI_FINISHPAGE_RUN
!define MUI_FINISHPAGE_RUN_TEXT "$(Start)"
!define MUI_FINISHPAGE_RUN_FUNCTION StartProgram

!insertmacro MUI_PAGE_LICENSE "${WORK}\license.txt"
!insertmacro MULTIUSER_PAGE_INSTALLMODE
!define MUI_PAGE_CUSTOMFUNCTION_PRE ChooseAsBefore
!insertmacro MUI_PAGE_COMPONENTS
!define MUI_PAGE_CUSTOMFUNCTION_LEAVE TakeOwnFolder
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_PAGE_CUSTOMFUNCTION_PRE SharpPicture
!insertmacro MUI_PAGE_FINISH
UninstPage custom un.AskPage un.AskPageLeave
!insertmacro MUI_UNPAGE_INSTFILES

; Windows' own language chooses; the first is for all others.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!include "${HERE}\texts.nsh"

VIProductVersion "${VERSION_4}"
VIFileVersion "${VERSION_4}"
!macro VERSION_IN LANGUAGE DESCRIPTION
  VIAddVersionKey /LANG=${LANGUAGE} "ProductName" "${NAME}"
  VIAddVersionKey /LANG=${LANGUAGE} "ProductVersion" "${VERSION}"
  VIAddVersionKey /LANG=${LANGUAGE} "FileVersion" "${VERSION}"
  VIAddVersionKey /LANG=${LANGUAGE} "FileDescription" "${DESCRIPTION}"
  VIAddVersionKey /LANG=${LANGUAGE} "CompanyName" "${PUBLISHER}"
  VIAddVersionKey /LANG=${LANGUAGE} "LegalCopyright" "${COPYRIGHT}"
!macroend
!insertmacro VERSION_IN ${LANG_ENGLISH} "${NAME} installer"
!insertmacro VERSION_IN ${LANG_GERMAN} "${NAME}-Installationsprogramm"

; What both halves do

; A program that runs cannot be opened for writing, whoever started it. Asks until it is closed.
!macro WAIT_FOR PROGRAM_FILE
  ${Do}
    ${IfNot} ${FileExists} "${PROGRAM_FILE}"
      ${ExitDo}
    ${EndIf}
    ClearErrors
    FileOpen $0 "${PROGRAM_FILE}" a
    ${IfNot} ${Errors}
      FileClose $0
      ${ExitDo}
    ${EndIf}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(Running)" /SD IDCANCEL IDRETRY +3
    SetErrorLevel ${EXIT_RUNNING}
    Quit
  ${Loop}
!macroend

!macro TELL_DESKTOP
  ; File types have changed (SHCNE_ASSOCCHANGED).
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

; The installer

!macro REFUSE TEXT
  MessageBox MB_OK|MB_ICONSTOP "${TEXT}" /SD IDOK
  SetErrorLevel ${EXIT_REFUSED}
  Quit
!macroend

Function .onInit
  ${IfNot} ${RunningX64}
    !insertmacro REFUSE "$(Only64)"
  ${EndIf}
  ${IfNot} ${AtLeastBuild} ${OLDEST_BUILD}
    !insertmacro REFUSE "$(TooOld)"
  ${EndIf}
  ${If} ${IsNativeARM64}
  ${AndIfNot} ${AtLeastBuild} ${OLDEST_ARM_BUILD}
    !insertmacro REFUSE "$(TooOldArm)"
  ${EndIf}
  SetRegView 64
  ; What /D= said, which the next line would forget.
  StrCpy $Given $INSTDIR
  !insertmacro MULTIUSER_INIT
  ${GetParameters} $Words
  ClearErrors
  ${GetOptions} $Words "/AllUsers" $0
  ${IfNot} ${Errors}
    ${If} $MultiUser.Privileges != "Admin"
      !insertmacro REFUSE "$(NeedsAdmin)"
    ${EndIf}
    Call MultiUser.InstallMode.AllUsers
  ${EndIf}
  ClearErrors
  ${GetOptions} $Words "/CurrentUser" $0
  ${IfNot} ${Errors}
    Call MultiUser.InstallMode.CurrentUser
  ${EndIf}
  Call TakeFormerFolder
  ${If} $Given != ""
    StrCpy $INSTDIR $Given
  ${EndIf}
  Call ChooseAsBefore
FunctionEnd

Section "${NAME}" SecProgram
  SectionIn RO
  ReadRegStr $1 SHCTX "${ENTRY}" "InstallLocation"
  ${If} $1 != ""
    Push $1
    Call RemoveOld
  ${EndIf}
  ReadRegStr $1 SHCTX "${FORMER_ENTRY}" "InstallLocation"
  ${If} $1 != ""
    Push $1
    Call RemoveOld
  ${EndIf}
  ; Where there is one that the registry does not know of.
  !insertmacro WAIT_FOR "$INSTDIR\${PROGRAM}"
  !insertmacro WAIT_FOR "$INSTDIR\${CONSOLE}"

  !insertmacro INSTALL_FILES
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\${UNINSTALLER}"
  CreateShortCut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${PROGRAM}" "" "$INSTDIR\${PROGRAM}" 0 \
    SW_SHOWNORMAL "" "$(Comment)"

  WriteRegStr SHCTX "${ENTRY}" "DisplayName" "${NAME}"
  WriteRegStr SHCTX "${ENTRY}" "DisplayVersion" "${VERSION}"
  WriteRegStr SHCTX "${ENTRY}" "DisplayIcon" "$INSTDIR\${PROGRAM},0"
  WriteRegStr SHCTX "${ENTRY}" "Publisher" "${PUBLISHER}"
  WriteRegStr SHCTX "${ENTRY}" "InstallLocation" "$INSTDIR"
  WriteRegStr SHCTX "${ENTRY}" "UninstallString" '"$INSTDIR\${UNINSTALLER}"'
  WriteRegStr SHCTX "${ENTRY}" "QuietUninstallString" '"$INSTDIR\${UNINSTALLER}" /S'
  WriteRegDWORD SHCTX "${ENTRY}" "EstimatedSize" ${SIZE_KB}
  WriteRegDWORD SHCTX "${ENTRY}" "NoModify" 1
  WriteRegDWORD SHCTX "${ENTRY}" "NoRepair" 1
  ; Only now: what failed before can be tried again.
  DeleteRegKey SHCTX "${FORMER_ENTRY}"
SectionEnd

Section "$(MatchFiles)" SecMatchFiles
  WriteRegStr SHCTX "${CLASSES}\${PROG_ID}" "" "$(MatchOf)"
  WriteRegStr SHCTX "${CLASSES}\${PROG_ID}\DefaultIcon" "" "$INSTDIR\${MATCH_ICON}"
  WriteRegStr SHCTX "${CLASSES}\${PROG_ID}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  WriteRegStr SHCTX "${CLASSES}\${EXTENSION}" "" "${PROG_ID}"
  WriteRegStr SHCTX "${CLASSES}\${EXTENSION}" "Content Type" "${MIME_TYPE}"
  WriteRegStr SHCTX "${CLASSES}\${EXTENSION}\OpenWithProgids" "${PROG_ID}" ""
  WriteRegStr SHCTX "${CLASSES}\${ARCHIVE_PROG_ID}" "" "$(ArchiveOf)"
  WriteRegStr SHCTX "${CLASSES}\${ARCHIVE_PROG_ID}\DefaultIcon" "" "$INSTDIR\${MATCH_ICON}"
  WriteRegStr SHCTX "${CLASSES}\${ARCHIVE_PROG_ID}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  WriteRegStr SHCTX "${CLASSES}\${ARCHIVE_EXTENSION}" "" "${ARCHIVE_PROG_ID}"
  WriteRegStr SHCTX "${CLASSES}\${ARCHIVE_EXTENSION}" "Content Type" "${ARCHIVE_MIME_TYPE}"
  WriteRegStr SHCTX "${CLASSES}\${ARCHIVE_EXTENSION}\OpenWithProgids" "${ARCHIVE_PROG_ID}" ""
  !insertmacro TELL_DESKTOP
SectionEnd

Section /o "$(OnDesktop)" SecOnDesktop
  SetOutPath "$INSTDIR"
  CreateShortCut "$DESKTOP\${NAME}.lnk" "$INSTDIR\${PROGRAM}" "" "$INSTDIR\${PROGRAM}" 0 \
    SW_SHOWNORMAL "" "$(Comment)"
SectionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
  !insertmacro MUI_DESCRIPTION_TEXT ${SecProgram} "$(AboutProgram)"
  !insertmacro MUI_DESCRIPTION_TEXT ${SecMatchFiles} "$(AboutMatchFiles)"
  !insertmacro MUI_DESCRIPTION_TEXT ${SecOnDesktop} "$(AboutOnDesktop)"
!insertmacro MUI_FUNCTION_DESCRIPTION_END

; Takes the old version away, by its own list; its folder is on the stack.
Function RemoveOld
  Pop $1
  ${IfNot} ${FileExists} "$1\${UNINSTALLER}"
    Return
  ${EndIf}
  !insertmacro WAIT_FOR "$1\${PROGRAM}"
  !insertmacro WAIT_FOR "$1\${CONSOLE}"
  DetailPrint "$(RemovingOld)"
  ; With _?= it works where it lies, so that it can be waited for.
  ClearErrors
  ExecWait '"$1\${UNINSTALLER}" /S /UPGRADE _?=$1' $2
  ${If} ${Errors}
  ${OrIf} $2 != 0
    MessageBox MB_OK|MB_ICONSTOP "$(OldStays)" /SD IDOK
    SetErrorLevel ${EXIT_OLD_VERSION}
    Quit
  ${EndIf}
  Delete "$1\${UNINSTALLER}"
  RMDir "$1"
FunctionEnd

; A version of the former id is replaced where it lies.
Function TakeFormerFolder
  ReadRegStr $0 SHCTX "${ENTRY}" "InstallLocation"
  ${If} $0 != ""
    Return
  ${EndIf}
  ReadRegStr $0 SHCTX "${FORMER_ENTRY}" "InstallLocation"
  ${If} $0 != ""
    StrCpy $INSTDIR $0
  ${EndIf}
FunctionEnd

; An upgrade offers what is there already.
Function ChooseAsBefore
  ReadRegStr $0 SHCTX "${ENTRY}" "InstallLocation"
  ${If} $0 == ""
    ReadRegStr $0 SHCTX "${FORMER_ENTRY}" "InstallLocation"
  ${EndIf}
  ${If} $0 == ""
    Return
  ${EndIf}
  ${If} ${FileExists} "$DESKTOP\${NAME}.lnk"
    !insertmacro SelectSection ${SecOnDesktop}
  ${EndIf}
  ReadRegStr $0 SHCTX "${CLASSES}\${PROG_ID}" ""
  ${If} $0 == ""
    !insertmacro UnselectSection ${SecMatchFiles}
  ${EndIf}
FunctionEnd

; A folder in which something else lies gets one of ours.
Function TakeOwnFolder
  ${DirState} "$INSTDIR" $0
  ${If} $0 == 1
  ${AndIfNot} ${FileExists} "$INSTDIR\${PROGRAM}"
    StrCpy $INSTDIR "$INSTDIR\${NAME}"
  ${EndIf}
FunctionEnd

; Where a pixel of the picture would be blown up, take the one of twice the size.
Function SharpPicture
  System::Call 'user32::GetDpiForSystem() i .r0'
  ${If} $0 > 120
    File "/oname=$PLUGINSDIR\modern-wizard.bmp" "${WORK}\side@2x.bmp"
  ${EndIf}
FunctionEnd

; By the desktop, so that it does not inherit the rights of the installer.
Function StartProgram
  Exec '"$WINDIR\explorer.exe" "$INSTDIR\${PROGRAM}"'
FunctionEnd

; The uninstaller

Function un.onInit
  SetRegView 64
  StrCpy $Given $INSTDIR
  !insertmacro MULTIUSER_UNINIT
  ReadRegStr $0 HKLM "${ENTRY}" "InstallLocation"
  ${If} $0 == $Given
    ${If} $MultiUser.Privileges != "Admin"
      !insertmacro REFUSE "$(NeedsAdminToRemove)"
    ${EndIf}
    Call un.MultiUser.InstallMode.AllUsers
  ${Else}
    Call un.MultiUser.InstallMode.CurrentUser
  ${EndIf}
  StrCpy $INSTDIR $Given
  StrCpy $RemoveSaves 0
  StrCpy $Upgrade 0
  ${GetParameters} $Words
  ClearErrors
  ${GetOptions} $Words "/UPGRADE" $0
  ${IfNot} ${Errors}
    StrCpy $Upgrade 1
  ${EndIf}
  ClearErrors
  ${GetOptions} $Words "/REMOVESAVES" $0
  ${IfNot} ${Errors}
    StrCpy $RemoveSaves 1
  ${EndIf}
FunctionEnd

Function un.AskPage
  !insertmacro MUI_HEADER_TEXT "$(RemoveTitle)" "$(RemoveSubtitle)"
  nsDialogs::Create 1018
  Pop $0
  ${NSD_CreateLabel} 0 0 100% 26u "$(RemoveText)"
  Pop $0
  ${NSD_CreateLabel} 0 30u 100% 14u "$INSTDIR"
  Pop $0
  ${NSD_CreateCheckbox} 0 56u 100% 12u "$(RemoveSavesBox)"
  Pop $SavesBox
  ${If} $RemoveSaves = 1
    ${NSD_Check} $SavesBox
  ${EndIf}
  ${NSD_CreateLabel} 12u 72u -12u 44u "$(RemoveSavesText)"
  Pop $0
  GetDlgItem $0 $HWNDPARENT 1
  SendMessage $0 ${WM_SETTEXT} 0 "STR:$(^UninstallBtn)"
  nsDialogs::Show
FunctionEnd

Function un.AskPageLeave
  ${NSD_GetState} $SavesBox $RemoveSaves
  ${If} $RemoveSaves = ${BST_CHECKED}
    MessageBox MB_YESNO|MB_ICONEXCLAMATION|MB_DEFBUTTON2 "$(RemoveSavesSure)" IDYES +2
    Abort
  ${EndIf}
FunctionEnd

Section "Uninstall"
  !insertmacro WAIT_FOR "$INSTDIR\${PROGRAM}"
  !insertmacro WAIT_FOR "$INSTDIR\${CONSOLE}"

  !insertmacro REMOVE_FILES
  Delete "$SMPROGRAMS\${NAME}.lnk"
  Delete "$DESKTOP\${NAME}.lnk"
  Call un.ForgetMatchFiles
  ; The entry stays until the new version has its own, so that a failed upgrade can be tried again.
  ${If} $Upgrade = 0
    Delete "$INSTDIR\${UNINSTALLER}"
    ; The folder goes only if nothing else lies in it.
    SetOutPath "$TEMP"
    RMDir "$INSTDIR"
    DeleteRegKey SHCTX "${ENTRY}"
    ${If} $RemoveSaves = 1
      Call un.RemoveSaves
    ${EndIf}
  ${EndIf}
SectionEnd

; Leaves alone what another program has made of the type since.
Function un.ForgetMatchFiles
  DeleteRegKey SHCTX "${CLASSES}\${PROG_ID}"
  ReadRegStr $0 SHCTX "${CLASSES}\${EXTENSION}" ""
  ${If} $0 == "${PROG_ID}"
    DeleteRegValue SHCTX "${CLASSES}\${EXTENSION}" ""
    DeleteRegValue SHCTX "${CLASSES}\${EXTENSION}" "Content Type"
  ${EndIf}
  DeleteRegValue SHCTX "${CLASSES}\${EXTENSION}\OpenWithProgids" "${PROG_ID}"
  DeleteRegKey /ifempty SHCTX "${CLASSES}\${EXTENSION}\OpenWithProgids"
  DeleteRegKey /ifempty SHCTX "${CLASSES}\${EXTENSION}"
  DeleteRegKey SHCTX "${CLASSES}\${ARCHIVE_PROG_ID}"
  ReadRegStr $0 SHCTX "${CLASSES}\${ARCHIVE_EXTENSION}" ""
  ${If} $0 == "${ARCHIVE_PROG_ID}"
    DeleteRegValue SHCTX "${CLASSES}\${ARCHIVE_EXTENSION}" ""
    DeleteRegValue SHCTX "${CLASSES}\${ARCHIVE_EXTENSION}" "Content Type"
  ${EndIf}
  DeleteRegValue SHCTX "${CLASSES}\${ARCHIVE_EXTENSION}\OpenWithProgids" "${ARCHIVE_PROG_ID}"
  DeleteRegKey /ifempty SHCTX "${CLASSES}\${ARCHIVE_EXTENSION}\OpenWithProgids"
  DeleteRegKey /ifempty SHCTX "${CLASSES}\${ARCHIVE_EXTENSION}"
  !insertmacro TELL_DESKTOP
FunctionEnd

; The folder in which Stowaway keeps matches, records and settings of this person, whoever else the
; program was installed for; its name is ours alone.
Function un.RemoveSaves
  SetShellVarContext current
  ${If} $LOCALAPPDATA != ""
    RMDir /r "$LOCALAPPDATA\${APP_ID}"
    RMDir /r "$LOCALAPPDATA\${FORMER_APP_ID}"
  ${EndIf}
FunctionEnd
