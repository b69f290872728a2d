# Binds a task to cores, as -binding asks for. Which cores are taken is known by the files "binding" of the tasks whose
# shepherds live; one shepherd at a time looks and chooses. Where the request can't be met the task runs unbound, as in
# Grid Engine: it would be worse to fail a job for it.
#
# A core is {name 'socket,core', both counted from 0, processors those numbers of the kernel that the cell may use};
# a core is taken or free as a whole.
package Binding;
use strict;
use warnings;
use Fcntl qw(:DEFAULT :flock);
use Kernel;

# the task's processors, and whether it is kept to them
my ($binds, @processors);

sub forget { ($binds, @processors) = () }

# Takes cores for the task, where its request asks for some.
sub settle {
    my ($who, $strategy) = split / /, main::one('binding'), 2;
    return unless defined $strategy;
    open my $lock, '>>', main::SPOOL() . '/binding.lock' or return;
    flock $lock, LOCK_EX or return;
    my @cores = cores(main::read_text('/proc/cpuinfo') || '', Kernel::affinity());
    my %taken = taken();
    my @chosen = choose($strategy, [map { [grep { @{$_->{processors}} && !$taken{$_->{name}} } @$_] } @cores], @cores)
        or return;
    my @names = map { $_->{name} } @chosen;
    main::write_file('binding', "@names\n") or return;
    $main::usage{'binding_inuse!' . drawn(\@cores, @names)} = 0;
    if ($who eq 'pe') {
        name_in_hostfile(join ':', @names);
    } else {
        @processors = sort { $a <=> $b } map { @{$_->{processors}} } @chosen;
        $binds = $who eq 'set';
    }
}

# Lets this process and all that it starts run on the task's cores alone.
sub enter { Kernel::set_affinity(@processors) if $binds }

# The variable that names the task's processors to its processes, which may bind themselves to them.
sub environment { return @processors ? (SGE_BINDING => "@processors") : () }

# The machine's cores, a list a socket: sockets and cores in the order of the kernel's numbers, as in the load value
# m_topology (KernelLoad). A kernel that does not say has one socket, and a core a processor.
sub cores {
    my ($cpuinfo, %usable) = @_;
    my (@found, %socket);
    foreach my $line (split /\n/, $cpuinfo) {
        my ($key, $value) = $line =~ /^([^:]*?)\s*:\s*(\d+)\s*$/ or next;
        push @found, {processor => $value, socket => 0, core => scalar @found} if $key eq 'processor';
        $found[-1]{socket} = $value if $key eq 'physical id' && @found;
        $found[-1]{core} = $value if $key eq 'core id' && @found;
    }
    push @{$socket{$_->{socket}}{$_->{core}}}, $_->{processor} foreach @found;
    my @sockets;
    foreach my $of (map { $socket{$_} } sort { $a <=> $b } keys %socket) {
        my ($number, $count) = (scalar @sockets, 0);
        push @sockets, [map { {
            name => "$number," . $count++, threads => scalar @{$of->{$_}}, processors => [grep { $usable{$_} } @{$of->{$_}}],
        } } sort { $a <=> $b } keys %$of];
    }
    return @sockets;
}

# The names of the cores that tasks have on this host. Tasks of other hosts share the spool where an engine runs them.
sub taken {
    my ($host, %taken) = main::one('host');
    opendir my $active, '..' or return;
    foreach my $task (map { "../$_" } grep { /^\d+\.\d+$/ } readdir $active) {
        my $names = main::read_text("$task/binding") or next;
        next unless (main::read_text("$task/launch") || '') =~ /^host \Q$host\E$/m;
        my $shepherd = main::noted_shepherd(main::read_text("$task/shepherd") || '');
        my ($pid) = $shepherd =~ /^(\d+) /;
        next if -e "$task/exit" || !$pid || main::identity($pid) ne $shepherd;
        $taken{$_} = 1 foreach split ' ', $names;
    }
    return %taken;
}

# The cores that a strategy takes; none where it can't be met. Given are the free cores of each socket, then all.
sub choose {
    my ($strategy, $free, @sockets) = @_;
    my ($kind, @words) = split /:/, $strategy;
    my @all = map { @$_ } @sockets;
    my %free = map { $_->{name} => $_ } map { @$_ } @$free;
    return whole(map { $free{$_} } map { s/\b0+(?=\d)//gr } @words) if $kind eq 'explicit';
    my $count = ($words[0] // '') eq 'slots' ? main::one('binding_slots') : $words[0];
    return if ($count // '') !~ /^\d+$/ || $count < 1 || $count > @all;
    my $step = $kind eq 'striding' ? $words[1] : 1;
    my $first = $kind eq 'striding' ? $words[2] : $words[1];
    return linear($count, $free, @sockets) if $kind eq 'linear' && !defined $first;
    return if ($step // "") !~ /^\d+$/ || $step < 1 || $step > @all;
    foreach my $start (grep { !defined $first || $all[$_]{name} eq $first =~ s/\b0+(?=\d)//gr } 0 .. $#all) {
        my $last = $start + ($count - 1) * $step;
        next if $last > $#all;
        my @chosen = whole(map { $free{$all[$start + $_ * $step]{name}} } 0 .. $count - 1);
        return @chosen if @chosen;
    }
    return;
}

sub whole { return (grep { !defined } @_) ? () : @_ }

# Cores that are as near to one another as can be: of a socket that nobody uses, else of one with room, else of several.
sub linear {
    my ($count, $free, @sockets) = @_;
    my @idle = map { $free->[$_] } grep { @{$free->[$_]} == @{$sockets[$_]} } 0 .. $#sockets;
    foreach my $socket (@idle, @$free) {
        return @$socket[0 .. $count - 1] if @$socket >= $count;
    }
    my @rest = map { @$_ } @$free;
    return @rest >= $count ? @rest[0 .. $count - 1] : ();
}

# The machine as text, S a socket, C a core, T a thread of one that has several; what is named in small letters.
sub drawn {
    my ($sockets, @names) = @_;
    my %named = map { $_ => 1 } @names;
    my $text = '';
    foreach my $socket (@$sockets) {
        $text .= 'S' . join '', map {
            my $core = 'C' . ($_->{threads} > 1 ? 'T' x $_->{threads} : '');
            $named{$_->{name}} ? lc $core : $core
        } @$socket;
    }
    return $text;
}

# Names the cores of the task to the parallel environment on this host. The file stays the owner's.
sub name_in_hostfile {
    my $cores = shift;
    my ($host, $text) = (main::one('host'), main::read_text('pe_hostfile'));
    return unless defined $text;
    $text =~ s/^(\Q$host\E \S+ \S+) UNDEFINED$/$1 $cores/mg;
    open my $file, '+<', 'pe_hostfile' or return;
    print $file $text;
    truncate $file, length $text;
}

1;
