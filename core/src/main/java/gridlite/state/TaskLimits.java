package gridlite.state;

import gridlite.value.MemoryValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The limits of {@code execd_params} for each task of a host: {@code H_MAXPROC}, the processes and
 * threads that it may have at a time, and {@code H_MEMORY}, the memory that they may hold together.
 *
 * @param processes a whole number from 1; infinite where it is not set
 * @param memory bytes, above 0; infinite where it is not set
 * @param mistakes what can't be read and so is not set, a line each
 * @see "sge_conf(5), execd_params"
 */
public record TaskLimits(double processes, double memory, List<String> mistakes) {
  /** The keyword of the configuration. */
  public static final String KEYWORD = "execd_params";

  /** Copies the list. */
  public TaskLimits {
    mistakes = List.copyOf(mistakes);
  }

  /** Nothing is limited. */
  public static final TaskLimits NONE =
      new TaskLimits(Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, List.of());

  /** Returns what the value of the keyword says. */
  public static TaskLimits of(String parameters) {
    List<String> mistakes = new ArrayList<>();
    return new TaskLimits(
        amount(parameters, "H_MAXPROC", mistakes),
        amount(parameters, "H_MEMORY", mistakes),
        mistakes);
  }

  private static double amount(String parameters, String name, List<String> mistakes) {
    Optional<String> text = Settings.parameterIn(parameters, name);
    if (text.isEmpty() || text.get().equalsIgnoreCase("unlimited")) {
      return Double.POSITIVE_INFINITY;
    }
    double amount = MemoryValue.parseBytes(text.get()).orElse(0);
    if (amount >= 1) {
      return amount;
    }
    mistakes.add(KEYWORD + " " + name + "=" + text.get() + ": expected an amount of at least 1");
    return Double.POSITIVE_INFINITY;
  }
}
