package gridlite.verb;

import gridlite.runtime.CommandPlace;
import gridlite.runtime.Need;

/** A row of a table of verbs. */
public interface VerbRow {
  /** Name to type. */
  String verb();

  /** Returns what it needs of a cell. */
  Need need();

  /** Returns where it runs. */
  CommandPlace place();

  /** A new one, to be filled and run. */
  Verb create();
}
