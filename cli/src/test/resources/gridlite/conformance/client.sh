#!/bin/sh
# A client of the test's command server, under the names of the commands: the product's client in Perl, which costs a
# scenario a few milliseconds a command instead of a JVM. GRIDLITE_SERVER names the socket; what the client does not do is
# left to the real launcher, in the directory GRIDLITE_LAUNCHER.
name=${0##*/} server=${GRIDLITE_SERVER%/*} launchers=$GRIDLITE_LAUNCHER
unset GRIDLITE_SERVER GRIDLITE_LAUNCHER
[ "$name" != qrsh ] || exec "$launchers/qrsh" "$@"
exec /usr/bin/perl -C0 "$launchers/../libexec/client.pl" "$launchers/$name" "$server" "$name" "$@"
