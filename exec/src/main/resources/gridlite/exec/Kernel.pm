# What a shepherd needs from the kernel and perl-base has no name for. System call numbers are those of
# x86_64 and aarch64; the records have the same layout on both.
package Kernel;
use strict;
use warnings;
use Config;
use Fcntl qw(:DEFAULT);

my %NUMBERS = (
    x86_64  => {wait4 => 61, setsid => 112, dup3 => 292, setgroups => 116, setresuid => 117, setresgid => 119, prctl => 157,
        clock_gettime => 228, sched_setscheduler => 144, sched_setaffinity => 203, sched_getaffinity => 204, fsync => 74, mknodat => 259, signalfd4 => 289, prlimit64 => 302, rt_sigprocmask => 14, statx => 332,
        exit_group => 231},
    aarch64 => {wait4 => 260, setsid => 157, dup3 => 24, setgroups => 159, setresuid => 147, setresgid => 149, prctl => 167,
        clock_gettime => 113, sched_setscheduler => 119, sched_setaffinity => 122, sched_getaffinity => 123, fsync => 82, mknodat => 33, signalfd4 => 74, prlimit64 => 261, rt_sigprocmask => 135, statx => 291,
        exit_group => 94},
);
my ($machine) = $Config{archname} =~ /^([^-]+)/;
my $call = $NUMBERS{$machine} or die "no system call numbers for $machine\n";

use constant {EPERM => 1, PROCESSES => 6, MOST_PROCESSORS => 8192, EVENTS_MASK => pack('Q', 1 << 16 | 1 << 22), NO_SIGNALS => pack('Q', 0), WNOHANG => 1};

# Seconds since 1970, with a fraction.
sub now { return clock(0) }

# Seconds since the machine was started, by a clock that nobody sets: for what lasts and what is due.
sub elapsed { return clock(7) }

sub clock {
    my $which = shift;
    my $time = "\0" x 16;
    syscall($call->{clock_gettime}, $which, $time);
    my ($seconds, $nanos) = unpack 'qq', $time;
    return $seconds + $nanos / 1e9;
}

# Processes whose parents die become children of this one, whatever sessions they are in.
sub become_subreaper { return syscall($call->{prctl}, 36, 1, 0, 0, 0) == 0 }

sub set_session { return syscall($call->{setsid}) }

# Ends this process without clearing its memory up, which takes a forked process, whose memory is shared until it writes
# to it, as long as much of its work. What it has written to must have been closed.
sub leave {
    my $status = shift;
    syscall($call->{exit_group}, 0 + $status);
}

# A handle that is readable when a child has ended (SIGCHLD) or somebody says that there is a new request (SIGURG); both
# are blocked from now on.
sub child_events {
    my $mask = EVENTS_MASK;
    syscall($call->{rt_sigprocmask}, 0, $mask, 0, 8);
    my $fd = syscall($call->{signalfd4}, -1, $mask, 8, 02004000);
    return if $fd < 0;
    open my $handle, '<&=', $fd or return;
    return $handle;
}

# The signals that programs with this module handle or ignore.
my @HANDLED = qw(CHLD PIPE TERM INT HUP);

# Begins with signals as a program expects to find them, whoever has started this one.
sub reset_signals {
    foreach my $name (keys %SIG) {
        $SIG{$name} = 'DEFAULT' if defined $SIG{$name};
    }
    default_signals();
}

# Signals as a program expects to find them that a child of this one becomes.
sub default_signals {
    @SIG{@HANDLED} = ('DEFAULT') x @HANDLED;
    my $mask = NO_SIGNALS;
    syscall($call->{rt_sigprocmask}, 2, $mask, 0, 8);
}

# What this process has to say of itself goes to a file from now on.
sub complain_to {
    my $file = shift;
    syscall($call->{dup3}, fileno $file, 2, 0);
}

my @RUSAGE = qw(utime_s utime_us stime_s stime_us maxrss ixrss idrss isrss minflt majflt nswap inblock oublock
    msgsnd msgrcv nsignals nvcsw nivcsw);

# Reaps one ended child: (pid, wait status, {rusage}); (0) when none has ended, (-1) when there is none at all.
sub reap {
    my $status = "\0" x 4;
    my $record = "\0" x 144;
    my $pid = syscall($call->{wait4}, -1, $status, WNOHANG, $record);
    return $pid if $pid <= 0;
    my %usage;
    @usage{@RUSAGE} = unpack 'q18', $record;
    $usage{utime} = delete($usage{utime_s}) + delete($usage{utime_us}) / 1e6;
    $usage{stime} = delete($usage{stime_s}) + delete($usage{stime_us}) / 1e6;
    return ($pid, unpack('i', $status), \%usage);
}

# Lets this process run before all others, which may be thousands that fork, or takes that back. Only root can.
sub go_first {
    my $first = shift;
    my $priority = pack 'i', $first ? 1 : 0;
    # SCHED_RR, which children do not inherit, or SCHED_OTHER
    syscall($call->{sched_setscheduler}, 0, $first ? 0x40000002 : 0, $priority);
}

