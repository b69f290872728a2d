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

my ($launcher, $libraries, $helper, $cell, @words) = @ARGV;
my $submits = $helper eq 'head';
my $name = $words[0];
# of the launcher, so that Perl does not complain about the caller's locale
delete $ENV{PERL_BADLANG} if exists $ENV{PERL_BADLANG} && !length $ENV{PERL_BADLANG};

# of Linux, on all processors that Debian 12 runs on but MIPS, where there is no peer then
my ($AF_UNIX, $SOCK_STREAM, $SOL_SOCKET, $SO_PEERCRED, $TIOCGWINSZ) = (1, 1, 1, 17, 0x5413);
my ($O_WRONLY, $O_CREAT, $O_EXCL, $O_TRUNC) = (01, 0100, 0200, 01000);
my ($ENOENT, $EINTR, $EAGAIN, $EACCES, $EEXIST, $EPIPE, $ECONNRESET) = (2, 4, 11, 13, 17, 32, 104);

# the numbers of gridlite.remote.Frame, counted from 0
my @KINDS = qw(- REQUEST REPLY OUT ERR INPUT FILE EDIT DISCARD EXIT WRITE WAIT LIST MAKE_DIRECTORY CONTROL STATE MORE DECLINE ASK RELAY CHALLENGE CREDENTIAL WELCOME);
my ($REQUEST, $REPLY, $RELAY) = (1, 2, 19);
# of gridlite.remote.Relay
my $PROTOCOL = 1;
my $LONGEST_ADDRESS = 107;
my $PIECE = 1 << 20;
my $MOST_FILES = 100_000;
my $PATIENCE_SECONDS = 10;

my $pipe_before = $SIG{PIPE} || 'DEFAULT';
my ($server, $unsent, $unwritten, $file, $hold, $place);
my ($who, $answered, $greeting) = ('daemon', 0);
# number of the process that listens, until it has been named as stopped
my $process;
my $directory = readlink '/proc/self/cwd';
my ($received, $edited, $held, $waits) = ('', '', '', 0);
my @shown;

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

# Host, directory of the cell and program there, of a file that nobody else can have written.
sub head_node {
    my $file = "$cell/common/head";
    for ("$cell/common", $file) {
        is_trusted($_) or leave_to_java("cell $cell is not used: $_ is another user's, or others may write to it");
    }
    my $text = text_of($file);
    defined $text or leave_to_java("can't read $file: $!");
    my ($host, $there, $program, @more) = split ' ', $text;
    $there = $cell unless defined $there;
    $program = 'gridlite' unless defined $program;
    # neither an option of ssh nor anything that a shell there would do something with
    @more || !defined $host || $host !~ /\A[A-Za-z0-9][A-Za-z0-9._-]*\z/ || $there !~ m{\A/} || $program !~ m{\A[A-Za-z0-9/][A-Za-z0-9/._+-]*\z}
        and leave_to_java("$file: expected HOST [CELL [PROGRAM]]: a name, an absolute path, and the path of gridlite on that host");
    return ($host, $there, $program);
}

# A relay on the head node at the other end of the connection.
sub connect_head {
    my ($host, $there, $program) = head_node();
    my $user = getpwuid $<;
    defined $user or leave_to_java("user $< has no name on this host");
    socketpair $server, my $other, $AF_UNIX, $SOCK_STREAM, 0 or leave_to_java("no connection: $!");
    my @ssh = split ' ', $ENV{GRIDLITE_SSH} || '';
    @ssh = qw(ssh -T -a -x) unless @ssh;
    my $process = fork;
    defined $process or leave_to_java("can't start $ssh[0]: $!");
    if (!$process) {
        # an interrupt is this client's to pass on, or to die of: then ssh sees the end of what it reads
        $SIG{$_} = 'IGNORE' for qw(INT QUIT HUP);
        open STDIN, '<&', $other and open STDOUT, '>&', $other and exec {$ssh[0]} @ssh, $host, "$program relay";
        print STDERR "$name: can't run $ssh[0]: $!\n";
        exit 127;
    }
    close $other;
    $who = "head node $host, by $ssh[0]";
    $greeting = [$PROTOCOL, $there, $user, $<];
}

sub connect_helper {
    return $helper && (stat $cell)[4] == $> && $< == $> && (connect_to('helper') || start_helper());
}

