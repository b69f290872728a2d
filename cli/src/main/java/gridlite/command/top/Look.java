package gridlite.command.top;

import gridlite.command.listing.InstanceStates;
import gridlite.command.listing.JobRow;
import gridlite.command.listing.ListedJobs;
import gridlite.command.listing.QueueSelection;
import gridlite.command.qstat.ClusterQueueReport;
import gridlite.config.ClusterQueue;
import gridlite.json.JsonDocument;
import gridlite.name.HostName;
import gridlite.render.Document;
import gridlite.render.Times;
import gridlite.runtime.CommandContext;
import gridlite.runtime.Plugins;
import gridlite.simulate.StartEstimates;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import gridlite.value.Decimals;
import gridlite.value.Given;
import gridlite.verb.Verb;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * {@code gridlite look}: writes what {@code gridlite top} shows, as JSON that {@link CellView}
 * reads. Of the jobs only the lines that are on the screen, so that it takes the same in a cell of
 * a hundred thousand jobs. Nothing is written when the caller knows the state already.
 */
@Command(name = "look", hidden = true, description = "Write what gridlite top shows.")
public final class Look extends Verb {
  @Option(names = "--text", description = "Part of a name, user or queue instance.")
  private String text = "";

  @Option(names = "--doing", description = "State of the jobs, in a word.")
  private String doing = "";

  @Option(names = "--order", description = "Order of the jobs.")
  private String order = "";

  @Option(names = "--from", description = "Lines of jobs to be left out.")
  private int from;

  @Option(names = "--rows", description = "Lines of jobs to be written.")
  private int rows = 100;

  @Option(names = "--known", description = "Number of the state that the caller knows.")
  private Optional<Long> known = Optional.empty();

  @Option(names = "--starts", description = "Write the expected starts, and nothing else.")
  private boolean starts;

  @Override
  public int run(CommandContext context) {
    ClusterState state = context.store().read(now -> now);
    // what follows may take seconds: others need not wait for it
    context.console().flush();
    if (known.isEmpty() || state.revision() != known.get()) {
      Instant now = context.clock().instant();
      Times times = Times.of(context.variables());
      String written =
          JsonDocument.text(
              out -> {
                if (starts) {
                  writeStarts(state, now, out);
                } else {
                  write(state, now, times, out);
                }
              });
      context.console().out(written);
    }
    return 0;
  }

  private static void writeStarts(ClusterState state, Instant now, Document out) {
    out.open().value("revision", state.revision()).list("starts", "start");
    Set<Long> jobs = new HashSet<>();
    for (StartEstimates.Estimate estimate :
        StartEstimates.of(Plugins.scheduler(), state, now).estimates()) {
      // the first of the tasks of a job
      if (jobs.add(estimate.task().job().number())) {
        out.open().value("job", estimate.task().job().number());
        out.value("at", estimate.start().map(Instant::getEpochSecond).orElse(0L)).close();
      }
    }
    out.endList().close();
  }

  private void write(ClusterState state, Instant now, Times times, Document out) {
    out.open().value("revision", state.revision()).value("time", now.getEpochSecond());
    List<JobRow> all = ListedJobs.all(state, now);
    Map<ListedJobs.Doing, Long> counts = new EnumMap<>(ListedJobs.Doing.class);
    all.forEach(row -> counts.merge(ListedJobs.Doing.of(row.state()), 1L, Long::sum));
    out.list("counts", "count");
    for (ListedJobs.Doing each : ListedJobs.Doing.values()) {
      out.item(counts.getOrDefault(each, 0L));
    }
    out.endList();
    InstanceStates conditions = new InstanceStates(state, now);
    queues(state, now, out);
    hosts(state, conditions, out);
    quotas(state, out);
    jobs(state, now, times, out);
    out.close();
  }

