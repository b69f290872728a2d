#!/bin/sh
# uninstall.sh: removes what install.sh has installed. Cells stay.
set -e
home=$(cd "$(dirname "$0")" && pwd -P)
prefix=${home%/lib/gridlite}
if [ "$prefix" = "$home" ] || [ ! -f "$home/manifest" ]; then
  echo "uninstall.sh: nothing is installed in $home" >&2
  exit 1
fi
manifest=$(mktemp)
trap 'rm -f "$manifest"' EXIT
cat "$home/manifest" > "$manifest"
while read -r file; do rm -f "$prefix/$file"; done < "$manifest"
rm -f "$home/manifest" "$home/lib/gridlite.jsa" "$home/lib/archive.sh"
# directories that are empty now
sed 's:/[^/]*$::' "$manifest" | sort -u | while read -r directory; do
  while [ -n "$directory" ] && rmdir "$prefix/$directory" 2> /dev/null; do
    case $directory in */*) directory=${directory%/*} ;; *) break ;; esac
  done
done
if [ -d "$home" ]; then echo "note: $home has files of others, which stay" >&2; fi
