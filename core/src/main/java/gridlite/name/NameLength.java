package gridlite.name;

import java.util.Optional;

/** The length that names of objects may have. */
public final class NameLength {
  private static final int MOST = 512;
  private static final int SHOWN = 40;

  private NameLength() {}

  /** Returns why a name is too long; empty when it is not. */
  public static Optional<String> problem(String name) {
    return name.length() <= MOST
        ? Optional.empty()
        : Optional.of(
            "a name of %d characters is too long, expected at most %d: %s..."
                .formatted(name.length(), MOST, name.substring(0, SHOWN)));
  }
}
