package gridlite.schedule.explain;

import gridlite.config.SchedulerConfig;
import gridlite.job.ArrayTask;
import gridlite.job.HoldKind;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.policy.Eligibility;
import gridlite.schedule.reason.Causes;
import gridlite.schedule.reason.JobBlocker;
import gridlite.schedule.reason.Reason;
import gridlite.state.ClusterState;
import gridlite.value.Fact;
import gridlite.value.Statement;
import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** Describes what keeps a job back wherever it would run, with what to do about it. */
final class JobBlockerDescription {
  private final ClusterState state;
  private final Instant now;
  private final Function<Instant, String> times;

  JobBlockerDescription(ClusterState state, Instant now, Function<Instant, String> times) {
    this.state = state;
    this.now = now;
    this.times = times;
  }

  /**
   * The obstacles of a job.
   *
   * @param reasons what a scheduling run says of the job
   */
  List<Statement> of(Job job, List<List<Reason>> reasons) {
    Set<Statement> words = new LinkedHashSet<>();
    for (Eligibility.Obstacle obstacle : Eligibility.of(state, job, now).obstacles()) {
      switch (obstacle) {
        case HOLD -> holds(job, words);
        case DEPENDENCY ->
            words.add(
                Statement.of(
                    "dependency",
                    "it waits for the end of " + those(job.predecessors()) + " (-hold_jid)",
                    present(job.predecessors())));
        case START_TIME ->
            job.get(JobRequest.START_TIME)
                .ifPresent(
                    time ->
                        words.add(
                            Statement.of(
                                "start_time",
                                "it is to start at " + times.apply(time) + " or later (-a)",
                                new Fact.Moment("from", time))));
        case ERROR -> errors(job, words);
      }
    }
    limits(job, reasons, words);
    reservation(job, words);
    nothingKept(job, words);
    return List.copyOf(words);
  }

  private void limits(Job job, List<List<Reason>> reasons, Set<Statement> words) {
    for (List<Reason> some : reasons) {
      for (Reason reason : some) {
        if (reason instanceof JobBlocker.TooManyJobsOfUser) {
          long most = state.schedulerConfig().get(SchedulerConfig.MAXUJOBS);
          words.add(
              Causes.of(reason)
                  .inWords(
                      job.owner().name() + " has " + most + " running, as many as maxujobs allows",
                      new Fact.Amount("limit", most)));
        } else if (reason instanceof JobBlocker.TooManyTasks) {
          words.add(Causes.of(reason).inWords("as many of its tasks run as " + taskLimit(job)));
        }
      }
    }
  }

  private static String taskLimit(Job job) {
    long own = job.get(JobRequest.TASK_CONCURRENCY);
    return own > 0 ? "-tc " + own + " allows" : "max_aj_instances allows";
  }

  private void holds(Job job, Set<Statement> words) {
    StringBuilder letters = new StringBuilder();
    for (HoldKind kind : HoldKind.values()) {
      if (!job.held(kind).isEmpty()) {
        letters.append(kind.letter());
      }
    }
    if (letters.length() > 0) {
      words.add(
          Statement.of(
              "hold",
              "it is held (-h " + letters + "); \"qrls -h " + letters + "\" releases it",
              new Fact.Word("holds", letters.toString())));
    }
    if (!those(job.arrayPredecessors()).isEmpty()) {
      words.add(
          Statement.of(
              "array_dependency",
              "its tasks wait for the same tasks of "
                  + those(job.arrayPredecessors())
                  + " (-hold_jid_ad)",
              present(job.arrayPredecessors())));
    }
  }

  private static void errors(Job job, Set<Statement> words) {
    for (ArrayTask task : job.tasks().values()) {
      for (String error : task.errors()) {
        words.add(
            Statement.of(
                "error",
                "it is in error state: "
                    + error.strip()
                    + "; \"qmod -cj "
                    + job.id()
                    + "\" clears it"));
      }
    }
    if (words.isEmpty()) {
      words.add(
          Statement.of("error", "it is in error state; \"qmod -cj " + job.id() + "\" clears it"));
    }
  }

  /** The jobs among some that have not ended, and how far they are. */
  private String those(List<JobId> jobs) {
    StringBuilder text = new StringBuilder();
    for (JobId id : jobs) {
      state
          .job(id)
          .ifPresent(
              job -> {
                boolean runs = isRunning(job);
                text.append(text.length() > 0 ? ", " : "job ").append(id);
                text.append(runs ? " (running)" : " (waiting)");
              });
    }
    return text.toString();
  }

  private Fact present(List<JobId> jobs) {
    return new Fact.Wholes(
        "other_jobs",
        jobs.stream().filter(id -> state.job(id).isPresent()).map(JobId::number).toList());
  }

  private static boolean isRunning(Job job) {
    for (ArrayTask task : job.tasks().values()) {
      if (task.isActive()) {
        return true;
      }
    }
    return false;
  }

  private void reservation(Job job, Set<Statement> words) {
    state
        .reservationOf(job)
        .filter(reservation -> now.isBefore(reservation.start()))
        .ifPresent(
            reservation ->
                words.add(
                    Statement.of(
                        "own_reservation_begins",
                        "its advance reservation "
                            + reservation.id()
                            + " begins at "
                            + times.apply(reservation.start()),
                        new Fact.Whole("reservation", reservation.id().number()),
                        new Fact.Moment("from", reservation.start()))));
  }

  private void nothingKept(Job job, Set<Statement> words) {
    if (job.get(JobRequest.RESERVE)
        && state.schedulerConfig().get(SchedulerConfig.MAX_RESERVATION) == 0) {
      words.add(
          Statement.of(
              "nothing_kept",
              "nothing is kept for it (-R y): max_reservation of the scheduler is 0"));
    }
  }
}
