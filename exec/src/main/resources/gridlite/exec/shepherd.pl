# Runs tasks of jobs, each by a process that has no other task at that time: its shepherd. shepherd.pl gives the tasks that its
# input names to shepherds (Flock.pm).
# shepherd.pl --here DIRECTORY ATTEMPT does so in its own process, on a node of an engine: that ends what it has started
# when this process ends, wakes it by SIGURG, and sends SIGTERM to all processes when the task is to end. Who looks after the
# cell is on another host then, which no pipe leads to.
# shepherd.pl --slave DIRECTORY ATTEMPT HOST NAME OPTIONS COMMAND [ARGUMENT ...] runs a command of a task on another of its hosts.
#
# The shepherd outlives whoever started it. All it knows is in the task's directory, where it works by relative names,
# so that it goes on when the cell is moved. All that it finds out it leaves there, other files than the first by rename, so
# that a reader sees a whole file or none:
#   shepherd     notes for who comes after this process, a line each, the last of its kind being valid; also what Perl has to
#                report. While this process has the task it has a lock on the file, which keeps a second shepherd out.
#       NUMBER START BOOT        this process; the start in clock ticks
#       job NUMBER START BOOT    the job's first process
#       tmpdir DEVICE:INODE PATH the temporary directory
#       group PATH               the control group
#       done                     this process has no part in the task any more
#   launch       what to run, written before the shepherd starts
#   request      what is wished of the running task: suspend, terminate
#   usage        what the running task has used
#   binding      the cores that the task has
#   exit         how it went; the last file, written when nothing of the task runs any more
# Before anything of the user's may run, the shepherd makes the claim spool/begun/JOB.TASK.ATTEMPT, which the kernel lets one
# process do. Who finds it comes after a shepherd that was killed: it ends what is left of the task and reports that ("Exactly
# once" in docs/design.md).
use strict;
use warnings;
no warnings 'exec';
# the modules beside it; FindBin is not in perl-base
BEGIN { unshift @INC, __FILE__ =~ m{^(.*)/} ? $1 : '.' }
use Errno ();
use Fcntl qw(:DEFAULT :flock);
use Kernel;
use Flock;
use Group;
use Binding;
use Task;
use Scratch;
use Step;
use Mail;
use Verdict;
use Slaves;

# from a task's directory
use constant {SPOOL => '../..', CLAIMS => '../../begun'};

# what is known of the task
our ($place, $attempt, $notes, $before, %launch, $wake, %outcome, %job, %state, %usage, %reaped, %helper, @timers);

# what is of the process, and once for all of its tasks
our ($events, $itself, $boot);
our ($of_engine, $cancelled) = (0, 0);
# the way to the task's directory from that of a command on another host
our $above = '';

# Begins with a task of which nothing is known yet.
sub forget {
    ($place, $attempt) = @_;
    (%launch, %outcome, %job, %reaped, %helper) = ();
    ($notes, $before, $wake, @timers) = ();
    %state = (suspended => 0, terminating => 0, wished => '');
    %usage = (cpu => 0, mem => 0, io => 0, vmem => 0, maxvmem => 0);
    $_->() foreach \&Group::forget, \&Binding::forget, \&Scratch::forget, \&Step::forget, \&Task::forget;
}

sub write_file {
    my ($name, $text) = @_;
    open my $file, '>', ".$name.new" or return;
    print $file $text;
    close $file or return;
    return rename ".$name.new", $name;
}

# The same for a file that something is decided by: it survives the loss of power.
sub write_synced {
    my ($name, $text) = @_;
    return Kernel::write_synced(".$name.new", 0, $text) && rename(".$name.new", $name) && Kernel::sync('.');
}

# The same, again and again for as long as the disk is full or may not be written. Where a directory is in the way,
# or nobody waits for it since the task's directory was removed, it is not written.
sub write_patiently {
    my ($name, $text) = @_;
    while (1) {
        # a write that was cut short sets no error
        $! = Errno::ENOSPC;
        return 1 if write_synced($name, $text);
        return unless $!{ENOSPC} || $!{EDQUOT} || $!{EROFS};
        # room that did not suffice, or can't be written to again
        unlink ".$name.new" if -s ".$name.new";
        select undef, undef, undef, 1;
        return unless -e 'launch';
    }
}

