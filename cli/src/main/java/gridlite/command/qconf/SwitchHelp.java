package gridlite.command.qconf;

import gridlite.runtime.Version;
import gridlite.syntax.Option;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** The text of {@code qconf -help}, made from the options. */
final class SwitchHelp {
  private static final int COLUMN = 44;

  private SwitchHelp() {}

  static String text(Collection<Option> options) {
    StringBuilder text = new StringBuilder(Version.LINE + "\nusage: qconf [options]\n");
    List<Option> sorted =
        options.stream()
            .sorted(
                Comparator.comparing((Option option) -> option.name().toLowerCase(Locale.ROOT))
                    .thenComparing(Option::name))
            .toList();
    for (Option option : sorted) {
      String left = "   [" + option.usage() + "]";
      text.append(left).append(" ".repeat(Math.max(1, COLUMN - left.length())));
      text.append(option.documentation().orElseThrow()).append('\n');
    }
    return text.toString();
  }
}
