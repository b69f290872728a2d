package gridlite.command.explain;

import gridlite.config.SchedulerConfig;
import gridlite.format.Attribute;
import gridlite.format.Values;
import gridlite.job.Job;
import gridlite.job.JobPriority;
import gridlite.job.JobRequest;
import gridlite.policy.Eligibility;
import gridlite.policy.PriorityPolicy;
import gridlite.policy.Ranked;
import gridlite.policy.Ranking;
import gridlite.policy.WeightChange;
import gridlite.render.Document;
import gridlite.render.TextOutput;
import gridlite.state.ClusterState;
import gridlite.value.Decimals;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The make-up of a job's dispatch priority, worked out now: the formula with the job's numbers,
 * each contribution with its weight, the job's place among the pending ones, and which changes of a
 * weight would move it.
 *
 * @param job the job
 * @param ranked its next task; empty when it takes no part
 * @param place its place from 1
 * @param jobs how many places there are
 * @param ahead job of the place before
 * @param behind job of the place after
 * @param config weights
 * @param obstacles what keeps it back when it takes no part
 */
public record PriorityExplanation(
    Job job,
    Optional<Ranked> ranked,
    int place,
    int jobs,
    Optional<Ranked> ahead,
    Optional<Ranked> behind,
    Values config,
    Eligibility obstacles) {
  private static final int LABEL = 26;
  private static final int NUMBER = 14;

  /** The greatest number that printing rounds to 0. */
  private static final double NOTHING = 5e-7;

  /** Explains a job's priority. */
  public static PriorityExplanation of(ClusterState state, Job job, Instant now) {
    Ranking ranking = PriorityPolicy.rank(state, now);
    Eligibility eligibility = Eligibility.of(state, job, now);
    List<Ranked> pending = ranking.pending();
    for (int i = 0; i < pending.size(); i++) {
      if (pending.get(i).job().id().equals(job.id())) {
        int last = i;
        while (last + 1 < pending.size() && pending.get(last + 1).job().id().equals(job.id())) {
          last++;
        }
        return new PriorityExplanation(
            job,
            Optional.of(pending.get(i)),
            i + 1,
            pending.size(),
            i == 0 ? Optional.empty() : Optional.of(pending.get(i - 1)),
            last + 1 < pending.size() ? Optional.of(pending.get(last + 1)) : Optional.empty(),
            state.schedulerConfig(),
            eligibility);
      }
    }
    return new PriorityExplanation(
        job,
        Optional.empty(),
        0,
        pending.size(),
        Optional.empty(),
        Optional.empty(),
        state.schedulerConfig(),
        eligibility);
  }

  /** Writes it as text. */
  public void write(TextOutput out) {
    out.add("job ")
        .add(job.id().number())
        .add(" (")
        .add(job.name())
        .add(") of ")
        .add(job.owner().name().text());
    if (ranked.isEmpty()) {
      out.add(" takes no part: ").add(why()).end();
      return;
    }
    JobPriority priority = ranked.get().priority();
    out.add(": priority ").add(Decimals.fixed(priority.prio(), 5));
    out.add(", place ").add(place).add(" of ").add(jobs).end();
    formula(out, priority);
    terms(out, priority);
    ahead.ifPresent(
        other -> {
          neighbour(out, "next ahead", other);
          moves(out, "it would pass job ", other, WeightChange.toPass(priority, other.priority()));
        });
    behind.ifPresent(
        other -> {
          neighbour(out, "next behind", other);
          moves(
              out,
              "it would fall behind job ",
              other,
              WeightChange.toPass(other.priority(), priority));
        });
  }

  private void terms(TextOutput out, JobPriority priority) {
    out.left("", LABEL);
    for (String heading : List.of("value", "normalised", "weight", "adds")) {
      out.right(heading, NUMBER);
    }
    out.end();
    double weight = config.get(SchedulerConfig.WEIGHT_URGENCY);
    row(out, "urgency", priority.urgency(), priority.nurg(), weight);
    part(out, "  resources and slots", priority.rrcontr());
    part(out, "  waiting", priority.wtcontr());
    part(out, "  deadline", priority.dlcontr());
    weight = config.get(SchedulerConfig.WEIGHT_TICKET);
    row(out, "tickets", priority.tickets(), priority.ntckts(), weight);
    part(out, "  override", priority.otickets());
    part(out, "  functional", priority.ftickets());
    part(out, "  share tree", priority.stickets());
    weight = config.get(SchedulerConfig.WEIGHT_PRIORITY);
    row(out, "-p", job.get(JobRequest.PRIORITY), priority.npprio(), weight);
  }

  private void formula(TextOutput out, JobPriority priority) {
    out.add("prior = weight_priority*npprior + weight_urgency*nurg + weight_ticket*ntckts").end();
    out.add("      = ").add(product(SchedulerConfig.WEIGHT_PRIORITY, priority.npprio()));
    out.add(" + ").add(product(SchedulerConfig.WEIGHT_URGENCY, priority.nurg()));
    out.add(" + ").add(product(SchedulerConfig.WEIGHT_TICKET, priority.ntckts()));
    out.add(" = ").add(Decimals.fixed(priority.prio(), 5)).end();
  }

  private String product(Attribute<Double> weight, double value) {
    return Decimals.fixed(config.get(weight), 6) + "*" + Decimals.fixed(value, 5);
  }

  private static void neighbour(TextOutput out, String where, Ranked other) {
    out.add(where).add(": job ").add(other.job().id().number()).add(" of ");
    out.add(other.job().owner().name().text()).add(" with ");
    out.add(Decimals.fixed(other.priority().prio(), 5)).end();
  }

  private double bound(WeightChange change) {
    return config.get(change.weight()) + change.difference();
  }

  /** The changes that there can be: weights are not negative, so that below none is nothing. */
  private List<WeightChange> possible(List<WeightChange> changes) {
    return changes.stream()
        .filter(change -> change.rises() ? bound(change) >= 0 : bound(change) > NOTHING)
        .toList();
  }

  private void moves(TextOutput out, String what, Ranked other, List<WeightChange> changes) {
    List<WeightChange> possible = possible(changes);
    for (WeightChange change : possible) {
      out.add("  ")
          .add(what)
          .add(other.job().id().number())
          .add(" with ")
          .add(inWords(change))
          .end();
    }
    if (possible.isEmpty()) {
      out.add("  no change of one weight moves it past job ").add(other.job().id().number()).end();
    }
  }

  private String inWords(WeightChange change) {
    return change.weight().name()
        + (change.rises() ? " above " : " below ")
        + Decimals.fixed(bound(change), 6)
        + (" (now " + Decimals.fixed(config.get(change.weight()), 6) + ")");
  }

  private String why() {
    List<String> reasons = new ArrayList<>();
    obstacles.obstacles().forEach(obstacle -> reasons.add(inWords(obstacle)));
    return reasons.isEmpty() ? "none of its tasks is pending" : String.join(", ", reasons);
  }

  private static String inWords(Eligibility.Obstacle obstacle) {
    return switch (obstacle) {
      case HOLD -> "it is held";
      case DEPENDENCY -> "it waits for other jobs";
      case START_TIME -> "its start time is in the future";
      case ERROR -> "it is in error state";
    };
  }

  private static void row(
      TextOutput out, String label, double value, double normalised, double weight) {
    out.left(label, LABEL).fixed(value, NUMBER, 2).fixed(normalised, NUMBER, 5);
    out.fixed(weight, NUMBER, 5).fixed(weight * normalised, NUMBER, 5).end();
  }

  private static void part(TextOutput out, String label, double value) {
    out.left(label, LABEL).fixed(value, NUMBER, 2).end();
  }

  // ---- as a document

  /** Writes it in a structured form ({@code docs/schema/explain-priority.schema.json}). */
  public void write(Document out) {
    named(out.open(), job).value("eligible", ranked.isPresent());
    if (ranked.isEmpty()) {
      out.value("text", "it takes no part: " + why()).list("obstacles", "obstacle");
      for (Eligibility.Obstacle obstacle : obstacles.obstacles()) {
        out.open().value("kind", obstacle.name().toLowerCase(Locale.ROOT));
        out.value("text", inWords(obstacle)).close();
      }
      out.endList().value("places", jobs).close();
      return;
    }
    JobPriority priority = ranked.get().priority();
    out.value("priority", priority.prio()).value("place", place).value("places", jobs);
    term(out, "urgency", priority.urgency(), priority.nurg(), SchedulerConfig.WEIGHT_URGENCY);
    out.value("resources_and_slots", priority.rrcontr()).value("waiting", priority.wtcontr());
    out.value("deadline", priority.dlcontr()).close();
    term(out, "tickets", priority.tickets(), priority.ntckts(), SchedulerConfig.WEIGHT_TICKET);
    out.value("override", priority.otickets()).value("functional", priority.ftickets());
    out.value("share_tree", priority.stickets()).close();
    double wished = job.get(JobRequest.PRIORITY);
    term(out, "posix_priority", wished, priority.npprio(), SchedulerConfig.WEIGHT_PRIORITY);
    out.close();
    ahead.ifPresent(
        other -> {
          List<WeightChange> changes = WeightChange.toPass(priority, other.priority());
          neighbour(out, "ahead", "it would pass job ", other, changes);
        });
    behind.ifPresent(
        other -> {
          List<WeightChange> changes = WeightChange.toPass(other.priority(), priority);
          neighbour(out, "behind", "it would fall behind job ", other, changes);
        });
    out.close();
  }

  private static Document named(Document out, Job job) {
    return out.value("job", job.id().number())
        .value("name", job.name())
        .value("owner", job.owner().name().text());
  }

  /** Begins what one weight is about. */
  private void term(
      Document out, String name, double value, double normalised, Attribute<Double> weight) {
    double weighed = config.get(weight);
    out.open(name).value("value", value).value("normalised", normalised);
    out.value("weight", weighed).value("adds", weighed * normalised);
  }

  private void neighbour(
      Document out, String name, String what, Ranked other, List<WeightChange> changes) {
    named(out.open(name), other.job()).value("priority", other.priority().prio());
    out.list("changes", "change");
    for (WeightChange change : possible(changes)) {
      out.open().value("weight", change.weight().name()).value("now", config.get(change.weight()));
      out.value("direction", change.rises() ? "above" : "below").value("bound", bound(change));
      out.value("text", what + other.job().id() + " with " + inWords(change)).close();
    }
    out.endList().close();
  }
}
