#!/bin/sh
# Removes what install.sh installed, by its list. Matches and settings are kept.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
prefix=${here%/lib/stowaway}
share=$prefix/share

# Tell the desktop what has changed. Where a tool is missing, it notices without being told.
refresh() {
    if [ -d "$share/applications" ] && command -v update-desktop-database >/dev/null; then
        update-desktop-database -q "$share/applications" || true
    fi
    if [ -d "$share/mime/packages" ] && command -v update-mime-database >/dev/null; then
        update-mime-database "$share/mime" >/dev/null 2>&1 || true
    fi
    if [ -f "$share/icons/hicolor/index.theme" ] && command -v gtk-update-icon-cache >/dev/null; then
        gtk-update-icon-cache -q -t -f "$share/icons/hicolor" || true
    fi
}

case ${1-} in
    --refresh)
        refresh
        exit 0
        ;;
    '' | --quiet) ;;
    -h | --help)
        echo "Usage: uninstall.sh"
        echo
        echo "Uninstalls Stowaway. Your matches and settings are kept."
        exit 0
        ;;
    *)
        echo "uninstall.sh: unknown option '$1' (see --help)" >&2
        exit 1
        ;;
esac
if [ "$prefix" = "$here" ] || [ ! -f "$here/installed.txt" ]; then
    echo "uninstall.sh: Stowaway is not installed here" >&2
    exit 1
fi

list=$(mktemp)
trap 'rm -f -- "$list"' EXIT
LC_ALL=C sort -r -- "$here/installed.txt" >"$list"

while IFS= read -r line; do
    case $line in
        "f "*) rm -f -- "$prefix/${line#f }" ;;
    esac
done <"$list"
[ "$(readlink -- "$prefix/bin/stowaway" || true)" != ../lib/stowaway/stowaway ] ||
    rm -f -- "$prefix/bin/stowaway"
refresh

# Remove what the desktop's tools made of folders that are now empty.
if grep -qx "d share/applications" "$list"; then
    [ -n "$(find "$share/applications" -name '*.desktop' | head -n 1)" ] ||
        rm -f -- "$share/applications/mimeinfo.cache"
fi
if grep -qx "d share/mime" "$list"; then
    [ -n "$(find "$share/mime/packages" -name '*.xml' | head -n 1)" ] ||
        find "$share/mime" -type f ! -path '*/packages/*' -exec rm -f -- {} +
    [ -n "$(find "$share/mime" -type f | head -n 1)" ] || rm -rf -- "$share/mime"
fi
rm -rf -- "$here"
# The innermost folders first. A folder with other files in it is kept.
while IFS= read -r line; do
    case $line in
        "d "*) rmdir -- "$prefix/${line#d }" 2>/dev/null || true ;;
    esac
done <"$list"
[ "${1-}" = --quiet ] ||
    echo "Stowaway was uninstalled from $prefix. Your matches and settings are kept."
