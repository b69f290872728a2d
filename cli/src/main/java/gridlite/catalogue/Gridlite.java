package gridlite.catalogue;

import gridlite.runtime.Command;
import gridlite.runtime.Invocation;
import gridlite.runtime.Need;
import gridlite.verb.VerbSyntax;
import java.util.ArrayList;
import java.util.List;

/** {@code gridlite}: makes cells, controls the daemon, explains, helps. */
final class Gridlite implements Command {
  private static final int COLUMN = 12;

  /** The grammar. */
  static VerbSyntax syntax() {
    List<String> footer = new ArrayList<>();
    footer.add("Commands of Grid Engine (COMMAND -help shows their options):");
    for (Catalogue row : Catalogue.values()) {
      if (row != Catalogue.GRIDLITE) {
        String name = "  " + row.command();
        footer.add(name + " ".repeat(COLUMN - name.length()) + row.purpose());
      }
    }
    return new VerbSyntax(
        "gridlite",
        "A Grid Engine that needs no daemon, no root and no cluster.",
        List.of(GridliteVerb.values()),
        footer);
  }

  @Override
  public Invocation read(Need usual, List<String> arguments) {
    return syntax().read(arguments);
  }
}
