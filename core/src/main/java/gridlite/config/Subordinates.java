package gridlite.config;

import gridlite.format.ListFormat;
import java.util.function.Function;

/**
 * The format of {@code subordinate_list}: elements {@code queue}, {@code queue=slots} or slot-wise.
 */
public final class Subordinates {
  private Subordinates() {}

  /** The format. */
  public static final ListFormat<String> FORMAT =
      new ListFormat<>(
          ", \t",
          ", ",
          "NONE",
          Function.identity(),
          Function.identity(),
          Function.identity(),
          (element, visitor) -> {});
}
