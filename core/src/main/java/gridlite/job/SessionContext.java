package gridlite.job;

import gridlite.value.NameValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Variables in the context of jobs that programs submit: the session that a job is of, and what a
 * program asks about the job's end and accounting(5) has no field for.
 *
 * @see "drmaa(3)"
 */
public final class SessionContext {
  private static final String SESSION = "DRMAA_SESSION";

  /** Numbers of the tasks that have left a core file, with plus signs between. */
  private static final String CORES = "DRMAA_CORES";

  /** Digits of a number that this class has written, at most: more are of a user's making. */
  private static final int LONGEST_NUMBER = 9;

  private SessionContext() {}

  /** Returns whether a job is of a session. */
  public static boolean isOf(Job job, String session) {
    return job.get(JobRequest.CONTEXT).contains(new NameValue(SESSION, session));
  }

  /** Returns the tasks of a job that have left a core file, as far as they were noted. */
  public static Set<Long> cores(Job job) {
    Set<Long> tasks = new TreeSet<>();
    for (String number : value(job, CORES).split("\\D+", -1)) {
      if (!number.isEmpty() && number.length() <= LONGEST_NUMBER) {
        tasks.add(Long.parseLong(number));
      }
    }
    return tasks;
  }

  /** Notes that a task has left a core file; a job of no session stays as it is. */
  public static Job withCore(Job job, long task) {
    if (value(job, SESSION).isEmpty()) {
      return job;
    }
    Set<Long> tasks = cores(job);
    tasks.add(task);
    List<NameValue> context = new ArrayList<>(job.get(JobRequest.CONTEXT));
    context.removeIf(variable -> variable.name().equals(CORES));
    String text = tasks.stream().map(String::valueOf).collect(Collectors.joining("+"));
    context.add(new NameValue(CORES, text));
    return job.withRequest(job.request().with(JobRequest.CONTEXT, context));
  }

  private static String value(Job job, String name) {
    for (NameValue variable : job.get(JobRequest.CONTEXT)) {
      if (variable.name().equals(name)) {
        return variable.value();
      }
    }
    return "";
  }
}
