package gridlite.syntax;

import gridlite.runtime.Version;
import java.util.List;

/** The text that {@code -help} shows: the options of a command. */
public final class Help {
  private static final int WIDTH = 34;

  private Help() {}

  /**
   * The text for a command.
   *
   * @param usage the command line in short
   */
  public static String text(String usage, List<Option> options) {
    StringBuilder text = new StringBuilder(Version.LINE + "\nusage: " + usage + "\n");
    for (Option option : options) {
      if (option.documentation().isPresent()) {
        String form = option.usage();
        text.append("   ").append(form).append(" ".repeat(Math.max(0, WIDTH - form.length())));
        text.append(' ').append(option.documentation().get()).append('\n');
      }
    }
    return text.toString();
  }
}
