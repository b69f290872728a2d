package gridlite.command;

import gridlite.run.Version;
import gridlite.syntax.Option;
import gridlite.syntax.Syntax;
import gridlite.view.TextOutput;
import java.util.List;

/** Writes the options of a command: what {@code -help} shows. */
public final class Help {
  private static final int WIDTH = 34;

  private Help() {}

  static void write(TextOutput out, Syntax table) {
    write(out, table.command() + " [options]", table.options());
  }

  /**
   * Writes the options of a command.
   *
   * @param usage the command line in short
   */
  public static void write(TextOutput out, String usage, List<Option> options) {
    out.add(Version.LINE).end();
    out.add("usage: ").add(usage).end();
    for (Option option : options) {
      out.add("   ").left(option.usage(), WIDTH).add(' ').add(option.documentation()).end();
    }
  }
}
