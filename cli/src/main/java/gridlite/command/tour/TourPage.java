package gridlite.command.tour;

import java.util.regex.Pattern;

/** Markdown of the tour as text for a terminal. */
final class TourPage {
  private static final Pattern TITLE = Pattern.compile("(?m)^#+ (.*)$");
  private static final Pattern LINK = Pattern.compile("\\[([^\\]]+)\\]\\(([^)]+)\\)");
  private static final Pattern EMPHASIS =
      Pattern.compile("(?<![\\w*{])\\*(\\w[^*\\n]*\\w)\\*(?!\\w)");

  private TourPage() {}

  /** Titles in capitals, links with their file, no marks of emphasis. */
  static String text(String markdown) {
    String text =
        TITLE
            .matcher(markdown)
            .replaceAll(
                title ->
                    java.util.regex.Matcher.quoteReplacement(
                        title.group(1).toUpperCase(java.util.Locale.ROOT)));
    text = LINK.matcher(text).replaceAll("$1 (docs/$2)");
    return EMPHASIS.matcher(text).replaceAll("$1");
  }
}