# The processors that this process may run on: a hash with their numbers as keys.
sub affinity {
    my $mask = "\0" x (MOST_PROCESSORS / 8);
    my $bytes = syscall($call->{sched_getaffinity}, 0, length $mask, $mask);
    return $bytes > 0 ? map { $_ => 1 } grep { vec $mask, $_, 1 } 0 .. 8 * $bytes - 1 : ();
}

# Lets this process, and what it starts, run on these processors alone; the kernel leaves out those that it may not have.
sub set_affinity {
    my $mask = "\0" x (MOST_PROCESSORS / 8);
    vec($mask, $_, 1) = 1 foreach @_;
    return syscall($call->{sched_setaffinity}, 0, length $mask, $mask) == 0;
}

# The same for all that there are. Who starts a shepherd may be bound itself, such as a command inside a job.
sub use_all_processors { return set_affinity(0 .. MOST_PROCESSORS - 1) }

# The hard limit of this process on a resource; nothing where there is none.
sub hard_limit {
    my $resource = shift;
    my $limits = "\0" x 16;
    syscall($call->{prlimit64}, 0, 0 + $resource, 0, $limits) == 0 or return;
    my (undef, $hard) = unpack 'QQ', $limits;
    return $hard == ~0 ? undef : $hard;
}

# Sets a resource limit of this process; 'unlimited' means no limit. Only root can go above the present
# hard limit and gets that instead.
sub limit {
    my ($resource, $soft, $hard) = @_;
    my ($s, $h) = map { $_ eq 'unlimited' ? ~0 : int $_ } $soft, $hard;
    my $limits = pack 'QQ', $s, $h;
    return if syscall($call->{prlimit64}, 0, 0 + $resource, $limits, 0) == 0;
    my $present = "\0" x 16;
    syscall($call->{prlimit64}, 0, 0 + $resource, 0, $present);
    my (undef, $most) = unpack 'QQ', $present;
    $limits = pack 'QQ', $s < $most ? $s : $most, $h < $most ? $h : $most;
    syscall($call->{prlimit64}, 0, 0 + $resource, $limits, 0);
}

sub make_fifo {
    my $path = shift;
    return syscall($call->{mknodat}, -100, $path, 0010600, 0) == 0;
}

# Makes a file with a text, which survives the loss of power if its directory is synced afterwards. What a file has that is
# there it takes the place of, in the room that this has on the disk.
sub write_synced {
    my ($path, $flags, $text) = @_;
    sysopen my $file, $path, O_WRONLY | O_CREAT | $flags, 0666 or return;
    return (syswrite($file, $text) // -1) == length $text && truncate($file, length $text)
        && syscall($call->{fsync}, fileno $file) == 0 && close $file;
}

# Has the directories that are made in a directory from now on lie far from each other. Ext4 otherwise puts them and their
# files side by side, where it looks past each file that was removed in the last minutes whenever it makes one. Other file
# systems don't know the flag, and need none.
sub spread {
    my $directory = shift;
    sysopen my $handle, $directory, O_RDONLY | O_DIRECTORY | O_NOFOLLOW or return;
    my $flags = "\0" x 8;
    # FS_IOC_GETFLAGS, FS_IOC_SETFLAGS and FS_TOPDIR_FL, the same on both machines
    ioctl $handle, 0x80086601, $flags or return;
    return ioctl $handle, 0x40086602, pack 'Q', 0x20000 | unpack 'L', $flags;
}

# Makes what a directory lists survive the loss of power.
sub sync {
    my $directory = shift;
    sysopen my $handle, $directory, O_RDONLY or return;
    return syscall($call->{fsync}, fileno $handle) == 0;
}

# -------------------------------------------------------------------------------------------------- identities
#
# All that this program does with other rights than those it was started with, it does between act_as() and back(),
# or after become(). Who has taken on a user's effective identity only, can't be signalled or traced by that user.

# Takes the effective identity of a user on for a while; back() returns.
sub act_as {
    my $user = shift;
    my $error;
    return 1 if set_groups(@{$user->{groups}})
        && syscall($call->{setresgid}, -1, 0 + $user->{gid}, -1) == 0
        && syscall($call->{setresuid}, -1, 0 + $user->{uid}, -1) == 0;
    $error = $!;
    back();
    $! = $error;
    return 0;
}

my (undef, @own_groups) = split ' ', $);

# Returns to root's rights. A process that can't is of no use any more.
sub back {
    syscall($call->{setresuid}, -1, 0, -1) == 0
        && syscall($call->{setresgid}, -1, 0, -1) == 0
        && set_groups(@own_groups)
        or die "can't return to root's rights: $!\n";
}

# Does something with the rights of a user, where this is root; gives what it gives, and its error.
sub with_rights_of {
    my ($user, $action) = @_;
    return $action->() if $< != 0;
    act_as($user) or return;
    my @result = eval { $action->() };
    my ($error, $died) = ($!, $@);
    back();
    die $died if $died;
    $! = $error;
    return wantarray ? @result : $result[-1];
}

