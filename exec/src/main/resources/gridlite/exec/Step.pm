# The steps of a task: prolog, start of the parallel environment, job, its stop, epilog. A step is a hash:
#   name before     what it is, and the failure code of "could not even begin"
#   path argv       program and argument list; a program without slash is searched in PATH
#   user            who it runs as; the job's owner if not given
#   in out err      files of its standard streams; err is empty where errors go to the output
#   env             variables beyond the job's
package Step;
use strict;
use warnings;
no warnings 'exec';
use Kernel;
use Task;

our $problem = '';
my ($owner, %file, $root);

my %BEFORE = (prolog => 7, pe_start => 9, job => 11, pe_stop => 12, epilog => 14);
use constant {OPENING_FILES => 26, FINDING_SHELL => 27, CHANGING_DIRECTORY => 28};

# Makes what all steps need: the owner's identity, names of files, the temporary directory.
sub prepare {
    $root = $< == 0;
    my $name = main::one('owner');
    $owner = Kernel::user($name);
    $problem = "can't get password entry for user \"$name\"", return unless $owner;
    if (!$root && $owner->{uid} != $<) {
        $problem = "this cell runs jobs as user " . (getpwuid($<) || $<) . ", not as \"$name\": only root can";
        return;
    }
    foreach my $stream (qw(stdout stderr)) {
        my ($file, $directory) = path(main::one("${stream}_path"), main::one("${stream}_name"));
        my ($parallel) = $directory ? "$directory/" . main::one("pe_${stream}_name") : $file;
        @file{$stream, "pe_$stream"} = ($file, $parallel);
    }
    if (main::one('merge')) {
        # the directory is all that Grid Engine tells of the file that is not made
        @file{qw(stderr_variable stderr pe_stderr)} = (main::one('cwd'), '', '');
    } else {
        $file{stderr_variable} = $file{stderr};
    }
    return make_tmpdir();
}

# A file as asked for: (its path, the directory it is in under its default name, or nothing).
sub path {
    my ($asked, $default) = @_;
    my $path = $asked eq '' ? main::one('cwd') : $asked =~ m{^/} ? $asked : main::one('cwd') . "/$asked";
    return $path unless $asked eq '' || -d $path;
    $path =~ s{(?<=.)/+$}{};
    return ("$path/$default", $path);
}

sub make_tmpdir {
    my $directory = main::one('tmpdir');
    my ($base) = $directory =~ m{^(.*)/};
    make_base($base);
    my $made = as_owner(sub { -d $directory || mkdir $directory, 0755 });
    if (!$made && $root) {
        # a base directory that only root writes to
        $made = mkdir($directory, 0755) && chown $owner->{uid}, $owner->{gid}, $directory;
    }
    $problem = "can't make temporary directory \"$directory\": $!" unless $made;
    return $made;
}

# The queue's tmpdir itself, where nobody has made it yet.
sub make_base {
    my $base = shift;
    return if $base eq '' || -d $base;
    my ($above) = $base =~ m{^(.*)/};
    make_base($above);
    mkdir $base, 0755;
}

sub as_owner {
    my $action = shift;
    return $action->() unless $root;
    Kernel::act_as($owner) or return;
    my $result = $action->();
    my $error = $!;
    Kernel::back();
    $! = $error;
    return $result;
}

# Removes the temporary directory, as the user: so no link in it can lead to what is not the user's.
sub clean_up {
    my $directory = main::one('tmpdir');
    return unless $owner && -d $directory;
    return if as_owner(sub { rmdir $directory });
    my $pid = fork;
    return unless defined $pid;
    if (!$pid) {
        Kernel::default_signals();
        Kernel::become($owner) if $root;
        open STDERR, '>', '/dev/null';
        exec '/bin/rm', '-rf', '--one-file-system', '--', $directory;
        exit 127;
    }
    main::await($pid);
    rmdir $directory if -d $directory;
}

# Replaces the variables in a configured command line; names it does not know stay.
sub expand {
    my $command = shift;
    my %value = map { split / /, $_, 2 } main::list('var');
    $value{stdout_path} = $file{stdout};
    $value{stderr_path} = $file{stderr_variable};
    $value{job_pid} = $main::state{job_pid};
    $command =~ s/\$([a-z_]+)/exists $value{$1} ? $value{$1} : "\$$1"/ge;
    return $command;
}

