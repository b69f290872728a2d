package gridlite.command;

import gridlite.option.Option;
import gridlite.option.OptionTable;
import gridlite.view.TextOutput;

/** Writes the options of a command: what {@code -help} shows. */
final class Help {
  private static final int WIDTH = 34;

  private Help() {}

  static void write(TextOutput out, OptionTable table) {
    out.add("usage: ").add(table.command()).add(" [options]").end();
    for (Option option : table.options()) {
      String operand = option.argument();
      String form =
          switch (option.operands()) {
            case NONE -> option.name();
            case ONE -> option.name() + " " + operand;
            case OPTIONAL -> option.name() + " [" + operand + "]";
            case MANY -> option.name() + " " + operand + " ...";
          };
      out.add("   ").left(form, WIDTH).add(' ').add(option.documentation()).end();
    }
  }
}