# Becomes a user for good: groups first, since only root can set them, the user last. True when that is so, and
# can't be undone.
sub become {
    my $user = shift;
    my ($uid, $gid) = (0 + $user->{uid}, 0 + $user->{gid});
    return set_groups(@{$user->{groups}})
        && syscall($call->{setresgid}, $gid, $gid, $gid) == 0
        && syscall($call->{setresuid}, $uid, $uid, $uid) == 0
        && has_become($user);
}

sub has_become {
    my $user = shift;
    my ($real) = split ' ', $(;
    my ($effective, @groups) = split ' ', $);
    my %groups = map { $_ => 1 } @groups;
    my $same = $< == $user->{uid} && $> == $user->{uid} && $real == $user->{gid} && $effective == $user->{gid}
        && join(' ', sort { $a <=> $b } keys %groups) eq join ' ', @{$user->{groups}};
    return 1 if $same && ($user->{uid} == 0 || syscall($call->{setresuid}, 0, 0, 0) != 0);
    $! = EPERM;
    return 0;
}

sub set_groups { return syscall($call->{setgroups}, scalar @_, pack('L*', @_)) == 0 }

# Seconds for which a shepherd believes what it has found out about a user: to look one up can take as long as all else that
# it does for a short job.
use constant USER_SECONDS => 10;
my %users;

# A user of the password file with all groups, as they were some seconds ago; nothing for an unknown one.
sub user {
    my $name = shift;
    my ($user, $since) = @{$users{$name} || []};
    return $user if $user && elapsed() - $since < USER_SECONDS;
    $user = look_up($name) or return;
    $users{$name} = [$user, elapsed()];
    return $user;
}

sub look_up {
    my $name = shift;
    my (undef, undef, $uid, $gid, undef, undef, undef, $home) = getpwnam $name or return;
    my %groups = ($gid => 1);
    setgrent;
    while (my (undef, undef, $group, $members) = getgrent) {
        $groups{$group} = 1 if grep { $_ eq $name } split ' ', $members;
    }
    endgrent;
    return {name => $name, uid => $uid, gid => $gid, groups => [sort { $a <=> $b } keys %groups], home => $home};
}

# What is known of an open file beside stat(2): {born seconds since 1970, mount its number}; either is missing where
# the kernel or the file system does not know it.
sub origin {
    my $handle = shift;
    my ($itself, $record) = ('', "\0" x 256);
    my %origin;
    return \%origin if syscall($call->{statx}, fileno $handle, $itself, 010000, 0x1800, $record) != 0;
    my ($known, $seconds, $nanos, $mount) = unpack 'L x76 q L x52 Q', $record;
    $origin{born} = $seconds + $nanos / 1e9 if $known & 0x800;
    $origin{mount} = $mount if $known & 0x1000;
    return \%origin;
}

# The processes of this machine: pid => {parent, group, session, threads, start, cpu seconds, address space in bytes}.
sub processes {
    my %processes;
    opendir my $proc, '/proc' or return {};
    foreach my $pid (grep { /^\d+$/ } readdir $proc) {
        my $process = process($pid) or next;
        $processes{$pid} = $process;
    }
    closedir $proc;
    return \%processes;
}

sub process {
    my $pid = shift;
    open my $file, '<', "/proc/$pid/stat" or return;
    my $line = readline $file;
    defined $line or return;
    my @field = split ' ', substr $line, rindex($line, ')') + 2;
    return {parent => $field[1], group => $field[2], session => $field[3], threads => $field[17], start => $field[19],
        cpu => ($field[11] + $field[12] + $field[13] + $field[14]) / 100, vmem => $field[20]};
}

# Of these processes, the ones below some others.
sub below {
    my ($processes, @roots) = @_;
    my %children;
    push @{$children{$processes->{$_}{parent}}}, $_ foreach keys %$processes;
    my (@found, %seen);
    my @next = @roots;
    while (defined(my $pid = shift @next)) {
        foreach my $child (@{$children{$pid} || []}) {
            next if $seen{$child}++;
            push @found, $child;
            push @next, $child;
        }
    }
    return @found;
}

# What processes() gives of the processes below one, and of some others with those below them. What the kernel lists as
# children may lack one while another ends (proc(5)), and costs no look at all processes of the machine. Where it lists
# none, all of the machine's.
sub family {
    my ($above, @others) = @_;
    -e "/proc/$above/task/$above/children" or return processes();
    my @next = (children($above), @others);
    my %family;
    while (defined(my $pid = shift @next)) {
        next if $family{$pid};
        $family{$pid} = process($pid) || next;
        push @next, children($pid);
    }
    return \%family;
}

sub children {
    my $pid = shift;
    opendir my $threads, "/proc/$pid/task" or return;
    return map { split ' ', main::read_text("/proc/$pid/task/$_/children") || '' } grep { /^\d+$/ } readdir $threads;
}

# Bytes that a process has read and written; 0 where that can't be seen.
sub io_bytes {
    my $pid = shift;
    open my $file, '<', "/proc/$pid/io" or return 0;
    my $bytes = 0;
    while (my $line = readline $file) {
        $bytes += $1 if $line =~ /^[rw]char: (\d+)/;
    }
    return $bytes;
}

1;
