# The steps of a task: prolog, start of the parallel environment, job, its stop, epilog. A step is a hash:
#   name before     what it is, and the failure code of "could not even begin"
#   path argv       program and argument list; a program without slash is searched in PATH
#   user            who it runs as; the job's owner if not given
#   in out err      files of its standard streams; err is empty where errors go to the output
#   script          the cell's copy of a script, for its standard input
#   program_file    the file that the user has named as a command, for its standard input
#   env             variables beyond the job's
#   inherit         whether it has the streams of this process
#   terminal        whether its standard input is the terminal of its session
#   file            whether the program has to be a file: Grid Engine looks first, but for jobs that are commands
package Step;
use strict;
use warnings;
no warnings 'exec';
use Kernel;
use Group;
use Binding;
use Scratch;

our $problem;
my ($owner, $directory, $root, %file);

# the processes that each task may have where that is not configured, once they are known
my $most;

sub forget {
    $problem = '';
    ($owner, $directory, $root, %file) = ();
}

my %BEFORE = (prolog => 7, pe_start => 9, job => 11, pe_stop => 12, epilog => 14);
use constant {OPENING_FILES => 26, FINDING_SHELL => 27, CHANGING_DIRECTORY => 28};

# Where programs are that nobody but root can replace.
use constant {SAFE_PATH => '/usr/local/bin:/bin:/usr/bin', SAFE_SHELL => '/bin/sh'};

# Finds out what all steps need: the owner's identity, names of files.
sub prepare {
    $root = $< == 0;
    my $name = main::one('owner');
    $owner = Kernel::user($name);
    $problem = "can't get password entry for user \"$name\"", return unless $owner;
    if (!$root && $owner->{uid} != $<) {
        $problem = "this cell runs jobs as user " . (getpwuid($<) || $<) . ", not as \"$name\": only root can";
        return;
    }
    Kernel::with_rights_of($owner, \&find_files);
    if (main::one('merge')) {
        # the directory is all that Grid Engine reports about the file that is not made
        @file{qw(stderr_variable stderr pe_stderr)} = (main::one('cwd'), '', '');
    } else {
        $file{stderr_variable} = $file{stderr};
    }
    return 1;
}

sub owner { return $owner }

sub find_files {
    foreach my $stream (qw(stdout stderr)) {
        my ($file, $directory) = path(main::one("${stream}_path"), main::one("${stream}_name"));
        my ($parallel) = $directory ? "$directory/" . main::one("pe_${stream}_name") : $file;
        @file{$stream, "pe_$stream"} = ($file, $parallel);
    }
}

# A file as asked for: (its path, the directory it is in under its default name, or nothing).
sub path {
    my ($asked, $default) = @_;
    my $path = $asked eq '' ? main::one('cwd') : $asked =~ m{^/} ? $asked : main::one('cwd') . "/$asked";
    return $path unless $asked eq '' || -d $path;
    $path =~ s{(?<=.)/+$}{};
    return ("$path/$default", $path);
}

# Makes the task's temporary directory. Returns what was in the way.
sub make_scratch {
    my ($base, $name) = main::one('tmpdir') =~ m{^(.*)/([^/]*)$};
    return Scratch::make($base, $name, $owner);
}

sub remove_scratch {
    return unless $owner;
    my @foreign = map { (Kernel::user($_) || $owner)->{uid} } map { procedure_user(main::one($_)) } keys %BEFORE;
    Scratch::remove($owner, grep { $_ != $owner->{uid} } @foreign);
}

# The words of a configured command line with its variables replaced; names it does not know stay. What a variable
# holds is never more than one word, or a part of one: users choose names and paths.
sub words {
    my $command = shift;
    my %value = map { split / /, $_, 2 } main::list('var');
    $value{stdout_path} = $file{stdout};
    $value{stderr_path} = $file{stderr_variable};
    $value{job_pid} = $main::state{job_pid};
    my @words = split ' ', $command;
    s/\$([a-z_]+)/exists $value{$1} ? $value{$1} : "\$$1"/ge foreach @words;
    return @words;
}

# The user that a configured command names: 'user@/path argument...'.
sub procedure_user { return $_[0] =~ m{^([^/@\s]+)@} ? $1 : () }

