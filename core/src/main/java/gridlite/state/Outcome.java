package gridlite.state;

import java.util.List;

/**
 * The outcome of an operation: changes for the store and a result for the caller.
 *
 * @param changes committed together or not at all
 * @param result usually answers for the user
 * @param <R> type of the result
 */
public record Outcome<R>(List<Change> changes, R result) {
  /** Copies the list. */
  public Outcome {
    changes = List.copyOf(changes);
  }

  /** A result that changes nothing. */
  public static <R> Outcome<R> unchanged(R result) {
    return new Outcome<>(List.of(), result);
  }
}