# Opens the file of notes.
sub open_notes {
    rename 'shepherd', 'shepherd.foreign' if -e 'shepherd' && !-f _;
    return open $notes, '>>', 'shepherd';
}

sub note {
    my $line = shift;
    return (syswrite($notes, "$line\n") // -1) == 1 + length $line;
}

# What a shepherd before this one has noted last after a word; nothing where it has not.
sub noted {
    my $word = shift;
    return ($before =~ /^\Q$word\E (.*)$/mg)[-1];
}

# The shepherd that notes are of.
sub noted_shepherd { return ($_[0] =~ /^(\d+ \d+ \S+)$/mg)[-1] // '' }

sub read_text {
    my $path = shift;
    # whatever else lies there must not make a reader wait
    -f $path or return;
    open my $file, '<', $path or return;
    local $/;
    return readline $file;
}

# The lines 'key value' of a file that says what to run; values are lists, since keys may be repeated. The last line says
# that it is whole; of another file nothing is believed.
sub launch_lines {
    my $text = read_text($_[0]);
    defined $text && $text =~ /\nwhole 1\n\z/ or return;
    my %lines;
    foreach my $line (split /\n/, $text) {
        my ($key, $value) = split / /, $line, 2;
        defined $value or next;
        $value =~ s/\\(.)/$1 eq 'n' ? "\n" : $1/ge;
        push @{$lines{$key}}, $value;
    }
    return \%lines;
}

sub read_launch {
    my $lines = launch_lines('launch') or return;
    %launch = %$lines;
    return one('task_id') eq task_id() && one('attempt') eq $attempt;
}

# What distinguishes a process from all others, before and after it, that have its number.
sub identity {
    my $pid = shift;
    my $process = Kernel::process($pid);
    return "$pid " . ($process ? $process->{start} : 0) . ' ' . boot();
}

# What distinguishes this start of the machine.
sub boot { return $boot //= (read_text('/proc/sys/kernel/random/boot_id') || '') =~ /^(\S+)$/m ? $1 : '-' }

sub task_id { return $place =~ s{.*/}{}r }

# Dies here when a test asks for it.
sub point {
    my $name = shift;
    kill 'KILL', $$ if ($ENV{GRIDLITE_DIE_AT} || '') eq $name;
}

sub one { my $key = shift; return exists $launch{$key} ? $launch{$key}[0] : '' }

sub list { my $key = shift; return @{$launch{$key} || []} }

# The last word about the task. Nothing of it runs any more. True if it was written, so that this process has no part in the
# task any more.
sub finish {
    $job{own_program} = one('own_program') ne '';
    $job{cancelled} = 'the engine was asked to end the task' if $cancelled;
    my $verdict = Verdict::of(\%outcome, \%job, {map { $_ => 1 } list('forbidden')});
    helper(Step::words(one('ckpt_clean_command')))
        if one('ckpt_clean_command') && $verdict->{consequence} eq 'FINISHED';
    my $all = rusage_total();
    my $cpu = $all->{utime} + $all->{stime};
    $usage{cpu} = $cpu if $cpu > $usage{cpu};
    # what a shepherd before this one has written is of all hosts
    %usage = %{Slaves::with_usage(\%usage)} unless $job{lost};
    Mail::ended($verdict);
    $verdict->{reason} = reason($verdict->{reason}) if $verdict->{reason} ne '';
    # what was only prepared has used nothing
    %usage = %job = () if !$job{start} || $verdict->{consequence} eq 'REQUEUED';
    my %used = ((map { $_ => $usage{$_} || 0 } qw(cpu mem io maxvmem)), map { ("ru_$_" => $job{rusage}{$_}) } keys %{$job{rusage} || {}});
    $used{core} = 1 if $job{core};
    my $text = join '', map { "$_ $verdict->{$_}\n" } sort keys %$verdict;
    point('ended');
    $text .= join('', map { "usage $_ $used{$_}\n" } sort keys %used) . "whole 1\n";
    # in what was kept free for it
    rename 'reserve', '.exit.new';
    my $has_written = write_patiently('exit', $text);
    point('exit');
    # who goes on to another task is not taken for one that still has this
    $has_written &&= note('done') unless $of_engine;
    after();
    return $has_written;
}

# Notifies the cell that a task has ended: who listens to the cell's pipe hears it at once. Where nobody does, a file is
# emptied for those who wait for the end, and if the cell schedules on the end of jobs, a command is run for it: one at
# a time, and one waits for its turn, which serves all ends until it begins.
sub after {
    return if $of_engine;
    if (sysopen my $pipe, SPOOL . '/ended', O_WRONLY | O_NONBLOCK) {
        syswrite $pipe, "\n";
        return;
    }
    open my $sign, '>', SPOOL . '/ended.sign';
    my @command = list('after');
    return unless @command;
    my $pid = fork;
    return if !defined $pid || $pid;
    Kernel::default_signals();
    # not in a directory that is soon removed
    chdir SPOOL or exit 1;
    open my $next, '>>', 'ended.next' or exit 1;
    flock $next, LOCK_EX | LOCK_NB or exit 0;
    open my $turn, '>>', 'ended.turn' or exit 1;
    flock $turn, LOCK_EX or exit 1;
    sleep one('after_delay') if one('after_delay');
    %ENV = ((map { split /=/, $_, 2 } list('after_env')), GRIDLITE_OWN => spool());
    # this lock is the command's until it ends, the other is free as soon as it begins
    fcntl $turn, F_SETFD, 0;
    exec { $command[0] } @command;
    exit 127;
}

# Where the cell's spool was when this process started.
sub spool { return $place =~ s{/active_jobs/[^/]*$}{}r }

sub rusage_total {
    my %total = (utime => 0, stime => 0);
    foreach my $usage (values %reaped) {
        $total{$_} += $usage->{$_} foreach qw(utime stime);
    }
    return \%total;
}

# ---------------------------------------------------------------------------------------------------- processes

# Collects ended children; true when $wanted is among them, whose status is then in %state.
sub reap {
    my $wanted = shift;
    my $found = 0;
    while (1) {
        my ($pid, $status, $usage) = Kernel::reap();
        return ($found, $pid < 0) if $pid <= 0;
        if (delete $helper{$pid}) {
            next;
        }
        $reaped{$pid} = $usage;
        if ($wanted && $pid == $wanted) {
            $found = 1;
            @state{qw(status step_rusage)} = ($status, $usage);
        }
    }
}

sub wait_for_events {
    my ($seconds, $channel) = @_;
    my $ready = '';
    vec($ready, fileno $channel, 1) = 1 if $channel;
    vec($ready, fileno $events, 1) = 1;
    vec($ready, fileno $wake, 1) = 1 if $wake;
    return unless select(my $out = $ready, undef, undef, $seconds) > 0;
    my $waste;
    sysread $events, $waste, 4096 if vec $out, fileno $events, 1;
    sysread $wake, $waste, 4096 if $wake && vec $out, fileno $wake, 1;
}

# ------------------------------------------------------------------------------------------------------- timers

sub at {
    my ($when, $action) = @_;
    @timers = sort { $a->[0] <=> $b->[0] } @timers, [$when, $action];
}

sub run_timers {
    while (@timers && $timers[0][0] <= Kernel::elapsed()) {
        my $timer = shift @timers;
        $timer->[1]->();
    }
}

# ----------------------------------------------------------------------------------------- what is wished of it

# Does what a method says: nothing (the default signal), a signal by name or number, or a command.
sub method {
    my ($name, $default) = @_;
    my $method = one($name);
    if ($method =~ m{^/}) {
        helper(Step::words($method));
    } elsif ($method =~ /^(?:SIG)?([A-Z][A-Z0-9]*)$/ && grep { $_ eq $1 } split ' ', $Config::Config{sig_name}) {
        Task::signal($1);
        Task::signal('CONT') if $state{suspended} && $name eq 'terminate_method';
    } elsif ($method =~ /^[1-9]\d*$/) {
        Task::signal(0 + $method);
    } else {
        Task::signal($default);
    }
}

# Runs a command as the job's owner beside the task.
sub helper {
    my @command = @_;
    my $pid = fork;
    return unless defined $pid;
    if ($pid) {
        $helper{$pid} = 1;
        return;
    }
    Step::run_helper(\@command);
    exit 127;
}

sub read_requests {
    $cancelled = 1 if $above && -e '../over';
    if ($cancelled && !$state{terminating}) {
        Mail::killed('the engine');
        terminate();
    }
    my $text = read_text("${above}request");
    if (!defined $text) {
        # without its directory the task belongs to no cell any more
        Task::signal('KILL') if (readlink('/proc/self/cwd') || '') =~ / \(deleted\)$/;
        return;
    }
    return if $text eq $state{wished};
    $state{wished} = $text;
    my %wish = map { /^(\w+) (.*)$/ } split /\n/, $text;
    if ($wish{terminate} && !$state{terminating}) {
        Mail::killed($wish{by} || '');
        terminate();
    }
    suspend() if $wish{suspend} && !$state{suspended} && !$state{terminating};
    resume() if !$wish{suspend} && $state{suspended};
}

sub suspend {
    $state{suspended} = 1;
    return unless $state{job_pid};
    Slaves::wake();
    Mail::suspended('Suspended');
    if (one('ckpt_migrate')) {
        migrate();
        return;
    }
    my $stop = sub {
        return unless $state{suspended} == 1;
        $state{suspended} = 2;
        method('suspend_method', 'STOP');
    };
    warn_then('notify_suspend', $stop);
}

sub resume {
    my $stopped = $state{suspended} == 2;
    $state{suspended} = 0;
    return unless $state{job_pid};
    Slaves::wake();
    Mail::suspended('Continued');
    method('resume_method', 'CONT') if $stopped;
}

sub terminate {
    $state{terminating} = 1;
    # what has to be done after the job is done whatever became of it
    return if !$state{step_pid} || $state{after_job};
    warn_then('notify_terminate', \&kill_job);
}

# Repeated for as long as the job survives it.
sub kill_job {
    return if !$state{step_pid} || $state{after_job};
    if ($state{job_pid}) {
        method('terminate_method', 'KILL');
    } else {
        Task::signal('KILL');
    }
    at(Kernel::elapsed() + 10, \&kill_job);
}

# With -notify a signal warns the job of what is to come, and leaves it some time.
sub warn_then {
    my ($signal, $action) = @_;
    if (one('notify') && one($signal) && $state{job_pid}) {
        Task::signal(one($signal));
        at(Kernel::elapsed() + one('notify'), $action);
    } else {
        $action->();
    }
}

# A job of a checkpointing interface leaves its host when it is suspended: by its own migration command, else by
# force, since its checkpoint is where it goes on.
sub migrate {
    $state{migrating} = 1;
    my $command = one('ckpt_migr_command');
    if ($command) {
        helper(Step::words($command));
    } else {
        Task::signal('KILL');
    }
}

sub checkpoint {
    return unless $state{job_pid};
    my ($command, $signal) = (one('ckpt_command'), one('ckpt_signal'));
    helper(Step::words($command)) if $command;
    Task::signal($signal) if $signal;
    at(Kernel::elapsed() + one('ckpt_interval'), \&checkpoint);
}

# ------------------------------------------------------------------------------------------ usage and its limits

# Measures the running task. The CPU time of processes that have ended is that of their waiting parents.
sub sample {
    return unless $state{job_pid};
    my %task = Task::known();
    my $total = rusage_total();
    my ($cpu, $vmem, $io) = ($total->{utime} + $total->{stime}, 0, 0);
    foreach my $pid (keys %task) {
        $cpu += $task{$pid}{cpu};
        $vmem += $task{$pid}{vmem};
        $io += Kernel::io_bytes($pid);
    }
    my $now = Kernel::elapsed();
    my $more = $cpu - $usage{cpu};
    $usage{mem} += $vmem / 2**30 * $more if $more > 0;
    $usage{cpu} = $cpu if $more > 0;
    $usage{io} = $io / 2**30 if $io / 2**30 > $usage{io};
    $usage{vmem} = $vmem;
    $usage{maxvmem} = $vmem if $vmem > $usage{maxvmem};
    $usage{wallclock} = $now - $state{job_start};
    my $used = Slaves::with_usage(\%usage);
    write_file('usage', join '', map { "$_ $used->{$_}\n" } sort keys %$used);
    enforce();
    # soon in the beginning, since most jobs are short; seldom later, since it costs
    my $age = $now - $state{job_start};
    at($now + ($age < 10 ? 1 : $age < 120 ? 2 : 5), \&sample);
}

sub enforce {
    foreach my $limit (['cpu', 'cpu'], ['vmem', 'vmem']) {
        my ($name, $kind) = @$limit;
        over("h_$name") if one("h_$name") ne '' && $usage{$kind} > one("h_$name");
        if (one("s_$name") ne '' && $usage{$kind} > one("s_$name") && !$state{"warned_$name"}) {
            $state{"warned_$name"} = 1;
            Task::signal('XCPU');
        }
    }
}

sub over {
    my $limit = shift;
    return if $state{limit};
    $job{limit} = $state{limit} = $limit;
    terminate() unless $state{terminating};
}

# --------------------------------------------------------------------------------------------------------- steps

# Runs one step and waits for its end: {status => exit status or 128 + signal, signal => number or 0} or
# {failed => code, text => reason} when it could not be started.
sub run_step {
    my $step = shift;
    my ($pid, $channel) = Step::start($step);
    defined $pid or return {failed => $step->{before}, text => "can't fork: $!"};
    local @state{qw(step_pid after_job)} = ($pid, $step->{name} eq 'pe_stop' || $step->{name} eq 'epilog');
    my $report = '';
    limit_run_time() if $step->{name} eq 'job';
    while (1) {
        # the pipe closes when the step's program runs, or brings the reason why it does not; until then it may wait
        # for whoever opens the other end of what the user gave as a file
        if ($channel && is_over($channel, \$report)) {
            undef $channel;
            job_started($pid) if $step->{name} eq 'job' && $report eq '';
            # what was wished before there was anything to do it to
            terminate_again() if $state{terminating};
        }
        my ($ended) = reap($pid);
        last if $ended;
        read_requests();
        run_timers();
        my $left = @timers ? $timers[0][0] - Kernel::elapsed() : 5;
        my $longest = $above ? 1 : 5;
        wait_for_events($left < 0 ? 0 : $left > $longest ? $longest : $left, $channel);
    }
    is_over($channel, \$report) if $channel;
    $state{job_pid} = 0;
    @timers = ();
    if ($report ne '') {
        my ($failed, $text) = split /\t/, $report, 2;
        return {failed => $failed, text => $text};
    }
    my $signal = $state{status} & 127;
    return {signal => $signal, status => $signal ? 128 + $signal : $state{status} >> 8, core => $signal && $state{status} & 128};
}

# Reads what a step reports, as far as it has; true at the end.
sub is_over {
    my ($channel, $report) = @_;
    my $ready = '';
    vec($ready, fileno $channel, 1) = 1;
    while (select(my $out = $ready, undef, undef, 0) > 0) {
        sysread $channel, $$report, 4096, length $$report or return 1;
    }
    return 0;
}

sub terminate_again {
    $state{terminating} = 0;
    terminate();
}

sub limit_run_time {
    my $now = Kernel::elapsed();
    at($now + one('h_rt'), sub { over('h_rt') }) if one('h_rt') ne '';
    at($now + one('s_rt'), sub { Task::signal('USR1') }) if one('s_rt') ne '';
}

sub job_started {
    my $pid = shift;
    my $now = Kernel::elapsed();
    @state{qw(job_pid job_start)} = ($pid, $now);
    note('job ' . identity($pid));
    point('started');
    at($now + 1, \&sample);
    at($now + one('ckpt_interval'), \&checkpoint) if one('ckpt_interval');
    if ($state{suspended}) {
        $state{suspended} = 0;
        suspend();
    }
}

# A step that is a configured command. Returns its outcome; nothing when none is configured.
sub procedure {
    my ($name, $result, $parallel) = @_;
    my $command = one($name);
    return if $command eq '';
    my $unknown = Step::unknown_variable($command);
    my $step = Step::procedure($name, $command, $result, $parallel);
    return $outcome{$name} = defined $unknown
        ? {failed => $step->{before}, text => "unknown variable \"\$$unknown\" in $name \"$command\""}
        : run_step($step);
}

# A reason as 'qstat -j' shows it.
sub reason {
    my $text = shift;
    my ($second, $minute, $hour, $day, $month, $year) = localtime;
    my $date = sprintf '%02d/%02d/%d %02d:%02d:%02d', $month + 1, $day, $year + 1900, $hour, $minute, $second;
    return "$date [$<:$$]: $text";
}

sub good { my $outcome = shift; return !$outcome || (!$outcome->{failed} && $outcome->{status} == 0) }

# Makes room for the last word.
sub reserve {
    open my $file, '>', 'reserve' or return;
    print $file "\0" x 8192;
    close $file;
}

sub run_task {
    if (defined(my $trouble = Step::make_scratch())) {
        $outcome{tmpdir} = {failed => 1, text => $trouble};
        return;
    }
    reserve();
    Mail::started();
    my $prolog = procedure('prolog');
    my $start = good($prolog) && procedure('pe_start', undef, 1);
    my $result;
    if (good($prolog) && good($start)) {
        $result = run_job();
    }
    procedure('pe_stop', $result, 1) if good($prolog) && good($start);
    # not where the prolog itself could not be run: then nothing of the task was there to be cleaned up
    procedure('epilog', $result) unless $prolog && $prolog->{failed};
}

sub run_job {
    if ($state{terminating}) {
        # deleted while it was being prepared: as if killed at once
        return $outcome{job} = {status => 137, signal => 9};
    }
    my ($begin, $since) = (Kernel::now(), Kernel::elapsed());
    Slaves::expect();
    my $result = $outcome{job} = run_step(defined Slaves::called() && $of_engine ? Slaves::wait_for_call() : Step::job());
    my $rusage = $state{step_rusage};
    Task::end();
    Slaves::end();
    Slaves::add_to($rusage);
    $job{limit} = $state{limit} = 'memory' if !$state{limit} && Group::is_over_memory();
    return $result if $result->{failed};
    # by what has passed, whatever was done to the machine's clock meanwhile
    my $end = $begin + Kernel::elapsed() - $since;
    @job{qw(start end migrated)} = ($begin, $end, $state{migrating});
    $job{rusage} = {%$rusage, wallclock => int($end - $begin)};
    $job{core} = $result->{core};
    return $result;
}

# Waits for a child that is not a step.
sub await {
    my $pid = shift;
    wait_for_events(0.05) until (reap($pid))[0];
    delete $reaped{$pid};
}

# After a shepherd that was killed: what it has left is ended.
sub recover {
    Task::end_abandoned();
    Slaves::end();
    my $used = read_text('usage') || '';
    %usage = (%usage, map { /^(\w+) ([\d.e+-]+)$/ } split /\n/, $used);
    my $end = Kernel::now();
    my ($begun) = (read_text(claim_name()) || '') =~ /^(\d+(?:\.\d+)?)$/m;
    $begun = (stat claim_name())[9] || $end unless $begun;
    $end = $begun if $end < $begun;
    %job = (start => $begun, end => $end, rerun => one('rerun'), rusage => {wallclock => int($end - $begun)},
        lost => 'the shepherd of the task was killed; what was left of the task has been ended');
}

# ---------------------------------------------------------------------------------------------------------- main

# Where shepherds are the owners of jobs, the claim is in a directory that only the owner of this one writes to.
sub claim_name {
    my $name = CLAIMS . '/' . task_id() . ".$attempt";
    return -d $name ? "$name/claim" : $name;
}

# Claims the attempt: 'mine', or 'taken' by a shepherd before this one, or nothing with the reason in $!. What was
# claimed stays claimed through the loss of power.
sub claim {
    mkdir CLAIMS, 0755 unless -d CLAIMS;
    my $name = claim_name();
    my ($beside) = $name =~ m{^(.*)/};
    return 'mine' if Kernel::write_synced($name, O_EXCL, Kernel::now() . "\n") && Kernel::sync($beside);
    return 'taken' if $!{EEXIST};
    # nothing of the user's has run
    my $error = $!;
    unlink $name;
    $! = $error;
    return;
}

# Takes the task's directory for as long as the notes are open, and reads what to run; without the lock, or where the task
# has ended, there is nothing to do.
sub take {
    my $whole = shift;
    chdir $place or return;
    open_notes() && flock $notes, LOCK_EX | LOCK_NB or return;
    Kernel::complain_to($notes);
    $before = -s $notes ? read_text('shepherd') // '' : '';
    # a line that was cut short ends here
    syswrite $notes, "\n" if $before =~ /[^\n]\z/;
    $$whole = read_launch();
    # what was sent for an attempt that is over does not touch the next one's
    my $of = $$whole ? $attempt : one('attempt') || read_text('attempt') // '';
    return if $of =~ /^(\d+)$/m && $1 != $attempt;
    # who removes it takes it away from its place first
    my ($here, $there) = map { join '.', (stat)[0, 1] } '.', $place;
    return !-e 'exit' && $here eq $there;
}

# Tends a task. True if nothing of it is left, and this process can take another.
sub shepherd {
    forget(@_);
    take(\my $whole) or return 1;
    note($itself ||= identity($$));
    $events ||= Kernel::child_events() or die "no child events: $!\n";
    Kernel::become_subreaper();
    make_pipes() unless $of_engine;
    point('taken');
    my $ready = $whole && Step::prepare();
    my $claim = claim();
    point('claimed');
    if (!$claim) {
        %outcome = (cell => {failed => 1, text => 'can\'t write to ' . spool() . "/begun: $!", queue_error => 1});
    } elsif ($claim eq 'taken') {
        # given up, since nobody came: it is somebody else's to say what becomes of it
        exit 0 if (read_text(claim_name()) || '') eq "0\n";
        Scratch::recall();
        recover();
    } elsif (!$whole) {
        %outcome = (cell => {failed => 1, text => "the file launch in $place was damaged", queue_error => 0});
    } elsif (!$ready) {
        %outcome = (job => {failed => 1, text => $Step::problem});
    } else {
        Group::enclose(%{Step::group_limits()});
        Binding::settle();
        read_requests();
        run_task();
        Task::end();
    }
    Group::leave();
    Step::remove_scratch();
    my $has_written = finish();
    # a process that is not the task's may outlive it, such as one that brings mail
    return $has_written && (reap())[1];
}

sub make_pipes {
    make_pipe('wake');
    make_pipe(SPOOL . '/ended');
    sysopen $wake, 'wake', O_RDWR | O_NONBLOCK or undef $wake;
}

sub make_pipe {
    my $path = shift;
    return if Kernel::make_fifo($path) || -p $path;
    unlink $path;
    Kernel::make_fifo($path);
}

Kernel::reset_signals();
if (@ARGV && $ARGV[0] eq '--slave') {
    shift @ARGV;
    exit Slaves::run(@ARGV);
}
chdir '/';
# what is written here is the cell's own
umask 077;
Kernel::use_all_processors();
# once for all shepherds
boot();
if (@ARGV && $ARGV[0] eq '--here') {
    ($of_engine, $SIG{TERM}) = (1, sub { $cancelled = 1 });
    open STDIN, '<', '/dev/null';
    shepherd(@ARGV[1, 2]);
    Kernel::leave(0);
}
# an engine keeps groups of its own
Group::settle();
Kernel::set_session();
Flock::serve(\&shepherd);
exit 0;
