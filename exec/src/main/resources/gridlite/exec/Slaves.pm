# The commands of a task on others of its hosts ("qrsh -inherit"), each a step of the job that the engine has for the task.
# Such a command has a directory of its own within the task's:
#   engine             how the engine is asked, for the program qrsh beside this file
#   slave.HOST         what differs on a host from what the file launch says: names, limits, slots
#   slaves/NAME/usage  what the command has used
#   slaves/NAME/exit   its status; nothing of it runs any more
#   slaves/over        the task has ended: none begins any more, and all are to end
# where NAME is HOST, a colon, and what distinguishes it from the others there.
package Slaves;
use strict;
use warnings;
use Fcntl qw(:flock);
use Kernel;
use Scratch;
use Step;
use Task;

use constant PATIENCE_SECONDS => 10;

# What the launch file says of the task as a whole, and not of a command on another host.
my @NOT_THERE = qw(mail_when binding binding_slots ckpt_command ckpt_signal ckpt_interval ckpt_migrate
    rlimit h_cpu s_cpu h_vmem s_vmem h_rt s_rt max_processes group_memory);

# What is summed up over the hosts; the largest counts of what is not.
my %LARGEST = map { $_ => 1 } qw(maxrss wallclock);

# ------------------------------------------------------------------------------------------------ where the task is

# Lets commands be started on other hosts, and the program qrsh be found by the job.
sub expect {
    my $call = called();
    return unless main::list('slave_host') || defined $call;
    mkdir 'slaves', 0700;
    my %engine = (call => $call, host => main::one('host'), job => $ENV{SLURM_JOB_ID}, attempt => $main::attempt, path => $ENV{PATH},
        control => main::one('control_slaves'), environment => main::one('parallel_environment'));
    $engine{configuration} = $ENV{SLURM_CONF} if defined $ENV{SLURM_CONF};
    main::write_file('engine', join '', map { "$_ $engine{$_}\n" } sort grep { defined $engine{$_} } keys %engine);
    my ($here) = __FILE__ =~ m{^(.*)/};
    symlink "$here/qrsh", 'qrsh';
    # for nodes that have no commands of the cell
    Kernel::with_rights_of(Step::owner(), sub { symlink "$here/qrsh", "$Scratch::path/qrsh" });
}

# What a call of qrsh knows the job by whose command it runs; nothing for other jobs.
sub called { return (map { /^GRIDLITE_CALL=(\w+)$/ ? $1 : () } main::list('exported'))[0] }

# The job's own step: it waits for the command that a call of qrsh runs, in its place.
sub wait_for_call {
    my ($here) = __FILE__ =~ m{^(.*)/};
    return {%{Step::job()}, path => '/usr/bin/perl', argv => ['perl', "$here/qrsh", '--await', "$main::place/slaves"], shell => '',
        in => '/dev/null', script => undef, program_file => undef};
}

# Ends those that run, and waits until they have reported what they have used.
sub end {
    return unless -d 'slaves';
    mark('slaves/over');
    my $limit = Kernel::elapsed() + PATIENCE_SECONDS;
    my $left = grep { !-e "slaves/$_/exit" } names();
    wake() if $left;
    while ($left && Kernel::elapsed() < $limit) {
        main::wait_for_events(0.1);
        $left = grep { !-e "slaves/$_/exit" } names();
    }
}

# Lets them look at once for what is wished.
sub wake {
    return unless -d 'slaves' && names() && defined $ENV{SLURM_JOB_ID};
    my $pid = fork;
    return unless defined $pid;
    if ($pid) {
        $main::helper{$pid} = 1;
        return;
    }
    Kernel::default_signals();
    open STDERR, '>', '/dev/null';
    # all steps, but not this script of the job
    exec 'scancel', '--quiet', '--signal=URG', $ENV{SLURM_JOB_ID};
    exit 127;
}

sub mark { open my $file, '>', $_[0] }

sub names {
    opendir my $listing, 'slaves' or return;
    return grep { /^[^.].*:/ } readdir $listing;
}

# What a command on another host has used, by its own word.
sub used {
    my $name = shift;
    my $text = main::read_text("slaves/$name/usage");
    return map { /^(\w+) ([\d.e+-]+)$/ ? ($1 => $2) : () } split /\n/, defined $text ? $text : '';
}

