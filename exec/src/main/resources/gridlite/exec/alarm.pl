# Wakes a cell that has no daemon: alarm.pl SPOOL COMMAND...
#
# Sleeps until the moment in SPOOL/alarm and runs the command, which leaves the next moment there; without a moment it
# ends. One such process a cell: a second one wakes the first, since the moment may have become an earlier one.
use strict;
use warnings;
no warnings 'exec';
# the modules beside it; FindBin is not in perl-base
BEGIN { unshift @INC, __FILE__ =~ m{^(.*)/} ? $1 : '.' }
use Fcntl qw(:DEFAULT :flock);
use Kernel;

# Seconds that the command is left alone after it has run, at least; more when it does not move the moment.
use constant {LEAST_PAUSE => 2, LONGEST_PAUSE => 300};
# Looks at the moment this often, at least: clocks are changed, cells removed.
use constant LONGEST_SLEEP => 10;
# Seconds by which a clock that was set differs; what keeps it right moves it by less.
use constant SET => 5;

my ($spool, @command) = @ARGV;
my ($pause, $ran) = (LEAST_PAUSE, -1e9);

# How far the time of day is ahead of the clock that nobody sets. It changes when the clock is set: then the command
# is run at once, since moments that it has left may mean another time.
my $ahead = ahead();

sub ahead { return Kernel::now() - Kernel::elapsed() }

sub moment {
    open my $file, '<', "$spool/alarm" or return;
    my $line = readline $file;
    return defined $line && $line =~ /^(\d+)$/ ? $1 : undef;
}

sub rest {
    my ($pipe, $seconds) = @_;
    vec(my $ready = '', fileno $pipe, 1) = 1;
    my $waste;
    sysread $pipe, $waste, 4096 if select($ready, undef, undef, $seconds) > 0;
}

# The command, alone: the lock is that of commands which are run at the end of tasks.
sub run {
    my ($moment, $was_set) = @_;
    my $pid = fork;
    return unless defined $pid;
    if (!$pid) {
        Kernel::reset_signals();
        open my $turn, '>>', "$spool/ended.turn" or exit 1;
        flock $turn, LOCK_EX or exit 1;
        # another command may have seen to it meanwhile
        my $now = moment();
        exit 0 if !defined $now || $now > Kernel::now() && !$was_set;
        fcntl $turn, F_SETFD, 0;
        exec { $command[0] } @command;
        exit 127;
    }
    waitpid $pid, 0;
    my $next = moment();
    $pause = !defined $next || $next != $moment ? LEAST_PAUSE : $pause * 2 > LONGEST_PAUSE ? LONGEST_PAUSE : $pause * 2;
    $ran = Kernel::elapsed();
}

chdir '/';
umask 022;
Kernel::set_session();
exit 0 if fork;
Kernel::make_fifo("$spool/alarm.wake") unless -p "$spool/alarm.wake";
open my $lock, '>>', "$spool/alarm.lock" or exit 0;
if (!flock $lock, LOCK_EX | LOCK_NB) {
    sysopen my $sleeper, "$spool/alarm.wake", O_WRONLY | O_NONBLOCK or exit 0;
    syswrite $sleeper, "\n";
    exit 0;
}
truncate $lock, 0;
syswrite $lock, "$$\n";
sysopen my $pipe, "$spool/alarm.wake", O_RDWR | O_NONBLOCK or exit 0;
while (1) {
    my $moment = moment();
    if (!defined $moment) {
        # whoever sets a moment now finds the lock free; whoever has just set one has not
        flock $lock, LOCK_UN;
        last unless defined moment() && flock $lock, LOCK_EX | LOCK_NB;
        next;
    }
    my $was_set = abs(ahead() - $ahead) >= SET;
    my $left = $was_set ? 0 : $moment - Kernel::now();
    my $rest = $ran + $pause - Kernel::elapsed();
    $left = $rest if $rest > $left;
    if ($left > 0) {
        rest($pipe, $left > LONGEST_SLEEP ? LONGEST_SLEEP : $left);
    } else {
        $ahead = ahead();
        run($moment, $was_set);
    }
}
