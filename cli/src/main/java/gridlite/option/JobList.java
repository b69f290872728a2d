package gridlite.option;

import gridlite.job.JobId;
import gridlite.operation.job.JobReference;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads lists of jobs and tasks: {@code 7 8.1-3,name 'pat*' -t 5-9}. A {@code -t} belongs to the
 * job in front of it.
 *
 * @see "sge_types(1), job_task_list"
 */
public final class JobList {
  private final ProblemKind kind;
  private final Separators separators;

  /** The separators of jobs. */
  public enum Separators {
    BLANKS,
    BLANKS_AND_COMMAS
  }

  /**
   * A reader.
   *
   * @param kind kind of the problem that a bad identifier is, which decides the exit status
   */
  public JobList(ProblemKind kind, Separators separators) {
    this.kind = kind;
    this.separators = separators;
  }

  /** Reads words. */
  public List<JobReference> parse(List<String> words) {
    List<JobReference> jobs = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      if (word.equals("-t")) {
        if (jobs.isEmpty() || i + 1 == words.size()) {
          throw problem("the -t option needs a job in front of it and a range of tasks behind it");
        }
        JobReference job = jobs.remove(jobs.size() - 1);
        jobs.add(withTasks(job, words.get(++i)));
      } else {
        List<String> elements =
            switch (separators) {
              case BLANKS -> List.of(word);
              case BLANKS_AND_COMMAS -> OptionValues.split(word, ",");
            };
        for (String element : elements) {
          jobs.add(reference(element));
        }
      }
    }
    return jobs;
  }

  private JobReference withTasks(JobReference job, String tasks) {
    try {
      TaskArgument argument = TaskArgument.parse(tasks);
      return withTasks(job, argument);
    } catch (GridException e) {
      throw problem(e.problems().get(0).message());
    }
  }

  private JobReference withTasks(JobReference job, TaskArgument tasks) {
    if (!tasks.isPossible()) {
      throw problem("job \"" + job.text() + "\" task \"0\" does not exist: tasks count from 1");
    }
    return job.withTasks(tasks.range());
  }

  private JobReference reference(String text) {
    if (text.isEmpty()) {
      throw invalid(text);
    }
    if (!isDigit(text.charAt(0))) {
      return JobReference.named(text);
    }
    int dot = text.indexOf('.');
    String number = dot < 0 ? text : text.substring(0, dot);
    boolean good = number.length() < 16;
    for (int i = 0; i < number.length(); i++) {
      good &= isDigit(number.charAt(i));
    }
    if (!good || Long.parseLong(number) == 0) {
      throw invalid(text);
    }
    JobReference job = JobReference.of(JobId.parse(number));
    if (dot < 0) {
      return job;
    }
    TaskArgument tasks;
    try {
      tasks = TaskArgument.parse(text.substring(dot + 1));
    } catch (GridException e) {
      throw invalid(text);
    }
    if (tasks.isOpen()) {
      throw invalid(text); // conformance/jobs/ranges-of-tasks.t
    }
    return withTasks(job, tasks);
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private GridException invalid(String text) {
    Problem problem = Problem.of(kind, "ERROR! \"" + text + "\" is an invalid job-task identifier");
    return new GridException(
        problem.hint(
            "expected a job number, NUMBER.TASK, NUMBER.FIRST-LAST:STEP, a job's name or a"
                + " pattern"));
  }

  private GridException problem(String message) {
    return new GridException(Problem.of(kind, message));
  }
}
