#!/usr/bin/perl
# client.pl LAUNCHER LIBRARIES HELPER CELL NAME [ARGUMENT ...]: has a command run by the daemon of the cell in directory CELL,
# and lends it this process's streams, files and editor. Does what gridlite.remote.Client does, in a twentieth of its time,
# which is why it uses no module: Socket alone takes four times as long to load as Perl itself. The launcher calls it where it
# sees a socket. What this client can't do, the launcher does in Java; ClientsTest compares the two.
#
# Without a daemon, and with HELPER not empty, a helper runs the command: a process that the first command of the cell's owner
# starts, and that leaves when nobody needs it any more. Where it could make a difference to a command, there is none.
#
# With HELPER "head" this is a submit host: the daemon is on another machine, "gridlite relay" there carries the frames over
# ssh, and what this client can't do is refused.
#
# Most of the time of a command is Perl's reading of this file. What few commands need is therefore in files of its own beside it,
# which share what is declared here with "our".

our ($launcher, $libraries, $helper, $cell, @words) = @ARGV;
our $submits = $helper eq 'head';
our $name = $words[0];
# of the launcher, so that Perl does not complain about the caller's locale
delete $ENV{PERL_BADLANG} if exists $ENV{PERL_BADLANG} && !length $ENV{PERL_BADLANG};

# of Linux, on all processors that Debian 12 runs on but MIPS, where there is no peer then
our ($AF_UNIX, $SOCK_STREAM) = (1, 1);
my ($SOL_SOCKET, $SO_PEERCRED) = (1, 17);
our $ENOENT = 2;
my ($EINTR, $EAGAIN, $EACCES, $EPIPE, $ECONNRESET) = (4, 11, 13, 32, 104);

# the numbers of gridlite.remote.Frame, counted from 0
my @KINDS = qw(- REQUEST REPLY OUT ERR INPUT FILE EDIT DISCARD EXIT WRITE WAIT LIST MAKE_DIRECTORY CONTROL STATE MORE DECLINE ASK RELAY CHALLENGE CREDENTIAL WELCOME);
our $REPLY = 2;
my ($REQUEST, $RELAY) = (1, 19);
my $LONGEST_ADDRESS = 107;
my $PIECE = 1 << 20;
our $PATIENCE_SECONDS = 10;

our $pipe_before = $SIG{PIPE} || 'DEFAULT';
our ($server, $greeting);
my ($unsent, $unwritten, $file, $hold, $place);
our $who = 'daemon';
my $answered = 0;
# number of the process that listens, until it has been named as stopped
our $process;
our $directory = readlink '/proc/self/cwd';
my $received = '';
our ($edited, $held, $waits) = ('', '', 0);
my @shown;

# A function that is not here is read from a file beside this one when it is first called.
sub AUTOLOAD {
    our $AUTOLOAD;
    my ($beside) = __FILE__ =~ m{\A(.*/)};
    $beside = "./$beside" unless $beside =~ m{\A/};
    my $part = $AUTOLOAD eq 'main::start_helper' ? 'helper.pl' : 'seldom.pl';
    do "$beside$part" or print STDERR "$name: can't read $beside$part: ", $@ || "$!\n" and exit 70;
    goto &$AUTOLOAD;
}

# Nothing has been done yet: the command begins anew.
sub leave_to_java {
    if ($submits) {
        print STDERR "$name: ", $_[0] || "a submit host can't run this command: it is one for the head node", "\n";
        exit 1;
    }
    $SIG{PIPE} = $pipe_before;
    $ENV{GRIDLITE_CLIENT} = 'declined';
    exec {$launcher} $launcher, @words[1 .. $#words] or print STDERR "$name: can't run $launcher: $!\n";
    exit 70;
}

# the rule of gridlite.remote.CellTrust: root's directories and one's own, in which nobody else can change anything
sub is_trusted {
    my (undef, undef, $mode, undef, $owner, $group) = stat $_[0] or return 1;
    return 0 if $owner != 0 && $owner != $>;
    return 1 if $mode & 01000;
    return !($mode & 02) && (!($mode & 020) || $group == 0 || $group == $) + 0);
}

# Address of a socket in the cell; a path that is too long for one goes by way of the open directory.
sub address {
    my $path = "$cell/$_[0].sock";
    if (length $path > $LONGEST_ADDRESS) {
        $place or open $place, '<', $cell or return undef;
        $path = '/proc/self/fd/' . fileno($place) . "/$_[0].sock";
    }
    return pack 'S a108', $AF_UNIX, $path;
}