# Some usage with that of all commands on other hosts.
sub with_usage {
    my %all = %{$_[0]};
    foreach my $name (-d 'slaves' ? names() : ()) {
        my %used = used($name);
        $all{$_} += $used{$_} || 0 foreach qw(cpu mem io vmem maxvmem);
    }
    return \%all;
}

# Adds the resources that commands on other hosts have used.
sub add_to {
    my $rusage = shift;
    foreach my $name (-d 'slaves' ? names() : ()) {
        my %used = used($name);
        foreach my $key (grep { exists $used{"ru_$_"} } keys %$rusage) {
            my $more = $used{"ru_$key"};
            $rusage->{$key} = !$LARGEST{$key} ? $rusage->{$key} + $more : $more > $rusage->{$key} ? $more : $rusage->{$key};
        }
    }
}

# ----------------------------------------------------------------------------------------------- on another host

# Runs a command. Returns its status.
sub run {
    my ($directory, $attempt, $host, $name, $options, @command) = @_;
    umask 077;
    my @caller = map { "$_=$ENV{$_}" } grep { !/^S(?:LURM|RUN|BATCH)/ } keys %ENV;
    main::forget($directory, $attempt);
    $main::of_engine = 1;
    chdir $directory or return refused("can't enter the directory of the task, $directory: $!");
    mark("slaves/.has-come.$name");
    main::read_launch() or return refused("$directory/launch is not that of this task any more");
    adapt($host) or return refused("host $host is none of the hosts of this task");
    $main::launch{exported} = [grep({ !/^GRIDLITE_CALL=/ } main::list('exported')), $options =~ /^V/ ? @caller : ()];
    push @{$main::launch{exported}}, shift @command foreach 1 .. ($options =~ /(\d+)/)[0];
    my $slots = main::one('slots');
    register($host, $name, $slots) or return refused("all $slots slots of this task on host $host are in use");
    $main::above = '../../';
    $SIG{$_} = sub { $main::cancelled = 1 } foreach qw(TERM INT HUP);
    $main::events = Kernel::child_events() or return refused("no child events: $!");
    Kernel::become_subreaper();
    my $terminal = $options =~ /^V?T/ && leave_terminal();
    my $trouble = Step::prepare() ? Step::make_scratch() : $Step::problem;
    my $outcome = defined $trouble ? {failed => 1, text => $trouble} : main::run_step({%{Step::slave(@command)}, terminal => $terminal});
    Task::end();
    Step::remove_scratch();
    return report($outcome);
}

# Leaves the terminal that the engine has made to the command.
sub leave_terminal {
    local $SIG{HUP} = 'IGNORE';
    # TIOCNOTTY
    return ioctl STDIN, 0x5422, 0;
}

# What holds on a host, instead of where the task is.
sub adapt {
    my $host = shift;
    my $own = main::launch_lines("slave.$host") or return 0;
    delete @main::launch{@NOT_THERE};
    my @environment = (main::list('env'), @{$own->{env} || []});
    %main::launch = (%main::launch, %$own, env => \@environment);
    return 1;
}

# Makes the directory of a command and enters it, unless there are as many on its host as there may be.
sub register {
    my ($host, $name, $slots) = @_;
    open my $lock, '>>', "slaves/lock.$host" or return 0;
    flock $lock, LOCK_EX or return 0;
    my $there = grep { /^\Q$host\E:/ && !-e "slaves/$_/exit" } names();
    return $there < $slots && !-e 'slaves/over' && mkdir("slaves/$name", 0700) && chdir("slaves/$name") && main::open_notes();
}

sub report {
    my $outcome = shift;
    my $total = main::rusage_total();
    my $cpu = $total->{utime} + $total->{stime};
    $main::usage{cpu} = $cpu if $cpu > $main::usage{cpu};
    my $rusage = $main::state{step_rusage} || {};
    main::write_file('usage', join '', (map { "$_ $main::usage{$_}\n" } sort keys %main::usage),
        map { "ru_$_ $rusage->{$_}\n" } sort keys %$rusage);
    my $status = $outcome->{failed} ? refused($outcome->{text}) : $outcome->{status};
    main::write_file('exit', "status $status\n");
    return $status;
}

sub refused {
    print STDERR "qrsh: $_[0]\n";
    return 1;
}

1;
