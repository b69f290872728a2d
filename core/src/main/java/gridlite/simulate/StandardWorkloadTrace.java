package gridlite.simulate;

import gridlite.complex.RequestedResource;
import gridlite.format.Values;
import gridlite.job.JobRequest;
import gridlite.job.Usage;
import gridlite.name.ProjectName;
import gridlite.name.UserName;
import gridlite.operation.Actor;
import gridlite.value.TimeValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.StringTokenizer;
import java.util.TreeMap;

/**
 * The Standard Workload Format of the Parallel Workloads Archive: a line a job with 18 numbers, -1
 * for what is unknown; lines that begin with a semicolon describe the whole trace.
 *
 * @see "https://www.cs.huji.ac.il/labs/parallel/workload/swf.html"
 */
final class StandardWorkloadTrace extends TraceReader {
  private static final int FIELDS = 18;
  private static final String EPOCH = "UnixStartTime:";

  /** Start of traces that don't say theirs: a Monday. */
  private static final long SOME_MONDAY = 946_857_600;

  private final TraceOptions options;
  private long origin = SOME_MONDAY;
  private boolean dated;
  private long withoutRun;
  private long withoutSlots;

  StandardWorkloadTrace(String source, TraceOptions options) {
    super(source);
    this.options = options;
  }

  /** The fields that matter here, by their place. */
  private enum Field {
    NUMBER(0),
    SUBMIT(1),
    WAIT(2),
    RUN(3),
    ALLOCATED(4),
    CPU_TIME(5),
    MEMORY(6),
    REQUESTED(7),
    REQUESTED_TIME(8),
    REQUESTED_MEMORY(9),
    USER(11),
    GROUP(12),
    PREDECESSOR(16);

    private final int place;

    Field(int place) {
      this.place = place;
    }

    long of(double[] numbers) {
      return (long) numbers[place];
    }
  }

  @Override
  Optional<TraceJob> readLine(String content) {
    if (content.charAt(0) == ';') {
      return readComment(content.substring(1).strip());
    }
    StringTokenizer words = new StringTokenizer(content);
    if (words.countTokens() != FIELDS) {
      return wrong(
          words.countTokens() + " fields in a line of the Standard Workload Format",
          "expected " + FIELDS + " numbers, -1 for what is unknown; comments begin with \";\"");
    }
    double[] numbers = new double[FIELDS];
    for (int i = 0; i < FIELDS; i++) {
      String word = words.nextToken();
      try {
        numbers[i] = Double.parseDouble(word);
      } catch (NumberFormatException e) {
        return wrong("field " + (i + 1) + " is \"" + word + "\"", "expected a number, -1: unknown");
      }
    }
    if (Field.SUBMIT.of(numbers) < 0) {
      return wrong("field 2, the time of submission, is negative", "expected seconds from 0 on");
    }
    if (!(origin + numbers[1] + Math.abs(numbers[3]) <= TimeValue.LAST_SECOND)) {
      return wrong("the job would end after the year 9999", "expected seconds in fields 2 and 4");
    }
    return job(numbers);
  }

  private Optional<TraceJob> readComment(String comment) {
    if (comment.startsWith(EPOCH)) {
      String value = comment.substring(EPOCH.length()).strip();
      try {
        long start = Long.parseLong(value);
        if (start > TimeValue.LAST_SECOND) {
          return wrong(EPOCH + " is after the year 9999", "expected seconds since 1970");
        }
        dated = start > 0;
        origin = dated ? start : SOME_MONDAY;
      } catch (NumberFormatException e) {
        return wrong(EPOCH + " is \"" + value + "\"", "expected seconds since 1970");
      }
    }
    return Optional.empty();
  }

  private Optional<TraceJob> job(double[] numbers) {
    long slots = Field.REQUESTED.of(numbers);
    if (slots <= 0) {
      slots = Field.ALLOCATED.of(numbers);
    }
    if (Field.RUN.of(numbers) < 0) {
      withoutRun++;
      return Optional.empty();
    }
    if (slots <= 0) {
      withoutSlots++;
      return Optional.empty();
    }
    String label = Long.toString(Field.NUMBER.of(numbers));
    long predecessor = Field.PREDECESSOR.of(numbers);
    long group = Field.GROUP.of(numbers);
    return Optional.of(
        new TraceJob(
            label,
            origin + Field.SUBMIT.of(numbers),
            waited(numbers),
            Field.RUN.of(numbers),
            actor(Field.USER.of(numbers), group),
            group > 0 ? Optional.of(ProjectName.of("g" + group)) : Optional.empty(),
            request(label, slots, numbers),
            used(numbers),
            predecessor > 0 ? Optional.of(Long.toString(predecessor)) : Optional.empty()));
  }

  private static OptionalLong waited(double[] numbers) {
    long seconds = Field.WAIT.of(numbers);
    return seconds < 0 ? OptionalLong.empty() : OptionalLong.of(seconds);
  }

  /** Times and memory of the trace are means over the processors that the job had. */
  private static Usage used(double[] numbers) {
    Map<String, Double> used = new TreeMap<>();
    double processors = Math.max(1, Field.ALLOCATED.of(numbers));
    if (Field.CPU_TIME.of(numbers) >= 0) {
      used.put("cpu", numbers[Field.CPU_TIME.place] * processors);
    }
    if (Field.MEMORY.of(numbers) > 0) {
      double gigabytes = numbers[Field.MEMORY.place] / (1024 * 1024);
      used.put("mem", gigabytes * processors * Field.RUN.of(numbers));
    }
    return new Usage(used);
  }

  private static Actor actor(long user, long group) {
    String name = user < 0 ? "unknown" : "u" + user;
    String groupName = group < 0 ? "users" : "g" + group;
    return Simulation.submitter(UserName.of(name), groupName);
  }

  private Values request(String label, long slots, double[] numbers) {
    List<RequestedResource> resources = new ArrayList<>();
    long seconds = Field.REQUESTED_TIME.of(numbers);
    if (seconds > 0) {
      resources.add(new RequestedResource("h_rt", Long.toString(seconds)));
    }
    long kilobytes = Field.REQUESTED_MEMORY.of(numbers);
    if (kilobytes > 0) {
      options
          .memory()
          .ifPresent(name -> resources.add(new RequestedResource(name, kilobytes + "K")));
    }
    Values request =
        JobRequest.SCHEMA
            .template()
            .with(JobRequest.NAME, "j" + label)
            .with(JobRequest.HARD_RESOURCES, List.copyOf(resources));
    if (slots == 1) {
      return request;
    }
    return request
        .with(
            JobRequest.PARALLEL_ENVIRONMENT, Optional.of(options.parallelEnvironment().orElse("*")))
        .with(JobRequest.SLOTS, exactly(slots))
        .with(JobRequest.RESERVE, options.reserve());
  }

  @Override
  void describeOmissions(List<String> sentences) {
    omitted(sentences, withoutRun, "jobs that never ran");
    omitted(sentences, withoutSlots, "jobs without a number of processors");
    if (!dated && hasJobs()) {
      sentences.add("the trace does not say when it began: taken to be Monday, 2000-01-03, 0:00");
    }
  }
}
