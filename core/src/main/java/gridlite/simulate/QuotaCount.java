package gridlite.simulate;

import gridlite.state.MessageKind;
import gridlite.state.SchedulingMessage;
import gridlite.state.SchedulingReport;
import gridlite.value.Fact;
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
        for (String rule : rules(message)) {
          Hits hits = byRule.computeIfAbsent(rule, r -> new Hits());
          group.jobs().forEach(job -> hits.jobs.set(Math.toIntExact(job.number())));
          hits.runs += inThisRun.add(rule) ? 1 : 0;
        }
      }
    }
  }

  /** The rule that a message is about; others are about none. */
  private static List<String> rules(SchedulingMessage message) {
    List<String> rules = new ArrayList<>(1);
    if (message.kind() == MessageKind.QUOTA) {
      for (Fact fact : message.facts()) {
        if (fact instanceof Fact.Word word && word.name().equals("rule")) {
          rules.add(word.value());
        }
      }
    }
    return rules;
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
