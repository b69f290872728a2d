package gridlite.catalogue;

import gridlite.verb.VerbSyntax;

/** Lets tests of other packages see the verbs of {@code gridlite}. */
public final class GridliteSyntax {
  private GridliteSyntax() {}

  /** The grammar. */
  public static VerbSyntax get() {
    return Gridlite.syntax();
  }
}
