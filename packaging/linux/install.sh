#!/bin/sh
# Puts Stowaway among a person's own programs, without root. Next to it lies what it installs.
set -eu

usage() {
    cat <<EOF
Usage: install.sh [--prefix FOLDER]

Installs Stowaway below FOLDER (~/.local): the program, and its entry in the
menu, icons, file type, manual page and completion. What was installed there
before is replaced. To take it away again: FOLDER/lib/stowaway/uninstall.sh
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
        *) fail "there is no option '$1' (see --help)" ;;
    esac
done
[ -n "$prefix" ] || fail "--prefix needs a folder"
[ -x "$here/lib/stowaway/stowaway" ] || fail "the program does not lie beside this script"

# What a menu's entry cannot hold, not even in quotes.
case $prefix in
    *[\"\`\$\\%]* | *'
'*) fail "the name of the folder has a character that a menu cannot hold: $prefix" ;;
esac

case $prefix in
    /*) top=$prefix ;;
    *) top=$PWD/$prefix ;;
esac
mkdir -p -- "$top" || fail "$top cannot be made"
prefix=$(CDPATH='' cd -- "$top" && pwd -P)

link=$prefix/bin/stowaway
if [ -e "$link" ] || [ -L "$link" ]; then
    [ "$(readlink -- "$link" || true)" = ../lib/stowaway/stowaway ] ||
        fail "$link is not Stowaway's: move it away"
fi
home=$prefix/lib/stowaway
if [ -x "$home/uninstall.sh" ]; then
    "$home/uninstall.sh" --quiet
elif [ -e "$home" ] || [ -L "$home" ]; then
    rmdir -- "$home" 2>/dev/null || fail "$home is not Stowaway's: move it away"
fi

# What takes all this away comes first, with its list, so that an installation that was cut short,
# by a full disk or by a person, can be taken away or made again.
list=$home/installed.txt
had_lib=yes
[ -d "$prefix/lib" ] || had_lib=
mkdir -p -- "$home"
cp -- "$here/uninstall.sh" "$home/uninstall.sh"
: >"$list"
[ -n "$had_lib" ] || echo "d lib" >>"$list"

# Make a folder below the prefix, and note those that were not there.
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
(cd -- "$here/share" && find . -type f | LC_ALL=C sort) | while IFS= read -r file; do
    file=share/${file#./}
    folder "$(dirname -- "$file")"
    echo "f $file" >>"$list"
    cp -- "$here/$file" "$prefix/$file"
done

# Where a desktop does not look for programs itself, the entry says where this one is.
entry=$prefix/share/applications/app.stowaway.Stowaway.desktop
while IFS= read -r line; do
    case $line in
        Exec=*) printf 'Exec="%s" %%f\n' "$link" ;;
        *) printf '%s\n' "$line" ;;
    esac
done <"$here/share/applications/app.stowaway.Stowaway.desktop" >"$entry"

"$home/uninstall.sh" --refresh
echo "Stowaway is installed in $prefix; it is in the menu, and $link starts it."
case :$PATH: in
    *:"$prefix/bin":*) ;;
    *) echo "To start it by its name alone, put $prefix/bin into your PATH." ;;
esac