# The first variable in a command line that words() does not know.
sub unknown_variable {
    my $command = shift;
    my %known = map { (split / /, $_, 2)[0] => 1 } main::list('var');
    $known{$_} = 1 foreach qw(stdout_path stderr_path);
    while ($command =~ /\$([a-z_]+)/g) {
        return $1 unless $known{$1};
    }
    return;
}

# The step of a configured command 'user@/path argument...'.
sub procedure {
    my ($name, $command, $result, $parallel) = @_;
    my ($user) = procedure_user($command);
    $command =~ s{^\Q$user\E@}{} if defined $user;
    my @argv = words($command);
    my $prefix = $parallel ? 'pe_' : '';
    return {
        name => $name, before => $BEFORE{$name}, path => $argv[0], argv => \@argv, user => $user, in => '/dev/null',
        out => $file{"${prefix}stdout"}, err => $file{"${prefix}stderr"}, file => main::one('binary') eq '',
        env => $result && defined $result->{status} ? {SGE_JOBEXIT_STAT => $result->{status}} : {},
    };
}

sub job {
    return {
        name => 'job', before => $BEFORE{job}, path => main::one('path'), argv => [main::list('arg')], user => undef,
        in => main::one('stdin'), script => main::one('stdin_script'), program_file => main::one('stdin_program'),
        out => $file{stdout}, err => $file{stderr}, shell => main::one('shell'), env => {},
    };
}

# The step of a command on another host of the task.
sub slave {
    my @argv = @_;
    return {
        name => 'job', before => $BEFORE{job}, path => $argv[0], argv => \@argv, user => undef, inherit => 1, env => {},
    };
}

# Starts a step: (pid, handle), where the handle brings 'code TAB reason' when the step's program could not be
# run, and ends without a word when it runs. Nothing when there is no process to be had.
sub start {
    my $step = shift;
    pipe my $read, my $write or return;
    my $pid = fork;
    return unless defined $pid;
    if ($pid) {
        close $write;
        return ($pid, $read);
    }
    close $read;
    my %kept = Group::enter();
    my ($code, $text) = run($step, $kept{pids});
    syswrite $write, "$code\t$text";
    exit 1;
}

# What the task's control group is to be limited to.
sub group_limits {
    my $memory = main::one('group_memory');
    return {pids => most_processes(), $memory eq '' ? () : (memory => $memory)};
}

# How many processes a task may have: by the configuration, else three quarters of what is there. So much is left to
# the job's owner that 'qdel' can be called, whatever the job does.
sub most_processes {
    my $configured = main::one('max_processes');
    return $configured if $configured ne '';
    return $most ||= int least(grep { $_ } 2**22, Kernel::hard_limit(Kernel::PROCESSES),
        map { 0 + (main::read_text("/proc/sys/kernel/$_") || 0) } qw(pid_max threads-max)) * 3 / 4;
}

sub least { return (sort { $a <=> $b } @_)[0] }

# The same for the processes of the user, where nobody counts those of the task. What is not configured is a soft
# limit: jobs that jobs submit must not get less and less.
sub limit_processes {
    my $configured = main::one('max_processes');
    my $hard = $configured ne '' ? $configured : Kernel::hard_limit(Kernel::PROCESSES);
    Kernel::limit(Kernel::PROCESSES, most_processes(), defined $hard ? $hard : 'unlimited');
}

