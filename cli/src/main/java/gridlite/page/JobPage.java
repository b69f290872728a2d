package gridlite.page;

import gridlite.command.AccountingRecords;
import gridlite.command.JobNumbers;
import gridlite.command.explain.PriorityExplanation;
import gridlite.command.explain.QuotaExplanation;
import gridlite.command.explain.WaitExplanation;
import gridlite.command.history.JobHistory;
import gridlite.complex.RequestedResource;
import gridlite.job.AccountingEntry;
import gridlite.job.AccountingEntry.Field;
import gridlite.job.ArrayTask;
import gridlite.job.FieldCondition;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.name.QueueInstanceName;
import gridlite.picture.PlanPicture;
import gridlite.render.TextOutput;
import gridlite.render.Times;
import gridlite.runtime.CommandContext;
import gridlite.runtime.Plugins;
import gridlite.simulate.Plan;
import gridlite.simulate.StartEstimates;
import gridlite.state.ClusterState;
import gridlite.state.JobEvent;
import gridlite.value.Statement;
import gridlite.value.TimeValue;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** {@code /job/N}: what a job is, why it waits, when it will start, and how it is ranked. */
final class JobPage implements PageContent {
  private static final String PREFIX = "/job/";
  private static final int MOST_TASKS = 100;
  private static final int MOST_EVENTS = 200;

  /** The number in an address; what it is worth is seen when the job is looked for. */
  static String number(PageRequest request) {
    return request.path().substring(request.path().lastIndexOf('/') + 1);
  }

  static boolean isPath(String path) {
    return path.startsWith(PREFIX);
  }

  @Override
  public String title(PageRequest request) {
    return "Job " + number(request);
  }

  @Override
  public void write(CommandContext context, PageRequest request, Html out) {
    Instant now = context.clock().instant();
    Times times = Times.of(context.variables());
    String number = number(request);
    boolean isThere =
        context
            .store()
            .read(
                state -> {
                  if (JobId.isNumber(number) && wasGiven(state, JobId.parse(number))) {
                    return false;
                  }
                  write(state, JobNumbers.job(state, number), now, times, request, out);
                  return true;
                });
    if (!isThere) {
      out.element("p", "It is over: it has ended, or was deleted.");
    }
    out.element("h2", "History", "id", "history");
    if (JobId.isNumber(number)) {
      events(JobHistory.of(context, JobId.parse(number)), times, out);
    }
    String records = Records.PREFIX + number;
    out.open("div", "data-include", records).link(records, "What the accounting file has");
    out.close();
  }

  /** The events of the job; where there are many, the last of them. */
  private static void events(List<JobEvent> events, Times times, Html out) {
    if (events.isEmpty()) {
      return;
    }
    int first = Math.max(0, events.size() - MOST_EVENTS);
    out.table("What has happened to it", "When", "By", "What");
    for (JobEvent event : events.subList(first, events.size())) {
      out.open("tr").cell(times.table(event.at())).cell(event.author());
      out.cell(JobHistory.text(event)).close();
    }
    out.endTable();
    if (first > 0) {
      String number = events.get(0).job().toString();
      out.element(
          "p",
          "The last "
              + MOST_EVENTS
              + " are shown; \"gridlite history job "
              + number
              + "\" has all.");
    }
  }

  /** Returns whether there was a job of that number, which is there no more. */
  private static boolean wasGiven(ClusterState state, JobId number) {
    return state.job(number).isEmpty() && number.isSubmitted() && !number.isAfter(state.lastJob());
  }

  private static void write(
      ClusterState state, Job job, Instant now, Times times, PageRequest request, Html out) {
    facts(job, times, out);
    Act.forms(
        request,
        job.id().toString(),
        out,
        List.of(Act.HOLD, Act.RELEASE, Act.SUSPEND, Act.RESUME, Act.CLEAR_JOB, Act.DELETE));
    tasks(job, times, out);
    if (WaitExplanation.waits(job)) {
      waiting(state, job, now, times, out);
    }
  }

