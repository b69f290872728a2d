#!/bin/sh
# install.sh --prefix DIRECTORY: installs gridlite into DIRECTORY/lib/gridlite, with links to its commands, manual pages and
# completions. An older version there is replaced; running jobs, helpers and daemons are not disturbed.
set -e
umask 022
usage="usage: install.sh --prefix DIRECTORY"
prefix=
while [ $# -gt 0 ]; do
  case $1 in
    --prefix) prefix=${2-}; shift ;;
    --prefix=*) prefix=${1#--prefix=} ;;
    -h | -help | --help) echo "$usage"; exit 0 ;;
    *) echo "$usage" >&2; exit 2 ;;
  esac
  [ $# = 0 ] || shift
done
[ -n "$prefix" ] || { echo "$usage" >&2; exit 2; }
source=$(cd "$(dirname "$0")" && pwd -P)
[ -f "$source/lib/gridlite-cli.jar" ] || { echo "install.sh: $source is not an unpacked release of gridlite" >&2; exit 1; }
mkdir -p "$prefix"
prefix=$(cd "$prefix" && pwd -P)
home=$prefix/lib/gridlite
case $source/ in "$home"/*) echo "install.sh: this is what is installed in $prefix" >&2; exit 1 ;; esac
if [ -e "$home" ] && [ ! -f "$home/manifest" ]; then
  echo "install.sh: $home is there already, and not of this script's making" >&2
  exit 1
fi
old=$(mktemp) new=$(mktemp)
trap 'rm -f "$old" "$new"' EXIT
trap 'exit 130' INT TERM
[ ! -f "$home/manifest" ] || cat "$home/manifest" > "$old"

# links that will be: name below the prefix, and what it points to
links() {
  (
    cd "$source"
    for file in bin/*; do echo "$file ../lib/gridlite/$file"; done
    for file in share/man/man?/*; do echo "$file ../../../lib/gridlite/$file"; done
    for file in bin/*; do echo "share/bash-completion/completions/${file#bin/} ../../../lib/gridlite/completions/gridlite.bash"; done
    echo "share/zsh/site-functions/_gridlite ../../../lib/gridlite/completions/_gridlite"
    for file in bin/*; do echo "share/fish/vendor_completions.d/${file#bin/}.fish ../../../lib/gridlite/completions/gridlite.fish"; done
    # that of the machine's own processor
    library=lib/libdrmaa.so.1.0
    [ "$(uname -m)" != aarch64 ] || library=lib/aarch64/libdrmaa.so.1.0
    if [ -f "$library" ]; then echo "lib/libdrmaa.so.1.0 gridlite/$library"; fi
  )
}
links > "$new"
# nobody else's file is overwritten: everything is looked at before anything is done
while read -r file target; do
  if { [ -e "$prefix/$file" ] || [ -L "$prefix/$file" ]; } && ! grep -qxF "$file" "$old"; then
    echo "install.sh: $prefix/$file is there already; nothing has been installed" >&2
    exit 1
  fi
done < "$new"

mkdir -p "$home"
# of another version it would be wrong
rm -f "$home/lib/gridlite.jsa" "$home/lib/archive.sh"
(cd "$source" && find . ! -type d | sed 's:^\./::' | sort) | while read -r file; do
  mkdir -p "$home/$(dirname "$file")"
  # what runs from the old file goes on with it
  cp -P "$source/$file" "$home/$file.new"
  mv -f "$home/$file.new" "$home/$file"
  echo "lib/gridlite/$file"
done > "$new.files"
while read -r file target; do
  mkdir -p "$prefix/$(dirname "$file")"
  ln -s "$target" "$prefix/$file.new"
  mv -fT "$prefix/$file.new" "$prefix/$file"
  echo "$file" >> "$new.files"
done < "$new"
# what the old version had and this one has not
while read -r file; do
  grep -qxF "$file" "$new.files" || rm -f "$prefix/$file"
done < "$old"
mv "$new.files" "$home/manifest"
chmod 644 "$home/manifest"
"$home/bin/gridlite" archive > /dev/null 2>&1 || echo "note: commands start slower without a class-data archive: $home/bin/gridlite archive" >&2
echo "gridlite $(cat "$home/VERSION") is in $prefix; uninstall: $home/uninstall.sh"
case :$PATH: in *:"$prefix/bin":*) ;; *) echo "put its commands into your PATH: PATH=$prefix/bin:\$PATH" ;; esac
