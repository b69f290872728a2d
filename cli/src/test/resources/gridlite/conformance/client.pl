#!/usr/bin/perl
# A client of the test's command server, under the names of the commands: the product's client, which costs a scenario a
# few milliseconds a command instead of a JVM. GRIDLITE_SERVER names the socket; what the client does not do is left to the
# real launcher, in the directory GRIDLITE_LAUNCHER.
my ($name) = $0 =~ m{([^/]+)\z};
my ($server, $launchers) = delete @ENV{qw(GRIDLITE_SERVER GRIDLITE_LAUNCHER)};
if ($name eq 'qrsh') {
    exec {"$launchers/qrsh"} "$launchers/qrsh", @ARGV or die "$name: can't run $launchers/qrsh: $!\n";
}
unshift @ARGV, "$launchers/$name", q(), q(), $server =~ s{/[^/]*\z}{}r, $name;
do "$launchers/../libexec/client.pl";
die "$name: $launchers/../libexec/client.pl: ", $@ || $!, "\n";