  private static void facts(Job job, Times times, Html out) {
    out.open("dl");
    fact(out, "Name", job.name());
    fact(out, "User", job.owner().name().text());
    fact(out, "Submitted", times.table(job.submitted()));
    fact(out, "Project", job.projectName().orElse(""));
    fact(out, "Slots", job.get(JobRequest.SLOTS).toString());
    fact(out, "Parallel environment", job.get(JobRequest.PARALLEL_ENVIRONMENT).orElse(""));
    StringBuilder requests = new StringBuilder();
    for (RequestedResource request : job.get(JobRequest.HARD_RESOURCES)) {
      requests.append(requests.length() > 0 ? ", " : "");
      requests.append(request.name()).append('=').append(request.value());
    }
    fact(out, "Requests", requests.toString());
    if (job.isArray()) {
      fact(out, "Tasks", job.get(JobRequest.TASKS).toString());
      fact(out, "Not started yet", job.waiting().toString());
    }
    out.close();
  }

  private static void fact(Html out, String name, String value) {
    if (!value.isEmpty()) {
      out.element("dt", name).element("dd", value);
    }
  }

  private static void tasks(Job job, Times times, Html out) {
    List<ArrayTask> running = new ArrayList<>();
    for (ArrayTask task : job.tasks().values()) {
      if (task.isActive() && running.size() < MOST_TASKS) {
        running.add(task);
      }
    }
    if (running.isEmpty()) {
      return;
    }
    out.table("Tasks that run", "Task", "Since", "Where", "Attempts");
    for (ArrayTask task : running) {
      out.open("tr").number(task.number()).cell(times.table(task.started()));
      out.cell(task.allocation().map(slots -> slots.places()).orElse(""));
      out.number(task.attempts()).close();
    }
    out.endTable();
  }

  private static void waiting(ClusterState state, Job job, Instant now, Times times, Html out) {
    String number = job.id().toString();
    out.element("h2", "When it will start", "id", "when");
    String start = "/job-start/" + number;
    String narrow = PageRequest.of(start).with(PlanPage.NARROW, "yes");
    out.open("div", "data-include", start, "data-narrow", narrow);
    out.link(start, "Work it out").close();
    out.element("h2", "Why it waits", "id", "why");
    WaitExplanation why = new WaitExplanation(state, List.of(job), now, times);
    out.preformatted(text(why::write));
    out.element("h2", "What would help", "id", "help");
    out.open("ul");
    for (String advice : JobHelp.of(state, job, now, times)) {
      out.element("li", advice);
    }
    out.close();
    out.element("h2", "Priority, worked out", "id", "priority");
    out.preformatted(text(PriorityExplanation.of(state, job, now)::write));
    out.element("h2", "Quotas", "id", "quotas");
    Optional<String> parallelEnvironment = job.get(JobRequest.PARALLEL_ENVIRONMENT);
    out.preformatted(text(QuotaExplanation.of(state, job, parallelEnvironment)::write));
  }

  private static String text(Consumer<TextOutput> write) {
    StringBuilder text = new StringBuilder();
    TextOutput out = new TextOutput(text::append);
    write.accept(out);
    out.flush();
    return text.toString();
  }

  /** {@code /job-start/N}: the expected start, with what stands in its way. */
  static final class Start implements PageContent {
    static boolean isPath(String path) {
      return path.startsWith("/job-start/");
    }

    @Override
    public String title(PageRequest request) {
      return "Start of job " + number(request);
    }

    @Override
    public void write(CommandContext context, PageRequest request, Html out) {
      Instant now = context.clock().instant();
      Times times = Times.of(context.variables());
      Plan plan =
          context
              .store()
              .read(
                  state -> {
                    Job job = JobNumbers.job(state, number(request));
                    return Plan.of(Plugins.scheduler(), state, now, job.id());
                  });
      String number = number(request);
      List<Plan.Bar> own = plan.bars().stream().filter(bar -> isOf(bar, number)).toList();
      Optional<Plan.Bar> next = own.stream().filter(Plan.Bar::isExpected).findFirst();
      if (next.isPresent()) {
        out.open("p").text("It is expected to start at ");
        out.element("strong", times.table(next.get().from()), "class", "start");
        out.text(" in " + next.get().slots().places() + ".");
        if (next.get().kind() == Plan.Kind.KEPT) {
          out.text(" Slots are kept for it (-R y).");
        }
        out.close();
        picture(PlanPage.form(request), plan, own, times, out);
      } else {
        out.element("p", unknown(plan, number), "class", "start");
      }
      PlanPage.assumptions(plan, out);
    }

