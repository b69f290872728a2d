package gridlite.simulate;

import gridlite.complex.RequestedResource;
import gridlite.format.Values;
import gridlite.job.AccountingEntry;
import gridlite.job.AccountingEntry.Field;
import gridlite.job.JobRequest;
import gridlite.job.Usage;
import gridlite.name.ProjectName;
import gridlite.name.UserName;
import gridlite.operation.job.ResourceRequests;
import gridlite.problem.FormatException;
import gridlite.value.Given;
import gridlite.value.SlotRange;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.StringTokenizer;

/**
 * An accounting file: a line a task that has ended. What the job asked for follows from the
 * record's category; tasks of an array are jobs of their own.
 *
 * @see "accounting(5)"
 */
final class AccountingTrace extends TraceReader {
  private static final String NONE = "NONE";

  private final TraceOptions options;
  private long withoutTimes;
  private long parts;

  AccountingTrace(String source, TraceOptions options) {
    super(source);
    this.options = options;
  }

  static boolean looksLikeRecord(String line) {
    return !line.startsWith(";") && line.chars().filter(c -> c == ':').count() >= 20;
  }

  @Override
  Optional<TraceJob> readLine(String content) {
    if (content.charAt(0) == '#') {
      return Optional.empty();
    }
    Optional<AccountingEntry> parsed = AccountingEntry.parse(content);
    if (parsed.isEmpty()) {
      return wrong(
          "this is not a record of an accounting file", "expected 45 fields separated by colons");
    }
    AccountingEntry entry = parsed.get();
    if (!entry.text(Field.PARALLEL_TASK).equals(NONE)) {
      parts++;
      return Optional.empty();
    }
    long submitted = entry.whole(Field.SUBMISSION_TIME);
    long started = entry.whole(Field.START_TIME);
    long ended = entry.whole(Field.END_TIME);
    if (submitted <= 0 || started <= 0 || ended < started) {
      withoutTimes++;
      return Optional.empty();
    }
    try {
      return Optional.of(job(entry, request(entry)));
    } catch (FormatException e) {
      return wrong(
          "the category \"" + entry.text(Field.CATEGORY) + "\" can't be read",
          String.valueOf(e.getMessage()));
    }
  }

  private static TraceJob job(AccountingEntry entry, Values request) {
    long task = entry.whole(Field.TASK_NUMBER);
    long submitted = entry.whole(Field.SUBMISSION_TIME);
    long started = entry.whole(Field.START_TIME);
    return new TraceJob(
        entry.text(Field.JOB_NUMBER) + (task > 0 ? "." + task : ""),
        submitted,
        OptionalLong.of(Math.max(0, started - submitted)),
        entry.whole(Field.END_TIME) - started,
        Simulation.submitter(owner(entry), entry.text(Field.GROUP)),
        unlessNone(entry.text(Field.PROJECT)).map(ProjectName::of),
        request,
        used(entry),
        Optional.empty());
  }

  /** The owner of a job; a record that lacks it is somebody's all the same. */
  private static UserName owner(AccountingEntry entry) {
    String name = entry.text(Field.OWNER);
    return UserName.of(name.isEmpty() ? "unknown" : name);
  }

  /** Records of simulated hosts have no usage. */
  private static Usage used(AccountingEntry entry) {
    return entry.real(Field.CPU) > 0
        ? new Usage(
            Map.of(
                "cpu",
                entry.real(Field.CPU),
                "mem",
                entry.real(Field.MEMORY),
                "io",
                entry.real(Field.IO)))
        : Usage.NONE;
  }

  private static Optional<String> unlessNone(String text) {
    return Given.text(text).filter(given -> !given.equals(NONE));
  }

  private Values request(AccountingEntry entry) {
    Values request =
        JobRequest.SCHEMA
            .template()
            .with(JobRequest.NAME, entry.text(Field.JOB_NAME))
            .with(JobRequest.ACCOUNT, entry.text(Field.ACCOUNT));
    request = withCategory(request, unlessNone(entry.text(Field.CATEGORY)).orElse(""));
    long slots = entry.whole(Field.SLOTS);
    Optional<String> granted = unlessNone(entry.text(Field.PARALLEL_ENVIRONMENT));
    if (request.get(JobRequest.PARALLEL_ENVIRONMENT).isEmpty() && granted.isPresent()) {
      request =
          request
              .with(JobRequest.PARALLEL_ENVIRONMENT, granted)
              .with(JobRequest.SLOTS, exactly(Math.max(1, slots)));
    }
    if (request.get(JobRequest.PARALLEL_ENVIRONMENT).isEmpty()) {
      return request;
    }
    Optional<String> asked = request.get(JobRequest.PARALLEL_ENVIRONMENT);
    return request
        .with(JobRequest.PARALLEL_ENVIRONMENT, options.parallelEnvironment().or(() -> asked))
        .with(JobRequest.RESERVE, options.reserve());
  }

  /** Adds what a category says: options of qsub that decide where a job fits. */
  private static Values withCategory(Values before, String category) {
    Values request = before;
    StringTokenizer words = new StringTokenizer(category);
    ResourceRequests.Wish wish = ResourceRequests.Wish.HARD;
    while (words.hasMoreTokens()) {
      String option = words.nextToken();
      if (option.equals("-soft") || option.equals("-hard")) {
        wish = option.equals("-soft") ? ResourceRequests.Wish.SOFT : ResourceRequests.Wish.HARD;
        continue;
      }
      if (!words.hasMoreTokens()) {
        throw new FormatException(0, "nothing follows " + option);
      }
      String value = words.nextToken();
      if (option.equals("-pe") && !words.hasMoreTokens()) {
        throw new FormatException(0, "-pe needs a name and a number of slots");
      }
      request =
          option.equals("-pe")
              ? request
                  .with(JobRequest.PARALLEL_ENVIRONMENT, Optional.of(value))
                  .with(JobRequest.SLOTS, SlotRange.parse(words.nextToken()))
              : with(request, option, value, wish);
    }
    return request;
  }

  private static Values with(
      Values request, String option, String value, ResourceRequests.Wish wish) {
    boolean soft = wish == ResourceRequests.Wish.SOFT;
    return switch (option) {
      case "-l" ->
          request.with(soft ? JobRequest.SOFT_RESOURCES : JobRequest.HARD_RESOURCES, pairs(value));
      case "-q" ->
          request.with(soft ? JobRequest.SOFT_QUEUES : JobRequest.HARD_QUEUES, names(value));
      case "-masterq" -> request.with(JobRequest.MASTER_QUEUES, names(value));
      case "-ckpt" -> request.with(JobRequest.CHECKPOINT, Optional.of(value));
      // the project has a field of its own; access lists are looked up anew
      case "-P", "-U" -> request;
      default -> throw new FormatException(0, "unknown option " + option);
    };
  }

  private static List<String> names(String value) {
    return List.of(value.split(",", -1));
  }

  private static List<RequestedResource> pairs(String value) {
    List<RequestedResource> pairs = new ArrayList<>();
    for (String part : names(value)) {
      int equals = part.indexOf('=');
      pairs.add(
          equals < 0
              ? new RequestedResource(part, "TRUE")
              : new RequestedResource(part.substring(0, equals), part.substring(equals + 1)));
    }
    return List.copyOf(pairs);
  }

  @Override
  void describeOmissions(List<String> sentences) {
    omitted(sentences, withoutTimes, "tasks that never ran, or have no times");
    omitted(sentences, parts, "parts of parallel jobs, which are counted with their job");
  }
}
