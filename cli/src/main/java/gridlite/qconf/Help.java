package gridlite.qconf;

import gridlite.run.Version;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** The text of {@code qconf -help}, made from the table of switches. */
final class Help {
  private static final int COLUMN = 44;

  private Help() {}

  static String text(Collection<Verb> verbs) {
    StringBuilder text = new StringBuilder(Version.LINE + "\nusage: qconf [options]\n");
    List<Verb> sorted =
        verbs.stream()
            .sorted(
                Comparator.comparing((Verb verb) -> verb.name().toLowerCase(Locale.ROOT))
                    .thenComparing(Verb::name))
            .toList();
    text.append(
        "   [-dry]                                   tell what would change, change nothing\n");
    text.append("   [-fmt json]                              show and read objects as JSON\n");
    for (Verb verb : sorted) {
      String use = verb.argument().isEmpty() ? verb.name() : verb.name() + " " + verb.argument();
      String left = "   [" + use + "]";
      text.append(left).append(" ".repeat(Math.max(1, COLUMN - left.length())));
      text.append(verb.documentation()).append('\n');
    }
    return text.toString();
  }
}
