package gridlite.schedule.explain;

import gridlite.job.MasterTask;
import gridlite.schedule.ledger.Account;
import gridlite.schedule.ledger.Window;
import gridlite.schedule.match.AllocationRule;
import gridlite.schedule.match.ParallelPlacer;
import gridlite.schedule.reason.Reason;
import gridlite.value.Fact;
import gridlite.value.SlotRange;
import gridlite.value.Statement;
import java.util.ArrayList;
import java.util.List;

/**
 * The limits that keep a parallel environment from giving a job the slots that it needs, beside
 * queues.
 */
final class EnvironmentLimits {
  private final ParallelPlacer placer;
  private final Window window;

  EnvironmentLimits(ParallelPlacer placer, Window window) {
    this.placer = placer;
    this.window = window;
  }

  /** The limits that leave less than the least number of slots. */
  List<Statement> tooLow() {
    SlotRange range = placer.matcher().category().slots();
    long least = range.min();
    List<Statement> limits = new ArrayList<>();
    if (!placer.isAdmitted()) {
      limits.add(
          Statement.of(
              "no_access",
              "its access lists keep the owner out",
              new Fact.Word("by", "parallel_environment")));
    }
    long own = placer.ledger().environmentRoom(placer.parallelEnvironment(), window);
    if (own < least) {
      limits.add(
          Statement.of(
              "slots_left", "it has " + own + " slots left", new Fact.Amount("offered", own)));
    }
    Account cluster = placer.ledger().global();
    long everywhere = placer.matcher().room().slots(cluster, window, MasterTask.INCLUDED);
    if (everywhere < least) {
      limits.add(
          Statement.of(
              "cluster_resources",
              "resources of the whole cluster are enough for " + everywhere,
              new Fact.Amount("offered", everywhere)));
    }
    for (Reason quota : placer.matcher().quotaRoom().scarce(least, window)) {
      limits.add(quota.cause());
    }
    if (placer.matcher().hasMasterQueues()) {
      limits.add(masterQueues());
    }
    rule(range, limits);
    return limits;
  }

  private Statement masterQueues() {
    return Statement.of(
        "master_queues",
        placer.masters().isEmpty()
            ? "no queue that -masterq names takes the master task"
            : "the master task must be in a queue that -masterq names");
  }

  private void rule(SlotRange range, List<Statement> limits) {
    if (placer.rule() instanceof AllocationRule.PerHost perHost) {
      String words = "each host used gives " + perHost.slots();
      limits.add(
          Statement.of(
              "slots_per_host",
              range.hasMultiple(perHost.slots())
                  ? words
                  : words + ", and no multiple was asked for",
              new Fact.Amount("offered", perHost.slots())));
    } else if (placer.rule() instanceof AllocationRule.OneHost) {
      limits.add(Statement.of("one_host", "all must be on one host"));
    }
  }
}
