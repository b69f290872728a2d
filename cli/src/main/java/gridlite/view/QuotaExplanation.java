package gridlite.view;

import gridlite.complex.ComplexTable;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.name.QueueInstanceName;
import gridlite.quota.QuotaClaim;
import gridlite.quota.QuotaMatcher;
import gridlite.quota.QuotaRules;
import gridlite.quota.QuotaSubject;
import gridlite.quota.QuotaUsage;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which quota rules concern a job, what is used of their limits, and what the job needs: queue
 * instances of which the same can be said are put together.
 *
 * @param sets what each enabled set says, in their order
 */
public record QuotaExplanation(List<SetPart> sets) {
  /** Queue instances that a line names at most. */
  private static final int SHOWN = 4;

  /** What a set says. */
  public record SetPart(String name, List<Finding> findings) {}

  /**
   * What holds in some queue instances.
   *
   * @param rule name and text of the rule; empty when no rule of the set applies
   * @param limits what is used, limited and needed, a line each; the exceeded ones say so
   * @param exceeded whether the job can't run there now
   * @param places the queue instances
   */
  public record Finding(
      String rule, List<String> limits, boolean exceeded, List<QueueInstanceName> places) {}

  private record Said(String rule, List<String> limits, boolean exceeded) {}

  /** Explains the quotas of a job that is pending, or would be. */
  public static QuotaExplanation of(ClusterState state, Job job, String parallelEnvironment) {
    QuotaRules rules = QuotaRules.of(state);
    QuotaUsage usage = QuotaUsage.of(state, rules);
    QuotaMatcher matcher = rules.matcher(job, parallelEnvironment);
    long slots = job.isParallel() ? job.get(JobRequest.SLOTS).min() : 1;
    Map<String, Map<Said, List<QueueInstanceName>>> found = new LinkedHashMap<>();
    rules.names().forEach(name -> found.put(name, new LinkedHashMap<>()));
    for (QueueInstance instance : state.queueInstances().all()) {
      Map<String, QuotaMatcher.Applied> applied =
          matcher.appliedAt(instance.queueName(), instance.host());
      found.forEach(
          (set, findings) -> {
            QuotaMatcher.Applied rule = applied.get(set);
            Said said =
                rule == null
                    ? new Said("", List.of(), false)
                    : said(state.complexes(), rule, usage, slots);
            findings.computeIfAbsent(said, s -> new ArrayList<>()).add(instance.name());
          });
    }
    List<SetPart> sets = new ArrayList<>();
    found.forEach(
        (set, findings) -> {
          List<Finding> parts = new ArrayList<>();
          findings.forEach(
              (said, places) ->
                  parts.add(new Finding(said.rule(), said.limits(), said.exceeded(), places)));
          sets.add(new SetPart(set, parts));
        });
    return new QuotaExplanation(sets);
  }

  private static Said said(
      ComplexTable complexes, QuotaMatcher.Applied applied, QuotaUsage usage, long slots) {
    List<String> limits = new ArrayList<>();
    boolean exceeded = applied.place().refusal().isPresent();
    if (exceeded) {
      limits.add("a request goes beyond the limit: refused whatever else runs");
    }
    for (QuotaClaim claim : applied.place().claims()) {
      double used = usage.used(claim.key());
      boolean fits = claim.fits(used, slots, true);
      exceeded |= !fits;
      limits.add(limit(complexes, claim, used, slots) + (fits ? ": fits" : ": exceeded"));
    }
    return new Said(applied.label() + ": " + applied.rule(), limits, exceeded);
  }

  private static String limit(ComplexTable complexes, QuotaClaim claim, double used, long slots) {
    String counted = claim.key().members().equals("/////") ? "" : " of " + members(claim);
    return claim.key().attribute()
        + counted
        + " "
        + QuotaReport.amount(complexes.get(claim.key().attribute()), used)
        + " used of "
        + QuotaReport.amount(complexes.get(claim.key().attribute()), claim.limit())
        + ", "
        + QuotaReport.amount(complexes.get(claim.key().attribute()), claim.amount(slots, true))
        + " needed";
  }

  private static String members(QuotaClaim claim) {
    StringBuilder text = new StringBuilder();
    for (QuotaSubject subject : QuotaSubject.values()) {
      String member = claim.key().member(subject);
      if (!member.isEmpty()) {
        text.append(text.length() > 0 ? ", " : "").append(member);
      }
    }
    return text.toString();
  }

  /** Writes it as text. */
  public void write(TextOutput out) {
    if (sets.isEmpty()) {
      out.add("no resource quota set is enabled").end();
    }
    for (SetPart set : sets) {
      out.add("resource quota set ").add(set.name()).end();
      if (set.findings().isEmpty()) {
        out.add("  there is no queue instance that it could concern").end();
      }
      for (Finding finding : set.findings()) {
        out.add("  ").add(finding.rule().isEmpty() ? "no rule applies" : finding.rule()).end();
        out.add("    in ").add(places(finding.places())).end();
        for (String limit : finding.limits()) {
          out.add("    ").add(limit).end();
        }
        if (!finding.rule().isEmpty() && finding.limits().isEmpty()) {
          out.add("    limits nothing that the job needs").end();
        }
      }
    }
  }

  private static String places(List<QueueInstanceName> places) {
    StringBuilder text = new StringBuilder();
    for (QueueInstanceName place : places.subList(0, Math.min(SHOWN, places.size()))) {
      text.append(text.length() > 0 ? ", " : "").append(place);
    }
    int more = places.size() - SHOWN;
    return more > 0 ? text + " and " + more + " more" : text.toString();
  }
}