    private static boolean isOf(Plan.Bar bar, String number) {
      return bar.kind() != Plan.Kind.RESERVED && Long.toString(bar.number()).equals(number);
    }

    private static String unknown(Plan plan, String number) {
      for (StartEstimates.Estimate estimate : plan.estimates().estimates()) {
        if (estimate.task().job().toString().equals(number) && estimate.unknown().isPresent()) {
          Statement why = estimate.unknown().get();
          return "No start can be estimated: " + why.text() + ".";
        }
      }
      return "It does not wait.";
    }

    /** The tasks that stand in its way in the queue instances where it will start. */
    private static void picture(
        PlanPicture.Form form, Plan plan, List<Plan.Bar> own, Times times, Html out) {
      Set<QueueInstanceName> places = new HashSet<>();
      own.forEach(bar -> bar.slots().grants().forEach(grant -> places.add(grant.instance())));
      PlanPicture picture =
          new PlanPicture(
              form,
              plan,
              times,
              bar -> bar.slots().grants().stream().anyMatch(g -> places.contains(g.instance())),
              own::contains);
      out.beginPicture("What stands in its way");
      picture.write(out.picture());
      out.close();
    }
  }

  /** {@code /job-records/N}: the runs that have ended, as they were accounted. */
  static final class Records implements PageContent {
    private static final String PREFIX = "/job-records/";
    private static final int MOST = 200;

    static boolean isPath(String path) {
      return path.startsWith(PREFIX);
    }

    @Override
    public String title(PageRequest request) {
      return "History of job " + number(request);
    }

    @Override
    public void write(CommandContext context, PageRequest request, Html out) {
      String number = number(request);
      List<AccountingEntry> found = new ArrayList<>();
      new AccountingRecords(
              context,
              conditions(number),
              task -> {
                if (found.size() <= MOST && task.text(Field.JOB_NUMBER).equals(number)) {
                  found.add(task.record());
                }
              })
          .readCellIfAny();
      if (found.isEmpty()) {
        out.element("p", "No run of it has ended yet.");
        return;
      }
      table(found, Times.of(context.variables()), out);
      if (found.size() > MOST) {
        out.element("p", "The first " + MOST + " are shown; \"qacct -j " + number + "\" has all.");
      }
    }

    private static List<FieldCondition> conditions(String number) {
      return JobId.isNumber(number)
          ? List.of(FieldCondition.equal(Field.JOB_NUMBER, JobId.parse(number).number()))
          : List.of();
    }

    private static void table(List<AccountingEntry> found, Times times, Html out) {
      out.table(
          "Runs that have ended",
          "Task",
          "Name",
          "User",
          "Submitted",
          "Started",
          "Ended",
          "Queue and host",
          "Slots",
          "Exit status",
          "Failed",
          "CPU");
      for (AccountingEntry run : found.subList(0, Math.min(MOST, found.size()))) {
        out.open("tr").number(run.whole(Field.TASK_NUMBER)).cell(run.text(Field.JOB_NAME));
        out.cell(run.text(Field.OWNER)).cell(time(run, Field.SUBMISSION_TIME, times));
        out.cell(time(run, Field.START_TIME, times)).cell(time(run, Field.END_TIME, times));
        out.cell(run.text(Field.QUEUE) + "@" + run.text(Field.HOST));
        out.number(run.whole(Field.SLOTS)).number(run.whole(Field.EXIT_STATUS));
        out.number(run.whole(Field.FAILED)).number(TimeValue.clock(run.real(Field.CPU))).close();
      }
      out.endTable();
    }

    private static String time(AccountingEntry run, Field field, Times times) {
      long second = run.whole(field);
      return second <= 0 ? "-" : times.table(Instant.ofEpochSecond(second));
    }
  }
}