# Whether somebody listens; a process that is not of the cell's owner is for Java to name.
sub connect_to {
    my $address = address($_[0]);
    defined $address && socket $server, $AF_UNIX, $SOCK_STREAM, 0 or return 0;
    connect $server, $address or return 0;
    my $peer = getsockopt $server, $SOL_SOCKET, $SO_PEERCRED;
    my $owner = (stat $cell)[4];
    defined $peer && length $peer == 12 && defined $owner or leave_to_java();
    ($process, my $listens) = unpack 'iII', $peer;
    $listens == $owner or leave_to_java();
    return 1;
}

sub connect_helper {
    return $helper && (stat $cell)[4] == $> && $< == $> && (connect_to('helper') || start_helper());
}

sub text_of {
    open my $opened, '<', $_[0] or return undef;
    return slurp($opened);
}

# The product that this command is of, and the directory that is its cell: a helper of others leaves.
sub product {
    my @parts = join ':', (stat $cell)[0, 1];
    for my $directory ($libraries, "$libraries/plugins") {
        opendir my $files, $directory or next;
        push @parts, map { join ':', $_, (stat "$directory/$_")[0, 1, 7, 9] } sort grep { /\.jar\z/ } readdir $files;
    }
    return join ' ', @parts;
}

# What a process of the caller's would see: a helper that sees something else leaves the command to the caller.
sub surroundings {
    return join ' ', (map { readlink "/proc/self/ns/$_" || '' } qw(mnt pid net uts ipc user)), (stat '/')[0, 1], "$( $)", $ENV{TZ} || '';
}

# Before an answer, a connection that breaks off with something unread means that the request was not read: nothing was done.
sub gone {
    my ($why, $unread) = @_;
    leave_to_java() if $who eq 'helper' && !$answered && ($unread || $unsent);
    die $unsent || $why, "\n";
}

# Sends a frame. A daemon that refuses it may say why without reading it to its end.
sub put {
    my ($kind, @texts) = @_;
    my $body = pack '(N/a*)*', @texts;
    write_all($server, pack('CN', $kind, length $body) . $body) or $unsent = "$!";
}

sub write_all {
    my $stream = $_[0];
    for (my $done = 0; $done < length $_[1];) {
        my $written = syswrite $stream, $_[1], length($_[1]) - $done, $done;
        if (defined $written) { $done += $written }
        elsif ($! == $EAGAIN) { select undef, my $set = ready($stream), undef, undef }
        elsif ($! != $EINTR) { return 0 }
    }
    return 1;
}

sub ready {
    my $set = '';
    vec($set, fileno $_[0], 1) = 1;
    return $set;
}

sub fill {
    while (length $received < $_[0]) {
        if ($process && !$answered && !$waits && select(my $set = ready($server), undef, undef, $PATIENCE_SECONDS) < 1) {
            look_at_process();
            next;
        }
        # an interrupt between two calls would be noticed by the next frame only
        $waits && select(my $set = ready($server), undef, undef, 1) < 1 and next;
        my $count = sysread $server, $received, 65536, length $received;
        if (!defined $count) { $! == $EINTR or gone("$!", $! == $ECONNRESET) }
        elsif (!$count) { gone('the other side has gone', 0) }
    }
}

sub take {
    fill(5);
    my ($kind, $size) = unpack 'CN', $received;
    $kind && $KINDS[$kind]
        or die "not a frame of this protocol (kind $kind)\n", $submits ? "  it may be that the shell's start-up files there print something\n" : '';
    $size < 1 << 31 or die "a frame of impossible length\n";
    fill(5 + $size);
    my @texts;
    for (my $at = 5; $at < 5 + $size;) {
        my $length = 5 + $size - $at < 4 ? $size : unpack 'N', substr $received, $at, 4;
        $at + 4 + $length <= 5 + $size or die "a text of a frame is longer than the frame\n";
        push @texts, substr $received, $at + 4, $length;
        $at += 4 + $length;
    }
    substr $received, 0, 5 + $size, '';
    $answered = 1;
    return ($kind, @texts);
}

sub slurp {
    my ($stream, $most) = @_;
    my $text = '';
    while (!$most || length $text < $most) {
        my $count = sysread $stream, $text, $most ? $most - length $text : 65536, length $text;
        if (!defined $count) { $! == $EINTR or return undef }
        elsif (!$count) { last }
    }
    return $text;
}

