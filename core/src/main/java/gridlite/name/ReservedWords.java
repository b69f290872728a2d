package gridlite.name;

import java.util.Locale;
import java.util.Set;

/**
 * Words that objects, jobs and accounts must not be called, in upper or lower case.
 *
 * @see "sge_types(1), object_name"
 */
public final class ReservedWords {
  private static final Set<String> WORDS = Set.of("NONE", "ALL", "TEMPLATE");

  private ReservedWords() {}

  /** Returns whether a word is reserved. */
  public static boolean contains(String word) {
    return WORDS.contains(word.toUpperCase(Locale.ROOT));
  }
}
