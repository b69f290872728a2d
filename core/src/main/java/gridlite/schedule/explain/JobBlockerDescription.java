package gridlite.schedule.explain;

import gridlite.config.SchedulerConfig;
import gridlite.job.ArrayTask;
import gridlite.job.HoldKind;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.policy.Eligibility;
import gridlite.policy.TaskConcurrency;
import gridlite.schedule.reason.JobBlocker;
import gridlite.schedule.reason.Reason;
import gridlite.state.ClusterState;
import gridlite.value.Fact;
import gridlite.value.Sentence;
import gridlite.value.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Describes what keeps a job back wherever it would run, with what to do about it. */
final class JobBlockerDescription {
  private final ClusterState state;
  private final Instant now;

  JobBlockerDescription(ClusterState state, Instant now) {
    this.state = state;
    this.now = now;
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
                    present(job.predecessors()),
                    running(job.predecessors())));
        case START_TIME ->
            job.get(JobRequest.START_TIME)
                .ifPresent(
                    time ->
                        words.add(
                            Statement.of(
                                "start_time",
                                Sentence.of("it is to start at ").then(time).then(" or later (-a)"),
                                new Fact.Moment("from", time))));
        case ERROR -> errors(job, words);
      }
    }
    blockers(job, reasons, words);
    reservation(job, words);
    nothingKept(job, words);
    return List.copyOf(words);
  }

  private void blockers(Job job, List<List<Reason>> reasons, Set<Statement> words) {
    JobBlocker.Visitor<Optional<Statement>> inWords = inWords(job);
    for (List<Reason> some : reasons) {
      for (Reason reason : some) {
        if (reason instanceof JobBlocker blocker) {
          blocker.accept(inWords).ifPresent(words::add);
        }
      }
    }
  }

  /** Words of what a run reports; empty for what is known of the job, or of places, anyway. */
  private JobBlocker.Visitor<Optional<Statement>> inWords(Job job) {
    return new JobBlocker.Visitor<>() {
      @Override
      public Optional<Statement> visit(JobBlocker.TooManyJobsOfUser blocker) {
        return Optional.of(userLimit(job, blocker));
      }

      @Override
      public Optional<Statement> visit(JobBlocker.TooManyTasks blocker) {
        return Optional.of(taskLimit(job, blocker));
      }

      @Override
      public Optional<Statement> visit(JobBlocker.ReservationInError blocker) {
        return Optional.of(blocker.cause());
      }

      @Override
      public Optional<Statement> visit(JobBlocker.NotReserved blocker) {
        return Optional.empty();
      }

      @Override
      public Optional<Statement> visit(JobBlocker.NotEligible blocker) {
        return Optional.empty();
      }
    };
  }

  private Statement userLimit(Job job, Reason reason) {
    long most = state.schedulerConfig().get(SchedulerConfig.MAXUJOBS);
    return reason
        .cause()
        .inWords(
            job.owner().name() + " has " + most + " running, as many as maxujobs allows",
            new Fact.Word("user", job.owner().name().text()),
            new Fact.Amount("limit", most));
  }

  private Statement taskLimit(Job job, Reason reason) {
    long most = new TaskConcurrency(state).limit(job);
    boolean own = job.get(JobRequest.TASK_CONCURRENCY).filter(asked -> asked == most).isPresent();
    String setting = own ? "-tc" : "max_aj_instances";
    return reason
        .cause()
        .inWords(
            "as many of its tasks run as " + setting + (own ? " " + most : "") + " allows",
            new Fact.Amount("limit", most),
            new Fact.Word("setting", setting));
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
              present(job.arrayPredecessors()),
              running(job.arrayPredecessors())));
    }
  }

  /** Each error once, with the tasks of an array that have it. */
  private static void errors(Job job, Set<Statement> words) {
    Map<String, List<Long>> tasks = new LinkedHashMap<>();
    for (ArrayTask task : job.tasks().values()) {
      for (String error : task.errors()) {
        tasks.computeIfAbsent(error.strip(), e -> new ArrayList<>()).add(task.number());
      }
    }
    String clears = "; \"qmod -cj " + job.id() + "\" clears it";
    if (tasks.isEmpty()) {
      words.add(Statement.of("error", "it is in error state" + clears));
    }
    tasks.forEach(
        (error, numbers) -> {
          List<Fact> facts = new ArrayList<>(List.of(new Fact.Word("message", error)));
          if (job.isArray()) {
            facts.add(new Fact.Wholes("tasks", numbers));
          }
          words.add(new Statement("error", facts, "it is in error state: " + error + clears));
        });
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

  private Fact running(List<JobId> jobs) {
    return new Fact.Wholes(
        "running_jobs",
        jobs.stream()
            .filter(id -> state.job(id).filter(JobBlockerDescription::isRunning).isPresent())
            .map(JobId::number)
            .toList());
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
                        Sentence.of("its advance reservation " + reservation.id() + " begins at ")
                            .then(reservation.start()),
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
