# Which processes are the task's, whatever they do to get away: all that are below the shepherd, which inherits those
# whose parents have died, and all in the task's control group where there is one. A control group (version 2) is
# made where the one that the shepherd is in has been delegated to its user. After a shepherd has been killed, a
# process is known by that group, by the session of the job's first process, or by the task's directory in its
# environment; without a group, one that has left the session and cleared its environment is lost.
package Task;
use strict;
use warnings;
use Kernel;

# the control group; empty where there is none
my $group = '';

# ------------------------------------------------------------------------------------------------- control group

# Makes the group, beside that of a task in which this shepherd may have been started.
sub enclose {
    my $here = own_group() or return;
    if ($here =~ s{/gridlite-[^/]+$}{}) {
        write_to("$here/cgroup.procs", $$) or return;
    }
    my $made = "$here/gridlite-" . main::task_id() . "-$$";
    mkdir $made or return;
    if (!main::write_file('group', $made)) {
        rmdir $made;
        return;
    }
    $group = $made;
}

# The version 2 group that this process is in, as a directory; nothing where it can't make groups there.
sub own_group {
    my ($mount) = (main::read_text('/proc/self/mounts') || '') =~ /^\S+ (\S+) cgroup2 /m or return;
    my ($path) = (main::read_text('/proc/self/cgroup') || '') =~ /^0::(.*)$/m or return;
    $path =~ s{/$}{};
    my $directory = $mount . $path;
    return -w $directory && -w "$directory/cgroup.procs" ? $directory : undef;
}

sub write_to {
    my ($path, $text) = @_;
    open my $file, '>', $path or return;
    return syswrite $file, $text;
}

# This process, a child that becomes a step of the task, goes into the group.
sub enter { write_to("$group/cgroup.procs", 0) if $group ne '' }

# Removes the group, which is empty by now.
sub leave { rmdir $group if $group ne '' }

sub members {
    return if $group eq '';
    return split /\n/, main::read_text("$group/cgroup.procs") || '';
}

# ----------------------------------------------------------------------------------------------------- processes

# (all processes of the machine, the numbers of those that are the task's)
sub processes {
    my $processes = Kernel::processes();
    return ($processes, living($processes, Kernel::below($processes, $$), members()));
}

# Of these, those that live and are the task's: not the helpers of this shepherd, and neither processes of the cell
# itself, which commands inside the job have started, nor what is below such.
sub living {
    my ($processes, @found) = @_;
    my @other = (keys %main::helper, grep { is_own($_) } @found);
    my %not = map { $_ => 1 } $$, @other, Kernel::below($processes, @other);
    my %seen;
    return grep { !$not{$_} && !$seen{$_}++ && $processes->{$_} && $processes->{$_}{state} ne 'Z' } @found;
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
    my (undef, @task) = processes();
    kill $signal, @task;
}

# Ends everything that is left of the task.
sub end {
    foreach my $round (1 .. 400) {
        my (undef, $alone) = main::reap();
        return if $alone && $group eq '';
        my (undef, @task) = processes();
        return unless @task;
        end_once($round, @task);
        main::wait_for_events($round < 20 ? 0.005 : 0.05);
    }
}

# Stopping first keeps a process from forking away from the kill.
sub end_once {
    my ($round, @task) = @_;
    kill 'STOP', @task if $round == 1;
    kill 'KILL', @task;
}

# Ends what another shepherd of the task, which was killed, has left. Numbers of processes mean nothing after the
# machine was started anew, or on another machine.
sub end_abandoned {
    my $before = shift;
    my $boot = main::read_text('/proc/sys/kernel/random/boot_id') || '';
    my $same = $boot ne '' && index($before, " $boot") >= 0;
    return if $before ne '' && !$same;
    $group = main::read_text('group') || '';
    $group = '' unless $group =~ m{/gridlite-[^/]+$} && -d $group;
    my $session = first_process();
    my ($was) = map { /^SGE_JOB_SPOOL_DIR=(.*)/s } main::list('env');
    my @marks = map { "SGE_JOB_SPOOL_DIR=$_" } $main::place, defined $was ? $was : ();
    foreach my $round (1 .. 200) {
        my $processes = Kernel::processes();
        my @known = grep { $session && $processes->{$_}{session} == $session || marked($_, @marks) } keys %$processes;
        my @left = living($processes, @known, Kernel::below($processes, @known), members());
        last unless @left;
        end_once($round, @left);
        select undef, undef, undef, 0.01;
    }
}

# The job's first process, which leads its session; 0 when it has ended, whoever has its number now.
sub first_process {
    my $known = main::read_text('job_pid') || '';
    my ($pid) = $known =~ /^(\d+) \d+ \S/ or return 0;
    return main::identity($pid) eq $known ? $pid : 0;
}

sub marked {
    my ($pid, @marks) = @_;
    my $environment = main::read_text("/proc/$pid/environ");
    return defined $environment && grep { index("\0$environment\0", "\0$_\0") >= 0 } @marks;
}

1;