# what came of an access to files: gridlite.remote.FileReply
sub failure {
    my ($path) = @_;
    return $! == $ENOENT ? ('missing', '') : $! == $EACCES ? ('denied', '') : ('failed', "$path: $!");
}

sub read_file {
    my ($path) = @_;
    # what lies in the cell's directory, as common/sge_request, lies in that of this host
    $path = $cell . substr $path, length $greeting->[1] if $greeting && index($path, "$greeting->[1]/") == 0;
    undef $file;
    -d $path and return ('directory', '');
    sysopen my $opened, $path, 0 or return failure($path);
    $file = $opened;
    return read_piece();
}

sub read_piece {
    $file or return ('text', '');
    my $piece = slurp($file, $PIECE);
    defined $piece or return ('failed', "$!");
    return ('more', $piece) if length $piece == $PIECE;
    undef $file;
    return ('text', $piece);
}

sub is_dumb { return ($ENV{TERM} || 'dumb') eq 'dumb' }

sub show {
    if ($hold) {
        push @shown, [@_];
        $held .= $_[1];
        # a listing changes nothing: whatever needs a pager is made again where there is one
        $held =~ tr/\n// < 1000 or leave_to_java();
        return;
    }
    print_to(@_);
}

# A reader that has gone has seen what it wanted; the command shall come to its end.
sub print_to {
    write_all(@_) || $! == $EPIPE || $_[0] != \*STDOUT or $unwritten ||= "$!";
}

# as gridlite.terminal.StandardOutput
sub finish {
    my ($status) = @_;
    close STDOUT or $! == $EPIPE or $unwritten ||= "$!";
    $unwritten or exit $status;
    print STDERR "$name: can't write standard output: $unwritten\n",
        "  what the command has changed stays changed; its output is incomplete\n";
    exit($status || 1);
}

# What the other side says or asks for, and how many texts belong to it; what is said seldom is in seldom.pl.
my %answers = (
    OUT => [1, sub { show(\*STDOUT, @_) }],
    ERR => [1, sub { show(\*STDERR, @_) }],
    FILE => [1, sub { put($REPLY, read_file(@_)) }],
    EXIT => [1, sub {
        my ($status) = @_;
        $status =~ /\A\d{1,3}\z/ && $status < 256 or die "a frame EXIT with \"$status\" for a number from 0 to 255\n";
        if ($hold) {
            fits() or leave_to_java();
            print_to(@$_) for @shown;
        }
        finish($status);
    }],
);

defined $directory && (stat '.')[3] or leave_to_java('the working directory has been removed');
$cell = "$directory/$cell" unless $cell =~ m{\A/};
$cell =~ s{(?<=/)/+|/+\z}{}g;
my ($above) = $cell =~ m{\A(.*)/};
is_trusted($cell) && is_trusted($above || '/')
    or leave_to_java("cell $cell is not used: it or the directory above it is another user's, or others may write to it");
if ($submits) {
    # a daemon would take its job, but nobody could come to it
    $name eq 'qrsh' and leave_to_java();
    connect_head();
}
elsif (!(-S "$cell/daemon.sock" && connect_to('daemon'))) {
    connect_helper() or leave_to_java();
    $who = 'helper';
}

my $environment = \%ENV;
if (defined(my $former = delete $ENV{GRIDLITE_LC_ALL})) {
    # what a launcher further up has changed for its Java
    if (length $former) { $ENV{LC_ALL} = $former }
    else { delete $ENV{LC_ALL} }
}
my $terminal = -t STDOUT;
my $terminals = ($terminal ? 1 : 0) + (-t STDERR && !is_dumb() ? 2 : 0);
if ($terminal && !is_dumb()) {
    $hold = may_page();
    may_edit_here() and leave_to_java();
}
$SIG{PIPE} = 'IGNORE';
eval {
    put($RELAY, @$greeting) if $greeting;
    put($REQUEST, $directory, umask, $terminals, scalar @words, @words,
        (map { length $_ ? ($_, $ENV{$_}) : () } keys %ENV),
        $who eq 'helper' ? (GRIDLITE_PRODUCT => product(), GRIDLITE_SURROUNDINGS => surroundings()) : ());
    while (1) {
        my ($kind, @texts) = take();
        my $said = $KINDS[$kind];
        my ($least, $answer) = @{$answers{$said} || seldom_answer($said)};
        @texts < $least and die "a frame $said without text ", scalar @texts, "\n";
        $answer->(@texts);
    }
};
print STDERR "$name: the $who", $submits ? '' : " of cell $cell", ": $@";
exit 1;
