#!/bin/sh
# Installs Stowaway for one user, without root. What it installs is in the folder of this script.
set -eu

usage() {
    cat <<EOF
Usage: install.sh [--prefix FOLDER]

Installs Stowaway in FOLDER (default: ~/.local): the program, its menu entry,
icons, file type, manual page and shell completion. If Stowaway is already
installed there, it is replaced. To uninstall it, run
FOLDER/lib/stowaway/uninstall.sh
EOF
}

fail() {
    echo "install.sh: $1" >&2
    exit 1
}

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
prefix=${HOME:?}/.local
while [ $# -gt 0 ]; do
    case $1 in
        --prefix)
            [ $# -ge 2 ] || fail "--prefix needs a folder"
            prefix=$2
            shift 2
            ;;
        --prefix=*)
            prefix=${1#--prefix=}
            shift
            ;;
        -h | --help)
            usage
            exit 0
            ;;
        *) fail "unknown option '$1' (see --help)" ;;
    esac
done
[ -n "$prefix" ] || fail "--prefix needs a folder"
[ -x "$here/lib/stowaway/stowaway" ] || fail "cannot find the program next to this script; unpack the whole archive and try again"

# Characters that a menu entry cannot hold, not even in quotes.
case $prefix in
    *[\"\`\$\\%]* | *'
'*) fail "the folder name contains a character that a menu entry cannot hold: $prefix" ;;
esac

case $prefix in
    /*) top=$prefix ;;
    *) top=$PWD/$prefix ;;
esac
mkdir -p -- "$top" || fail "cannot create $top"
prefix=$(CDPATH='' cd -- "$top" && pwd -P)

link=$prefix/bin/stowaway
if [ -e "$link" ] || [ -L "$link" ]; then
    [ "$(readlink -- "$link" || true)" = ../lib/stowaway/stowaway ] ||
        fail "$link does not belong to Stowaway; move it elsewhere and try again"
fi
home=$prefix/lib/stowaway
if [ -x "$home/uninstall.sh" ]; then
    "$home/uninstall.sh" --quiet
elif [ -e "$home" ] || [ -L "$home" ]; then
    rmdir -- "$home" 2>/dev/null ||
        fail "$home does not belong to Stowaway; move it elsewhere and try again"
fi

# The uninstaller and its list come first, so that an installation that was interrupted, by a full
# disk or by the user, can be removed or repeated.
list=$home/installed.txt
had_lib=yes
[ -d "$prefix/lib" ] || had_lib=
mkdir -p -- "$home"
cp -- "$here/uninstall.sh" "$home/uninstall.sh"
: >"$list"
[ -n "$had_lib" ] || echo "d lib" >>"$list"

# Create a folder below the prefix, and list those that did not exist.
folder() {
    [ "$1" != . ] || return 0
    [ ! -d "$prefix/$1" ] || return 0
    folder "$(dirname -- "$1")"
    echo "d $1" >>"$list"
    mkdir -- "$prefix/$1"
}

cp -R -- "$here/lib/stowaway/." "$home"
folder bin
ln -sfn ../lib/stowaway/stowaway "$link"
(cd -- "$here/share" && find . -type f -o -type l | LC_ALL=C sort) | while IFS= read -r file; do
    file=share/${file#./}
    folder "$(dirname -- "$file")"
    echo "f $file" >>"$list"
    cp -- "$here/$file" "$prefix/$file"
done

# The desktop may not look for programs here, so the menu entry gets the full path.
entry=$prefix/share/applications/alt.stowaway.Stowaway.desktop
while IFS= read -r line; do
    case $line in
        Exec=*) printf 'Exec="%s" %%f\n' "$link" ;;
        *) printf '%s\n' "$line" ;;
    esac
done <"$here/share/applications/alt.stowaway.Stowaway.desktop" >"$entry"

"$home/uninstall.sh" --refresh
echo "Stowaway is installed in $prefix. Start it from the menu, or run: $link"
case :$PATH: in
    *:"$prefix/bin":*) ;;
    *) echo "To start it by name, add $prefix/bin to your PATH." ;;
esac
