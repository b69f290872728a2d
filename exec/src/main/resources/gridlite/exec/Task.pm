# Which processes are the task's, whatever they do to get away: all that are below the shepherd, which inherits those
# whose parents have died, and all in the task's control group where there is one. After a shepherd has been killed, a
# process is known by that group, by the session of the job's first process, or by the task's directory in its
# environment; without a group, one that has left the session and cleared its environment is lost.
package Task;
use strict;
use warnings;
use Group;
use Kernel;

# the processes of the cell that the last search has come across, and the process group of each
my %cells;

sub forget { %cells = () }

# The processes of the task that the kernel names without a look at all of the machine's, by their numbers: good enough to
# measure them.
sub known {
    my $processes = Kernel::family($$, Group::members());
    return map { $_ => $processes->{$_} } among($processes);
}

# All processes of the task.
sub own { return among(Kernel::processes()) }

sub among {
    my $processes = shift;
    return living($processes, Kernel::below($processes, $$), Group::members());
}

# Of these, those that live and are the task's: not the helpers of this shepherd, and neither processes of the cell
# itself, which commands inside the job have started, nor what is below such. The child of a step that runs is the
# task's also while it still looks like this shepherd, since it waits for whoever opens the other end of a pipe.
sub living {
    my ($processes, @found) = @_;
    my $step = $main::state{step_pid} || 0;
    my @other = (keys %main::helper, grep { $_ != $step && is_own($_) } @found);
    %cells = map { $_ => $processes->{$_}{group} } grep { $processes->{$_} } $$, @other, Kernel::below($processes, @other);
    my %seen;
    return grep { !exists $cells{$_} && !$seen{$_}++ && $processes->{$_} && lives($processes->{$_}) } @found;
}

# Whether anything of a process runs. One that is ending has no memory any more, and none of its marks; its first thread
# may have ended before others.
sub lives {
    my $process = shift;
    return $process->{vmem} || $process->{threads} > 1;
}

# Whether a process is of the cell itself. Where users are not the cell's own user, they can't pretend it: neither by
# a program that is set to another user, nor by one that others can't look into, whose files in /proc are root's.
sub is_own {
    my $pid = shift;
    my ($users) = (main::read_text("/proc/$pid/status") || '') =~ /^Uid:\s+(.*)$/m or return 0;
    return !(grep { $_ != $< } split ' ', $users) && has_variable($pid, 'GRIDLITE_OWN=' . main::spool());
}

sub has_variable {
    my ($pid, $setting) = @_;
    my $environment = main::read_text("/proc/$pid/environ");
    return defined $environment && index("\0$environment\0", "\0$setting\0") >= 0;
}

sub signal {
    my $signal = shift;
    if ($signal eq 'KILL') {
        destroy(\&own);
    } elsif ($signal eq 'STOP') {
        Kernel::go_first(1);
        stop(\&own);
        Kernel::go_first(0);
    } else {
        kill $signal, own();
    }
}

# Ends everything that is left of the task.
sub end {
    foreach my $round (1 .. 400) {
        my (undef, $alone) = main::reap();
        # without looking at all processes of the machine: those of a task are below this one or in its group
        return if $alone && !Group::members();
        return unless own();
        destroy(\&own);
        main::wait_for_events($round < 20 ? 0.005 : 0.05);
    }
}

# Stops the processes that a search finds, and gives all of them. Their process groups are stopped as well: within
# one nothing forks away from a signal. One that was not stopped yet may have made another: a search that finds nobody
# new has found all. A group that the cell has a process in is not stopped; one that has come into a stopped group
# meanwhile, as what a command inside the job starts does for a moment, goes on.
sub stop {
    my $search = shift;
    my (%stopped, %groups, @found);
    foreach my $round (1 .. 200) {
        @found = $search->();
        my @new = grep { !$stopped{$_}++ } @found or last;
        my %new_groups = map { $_ => 1 } grep { $_ > 1 } map { getpgrp $_ } @new;
        delete @new_groups{values %cells};
        kill 'STOP', (map { -$_ } keys %new_groups), @new;
        %groups = (%groups, %new_groups);
    }
    kill 'CONT', grep { $groups{$cells{$_}} } keys %cells;
    return @found;
}

# Ends the processes that a search finds. They are stopped before the first is killed: who stands still does not fork,
# and goes on taking the room that others would fork into.
sub destroy {
    my $search = shift;
    Group::end();
    Kernel::go_first(1);
    kill 'KILL', stop($search);
    Kernel::go_first(0);
}

# Ends what another shepherd of the task, which was killed, has left. Numbers of processes mean nothing after the
# machine was started anew, or on another machine.
sub end_abandoned {
    my ($boot) = main::noted_shepherd($main::before) =~ / (\S+)$/;
    return if defined $boot && ($boot ne main::boot() || $boot eq '-');
    Group::recall();
    my $session = first_process();
    my ($was) = map { /^SGE_JOB_SPOOL_DIR=(.*)/s } main::list('env');
    my @marks = map { "SGE_JOB_SPOOL_DIR=$_" } $main::place, defined $was ? $was : ();
    my $search = sub {
        my $processes = Kernel::processes();
        my @known = grep { $session && $processes->{$_}{session} == $session || marked($_, @marks) } keys %$processes;
        return living($processes, @known, Kernel::below($processes, @known), Group::members());
    };
    foreach my $round (1 .. 200) {
        last unless $search->();
        destroy($search);
        select undef, undef, undef, 0.01;
    }
}

# The job's first process, which leads its session; 0 when it has ended, whoever has its number now.
sub first_process {
    my $known = main::noted('job') || '';
    my ($pid) = $known =~ /^(\d+) \d+ \S/ or return 0;
    return main::identity($pid) eq $known ? $pid : 0;
}

sub marked {
    my ($pid, @marks) = @_;
    my $environment = main::read_text("/proc/$pid/environ");
    return defined $environment && grep { index("\0$environment\0", "\0$_\0") >= 0 } @marks;
}

1;
