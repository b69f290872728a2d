# The process that gives tasks to shepherds. It has read their programs and forks a new one where none waits for its next
# task; to read them takes as long as all that the shepherd of a short job does, and to fork and end a process a good part
# of it. It reads the directory and the attempt of each task from its input, each of these words ended by an octet 0, and
# leaves at the end of the input, and after a while (ForkServer.java). Shepherds that have nothing to do leave with it.
#
# A shepherd takes another task when nothing of the one before is left, neither a process (shepherd.pl) nor a value
# (the subs "forget"): tasks of several users follow one another. One that was killed with a task that it had just been
# given, or with one given to nobody in particular, leaves a task without a shepherd, which the next look at it finds.
package Flock;
use strict;
use warnings;
use Fcntl qw(:DEFAULT);
use Kernel;

# twice as long as ForkServer.java uses one; the numbers are those of Linux
use constant {SECONDS => 60, AF_UNIX => 1, SOCK_SEQPACKET => 5};

# Serves until the end of the input. $tend does what a shepherd does with the task of a directory and an attempt; it is
# true where nothing of that is left.
sub serve {
    my $tend = shift;
    my ($until, $input, $read, %spread) = (Kernel::elapsed() + SECONDS, '', 1);
    # messages, a task each; and the numbers of shepherds that wait for one
    socketpair my $next, my $give, AF_UNIX, SOCK_SEQPACKET, 0 or die "no socket: $!\n";
    pipe my $waiting, my $wait or die "no pipe: $!\n";
    fcntl $waiting, F_SETFL, O_NONBLOCK;
    # nobody waits for shepherds
    local $SIG{CHLD} = 'IGNORE';
    while ($read) {
        my $left = $until - Kernel::elapsed();
        vec(my $ready = '', fileno STDIN, 1) = 1;
        return unless $left > 0 && select($ready, undef, undef, $left) > 0;
        $read = sysread STDIN, $input, 65536, length $input;
        while ($input =~ s/\A([^\0]+\0\d+)\0//) {
            my $task = $1;
            my ($directory, $attempt) = split /\0/, $task;
            my ($above) = $directory =~ m{^(.+)/};
            Kernel::spread($above) unless $spread{$above}++;
            next if has_waiting($waiting) && syswrite $give, $task;
            my $pid = fork;
            next if !defined $pid || $pid;
            # so that the end of the process that serves is seen
            close $_ foreach $give, $waiting;
            open STDIN, '+<', '/dev/null';
            tend_all($tend, $next, $wait, $directory, $attempt);
            Kernel::leave(0);
        }
    }
}

# Whether a shepherd waits for its next task, which is counted as given one.
sub has_waiting {
    my $waiting = shift;
    while ((sysread($waiting, my $pid, 4) // 0) == 4) {
        return 1 if kill 0, unpack 'L', $pid;
    }
    return 0;
}

# What a shepherd does: one task after the other.
sub tend_all {
    my ($tend, $next, $wait, $directory, $attempt) = @_;
    @SIG{qw(CHLD PIPE)} = ('DEFAULT', 'IGNORE');
    while ($tend->($directory, $attempt)) {
        # neither values nor files of the task's are kept while there is no other
        main::forget();
        Kernel::complain_to(\*STDIN);
        chdir '/';
        syswrite($wait, pack 'L', $$) && sysread $next, my $task, 65536 or return;
        ($directory, $attempt) = split /\0/, $task;
    }
}

1;