# by a file of its own, which most commands need not read
sub start_helper {
    my ($here) = __FILE__ =~ m{\A(.*/)} or return 0;
    my $file = ($here =~ m{\A/} ? '' : './') . "${here}helper.pl";
    my $start = do $file or return 0;
    return $start->($cell, $directory);
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

# A process that is stopped takes connections, as the kernel makes them for it, and answers none: whoever waits for it is told so.
sub look_at_process {
    # the name of the program, in parentheses, may hold anything
    (text_of("/proc/$process/stat") // '') =~ /\A.*\) T /s or return;
    print STDERR "$name: waits for the $who of the cell: it is stopped, and goes on after: kill -CONT $process\n";
    undef $process;
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

sub write_file {
    my ($path, $text) = @_;
    sysopen my $stream, $path, $O_WRONLY | $O_CREAT | $O_TRUNC, 0666 or return failure($path);
    return write_all($stream, $text) && close $stream ? ('text', '') : ('failed', "$!");
}

sub make_directory {
    my ($directory) = @_;
    -d $directory and return ('text', '');
    my ($above) = $directory =~ m{\A(.*[^/])/+[^/]+/*\z};
    if (defined $above && !-e $above) {
        my @made = make_directory($above);
        $made[0] eq 'text' or return @made;
    }
    return ('text', '') if mkdir $directory or -d $directory;
    return $! == $EEXIST ? ('failed', $directory) : failure($directory);
}

sub list_files {
    my ($directory) = @_;
    -d $directory or return ('no directory', '');
    my @files;
    my @below = ('');
    while (defined(my $below = shift @below)) {
        opendir my $stream, "$directory/$below" or return failure("$directory/$below");
        for (grep { !/\A\./ } readdir $stream) {
            my $path = "$directory/$below$_";
            if (-d $path && !-l $path) { push @below, "$below$_/" }
            elsif (-f $path) { push @files, "$below$_" }
        }
        @files > $MOST_FILES and return ('failed', "$directory: more than $MOST_FILES files");
    }
    return ('text', join "\0", sort @files);
}

sub is_dumb { return ($ENV{TERM} || 'dumb') eq 'dumb' }

sub editor { return length($ENV{EDITOR} || '') ? $ENV{EDITOR} : $ENV{VISUAL} || '' }

# as gridlite.terminal.Editor: text, whether it was written, status of the editor, file, why there is no result
sub edit {
    my ($text, $suffix) = @_;
    my $editor = editor();
    if (!length $editor) {
        my $needs = -t STDIN && -t STDOUT
            ? 'a terminal on which text can be placed; TERM is "' . ($ENV{TERM} || '') . '"'
            : 'a terminal as standard input and output';
        return ($text, 0, 1, '', "no editor: EDITOR and VISUAL are not set, and the built-in editor needs $needs."
            . ' Set EDITOR to a command that edits the file whose name is added to it');
    }
    my $path = eval { edit_file($editor, $text, $suffix) };
    defined $path or return ($text, 0, 1, '', "can't edit a temporary file: " . ($@ =~ s/\n\z//r) . '; TMPDIR may name another directory');
    return @$path;
}

sub edit_file {
    my ($editor, $text, $suffix) = @_;
    sysopen my $random, '/dev/urandom', 0 or die "/dev/urandom: $!\n";
    my $for_files = length($ENV{TMPDIR} || '') && -d $ENV{TMPDIR} && -w _ ? $ENV{TMPDIR} : '/tmp';
    my $path = "$for_files/gridlite-" . unpack('H*', slurp($random, 8)) . $suffix;
    sysopen my $stream, $path, $O_WRONLY | $O_CREAT | $O_EXCL, 0600 or die "$path: $!\n";
    $edited = $path;
    unless (write_all($stream, $text) && close $stream) {
        my $why = "$!";
        unlink $path;
        die "$path: $why\n";
    }
    # so long ago that every write shows, however short it takes
    my $before = time - 10;
    utime $before, $before, $path;
    $SIG{PIPE} = $pipe_before;
    # who ignores it hears nothing of the editor's end
    local $SIG{CHLD} = 'DEFAULT';
    # through a shell, since it may hold arguments
    system {'/bin/sh'} 'sh', '-c', "$editor \"\$1\"", 'sh', $path;
    my $status = $? & 127 ? 128 + ($? & 127) : $? >> 8;
    $SIG{PIPE} = 'IGNORE';
    sysopen my $again, $path, 0 or die "$path: ", $! == $ENOENT ? 'the editor has removed it' : $!, "\n";
    my $result = slurp($again);
    defined $result or die "$path: $!\n";
    utf8::decode(my $check = $result) or die "$path: its text is not UTF-8\n";
    my $written = $result ne $text || (stat $again)[9] != $before;
    return [$result, $written ? 1 : 0, $status, $path, ''];
}

# as gridlite.terminal.Question
sub confirm {
    -t STDIN or return 0;
    print STDERR $_[0];
    my ($answer, $octet) = ('', '');
    while (sysread STDIN, $octet, 1) {
        $octet eq "\n" and return $answer =~ /\A\s*(?:[yY]|\z)/;
        $answer .= $octet if length $answer < 1000;
    }
    return 0;
}

# An interrupt is passed on as the end of what this client sends; the process ends when its command does.
sub pass_on_interrupts {
    $waits = 1;
    for my $signal (qw(HUP INT TERM)) {
        next if ($SIG{$signal} || '') eq 'IGNORE';
        $SIG{$signal} = sub {
            shutdown $server, 1;
            $SIG{ALRM} = sub { $SIG{$signal} = 'DEFAULT'; kill $signal, $$ };
            alarm $PATIENCE_SECONDS;
        };
    }
}

# Whether a listing is short enough for the terminal: as gridlite.terminal.PagedOutput.
sub fits {
    my $size = '';
    my ($lines, $columns) = ioctl(STDOUT, $TIOCGWINSZ, $size = "\0" x 8) ? unpack 'S2', $size : (0, 0);
    $lines = $ENV{LINES} if ($ENV{LINES} || '') =~ /\A\d{1,5}\z/;
    $columns = $ENV{COLUMNS} if ($ENV{COLUMNS} || '') =~ /\A\d{1,5}\z/;
    return rows($held, $columns || 80) < ($lines || 24);
}

sub rows {
    my ($text, $columns) = @_;
    my $rows = $text =~ tr/\n//;
    for (split /\n/, $text =~ s/\e\[[^A-Za-z]*[A-Za-z]//gr) {
        my $width = length s/[\x80-\xbf]//gr;
        $rows += int(($width - 1) / $columns) if $width;
    }
    return $rows;
}

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

my %answers = (
    OUT => sub { show(\*STDOUT, @_) },
    ERR => sub { show(\*STDERR, @_) },
    INPUT => sub {
        my $text = slurp(\*STDIN);
        defined $text or die "can't read standard input: $!\n";
        put($REPLY, $text);
    },
    FILE => sub { put($REPLY, read_file(@_)) },
    MORE => sub { put($REPLY, read_piece()) },
    WRITE => sub { put($REPLY, write_file(@_)) },
    MAKE_DIRECTORY => sub { put($REPLY, make_directory(@_)) },
    LIST => sub { put($REPLY, list_files(@_)) },
    EDIT => sub {
        index($_[1], '/') < 0 or die "a frame EDIT with a slash in the end of a file's name\n";
        put($REPLY, edit(@_));
    },
    ASK => sub { put($REPLY, confirm(@_) ? 1 : 0) },
    DISCARD => sub { unlink $edited if length $edited },
    WAIT => sub { pass_on_interrupts() },
    DECLINE => sub { leave_to_java() },
    EXIT => sub {
        my ($status) = @_;
        $status =~ /\A\d{1,3}\z/ && $status < 256 or die "a frame EXIT with \"$status\" for a number from 0 to 255\n";
        if ($hold) {
            fits() or leave_to_java();
            print_to(@$_) for @shown;
        }
        finish($status);
    },
);
my %texts = (OUT => 1, ERR => 1, FILE => 1, WRITE => 2, MAKE_DIRECTORY => 1, LIST => 1, EDIT => 2, ASK => 1, EXIT => 1);

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
    my $pager = $ENV{PAGER};
    my $listing = $name =~ /\A(?:qstat|qhost|qselect|qquota|qacct|qrstat)\z/;
    $hold = !$submits && $listing && (defined $pager ? $pager !~ /\A\s*\z|\Acat\z/ : -t STDIN);
    # the built-in editor
    !$submits && !length editor() && -t STDIN && grep { /\A-[am]/ } @words and leave_to_java();
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
        my $answer = $answers{$said} or die "the $who sent $said\n";
        @texts < ($texts{$said} || 0) and die "a frame $said without text ", scalar @texts, "\n";
        $answer->(@texts);
    }
};
print STDERR "$name: the $who", $submits ? '' : " of cell $cell", ": $@";
exit 1;
