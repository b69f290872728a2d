package gridlite.command.explain;

import gridlite.command.qquota.QuotaDocument;
import gridlite.command.qquota.QuotaReport;
import gridlite.complex.ComplexAttribute;
import gridlite.complex.RequestedResource;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.job.MasterTask;
import gridlite.name.QueueInstanceName;
import gridlite.quota.QuotaClaim;
import gridlite.quota.QuotaCounter;
import gridlite.quota.QuotaKey;
import gridlite.quota.QuotaMatcher;
import gridlite.quota.QuotaMember;
import gridlite.quota.QuotaRules;
import gridlite.quota.QuotaSubject;
import gridlite.quota.QuotaUsage;
import gridlite.render.Document;
import gridlite.render.TextOutput;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The quota rules that concern a job, what is used of their limits and by whom, what the job needs
 * and how much room is left: queue instances with the same answer are put together.
 *
 * @param subject the job, or one that is not there yet: number 0
 * @param parallelEnvironment its parallel environment; none for a serial job
 * @param sets what each enabled set says, in their order
 * @param open queue instances in which the job exceeds no limit
 * @param all number of queue instances
 */
public record QuotaExplanation(
    Job subject,
    Optional<String> parallelEnvironment,
    List<SetPart> sets,
    List<QueueInstanceName> open,
    int all) {
  /** Queue instances that a line names at most. */
  private static final int SHOWN = 4;

  private static final int RESOURCE = 12;
  private static final int COUNTED = 28;
  private static final int NUMBER = 12;

  /** The statements of a set. */
  public record SetPart(String name, List<Finding> findings) {}

  /**
   * The answer that holds in some queue instances.
   *
   * @param rule the rule that applies; empty when none of the set does
   * @param places the queue instances
   */
  public record Finding(Optional<RuleUse> rule, List<QueueInstanceName> places) {}

  /**
   * A limit.
   *
   * @param resource the attribute
   * @param counted the members that the count is for; {@code all together} where it is shared;
   *     {@code each request} where nothing is counted
   * @param used what is used, where that is counted
   * @param limit how much there may be
   * @param room how much is left, where that is counted
   * @param needed what the job needs
   * @param exceeded whether the job goes beyond the limit now
   * @param users who uses how much
   */
  public record Row(
      String resource,
      String counted,
      Optional<String> used,
      String limit,
      Optional<String> room,
      String needed,
      boolean exceeded,
      List<User> users) {}

  /** The use of somebody. */
  public record User(String name, String used) {}

  /**
   * A rule that applies.
   *
   * @param name {@code set/rule}
   * @param definition its text
   * @param limits its limits with what is used of them
   */
  public record RuleUse(String name, String definition, List<Row> limits) {
    boolean exceeded() {
      return limits.stream().anyMatch(Row::exceeded);
    }
  }

  /** Explains the quotas of a job that is pending, or would be. */
  public static QuotaExplanation of(
      ClusterState state, Job job, Optional<String> parallelEnvironment) {
    QuotaRules rules = QuotaRules.atPresent(state);
    QuotaMatcher matcher = rules.matcher(job, parallelEnvironment);
    Limits limits =
        new Limits(
            state,
            QuotaUsage.of(state, rules),
            QuotaUsage.byUser(state, rules),
            job.isParallel() ? job.get(JobRequest.SLOTS).min() : 1);
    Map<String, Map<Optional<RuleUse>, List<QueueInstanceName>>> found = new LinkedHashMap<>();
    rules.names().forEach(name -> found.put(name, new LinkedHashMap<>()));
    List<QueueInstanceName> open = new ArrayList<>();
    for (QueueInstance instance : state.queueInstances().all()) {
      Map<String, QuotaMatcher.Applied> applied = matcher.appliedAt(matcher.spot(instance.name()));
      boolean exceeded = false;
      for (Map.Entry<String, Map<Optional<RuleUse>, List<QueueInstanceName>>> set :
          found.entrySet()) {
        Optional<RuleUse> use = Optional.ofNullable(applied.get(set.getKey())).map(limits::of);
        set.getValue().computeIfAbsent(use, s -> new ArrayList<>()).add(instance.name());
        exceeded |= use.filter(RuleUse::exceeded).isPresent();
      }
      if (!exceeded) {
        open.add(instance.name());
      }
    }
    List<SetPart> sets = new ArrayList<>();
    found.forEach(
        (set, findings) -> {
          List<Finding> parts = new ArrayList<>();
          findings.forEach((use, places) -> parts.add(new Finding(use, places)));
          sets.add(new SetPart(set, parts));
        });
    return new QuotaExplanation(
        job, parallelEnvironment, sets, open, state.queueInstances().all().size());
  }

  private String inWords() {
    Job job = subject;
    StringBuilder text = new StringBuilder();
    text.append(job.id().isSubmitted() ? "job " + job.id() + " (" + job.name() + ")" : "a job");
    text.append(" of ").append(job.owner().name().text());
    job.projectName().ifPresent(project -> text.append(", project ").append(project));
    if (parallelEnvironment.isPresent()) {
      text.append(", ").append(job.get(JobRequest.SLOTS).min()).append(" slots of ");
      text.append(parallelEnvironment.get());
    }
    for (RequestedResource request : job.get(JobRequest.HARD_RESOURCES)) {
      text.append(", ").append(request.name()).append('=').append(request.value());
    }
    return text.toString();
  }

  /** Works out the rows of a rule at a queue instance. */
  private record Limits(
      ClusterState state, QuotaUsage usage, Map<QuotaKey, Map<String, Double>> byUser, long slots) {
    RuleUse of(QuotaMatcher.Applied applied) {
      List<Row> rows = new ArrayList<>();
      for (QuotaMatcher.Compared compared : applied.compared()) {
        rows.add(
            new Row(
                compared.attribute(),
                "each request",
                Optional.empty(),
                compared.limit(),
                Optional.empty(),
                compared.request(),
                compared.exceeds(),
                List.of()));
      }
      for (QuotaClaim claim : applied.claims()) {
        if (claim.isCounted()) {
          rows.add(counted(claim, claim.counter(applied.spot())));
        }
      }
      return new RuleUse(applied.label(), applied.rule().toString(), rows);
    }

    private Row counted(QuotaClaim claim, QuotaCounter counter) {
      QuotaKey key = counter.key();
      ComplexAttribute attribute = state.complexes().get(key.attribute());
      double used = usage.used(key);
      List<User> users = new ArrayList<>();
      byUser
          .getOrDefault(key, Map.of())
          .forEach((user, part) -> users.add(new User(user, QuotaReport.amount(attribute, part))));
      return new Row(
          key.attribute(),
          members(key),
          Optional.of(QuotaReport.amount(attribute, used)),
          QuotaReport.amount(attribute, counter.limit()),
          Optional.of(QuotaReport.amount(attribute, Math.max(0, counter.limit() - used))),
          QuotaReport.amount(attribute, claim.amount(slots, MasterTask.INCLUDED)),
          !claim.fits(counter, used, slots, MasterTask.INCLUDED),
          users);
    }
  }

  private static String members(QuotaKey key) {
    StringBuilder text = new StringBuilder();
    for (QuotaSubject subject : QuotaSubject.values()) {
      QuotaMember member = key.member(subject);
      if (member.isApart()) {
        text.append(text.length() > 0 ? ", " : "").append(member.text());
      }
    }
    return text.length() == 0 ? "all together" : text.toString();
  }

  /** Writes it as text. */
  public void write(TextOutput out) {
    out.add("quotas of ").add(inWords()).end();
    if (sets.isEmpty()) {
      out.add("no resource quota set is enabled").end();
    }
    for (SetPart set : sets) {
      out.add("resource quota set ").add(set.name()).end();
      if (set.findings().isEmpty()) {
        out.add("  there is no queue instance that it could concern").end();
      }
      set.findings().forEach(finding -> write(out, finding));
    }
    out.add("quotas let it start in ").add(open.size()).add(" of ").add(all);
    out.add(" queue instances").add(open.isEmpty() ? "" : ": " + places(open)).end();
  }

  private static void write(TextOutput out, Finding finding) {
    String rule =
        finding.rule().map(use -> use.name() + ": " + use.definition()).orElse("no rule applies");
    out.add("  ").add(rule).end();
    out.add("    in ").add(places(finding.places())).end();
    finding.rule().ifPresent(use -> write(out, use.limits()));
  }

  private static void write(TextOutput out, List<Row> limits) {
    if (limits.isEmpty()) {
      out.add("    limits nothing that the job needs").end();
      return;
    }
    out.add("    ").left("resource", RESOURCE).left("counted for", COUNTED);
    for (String heading : List.of("used", "limit", "room", "needed")) {
      out.right(heading, NUMBER);
    }
    out.end();
    for (Row row : limits) {
      out.add("    ").left(row.resource(), RESOURCE).left(row.counted(), COUNTED);
      for (String amount :
          List.of(row.used().orElse(""), row.limit(), row.room().orElse(""), row.needed())) {
        out.right(amount, NUMBER);
      }
      out.add(row.exceeded() ? "  exceeded" : "  fits").end();
      if (!row.users().isEmpty()) {
        List<String> users = row.users().stream().map(u -> u.name() + " " + u.used()).toList();
        out.add("      used by ").add(String.join(", ", users)).end();
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

  // ---- as a document

  /** Writes it in a structured form ({@code docs/schema/explain-quota.schema.json}). */
  public void write(Document out) {
    out.open().value("text", "quotas of " + inWords());
    if (subject.id().isSubmitted()) {
      out.value("job", subject.id().number()).value("name", subject.name());
    }
    out.value("owner", subject.owner().name().text());
    out.optional("project", subject.projectName());
    parallelEnvironment.ifPresent(name -> out.value("parallel_environment", name));
    out.value("slots", subject.isParallel() ? subject.get(JobRequest.SLOTS).min() : 1);
    out.list("requests", "request");
    for (RequestedResource request : subject.get(JobRequest.HARD_RESOURCES)) {
      out.open().value("resource", request.name()).value("value", request.value()).close();
    }
    out.endList().list("sets", "set");
    for (SetPart set : sets) {
      out.open().value("name", set.name()).list("findings", "finding");
      set.findings().forEach(finding -> write(out, finding));
      out.endList().close();
    }
    out.endList().value("queue_instances", all);
    places(out, "open", open);
    out.close();
  }

  private static void write(Document out, Finding finding) {
    out.open();
    finding
        .rule()
        .ifPresent(use -> out.value("rule", use.name()).value("definition", use.definition()));
    out.list("limits", "limit");
    for (Row row : finding.rule().map(RuleUse::limits).orElse(List.of())) {
      out.open().value("resource", row.resource()).value("counted_for", row.counted());
      for (Map.Entry<String, String> amount :
          List.of(
              Map.entry("used", row.used().orElse("")),
              Map.entry("limit", row.limit()),
              Map.entry("room", row.room().orElse("")),
              Map.entry("needed", row.needed()))) {
        if (!amount.getValue().isEmpty()) {
          QuotaDocument.amount(out, amount.getKey(), amount.getValue());
        }
      }
      out.value("exceeded", row.exceeded()).list("users", "user");
      for (User user : row.users()) {
        out.open().value("name", user.name());
        QuotaDocument.amount(out, "used", user.used());
        out.close();
      }
      out.endList().close();
    }
    out.endList();
    places(out, "queue_instances", finding.places());
    out.close();
  }

  private static void places(Document out, String name, List<QueueInstanceName> places) {
    out.texts(name, "queue_instance", places.stream().map(QueueInstanceName::toString).toList());
  }
}
