# The temporary directory of a task: TMPDIR. It is made by an exclusive mkdir, mode 0700, so that nothing that
# somebody else has put there is ever used, and removed with all that is in it.
#
# Nobody can make root delete or change what is elsewhere: the directory is made with the rights of the job's owner,
# or where only root may, changed by its open handle. It is emptied with the owner's rights. Only what they can't
# remove, and only where a procedure ran as another user, is removed with root's, and then no directory is entered that
# is older than this one: whatever was made elsewhere and moved here is older, or in what is. No symbolic link is
# followed, no mount entered, and a directory is left only for the one it was entered from.
package Scratch;
use strict;
use warnings;
use Fcntl qw(:DEFAULT :mode);
use Kernel;

use constant {EEXIST => 17, ATTEMPTS => 10};

our $path;
my $made_as;

sub forget { $path = $made_as = '' }

# Makes a directory of this name, or if that is taken of a longer one that nobody can guess. Returns what was in
# the way, if anything was.
sub make {
    my ($base, $name, $owner) = @_;
    make_base($base);
    foreach my $attempt (1 .. ATTEMPTS) {
        my $wanted = "$base/$name" . ($attempt > 1 ? '.' . random_name() : '');
        if (Kernel::with_rights_of($owner, sub { mkdir $wanted, 0700 }) || $! != EEXIST && make_for($owner, $wanted)) {
            ($path, $made_as) = ($wanted, identity($wanted));
            return main::note("tmpdir $made_as $path") ? undef : "can't note the temporary directory \"$path\": $!";
        }
        return "can't make temporary directory \"$wanted\": $!" unless $! == EEXIST;
    }
    return "can't make a temporary directory in \"$base\": all names are taken";
}

# The directory that a shepherd before this one has made, if it had come that far.
sub recall {
    my $noted = main::noted('tmpdir');
    ($made_as, $path) = split / /, $noted, 2 if defined $noted;
}

# The queue's tmpdir itself, where nobody has made it yet.
sub make_base {
    my $base = shift;
    return if $base eq '' || -d $base;
    my ($above) = $base =~ m{^(.*)/};
    make_base($above);
    # all users have their directories in it
    mkdir $base and chmod 0755, $base;
}

sub random_name {
    open my $source, '<', '/dev/urandom' or die "no random numbers: $!\n";
    sysread $source, my $bytes, 12;
    return unpack 'H*', $bytes;
}

# Makes it where root alone may write.
sub make_for {
    my ($owner, $wanted) = @_;
    return 0 if $> != 0;
    mkdir $wanted, 0700 or return 0;
    sysopen my $made, $wanted, O_RDONLY | O_DIRECTORY | O_NOFOLLOW or return 0;
    my @is = stat $made;
    # somebody who may write there as well has put another one in its place
    $! = EEXIST, return 0 if $is[4] != 0 || S_IMODE($is[2]) & 077;
    return chown $owner->{uid}, $owner->{gid}, $made;
}

# Removes the directory. $foreign: the users, other than the owner, that have run procedures of the task.
sub remove {
    my ($owner, @foreign) = @_;
    return unless is_there();
    return if Kernel::with_rights_of($owner, sub { rmdir $path });
    in_child(sub { Kernel::with_rights_of($owner, sub { empty() }) });
    return unless is_there() && $> == 0;
    # empty, in a directory where the owner may not write
    return if rmdir $path;
    in_child(sub { empty(map { $_ => 1 } $owner->{uid}, @foreign) }) if @foreign;
}

# Whether it is, and is the one that was made: the job may have removed it, and anybody made another.
sub is_there { return $path ne '' && identity($path) eq $made_as }

# A process of its own, for it changes its working directory.
sub in_child {
    my $action = shift;
    my $pid = fork;
    return unless defined $pid;
    if ($pid) {
        main::await($pid);
        return;
    }
    $action->();
    exit 0;
}

# Removes the directory and what is in it, depth first, with two directories open at most. $may, where it is not
# empty, names the users whose directories are entered.
sub empty {
    my %may = @_;
    my ($base, $name) = $path =~ m{^(.*)/([^/]+)$};
    chdir "$base/" or return;
    my @inside = enter($name, \%may);
    my $top = $inside[0];
    while (@inside) {
        my $here = $inside[-1];
        if (defined(my $next = pop @{$here->{left}})) {
            push @inside, enter($next, \%may, $top);
            next;
        }
        pop @inside;
        # somebody may have moved the directory that this process is in
        return unless chdir('..') && identity('.') eq $here->{above};
        rmdir $here->{name};
    }
}

# Goes into a directory and removes what is not a directory there: {name, above: the directory that it was entered from,
# left: directories that are not empty, born, mount}. Nothing where that must not be.
sub enter {
    my ($name, $may, $top) = @_;
    my $above = identity('.');
    chmod 0700, $name if $> != 0;
    sysopen my $handle, $name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW or return;
    my ($device, $inode, undef, undef, $user) = stat $handle;
    my $origin = Kernel::origin($handle);
    return if %$may && !$may->{$user};
    return unless $top ? belongs($origin, $top, $may) : "$device:$inode" eq $made_as;
    chdir $handle or return;
    my @left;
    if (opendir my $listing, '.') {
        while (defined(my $entry = readdir $listing)) {
            next if $entry eq '.' || $entry eq '..' || unlink($entry) || rmdir $entry;
            push @left, $entry if lstat $entry and -d _;
        }
    }
    return {%$origin, name => $name, above => $above, left => \@left};
}

sub belongs {
    my ($origin, $top, $may) = @_;
    return 0 if defined $top->{mount} && ($origin->{mount} || 0) != $top->{mount};
    return 1 unless %$may;
    return defined $top->{born} && defined $origin->{born} && $origin->{born} >= $top->{born};
}

sub identity {
    my @is = lstat $_[0];
    return @is ? "$is[0]:$is[1]" : '';
}

1;
