# The control group (version 2) of a task. It is made where the group that the shepherd is in has been delegated to its
# user, beside those of other tasks: all of a cell's are named gridlite-*, and gridlite-cell has the cell's own
# processes. The kernel gives limits to groups only where no process is in the one above them, which is so at the
# root of all, and in a service with DelegateSubgroup=gridlite-cell.
package Group;
use strict;
use warnings;

# where groups of tasks are made; empty where none can be
my $home = '';

# the task's own, empty where there is none, and the limits that it keeps
my ($group, %kept);

sub forget { ($group, %kept) = ('') }

# Finds out where groups can be made. A process that was started inside of a task leaves that task's group: this has
# to come before anything else, since whoever ends that task kills what is in there.
sub settle {
    my $here = own_group() or return;
    if ($here =~ s{/gridlite-([^/]+)$}{} && $1 ne 'cell') {
        my ($own) = grep { -d } "$here/gridlite-cell", $here;
        write_to("$own/cgroup.procs", $$) or return;
    }
    $home = $here if -w $here && -w "$here/cgroup.procs";
}

# The version 2 group that this process is in, as a directory.
sub own_group {
    my ($mount) = (main::read_text('/proc/self/mounts') || '') =~ /^\S+ (\S+) cgroup2 /m or return;
    my ($path) = (main::read_text('/proc/self/cgroup') || '') =~ /^0::(.*)$/m or return;
    $path =~ s{/$}{};
    return $mount . $path;
}

sub write_to {
    my ($path, $text) = @_;
    open my $file, '>', $path or return;
    return syswrite $file, $text;
}

# Makes the task's group, with limits: pids, memory in bytes.
sub enclose {
    my %limits = @_;
    return if $home eq '';
    offer(keys %limits);
    my $made = "$home/gridlite-" . main::task_id() . "-$$";
    mkdir $made or return;
    if (!main::note("group $made")) {
        rmdir $made;
        return;
    }
    $group = $made;
    # half of a task is of no use to anybody
    write_to("$group/memory.oom.group", 1);
    %kept = map { $_ => 1 } grep { write_to("$group/$_.max", $limits{$_}) } keys %limits;
}

# Has the kernel limit the groups of tasks, where that is possible without taking their processes from them.
sub offer {
    my $is_root = !-e "$home/cgroup.type";
    return unless $is_root || (main::read_text("$home/cgroup.procs") || '') eq '';
    write_to("$home/cgroup.subtree_control", "+$_") foreach @_;
}

# This process, a child that becomes a step of the task, goes into the group. Gives the limits that it is under then.
sub enter { return $group ne '' && write_to("$group/cgroup.procs", 0) ? %kept : () }

# Removes the group, which is empty by now.
sub leave { rmdir $group if $group ne '' }

sub members {
    return if $group eq '';
    return split /\n/, main::read_text("$group/cgroup.procs") || '';
}

# Kills all that is in the group in one stroke, so that nothing forks away; not where processes of the cell are among
# them, which commands inside the job have started.
sub end {
    write_to("$group/cgroup.kill", 1) if -e "$group/cgroup.kill" && !grep { Task::is_own($_) } members();
}

# Whether the kernel has ended the task since it had more memory than it may.
sub is_over_memory {
    return $kept{memory} && (main::read_text("$group/memory.events") || '') =~ /^oom_kill [1-9]/m;
}

# Takes over the group of a shepherd that was killed.
sub recall {
    $group = main::noted('group') || '';
    $group = '' unless $group =~ m{/gridlite-[^/]+$} && -d $group;
}

1;
