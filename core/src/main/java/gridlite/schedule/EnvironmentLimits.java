package gridlite.schedule;

import gridlite.job.JobRequest;
import gridlite.value.SlotRange;
import java.util.ArrayList;
import java.util.List;

/** What keeps a parallel environment from giving a job the slots that it needs, beside queues. */
final class EnvironmentLimits {
  private final ParallelPlacer placer;
  private final Window window;

  EnvironmentLimits(ParallelPlacer placer, Window window) {
    this.placer = placer;
    this.window = window;
  }

  /** The limits that leave less than the least number of slots, in words. */
  List<String> tooLow() {
    SlotRange range = placer.matcher().category().example().get(JobRequest.SLOTS);
    long least = range.min();
    List<String> words = new ArrayList<>();
    if (!placer.isAdmitted()) {
      words.add("its access lists keep the owner out");
    }
    long own = placer.ledger().environmentRoom(placer.environment(), window);
    if (own < least) {
      words.add("it has " + own + " slots left");
    }
    Account cluster = placer.ledger().global();
    long everywhere = placer.matcher().room().slots(cluster, window, true);
    if (everywhere < least) {
      words.add("resources of the whole cluster are enough for " + everywhere);
    }
    for (Reason quota : placer.matcher().scarceQuotas(least, window)) {
      words.add(quota.cause());
    }
    if (placer.matcher().hasMasterQueues()) {
      words.add(
          placer.masters().isEmpty()
              ? "no queue that -masterq names takes the master task"
              : "the master task must be in a queue that -masterq names");
    }
    rule(range, words);
    return words;
  }

  private void rule(SlotRange range, List<String> words) {
    if (placer.rule() instanceof AllocationRule.PerHost perHost) {
      words.add(
          hasMultiple(range, perHost.slots())
              ? "each host used gives " + perHost.slots()
              : "each host used gives " + perHost.slots() + ", and no multiple was asked for");
    } else if (placer.rule() instanceof AllocationRule.OneHost) {
      words.add("all must be on one host");
    }
  }

  private static boolean hasMultiple(SlotRange range, long slots) {
    for (SlotRange.Interval part : range.parts()) {
      if (part.max() / slots * slots >= part.min()) {
        return true;
      }
    }
    return false;
  }
}
