#!/usr/bin/perl
# A client of the test's command server, or of a cell's daemon, under the names of the commands: it costs a scenario a
# few milliseconds a command instead of a JVM. Speaks the frames of gridlite.remote.Frame; GRIDLITE_SERVER names the
# socket, or is "daemon". What talks to a terminal, starts processes of its own or is not the daemon's business is left
# to the real launcher, GRIDLITE_LAUNCHER.
use strict;
use warnings;

my ($REQUEST, $REPLY, $OUT, $ERR, $INPUT, $FILE, $EDIT, $DISCARD, $EXIT, $WRITE, $WAIT, $LIST, $MAKE) = 1 .. 13;

my $name = $0 =~ s{.*/}{}r;
my ($path, $launcher) = delete @ENV{qw(GRIDLITE_SERVER GRIDLITE_LAUNCHER)};
my $daemon = $path eq 'daemon';
if ($name eq 'qrsh' || -t STDOUT || $daemon && $name eq 'gridlite' || grep { /^--?watch/ } @ARGV) {
    exec "$launcher/$name", @ARGV;
}
$path = "$ENV{SGE_ROOT}/$ENV{SGE_CELL}/daemon.sock" if $daemon;
socket my $server, 1, 1, 0 or die "$name: can't make a socket: $!\n";
if (!connect $server, pack 'S a108', 1, $path) {
    exec "$launcher/$name", @ARGV if $daemon;
    die "$name: can't connect to the command server at $path: $!\n";
}
$SIG{PIPE} = 'IGNORE';

sub send_frame {
    my ($kind, @texts) = @_;
    my $body = pack '(N/a)*', @texts;
    write_all($server, pack('CN', $kind, length $body) . $body) or die "$name: the command server has gone: $!\n";
}

sub write_all {
    my ($stream, $text) = @_;
    for (my $done = 0; $done < length $text;) {
        my $written = syswrite $stream, $text, length($text) - $done, $done;
        defined $written or $!{EINTR} ? next : return;
        $done += $written;
    }
    return 1;
}

my $received = '';

sub receive {
    my $size = shift;
    while (length $received < $size) {
        my $read = sysread $server, $received, 65536, length $received;
        defined $read or $!{EINTR} ? next : die "$name: can't read from the command server: $!\n";
        $read or die "$name: the command server has gone\n";
    }
    return substr $received, 0, $size, '';
}

sub receive_frame {
    my ($kind, $size) = unpack 'CN', receive(5);
    return ($kind, unpack '(N/a)*', receive($size));
}

sub slurp {
    my $stream = shift;
    local $/;
    return readline($stream) // '';
}

sub file_reply {
    my ($done, $text) = @_;
    return $done ? ('text', $text) : $!{ENOENT} ? ('missing', '') : $!{EACCES} ? ('denied', '') : ('failed', "$!");
}

sub read_file {
    my $file = shift;
    -d $file and return ('directory', '');
    open my $stream, '<', $file or return file_reply();
    return file_reply(1, slurp($stream));
}

sub write_file {
    my ($file, $text) = @_;
    open my $stream, '>', $file or return file_reply();
    return file_reply(print({$stream} $text) && close($stream), '');
}

sub make_directory {
    my $directory = shift;
    my ($above) = $directory =~ m{(.+)/};
    -d $directory or !defined $above or -d $above or make_directory($above);
    return file_reply(-d $directory || mkdir($directory), '');
}

# paths below a directory
sub files_in {
    my ($directory, $before) = @_;
    opendir my $stream, $directory or return;
    my @names = sort grep { !/^\./ } readdir $stream;
    return map { -d "$directory/$_" && !-l "$directory/$_" ? files_in("$directory/$_", "$before$_/") : -f "$directory/$_" ? "$before$_" : () } @names;
}

sub list_files {
    my $directory = shift;
    return -d $directory ? ('text', join "\0", sort(files_in($directory, ''))) : ('no directory', '');
}

my $edited_file = '';

sub edit {
    my ($text, $suffix) = @_;
    my $file = $edited_file = "/tmp/gridlite-$$-" . time . $suffix;
    write_file($file, $text);
    my @before = stat $file;
    system '/bin/sh', '-c', ($ENV{EDITOR} || $ENV{VISUAL} || 'vi') . ' "$1"', 'sh', $file;
    my $status = $? & 127 ? 128 + ($? & 127) : $? >> 8;
    my @after = stat $file;
    my (undef, $edited) = read_file($file);
    my $written = $edited ne $text || $before[9] != $after[9] || $before[1] != $after[1];
    return ($edited, $written ? 1 : 0, $status, $file, '');
}

send_frame($REQUEST, readlink '/proc/self/cwd', umask, -t STDOUT ? 1 : 0, 1 + @ARGV, $name, @ARGV, %ENV);
while (1) {
    my ($kind, @texts) = receive_frame();
    if ($kind == $OUT) { write_all(\*STDOUT, $texts[0]) }
    elsif ($kind == $ERR) { write_all(\*STDERR, $texts[0]) }
    elsif ($kind == $INPUT) { send_frame($REPLY, slurp(\*STDIN)) }
    elsif ($kind == $FILE) { send_frame($REPLY, read_file($texts[0])) }
    elsif ($kind == $WRITE) { send_frame($REPLY, write_file(@texts)) }
    elsif ($kind == $EDIT) { send_frame($REPLY, edit(@texts)) }
    elsif ($kind == $LIST) { send_frame($REPLY, list_files($texts[0])) }
    elsif ($kind == $MAKE) { send_frame($REPLY, make_directory($texts[0])) }
    elsif ($kind == $DISCARD) { unlink $edited_file }
    elsif ($kind == $WAIT) { $SIG{INT} = $SIG{TERM} = sub { shutdown $server, 1 } }
    elsif ($kind == $EXIT) { exit $texts[0] }
    else { die "$name: the command server sent a frame of kind $kind\n" }
}
