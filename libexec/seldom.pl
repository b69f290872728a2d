# seldom.pl: what few commands need of client.pl, which reads it when one of these functions is called.

our (@words, $name, $cell, $directory, $server, $greeting, $who, $process, $waits, $held, $edited, $pipe_before, $PATIENCE_SECONDS);
our ($AF_UNIX, $SOCK_STREAM, $ENOENT, $REPLY, $submits);

# of Linux
my $TIOCGWINSZ = 0x5413;
my ($O_WRONLY, $O_CREAT, $O_EXCL, $O_TRUNC) = (01, 0100, 0200, 01000);
my $EEXIST = 17;

# of gridlite.remote.Relay
my $PROTOCOL = 1;
my $MOST_FILES = 100_000;

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

# A process that is stopped takes connections, as the kernel makes them for it, and answers none: whoever waits for it is told so.
sub look_at_process {
    # the name of the program, in parentheses, may hold anything
    (text_of("/proc/$process/stat") // '') =~ /\A.*\) T /s or return;
    print STDERR "$name: waits for the $who of the cell: it is stopped, and goes on after: kill -CONT $process\n";
    undef $process;
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

# Whether what is shown might need a pager: as gridlite.terminal.PagedOutput.
sub may_page {
    my $pager = $ENV{PAGER};
    return !$submits && $name =~ /\A(?:qstat|qhost|qselect|qquota|qacct|qrstat)\z/
        && (defined $pager ? $pager !~ /\A\s*\z|\Acat\z/ : -t STDIN);
}

# Whether the built-in editor might be needed.
sub may_edit_here { return !$submits && !length editor() && -t STDIN && grep { /\A-[am]/ } @words }

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

my %answers = (
    INPUT => [0, sub {
        my $text = slurp(\*STDIN);
        defined $text or die "can't read standard input: $!\n";
        put($REPLY, $text);
    }],
    MORE => [0, sub { put($REPLY, read_piece()) }],
    WRITE => [2, sub { put($REPLY, write_file(@_)) }],
    MAKE_DIRECTORY => [1, sub { put($REPLY, make_directory(@_)) }],
    LIST => [1, sub { put($REPLY, list_files(@_)) }],
    EDIT => [2, sub {
        index($_[1], '/') < 0 or die "a frame EDIT with a slash in the end of a file's name\n";
        put($REPLY, edit(@_));
    }],
    ASK => [1, sub { put($REPLY, confirm(@_) ? 1 : 0) }],
    DISCARD => [0, sub { unlink $edited if length $edited }],
    WAIT => [0, sub { pass_on_interrupts() }],
    DECLINE => [0, sub { leave_to_java() }],
);

# The rest of %answers of client.pl.
sub seldom_answer { return $answers{$_[0]} || die "the $who sent $_[0]\n" }

1;