# The first variable in a command line that expand() does not know.
sub unknown_variable {
    my $command = shift;
    my %known = map { (split / /, $_, 2)[0] => 1 } main::list('var');
    $known{$_} = 1 foreach qw(stdout_path stderr_path job_pid);
    while ($command =~ /\$([a-z_]+)/g) {
        return $1 unless $known{$1};
    }
    return;
}

# The step of a configured command 'user@/path argument...'.
sub procedure {
    my ($name, $command, $result, $parallel) = @_;
    my $user;
    $user = $1 if $command =~ s{^([^/@\s]+)@}{};
    my @argv = split ' ', expand($command);
    my $prefix = $parallel ? 'pe_' : '';
    return {
        name => $name, before => $BEFORE{$name}, path => $argv[0], argv => \@argv, user => $user, in => '/dev/null',
        out => $file{"${prefix}stdout"}, err => $file{"${prefix}stderr"},
        env => $result && defined $result->{status} ? {SGE_JOBEXIT_STAT => $result->{status}} : {},
    };
}

sub job {
    return {
        name => 'job', before => $BEFORE{job}, path => main::one('path'), argv => [main::list('arg')], user => undef,
        in => main::one('stdin'), script => main::one('stdin_script'), shell => main::one('shell'),
        out => $file{stdout}, err => $file{stderr}, env => {},
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
    Task::enter();
    my ($code, $text) = run($step);
    syswrite $write, "$code\t$text";
    exit 1;
}

# Becomes the step's program. Returns only with what was in the way.
sub run {
    my $step = shift;
    Kernel::default_signals();
    Kernel::set_session();
    umask 022;
    setpriority 0, 0, main::one('nice') if main::one('nice');
    my $user = $owner;
    if (defined $step->{user}) {
        $user = Kernel::user($step->{user})
            or return ($step->{before}, "can't get passwd entry for user \"$step->{user}\"");
    }
    my $script;
    if ($step->{script}) {
        open $script, '<', $step->{script} or return (OPENING_FILES, "can't open job script file \"$step->{script}\"");
    }
    foreach my $limit (main::list('rlimit')) {
        Kernel::limit(split / /, $limit);
    }
    my @trouble = $root ? as_owner(sub { [streams($step, $script)] }) : [streams($step, $script)];
    return @{$trouble[0]} if @{$trouble[0]};
    if ($root) {
        Kernel::become($user) or return ($step->{before}, "can't become user \"$user->{name}\": $!");
    } elsif ($user->{uid} != $<) {
        return ($step->{before}, "can't become user \"$user->{name}\": only root can");
    }
    if ($step->{shell} && !-e $step->{shell}) {
        return (FINDING_SHELL, "unable to find shell \"$step->{shell}\"");
    }
    my $here = readlink '/proc/self/cwd';
    %ENV = ((map { split /=/, $_, 2 } main::list('env')), %{$step->{env}});
    @ENV{qw(SGE_STDOUT_PATH SGE_STDERR_PATH)} = ($file{stdout}, $file{stderr} || $file{stdout});
    @ENV{qw(PWD SGE_CWD_PATH)} = ($here, $here);
    exec {$step->{path}} @{$step->{argv}};
    my $words = join ' ', map { "\"$_\"" } @{$step->{argv}};
    return (FINDING_SHELL, "execvlp($step->{path}, $words) failed: $!");
}

# Working directory and standard streams, as the owner. Returns what was in the way.
sub streams {
    my ($step, $script) = @_;
    my $directory = main::one('cwd');
    chdir $directory or return (CHANGING_DIRECTORY, "error: can't chdir to $directory: $!");
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
    open STDOUT, '>', '/dev/null';
    open STDERR, '>', '/dev/null';
    Kernel::become($owner) if $root;
    chdir main::one('cwd');
    %ENV = map { split /=/, $_, 2 } main::list('env');
    exec {$command->[0]} @$command;
}

1;
