package gridlite.simulate;

import gridlite.job.JobId;
import gridlite.state.ReasonKind;
import gridlite.state.SchedulingMessage;
import gridlite.state.SchedulingReport;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Counts what quota rules hold back, by what scheduling runs report. */
final class QuotaCount {
  /** Jobs and runs of one rule. */
  private static final class Hits {
    private final BitSet jobs = new BitSet();
    private long runs;
  }

  private final Map<String, Hits> byRule = new TreeMap<>();

  /** Counts one run. */
  void add(SchedulingReport report) {
    Set<String> inThisRun = new HashSet<>();
    for (SchedulingReport.Group group : report.reasons()) {
      for (SchedulingMessage message : group.messages()) {
        if (message.reason() == ReasonKind.QUOTA) {
          message.word("rule").ifPresent(rule -> count(rule, group.jobs(), inThisRun));
        }
      }
    }
  }

  private void count(String rule, List<JobId> jobs, Set<String> inThisRun) {
    Hits hits = byRule.computeIfAbsent(rule, r -> new Hits());
    jobs.forEach(job -> hits.jobs.set(Math.toIntExact(job.number())));
    hits.runs += inThisRun.add(rule) ? 1 : 0;
  }

  /** The counts, by name of the rule. */
  List<SimulationResult.QuotaHits> hits() {
    List<SimulationResult.QuotaHits> all = new ArrayList<>();
    byRule.forEach(
        (rule, hits) ->
            all.add(new SimulationResult.QuotaHits(rule, hits.jobs.cardinality(), hits.runs)));
    return all;
  }
}
