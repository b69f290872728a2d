package gridlite.format;

import gridlite.value.Statement;
import java.util.Optional;

/** The notation of objects of one kind in another version of Grid Engine. */
public interface Dialect {
  /** Returns whether a line is passed over, since every listing of an object has it. */
  boolean ignores(String keyword);

  /**
   * Returns why an attribute that the schema does not know can be left out; empty: it can't, since
   * no version has it.
   */
  Optional<String> leftOut(String keyword);

  /** A value as it is meant here; the same one when it needs no change. */
  String value(String keyword, String value);

  /** Gets each change that was made. */
  void note(Statement note);
}
