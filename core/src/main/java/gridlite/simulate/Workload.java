package gridlite.simulate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A recorded workload.
 *
 * @param source name of the file
 * @param jobs in order of submission
 * @param notes what was left out or assumed, a sentence each
 */
public record Workload(String source, List<TraceJob> jobs, List<String> notes) {
  /**
   * Reads a trace in the Standard Workload Format, or an accounting file: whichever it is. Throws
   * what is wrong with it, with file and line.
   */
  public static Workload read(String source, String text, TraceOptions options) {
    return TraceReader.read(source, text, options);
  }

  /** Copies the lists; jobs submitted in the same second keep their order. */
  public Workload {
    List<TraceJob> sorted = new ArrayList<>(jobs);
    sorted.sort(Comparator.comparingLong(TraceJob::submitted));
    jobs = List.copyOf(sorted);
    notes = List.copyOf(notes);
  }
}
