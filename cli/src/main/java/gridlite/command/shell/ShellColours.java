package gridlite.command.shell;

import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Colours of a line that is typed: commands, options, quoted texts, operators. */
final class ShellColours {
  private static final Pattern PART =
      Pattern.compile(
          "(?<text>'[^']*'?|\"(?:\\\\.|[^\"\\\\])*\"?)|(?<operator>[;&|<>]+)"
              + "|(?<word>[^\\s;&|<>'\"]+)|(?<blank>\\s+)");

  private ShellColours() {}

  /** A line with codes of colours; without them it is the same. */
  static String of(String line, Predicate<String> isCommand) {
    StringBuilder coloured = new StringBuilder();
    Matcher part = PART.matcher(line);
    boolean isFirst = true;
    int end = 0;
    while (part.find()) {
      coloured.append(line, end, part.start());
      end = part.end();
      String text = part.group();
      if (part.group("text") != null) {
        coloured.append(code("33", text));
        isFirst = false;
      } else if (part.group("operator") != null) {
        coloured.append(code("1", text));
        isFirst = text.indexOf('<') < 0 && text.indexOf('>') < 0;
      } else if (part.group("word") != null) {
        String colour = isFirst ? (isKnown(text, isCommand) ? "32" : "31") : "";
        coloured.append(code(text.startsWith("-") ? "36" : colour, text));
        isFirst = isFirst && text.indexOf('=') > 0;
      } else {
        coloured.append(text);
      }
    }
    return coloured.append(line.substring(end)).toString();
  }

  private static boolean isKnown(String word, Predicate<String> isCommand) {
    return isCommand.test(word)
        || word.startsWith("!")
        || word.indexOf('=') > 0
        || ShellRunner.OWN.contains(word);
  }

  private static String code(String colour, String text) {
    return colour.isEmpty() ? text : "\u001b[" + colour + "m" + text + "\u001b[0m";
  }
}
