# Mail about a task, through the configured mailer: MAILER -s SUBJECT RECIPIENT, the text on standard input.
package Mail;
use strict;
use warnings;
no warnings 'exec';
use Kernel;

my %REASON = (
    1 => 'assumedly before job', 7 => 'before prolog', 8 => 'in prolog', 9 => 'before pestart', 10 => 'in pestart',
    12 => 'before pestop', 13 => 'in pestop', 14 => 'before epilog', 15 => 'in epilog',
    19 => 'before writing exit_status', 24 => 'migrating', 25 => 'rescheduling', 26 => 'opening input/output file',
    27 => 'searching requested shell', 28 => 'changing into working directory', 30 => 'application error returned',
    37 => 'qmaster enforced h_rt, h_cpu, or h_vmem limit', 100 => 'assumedly after job',
);

sub wanted { my $occasion = shift; return index(main::one('mail_when'), $occasion) >= 0 }

sub started {
    return unless wanted('b');
    my $subject = main::one('mail_title') . ' Started';
    deliver($subject, "$subject\n" . fields(10,
        User => main::one('owner'), Queue => main::one('queue'), Host => main::one('host'),
        'Start Time' => date(Kernel::now())));
}

sub suspended {
    my $what = shift;
    deliver(main::one('mail_title') . " $what", "\n\n") if wanted('s');
}

sub killed {
    my $by = shift;
    my $title = main::one('mail_title');
    deliver("$title Killed", "$title  was killed by $by\n") if wanted('a') && $by ne '';
}

# The end, as the verdict has it: {failed status signal consequence reason start end}.
sub ended {
    my $verdict = shift;
    my $title = main::one('mail_title');
    my $consequence = $verdict->{consequence};
    if (!$verdict->{failed} && $consequence eq 'FINISHED') {
        complete("$title Complete", $verdict) if wanted('e');
        return;
    }
    my $error = $consequence eq 'ERROR';
    return unless wanted('a') || $error && wanted('e');
    my $what = $consequence eq 'RESCHEDULED' ? 'Rescheduled'
        : !$error ? 'Aborted'
        : $verdict->{failed} == 30 ? 'Rescheduled due to application error'
        : 'Set in error state';
    aborted("$title $what", $verdict);
}

sub complete {
    my ($subject, $verdict) = @_;
    my $used = $main::job{rusage} || {};
    deliver($subject, "$subject\n" . fields(16,
        User => main::one('owner'), Queue => main::one('instance'), Host => main::one('host'),
        span($verdict),
        'User Time' => clock($used->{utime}), 'System Time' => clock($used->{stime}),
        'Wallclock Time' => clock($verdict->{end} - $verdict->{start}), consumed(),
        'Exit Status' => $verdict->{status}));
}

sub aborted {
    my ($subject, $verdict) = @_;
    my $signal = $verdict->{signal} ? signal_name($verdict->{signal}) : 'unknown signal';
    my $why = $verdict->{signal}
        ? 'job ' . main::one('task_id') . " died through signal $signal ($verdict->{signal})"
        : $verdict->{reason} eq '' ? '' : main::reason($verdict->{reason});
    deliver($subject, "$subject\n" . fields(16,
        'Exit Status' => $verdict->{status}, Signal => $signal,
        User => main::one('owner'), Queue => main::one('instance'), Host => main::one('host'),
        span($verdict), consumed())
        . 'failed ' . ($REASON{$verdict->{failed}} || '') . " because:\n$why\n");
}

sub span {
    my $verdict = shift;
    return ('Start Time' => date($verdict->{start}), 'End Time' => date($verdict->{end}));
}

sub consumed {
    my $most = $main::usage{maxvmem};
    return (CPU => clock($main::usage{cpu}), 'Max vmem' => $most ? sprintf('%.3fM', $most / 2**20) : 'NA');
}

sub signal_name { return (split ' ', $Config::Config{sig_name})[$_[0]] }

sub fields {
    my ($width, @pairs) = @_;
    my $text = '';
    while (my ($name, $value) = splice @pairs, 0, 2) {
        $text .= sprintf " %-${width}s = %s\n", $name, $value;
    }
    return $text;
}

sub date {
    my $time = shift;
    return 'Unknown' unless $time;
    my ($second, $minute, $hour, $day, $month, $year) = localtime $time;
    return sprintf '%02d/%02d/%d %02d:%02d:%02d', $month + 1, $day, $year + 1900, $hour, $minute, $second;
}

sub clock {
    my $seconds = int($_[0] || 0);
    return sprintf '%02d:%02d:%02d', $seconds / 3600, $seconds / 60 % 60, $seconds % 60;
}

sub deliver {
    my ($subject, $text) = @_;
    my $mailer = main::one('mailer');
    my $sender = Step::owner();
    return if $mailer eq '' || !$sender;
    if ($mailer =~ s{^([^/@\s]+)@}{}) {
        $sender = Kernel::user($1) or return;
    }
    foreach my $recipient (grep { is_address($_) } main::list('mail_to')) {
        pipe my $read, my $write or return;
        my $pid = fork;
        return unless defined $pid;
        if (!$pid) {
            close $write;
            run_mailer($mailer, $sender, $read, $subject, $recipient);
            exit 127;
        }
        $main::helper{$pid} = 1;
        close $read;
        local $SIG{PIPE} = 'IGNORE';
        syswrite $write, plain($text);
        close $write;
    }
}

# What a mailer takes for an address, and for nothing else: no option, file, folder or command. Submission has checked
# it as well (class MailRecipient); this is what is in the database.
sub is_address { return $_[0] =~ /^[\w\x80-\xff][\w.+=%\x80-\xff-]*(?:@[\w\x80-\xff][\w.:\x80-\xff-]*)?\z/a }

# Control characters would begin another header, and a tilde at the start of a line is a command to some mailers.
sub plain {
    my $text = shift;
    $text =~ s/[^\n\x20-\x7e\x80-\xff]/?/g;
    $text =~ s/^~/ ~/gm;
    return $text;
}

# Becomes the mailer: as the job's owner or the user that the configuration names, in a new environment.
sub run_mailer {
    my ($mailer, $sender, $input, $subject, $recipient) = @_;
    Kernel::default_signals();
    Kernel::set_session();
    chdir '/' or return;
    open STDIN, '<&', $input or return;
    open STDOUT, '>', '/dev/null' or return;
    open STDERR, '>', '/dev/null' or return;
    return if $< == 0 && !Kernel::become($sender);
    umask 077;
    %ENV = (PATH => Step::SAFE_PATH(), HOME => $sender->{home}, USER => $sender->{name}, LOGNAME => $sender->{name},
        SHELL => Step::SAFE_SHELL());
    $subject =~ tr/\n/?/;
    exec {$mailer} $mailer, '-s', plain($subject), $recipient;
}

1;
