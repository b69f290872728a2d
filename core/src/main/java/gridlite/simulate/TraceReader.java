package gridlite.simulate;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.SourcePosition;
import gridlite.value.SlotRange;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads a trace line by line and collects what is wrong with it; the form of a line is the
 * subclasses' business, comments begin with their own characters.
 */
abstract class TraceReader {
  /** Problems after which nobody reads on. */
  private static final int MOST_PROBLEMS = 20;

  private final String source;
  private final List<Problem> problems = new ArrayList<>();
  private final List<TraceJob> jobs = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();
  private int line;

  TraceReader(String source) {
    this.source = source;
  }

  /** Reads a file: an accounting file when a line has colons enough, else the workload format. */
  static Workload read(String source, String text, TraceOptions options) {
    TraceReader reader =
        text.lines().limit(1000).anyMatch(AccountingTrace::looksLikeRecord)
            ? new AccountingTrace(source, options)
            : new StandardWorkloadTrace(source, options);
    return reader.read(text);
  }

  private Workload read(String text) {
    if (text.indexOf('\0') >= 0 || text.startsWith("\u001f")) {
      throw new GridException(
          Problem.refused(source + ": this is not text")
              .hint("a file of the archive that ends with .gz is to be unpacked by gunzip"));
    }
    int start = 0;
    while (start < text.length() && problems.size() < MOST_PROBLEMS) {
      int newline = text.indexOf('\n', start);
      int end = newline < 0 ? text.length() : newline;
      line++;
      String content = text.substring(start, end).strip();
      if (!content.isEmpty()) {
        readLine(content).ifPresent(jobs::add);
      }
      start = end + 1;
    }
    if (!problems.isEmpty()) {
      throw new GridException(problems);
    }
    describeOmissions(notes);
    if (jobs.isEmpty()) {
      throw new GridException(
          Problem.refused(source + ": there is no job in it that has run")
              .hint(notes.isEmpty() ? "the file holds no records" : String.join("; ", notes)));
    }
    return new Workload(source, jobs, notes);
  }

  /** Reads a line that is not empty; what holds no job that has run gives none. */
  abstract Optional<TraceJob> readLine(String content);

  /** Adds sentences on what was left out. */
  abstract void describeOmissions(List<String> sentences);

  /** Returns whether there is any job so far. */
  boolean hasJobs() {
    return !jobs.isEmpty();
  }

  /** Notes that something is wrong with the present line. */
  Optional<TraceJob> wrong(String message, String hint) {
    problems.add(Problem.refused(message).at(new SourcePosition(source, line, 1)).hint(hint));
    return Optional.empty();
  }

  /** A range of one number of slots. */
  static SlotRange exactly(long slots) {
    return new SlotRange(List.of(new SlotRange.Interval(slots, slots)));
  }

  /** Adds how many lines were left out, and why. */
  static void omitted(List<String> sentences, long count, String why) {
    if (count > 0) {
      sentences.add(count + (count == 1 ? " line" : " lines") + " left out: " + why);
    }
  }
}
