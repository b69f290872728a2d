package gridlite.view;

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
import gridlite.state.ClusterState;
import gridlite.value.Decimals;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Where a job's dispatch priority comes from, worked out now: the formula with the job's numbers,
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

  /** What printing rounds to 0. */
  private static final double NOTHING = 5e-7;

  /** Explains a job's priority. */
  public static PriorityExplanation of(ClusterState state, Job job, Instant now) {
    Ranking ranking = PriorityPolicy.rank(state, now);
    Eligibility eligibility = Eligibility.of(state, job, now);
    List<Ranked> pending = ranking.pending();
    for (int i = 0; i < pending.size(); i++) {
      if (pending.get(i).job().id() == job.id()) {
        int last = i;
        while (last + 1 < pending.size() && pending.get(last + 1).job().id() == job.id()) {
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
    out.add("job ").add(job.id()).add(" (").add(job.name()).add(") of ").add(job.owner().name());
    if (ranked.isEmpty()) {
      out.add(" takes no part: ").add(why()).end();
      return;
    }
    JobPriority priority = ranked.get().priority();
    out.add(": priority ").add(Decimals.fixed(priority.prio(), 5));
    out.add(", place ").add(place).add(" of ").add(jobs).end();
    formula(out, priority);
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
    out.add(where).add(": job ").add(other.job().id()).add(" of ");
    out.add(other.job().owner().name()).add(" with ");
    out.add(Decimals.fixed(other.priority().prio(), 5)).end();
  }

  private void moves(TextOutput out, String what, Ranked other, List<WeightChange> changes) {
    boolean any = false;
    for (WeightChange change : changes) {
      double now = config.get(change.weight());
      double bound = now + change.difference();
      // weights are not negative, so that below none there is nothing
      if (change.rises() ? bound >= 0 : bound > NOTHING) {
        any = true;
        out.add("  ").add(what).add(other.job().id()).add(" with ").add(change.weight().name());
        out.add(change.rises() ? " above " : " below ").add(Decimals.fixed(bound, 6));
        out.add(" (now ").add(Decimals.fixed(now, 6)).add(")").end();
      }
    }
    if (!any) {
      out.add("  no change of one weight moves it past job ").add(other.job().id()).end();
    }
  }

  private String why() {
    StringBuilder text = new StringBuilder();
    for (Eligibility.Obstacle obstacle : obstacles.obstacles()) {
      text.append(text.length() > 0 ? ", " : "");
      text.append(
          switch (obstacle) {
            case HOLD -> "it is held";
            case DEPENDENCY -> "it waits for other jobs";
            case START_TIME -> "its start time is in the future";
            case ERROR -> "it is in error state";
          });
    }
    return text.length() > 0 ? text.toString() : "none of its tasks is pending";
  }

  private static void row(
      TextOutput out, String label, double value, double normalised, double weight) {
    out.left(label, LABEL).fixed(value, NUMBER, 2).fixed(normalised, NUMBER, 5);
    out.fixed(weight, NUMBER, 5).fixed(weight * normalised, NUMBER, 5).end();
  }

  private static void part(TextOutput out, String label, double value) {
    out.left(label, LABEL).fixed(value, NUMBER, 2).end();
  }
}
