package gridlite.value;

import java.util.Optional;

/** The reading of spellings in which an empty text or a 0 says that nothing was given. */
public final class Given {
  private Given() {}

  /** Returns a text; nothing when it is empty. */
  public static Optional<String> text(String spelled) {
    return spelled.isEmpty() ? Optional.empty() : Optional.of(spelled);
  }

  /** Returns a number; nothing when it is 0. */
  public static Optional<Long> number(long spelled) {
    return spelled == 0 ? Optional.empty() : Optional.of(spelled);
  }
}
