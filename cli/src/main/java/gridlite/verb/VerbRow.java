package gridlite.verb;

import gridlite.run.Need;
import gridlite.run.Place;

/** A row of a table of verbs. */
public interface VerbRow {
  /** Name to type. */
  String verb();

  /** What it needs of a cell. */
  Need need();

  /** Where it runs. */
  Place place();

  /** A new one, to be filled and run. */
  Verb create();
}
