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
import java.util.Optional;

/**
 * The limits that keep a parallel environment from giving a job the slots that it needs, beside
 * queues.
 */
final class ParallelEnvironmentLimits {
  private final ParallelPlacer placer;
  private final Window window;

  ParallelEnvironmentLimits(ParallelPlacer placer, Window window) {
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
    long own = placer.ledger().parallelEnvironmentRoom(placer.parallelEnvironment(), window);
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
    placer.rule().accept(new RuleWords(range)).ifPresent(limits::add);
    return limits;
  }

  private Statement masterQueues() {
    return Statement.of(
        "master_queues",
        placer.masters().isEmpty()
            ? "no queue that -masterq names takes the master task"
            : "the master task must be in a queue that -masterq names");
  }

  /** The limit that an allocation rule sets, in words. */
  private record RuleWords(SlotRange range) implements AllocationRule.Visitor<Optional<Statement>> {
    @Override
    public Optional<Statement> oneHost() {
      return Optional.of(Statement.of("one_host", "all must be on one host"));
    }

    @Override
    public Optional<Statement> fillUp() {
      return Optional.empty();
    }

    @Override
    public Optional<Statement> roundRobin() {
      return Optional.empty();
    }

    @Override
    public Optional<Statement> perHost(long slots) {
      String words = "each host used gives " + slots;
      return Optional.of(
          Statement.of(
              "slots_per_host",
              range.hasMultiple(slots) ? words : words + ", and no multiple was asked for",
              new Fact.Amount("offered", slots)));
    }
  }
}
