package gridlite.option;

import gridlite.job.HoldKind;
import gridlite.operation.job.HoldChange;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * The operand of {@code -h} of qalter and qresub: small letters name kinds of holds that are set.
 * Behind them, capitals name kinds too, and have all that are named released; {@code n} releases
 * all there are.
 *
 * @param kinds the kinds that are named
 * @param way what becomes of them
 * @see "qalter(1), -h; conformance/jobs/letters-of-holds.t"
 */
public record HoldArgument(Set<HoldKind> kinds, Way way) {
  /** The letters that are expected, for messages. */
  public static final String SHAPE =
      "letters of u o s (hold), or U O S (release) behind them, or n (release all)";

  /** The change to kinds of holds. */
  public enum Way {
    /** They are set. */
    SET,
    /** They are released. */
    RELEASE,
    /** All are released, named or not. */
    RELEASE_ALL
  }

  /** Reads letters; empty where they are of no hold, or one that sets stands behind others. */
  public static Optional<HoldArgument> parse(String letters) {
    Set<HoldKind> kinds = EnumSet.noneOf(HoldKind.class);
    boolean releases = false;
    boolean all = false;
    for (int i = 0; i < letters.length(); i++) {
      char letter = letters.charAt(i);
      Optional<HoldKind> kind = kind(Character.toLowerCase(letter));
      boolean sets = Character.isLowerCase(letter);
      if (letter != 'n' && (kind.isEmpty() || sets && (releases || all))) {
        return Optional.empty();
      }
      kind.ifPresent(kinds::add);
      all |= letter == 'n';
      releases |= !sets;
    }
    Way way = releases ? Way.RELEASE : Way.SET;
    return Optional.of(new HoldArgument(kinds, all ? Way.RELEASE_ALL : way));
  }

  private static Optional<HoldKind> kind(char letter) {
    for (HoldKind kind : HoldKind.values()) {
      if (kind.letter() == letter) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }

  /** The kinds that a copy begins under; none where they are released. */
  public Set<HoldKind> set() {
    return way == Way.SET ? Set.copyOf(kinds) : Set.of();
  }

  /** The change that it asks for. */
  public HoldChange change() {
    return new HoldChange(
        set(), way == Way.RELEASE ? Set.copyOf(kinds) : Set.of(), way == Way.RELEASE_ALL);
  }
}