  private static void queues(ClusterState state, Instant now, Document out) {
    out.list("queues", "queue");
    for (ClusterQueueReport.Row row :
        ClusterQueueReport.build(state, QueueSelection.ALL, now).rows()) {
      out.open().value("name", row.name()).value("used", row.used()).value("slots", row.total());
      String closed = row.temporary() > 0 ? row.temporary() + " out for a time" : "";
      String waits = row.manual() > 0 ? row.manual() + " closed" : "";
      out.value("state", closed + (closed.isEmpty() || waits.isEmpty() ? "" : ", ") + waits);
      out.close();
    }
    out.endList();
  }

  private static void hosts(ClusterState state, InstanceStates conditions, Document out) {
    Map<HostName, List<QueueInstance>> instances = new HashMap<>();
    for (QueueInstance instance : state.queueInstances().all()) {
      instances.computeIfAbsent(instance.host(), host -> new ArrayList<>()).add(instance);
    }
    out.list("hosts", "host");
    for (HostName host : state.execHosts()) {
      if (!host.toString().equals("global")) {
        Map<String, String> load = state.loadValues(host);
        out.open().value("name", host.toString());
        slots(instances.getOrDefault(host, List.of()), conditions, out);
        out.value("load", load.getOrDefault("load_avg", "-"));
        out.value("memory", load.getOrDefault("mem_used", "-"));
        out.value("total", load.getOrDefault("mem_total", "-")).close();
      }
    }
    out.endList();
  }

  /** The slots of the queue instances of a host, and the states of those that are not open. */
  private static void slots(
      List<QueueInstance> instances, InstanceStates conditions, Document out) {
    long used = 0;
    long slots = 0;
    List<String> states = new ArrayList<>();
    for (QueueInstance instance : instances) {
      used += conditions.usedSlots(instance.name());
      slots += instance.get(ClusterQueue.SLOTS);
      String letters = conditions.letters(instance);
      if (!letters.isEmpty()) {
        states.add(instance.queueName() + ":" + letters);
      }
    }
    out.value("used", used).value("slots", slots).value("state", String.join(" ", states));
  }

  private static void quotas(ClusterState state, Document out) {
    out.list("quotas", "quota");
    for (QuotaGauge gauge : QuotaGauge.of(state)) {
      out.open().value("rule", gauge.rule()).value("about", gauge.about().orElse(""));
      out.value("resource", gauge.resource()).value("used", gauge.used());
      out.value("limit", gauge.limit()).value("part", gauge.part()).list("users", "user");
      for (QuotaGauge.Share share : gauge.users()) {
        out.open().value("user", share.user()).value("used", share.used());
        out.value("part", share.part()).close();
      }
      out.endList().close();
    }
    out.endList();
  }

  private void jobs(ClusterState state, Instant now, Times times, Document out) {
    List<JobRow> found =
        ListedJobs.found(
            state,
            now,
            new ListedJobs.Search(text, Optional.empty(), Given.text(doing), Given.text(order)));
    FirstReasons reasons = new FirstReasons(state, now, times);
    int first = Math.max(0, Math.min(from, found.size()));
    int end = (int) Math.min(found.size(), (long) first + Math.max(0, rows));
    out.value("found", found.size()).value("from", first).list("jobs", "job");
    for (JobRow row : found.subList(first, end)) {
      out.open().value("job", row.job().id().number()).value("tasks", row.tasks().orElse(""));
      out.value("name", row.job().name()).value("user", row.job().owner().name().text());
      out.value("letters", row.state());
      out.value("doing", ListedJobs.Doing.of(row.state()).word());
      out.value("slots", row.slots()).value("since", row.time().getEpochSecond());
      out.value("priority", Decimals.fixed(row.priority().prio(), 5));
      out.value("running", row.phase() == JobRow.Phase.RUNNING);
      out.value("where", row.queue().map(Object::toString).orElse(""));
      out.value("why", reasons.of(row).orElse("")).close();
    }
    out.endList();
  }
}