# Becomes the step's program, with the control group's count of processes or without. Returns only with what was in
# the way.
sub run {
    my ($step, $counted) = @_;
    Kernel::default_signals();
    Kernel::set_session();
    # TIOCSCTTY
    ioctl STDIN, 0x540E, 0 if $step->{terminal};
    umask 022;
    setpriority 0, 0, main::one('nice') if main::one('nice');
    Binding::enter();
    my $user = $owner;
    if (defined $step->{user}) {
        $user = Kernel::user($step->{user})
            or return ($step->{before}, "can't get passwd entry for user \"$step->{user}\"");
    }
    my $script;
    # the cell's copy, in a directory that the owner might not be able to reach
    if ($step->{script} && !open $script, '<', $step->{script}) {
        return ($step->{before}, "error: can't open job script file \"$step->{script}\": $!");
    }
    my @trouble = Kernel::with_rights_of($owner, sub { streams($step, $script) });
    return @trouble if @trouble;
    my $is_owner = $user->{uid} == $owner->{uid};
    if ($is_owner) {
        Kernel::limit(split / /, $_) foreach main::list('rlimit');
        limit_processes() unless $counted;
    } else {
        # a directory that the owner may change is not a place for what has other rights, and limits that the owner
        # chooses would let its writes fail halfway
        chdir '/';
    }
    if ($root) {
        Kernel::become($user) or return ($step->{before}, "can't become user \"$user->{name}\": $!");
    } elsif ($user->{uid} != $<) {
        return ($step->{before}, "can't become user \"$user->{name}\": only root can");
    }
    if ($step->{shell} && !-e $step->{shell}) {
        return (FINDING_SHELL, "unable to find shell \"$step->{shell}\"");
    }
    if ($step->{file}) {
        return ($step->{before}, "unable to find $step->{name} file \"$step->{path}\"") unless -e $step->{path};
        return ($step->{before}, "$step->{name} file \"$step->{path}\" is not executable") unless -x _;
    }
    %ENV = ($is_owner ? environment() : safe_environment($user), %{$step->{env}});
    exec {$step->{path}} @{$step->{argv}};
    my $words = join ' ', map { "\"$_\"" } @{$step->{argv}};
    return (FINDING_SHELL, "execvlp($step->{path}, $words) failed: $!");
}

# The variables that Grid Engine sets for a task.
sub grid_environment {
    my $errors = $file{stderr} || $file{stdout};
    return ((map { split /=/, $_, 2 } main::list('env')), TMP => $Scratch::path, SGE_STDOUT_PATH => $file{stdout},
        SGE_STDERR_PATH => $errors, SGE_CWD_PATH => $directory, Binding::environment());
}

# The environment of what runs as the job's owner: what the job exports, unless Grid Engine sets it itself.
sub environment {
    my %exported = map { split /=/, $_, 2 } main::list('exported');
    return (%exported, grid_environment(), TMPDIR => $Scratch::path, PATH => "$Scratch::path:$exported{PATH}",
        PWD => $directory);
}

# The environment of what runs as anybody else: nothing that the user chose has a name or a place in it by which
# programs find code. What is left are values of Grid Engine's own variables. TMPDIR is not among them, as in
# Grid Engine: a temporary file in a user's directory can be exchanged by that user.
sub safe_environment {
    my $user = shift;
    return (grid_environment(), PATH => SAFE_PATH, SHELL => SAFE_SHELL, HOME => $user->{home}, PWD => '/');
}

# Working directory and standard streams, as the owner. Returns what was in the way.
sub streams {
    my ($step, $script) = @_;
    if ($step->{program_file}) {
        # before the working directory is entered, so that a name without directory is that of no file, as there
        open $script, '<', $step->{program_file}
            or return ($step->{before}, "error: can't open job script file \"$step->{program_file}\": $!");
    }
    my $asked = main::one('cwd');
    chdir $asked or return (CHANGING_DIRECTORY, "error: can't chdir to $asked: $!");
    $directory = readlink '/proc/self/cwd';
    return if $step->{inherit};
    if ($script) {
        open STDIN, '<&', $script;
    } else {
        open STDIN, '<', $step->{in} or return (OPENING_FILES, "error: can't open $step->{in} as dummy input file");
    }
    open STDOUT, '>>', $step->{out}
        or return (OPENING_FILES, "error: can't open output file \"$step->{out}\": $!");
    if ($step->{err} ne '') {
        open STDERR, '>>', $step->{err}
            or return (OPENING_FILES, "error: can't open output file \"$step->{err}\": $!");
    } else {
        open STDERR, '>&', \*STDOUT;
    }
    return;
}

# Becomes a command that acts on the task, such as a suspend method: as the owner, in the job's environment.
sub run_helper {
    my $command = shift;
    Kernel::default_signals();
    Kernel::set_session();
    umask 022;
    open STDOUT, '>', '/dev/null';
    open STDERR, '>', '/dev/null';
    return if $root && !Kernel::become($owner);
    chdir main::one('cwd');
    $directory = readlink '/proc/self/cwd';
    %ENV = environment();
    exec {$command->[0]} @$command;
}

1;
