# helper.pl: start_helper, which starts the helper of a cell where that makes no difference to a command. A part of client.pl,
# which reads it when the function is called.

our ($cell, $directory, $AF_UNIX, $SOCK_STREAM);

# of Linux
my $LOCK_ALONE = 2;
my ($O_WRONLY, $O_CREAT, $O_APPEND) = (01, 0100, 02000);
my $BACKLOG = 1024;
my $LARGEST_DATABASE = 16 << 20;
# where locks, sockets and the stamps of files are what they seem
my %LOCAL = map { $_ => 1 } qw(ext2 ext3 ext4 xfs btrfs zfs f2fs bcachefs tmpfs overlay);

# A helper lives on with what it gets from the command that starts it; so only a command that has what everybody has starts one.
sub may_start {
    return !(grep { length($ENV{$_} || '') } qw(JOB_ID SLURM_JOB_ID PBS_JOBID LSB_JOBID GRIDLITE_OWN))
        && getpriority(0, 0) == 0
        && -w "$cell/gridlite.mv.db" && (stat _)[7] <= $LARGEST_DATABASE
        && !is_daemon_alive() && !is_limited() && is_local();
}

# one that does not listen yet, or no longer
sub is_daemon_alive {
    my $number = text_of("$cell/daemon.pid");
    return defined $number && $number =~ /\A(\d+)/ && -d "/proc/$1";
}

sub is_limited {
    my $limits = text_of('/proc/self/limits');
    defined $limits or return 1;
    return 1 if $limits =~ /^Max (?:cpu time|file size|data size|address space) +(?!unlimited| )/m;
    my ($allowed) = (text_of('/proc/self/status') || '') =~ /^Cpus_allowed_list:\s*(\S+)/m;
    my $online = text_of('/sys/devices/system/cpu/online');
    return defined $allowed && defined $online && $online ne "$allowed\n";
}

# Whether the cell is on a file system of this machine: the last mount on the way to it counts.
sub is_local {
    open my $place, '<', $cell or return 0;
    my $path = readlink '/proc/self/fd/' . fileno $place;
    my $mounts = text_of('/proc/self/mountinfo');
    defined $path && defined $mounts or return 0;
    my ($longest, $type) = (-1, '');
    for (split /\n/, $mounts) {
        my ($at, $kind) = /\A(?:\S+ ){4}(\S+) .* - (\S+) / or next;
        $at =~ s/\\([0-7]{3})/chr oct $1/ge;
        $at eq '/' || $path eq $at || index($path, "$at/") == 0 or next;
        ($longest, $type) = (length $at, $kind) if length $at >= $longest;
    }
    return $LOCAL{$type};
}

# Makes the socket and has a helper started on it; the command waits there like everybody's until it is served.
sub listen_for_helper {
    sysopen my $lock, "$cell/helper.lock", $O_WRONLY | $O_CREAT, 0600 or return 0;
    flock $lock, $LOCK_ALONE or return 0;
    # somebody was faster
    return 1 if connect_to('helper');
    my $address = address('helper');
    my $path = "$cell/helper.sock";
    # of a helper that was killed
    unlink $path;
    my $mask = umask 0177;
    my $listener;
    my $made = socket($listener, $AF_UNIX, $SOCK_STREAM, 0) && bind($listener, $address) && listen $listener, $BACKLOG;
    umask $mask;
    $made or return 0;
    my $child = fork;
    if (!defined $child) {
        unlink $path;
        return 0;
    }
    if (!$child) {
        # not a child of the command, so that nobody waits for it
        exit 0 if fork;
        become_helper($listener);
    }
    close $listener;
    waitpid $child, 0;
    close $lock;
    return connect_to('helper');
}

sub become_helper {
    my ($listener) = @_;
    my ($root, $name) = $cell =~ m{\A(.*)/([^/]+)\z};
    # beside libexec, and where the launcher was found
    my ($gridlite) = $0 =~ m{\A(.*)\.\./libexec/[^/]+\z};
    defined $root && defined $gridlite or exit 1;
    $gridlite = "$directory/$gridlite" unless $gridlite =~ m{\A/};
    $SIG{$_} = 'DEFAULT' for grep { !/\A(?:KILL|STOP|NUM|__)/ } keys %SIG;
    %ENV = (
        (map { exists $ENV{$_} ? ($_, $ENV{$_}) : () } qw(PATH HOME JAVA_HOME TZ GRIDLITE_HELPER)),
        SGE_ROOT => $root eq '' ? '/' : $root,
        SGE_CELL => $name,
        LC_ALL => 'C.UTF-8',
        # threads share what they take beside the heap
        MALLOC_ARENA_MAX => 1,
        GRIDLITE_OWN => "$cell/spool",
        GRIDLITE_PRODUCT => product(),
        GRIDLITE_SURROUNDINGS => surroundings(),
    );
    umask 022;
    my $log;
    chdir $cell
        and sysopen($log, 'helper.log', $O_WRONLY | $O_CREAT | $O_APPEND, 0600)
        and open(STDIN, '<&', $listener) and open(STDOUT, '>&', $log) and open(STDERR, '>&', $log)
        or exit 1;
    # nothing else of the caller's stays open: its readers would wait for the helper
    opendir my $descriptors, '/proc/self/fd' or exit 1;
    for my $number (grep { /\A\d+\z/ && $_ > 2 } readdir $descriptors) {
        my $inherited;
        open($inherited, '<&=', $number) and close $inherited;
    }
    exec 'setsid', "${gridlite}gridlite", 'assist' or exit 1;
}

sub start_helper { return may_start() && listen_for_helper() }

1;
