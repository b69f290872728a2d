# What the outcomes of a task's steps come to: the failure code of accounting(5), and what becomes of the job.
package Verdict;
use strict;
use warnings;

use constant {MIGRATING => 24, RESCHEDULING => 25, APPLICATION_ERROR => 30, FINDING_SHELL => 27, LIMIT => 37, AFTER_JOB => 100, LOST => 19};

# Failure codes of procedures that ran and failed, and what becomes of the job then.
my %IN = (tmpdir => 1, prolog => 8, pe_start => 10, pe_stop => 13, epilog => 15);
my %AFTER_FAILURE = (tmpdir => 'REQUEUED', prolog => 'REQUEUED', pe_start => 'REQUEUED', pe_stop => 'FINISHED', epilog => 'REQUEUED');

# Failure codes of procedures that could not even begin after the job, which is done all the same.
my %AFTER_ALL = map { $_ => 1 } 12, 14;

# $outcome: step => {status signal} or {failed text}; $job: {start end} of the job itself, migrated, limit, lost,
# cancelled, own_program. Each rule comes before those below it.
sub of {
    my ($outcome, $job, $forbidden) = @_;
    my $ran = $outcome->{job} && !$outcome->{job}{failed};
    my %verdict = (
        start => $job->{start} || 0, end => $job->{end} || 0, status => $ran ? $outcome->{job}{status} : 0,
        signal => $ran ? $outcome->{job}{signal} : 0, failed => 0, consequence => 'FINISHED', reason => '', queue_error => 0,
    );
    my $so = sub {
        @verdict{qw(failed consequence reason queue_error)} = @_;
        # as if it had never been dispatched: nothing about the run is reported
        @verdict{qw(start end status signal)} = (0, 0, 0, 0) if $verdict{consequence} eq 'REQUEUED';
        return \%verdict;
    };
    if ($job->{lost}) {
        return $so->(LOST, $job->{rerun} ? 'RESCHEDULED' : 'FINISHED', $job->{lost}, 0);
    }
    foreach my $step (qw(tmpdir prolog pe_start)) {
        my $failure = failure($step, $outcome->{$step}, $job) or next;
        return $so->(@$failure);
    }
    if (my $cell = $outcome->{cell}) {
        # files of the cell were in the way before anything of the job's ran
        return $so->($cell->{failed}, 'REQUEUED', $cell->{text}, $cell->{queue_error});
    }
    if ($outcome->{job} && $outcome->{job}{failed}) {
        return $so->(@{not_found($outcome->{job}, $job)}) if $outcome->{job}{failed} == FINDING_SHELL;
        return $so->($outcome->{job}{failed}, 'ERROR', $outcome->{job}{text}, 0);
    }
    if ($ran && !$verdict{signal}) {
        return $so->(RESCHEDULING, 'RESCHEDULED', '', 0) if $verdict{status} == 99 && !$forbidden->{99};
        return $so->(APPLICATION_ERROR, 'ERROR', 'exit_status of job start = 100', 0)
            if $verdict{status} == 100 && !$forbidden->{100};
    }
    return $so->(MIGRATING, 'RESCHEDULED', '', 0) if $job->{migrated};
    foreach my $step (qw(pe_stop epilog)) {
        my $failure = failure($step, $outcome->{$step}, $job) or next;
        return $so->(@$failure);
    }
    return $so->(LIMIT, 'FINISHED', '', 0) if $job->{limit};
    return $so->(AFTER_JOB, 'FINISHED', $job->{cancelled}, 0) if $job->{cancelled};
    return $so->(AFTER_JOB, 'FINISHED', '', 0) if $verdict{signal};
    foreach my $step (qw(pe_stop epilog)) {
        my $code = $outcome->{$step} && $outcome->{$step}{failed} or next;
        return $so->($code, 'FINISHED', '', 0) if $AFTER_ALL{$code};
    }
    return \%verdict;
}

# (code, consequence, reason, queue error) of a procedure that did not succeed, and of which that is not the last word.
sub failure {
    my ($step, $outcome, $job) = @_;
    return unless $outcome;
    if (my $code = $outcome->{failed}) {
        return if $AFTER_ALL{$code};
        return not_found($outcome, $job) if $code == FINDING_SHELL;
        # files and directory are the job's affair, everything else the queue's
        return [$code, 'ERROR', $outcome->{text}, 0] if $code == 26 || $code == 28;
        return [$code, $AFTER_FAILURE{$step}, $outcome->{text}, 1];
    }
    my $status = $outcome->{status};
    return if $status == 0;
    my $reason = "exit_status of $step = $status";
    return [RESCHEDULING, 'RESCHEDULED', $reason, 0] if $status == 99;
    return [APPLICATION_ERROR, 'ERROR', $reason, 0] if $status == 100;
    return [$IN{$step}, $AFTER_FAILURE{$step}, $reason, 1];
}

# A program that can't be run: of a job that brings its own that is the job's error. A queue that names one must not
# eat one job after the other.
sub not_found {
    my ($outcome, $job) = @_;
    return [$outcome->{failed}, $job->{own_program} ? 'ERROR' : 'REQUEUED', $outcome->{text}, $job->{own_program} ? 0 : 1];
}

1;
