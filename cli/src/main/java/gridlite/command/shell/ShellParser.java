package gridlite.command.shell;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Reads lines in the notation of sh(1): words with quotes and variables, {@code ;}, {@code &&},
 * {@code ||}, redirections, texts in following lines, a pipe to commands of the system. Patterns of
 * files are not replaced, since {@code *} mostly means queues or users. What else sh(1) does with a
 * character is refused, so that nothing means something else than there.
 */
final class ShellParser {
  /** The text goes on in a line that is not there yet. */
  static final class UnfinishedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private UnfinishedException(String what) {
      super(what);
    }
  }

  private static final Pattern ASSIGNMENT =
      Pattern.compile("([A-Za-z_][A-Za-z0-9_]*)=(.*)", Pattern.DOTALL);

  private final String text;
  private final Function<String, String> variables;
  private int at;
  private int line;
  private int stepLine;
  private final List<ShellStep> steps = new ArrayList<>();
  private ShellStep.Joint joint = ShellStep.Joint.ALWAYS;
  private List<String> words = new ArrayList<>();
  private Map<String, String> own = new LinkedHashMap<>();
  private List<ShellStep.Redirection> redirections = new ArrayList<>();
  private Optional<String> pipe = Optional.empty();
  private final List<Integer> pending = new ArrayList<>();
  private final List<String> ends = new ArrayList<>();

  private ShellParser(String text, int line, Function<String, String> variables) {
    this.text = text;
    this.line = line;
    this.stepLine = line;
    this.variables = variables;
  }

  /**
   * Reads lines.
   *
   * @param line number of the first line
   * @param variables values of variables; {@code ?} is the last exit status
   * @throws UnfinishedException when the text goes on
   * @throws GridException for what this shell does not know
   */
  static List<ShellStep> parse(String text, int line, Function<String, String> variables) {
    ShellParser parser = new ShellParser(text, line, variables);
    parser.read();
    return parser.steps;
  }

  private void read() {
    while (at < text.length()) {
      char next = text.charAt(at);
      switch (next) {
        case ' ', '\t', '\r' -> at++;
        case '\n' -> endLine();
        case '#' -> skipLine();
        case '!' -> system();
        case ';' -> {
          at++;
          requireNoText();
          end(ShellStep.Joint.ALWAYS);
        }
        case '&', '|' -> join(next);
        case '<', '>' -> redirect(next, 1);
        case '(', ')' -> throw refused("( and )", "quote them to have them in a word");
        default -> wordOrNumber();
      }
    }
    if (!pending.isEmpty()) {
      throw new UnfinishedException(ends.get(0));
    }
    end(ShellStep.Joint.ALWAYS);
    if (joint != ShellStep.Joint.ALWAYS) {
      throw new UnfinishedException("a command");
    }
  }

  private void endLine() {
    if (words.isEmpty() && own.isEmpty() && !redirections.isEmpty()) {
      throw refused("a redirection without a command", "write a command in front");
    }
    at++;
    line++;
    if (!pending.isEmpty()) {
      readTexts();
    }
    boolean goesOn = words.isEmpty() && own.isEmpty() && joint != ShellStep.Joint.ALWAYS;
    if (!goesOn) {
      end(ShellStep.Joint.ALWAYS);
    }
    stepLine = line;
  }

  private void skipLine() {
    int end = text.indexOf('\n', at);
    at = end < 0 ? text.length() : end;
  }

  /** {@code ! COMMAND}: the rest of the line is the system's. */
  private void system() {
    if (!words.isEmpty() || !own.isEmpty()) {
      words.add(word());
      return;
    }
    int begin = at + 1;
    skipLine();
    String command = text.substring(begin, at).strip();
    if (command.isEmpty()) {
      throw refused("! without a command", "such as: !ls");
    }
    steps.add(
        new ShellStep(
            joint,
            stepLine,
            Map.of(),
            List.of(),
            List.of(),
            Optional.empty(),
            Optional.of(command)));
    joint = ShellStep.Joint.ALWAYS;
  }

  private void join(char first) {
    boolean isDouble = at + 1 < text.length() && text.charAt(at + 1) == first;
    if (isDouble) {
      at += 2;
      requireCommand("" + first + first);
      requireNoText();
      end(first == '&' ? ShellStep.Joint.AFTER_SUCCESS : ShellStep.Joint.AFTER_FAILURE);
    } else if (first == '&') {
      throw refused("&", "commands of this shell run one after the other");
    } else {
      at++;
      requireCommand("|");
      pipe = Optional.of(tail());
    }
  }

  private void requireNoText() {
    if (!pending.isEmpty()) {
      throw refused("<< in front of another command", "put that into a line of its own");
    }
  }

  private void requireCommand(String operator) {
    if (words.isEmpty()) {
      throw refused(operator + " without a command in front", "write a command there");
    }
  }

  /** Commands of the system's shell, up to the end of this command. */
  private String tail() {
    int begin = at;
    char quote = 0;
    for (; at < text.length(); at++) {
      char next = text.charAt(at);
      boolean isPair = at + 1 < text.length() && text.charAt(at + 1) == next;
      if (quote != 0) {
        quote = next == quote ? 0 : quote;
      } else if (next == '\'' || next == '"') {
        quote = next;
      } else if (next == '\\') {
        at++;
      } else if (next == '\n' || next == ';' || (next == '&' || next == '|') && isPair) {
        break;
      }
    }
    if (quote != 0 || at > text.length()) {
      throw new UnfinishedException("a quote");
    }
    String commands = text.substring(begin, at).strip();
    if (commands.isEmpty()) {
      throw new UnfinishedException("a command");
    }
    line += (int) commands.chars().filter(c -> c == '\n').count();
    return commands;
  }

  // ---- redirections

  private void wordOrNumber() {
    char digit = text.charAt(at);
    boolean isStream =
        (digit == '1' || digit == '2') && at + 1 < text.length() && text.charAt(at + 1) == '>';
    if (isStream) {
      at++;
      redirect('>', digit - '0');
    } else {
      addWord(word());
    }
  }

  private void addWord(String word) {
    var assignment = ASSIGNMENT.matcher(word);
    if (words.isEmpty() && assignment.matches()) {
      own.put(assignment.group(1), assignment.group(2));
    } else {
      words.add(word);
    }
  }

  private void redirect(char first, int stream) {
    at++;
    boolean isDouble = at < text.length() && text.charAt(at) == first;
    at += isDouble ? 1 : 0;
    if (at < text.length() && text.charAt(at) == '&') {
      if (stream == 2 && !isDouble && text.startsWith("&1", at)) {
        at += 2;
        redirections.add(new ShellStep.Redirection(ShellStep.Kind.ERROR_TO_OUTPUT, ""));
        return;
      }
      throw refused(first + "&", "of these this shell knows 2>&1 alone");
    }
    if (at < text.length() && "<>|".indexOf(text.charAt(at)) >= 0) {
      throw refused(
          "" + first + text.charAt(at), "of redirections there are < << > >> 2> 2>> 2>&1");
    }
    while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
      at++;
    }
    if (at >= text.length() || "\n;&|<>()".indexOf(text.charAt(at)) >= 0) {
      throw refused(first + " without a file", "name one behind it");
    }
    if (first == '<' && isDouble) {
      boolean isQuoted = "'\"\\".indexOf(text.charAt(at)) >= 0;
      pending.add(isQuoted ? -redirections.size() - 1 : redirections.size());
      ends.add(word());
      redirections.add(new ShellStep.Redirection(ShellStep.Kind.TEXT, ""));
      return;
    }
    redirections.add(
        new ShellStep.Redirection(isDouble ? appending(stream) : kind(first, stream), word()));
  }

  private static ShellStep.Kind kind(char first, int stream) {
    if (first == '<') {
      return ShellStep.Kind.INPUT;
    }
    return stream == 2 ? ShellStep.Kind.ERROR : ShellStep.Kind.OUTPUT;
  }

  private static ShellStep.Kind appending(int stream) {
    return stream == 2 ? ShellStep.Kind.APPEND_ERROR : ShellStep.Kind.APPEND;
  }

  /** Texts that stand behind the line that asks for them. */
  private void readTexts() {
    for (int i = 0; i < pending.size(); i++) {
      StringBuilder body = new StringBuilder();
      while (true) {
        if (at >= text.length()) {
          throw new UnfinishedException(ends.get(i));
        }
        int end = text.indexOf('\n', at);
        String row = end < 0 ? text.substring(at) : text.substring(at, end);
        at = end < 0 ? text.length() : end + 1;
        line++;
        if (row.equals(ends.get(i))) {
          break;
        }
        body.append(row).append('\n');
      }
      int place = pending.get(i);
      String content = place < 0 ? body.toString() : expanded(body.toString());
      redirections.set(
          place < 0 ? -place - 1 : place, new ShellStep.Redirection(ShellStep.Kind.TEXT, content));
    }
    pending.clear();
    ends.clear();
  }

  private String expanded(String body) {
    ShellParser inner = new ShellParser(body, line, variables);
    StringBuilder to = new StringBuilder();
    while (inner.at < body.length()) {
      inner.inDouble(to);
    }
    return to.toString();
  }

  // ---- words

  private String word() {
    StringBuilder word = new StringBuilder();
    if (text.charAt(at) == '~'
        && (at + 1 == text.length() || "/ \t\n;".indexOf(text.charAt(at + 1)) >= 0)) {
      at++;
      word.append(variables.apply("HOME"));
    }
    while (at < text.length() && " \t\r\n;&|<>()".indexOf(text.charAt(at)) < 0) {
      char next = text.charAt(at);
      switch (next) {
        case '\'' -> {
          int end = text.indexOf('\'', at + 1);
          if (end < 0) {
            throw new UnfinishedException("'");
          }
          append(word, text.substring(at + 1, end));
          at = end + 1;
        }
        case '"' -> {
          at++;
          while (at < text.length() && text.charAt(at) != '"') {
            inDouble(word);
          }
          if (at >= text.length()) {
            throw new UnfinishedException("\"");
          }
          at++;
        }
        case '\\' -> escaped(word);
        case '$', '`' -> substitute(word);
        default -> {
          word.append(next);
          at++;
        }
      }
    }
    return word.toString();
  }

  private void append(StringBuilder word, String part) {
    line += (int) part.chars().filter(c -> c == '\n').count();
    word.append(part);
  }

  private void escaped(StringBuilder word) {
    if (at + 1 >= text.length()) {
      throw new UnfinishedException("\\");
    }
    char next = text.charAt(at + 1);
    at += 2;
    if (next == '\n') {
      line++;
      if (at >= text.length()) {
        throw new UnfinishedException("\\");
      }
    } else {
      word.append(next);
    }
  }

  /** A character between double quotes. */
  private void inDouble(StringBuilder word) {
    char next = text.charAt(at);
    if (next == '$' || next == '`') {
      substitute(word);
    } else if (next == '\\'
        && at + 1 < text.length()
        && "\\\"$`\n".indexOf(text.charAt(at + 1)) >= 0) {
      escaped(word);
    } else {
      append(word, Character.toString(next));
      at++;
    }
  }

  private void substitute(StringBuilder word) {
    if (text.charAt(at) == '`' || text.startsWith("$(", at)) {
      throw refused(
          text.charAt(at) == '`' ? "`" : "$(",
          "what a command writes can't be a word here; 'quote' the text to have it as it is");
    }
    at++;
    if (at < text.length() && text.charAt(at) == '{') {
      int end = text.indexOf('}', at);
      String name = end < 0 ? "" : text.substring(at + 1, end);
      if (!name.matches("[A-Za-z_][A-Za-z0-9_]*")) {
        throw refused("${" + name, "only ${NAME} is known");
      }
      at = end + 1;
      word.append(variables.apply(name));
      return;
    }
    int begin = at;
    while (at < text.length() && (text.charAt(at) == '_' || isLetterOrDigit(text.charAt(at)))) {
      at++;
    }
    if (begin == at && at < text.length() && text.charAt(at) == '?') {
      at++;
      word.append(variables.apply("?"));
    } else if (begin == at) {
      word.append('$');
    } else if (Character.isDigit(text.charAt(begin))) {
      throw refused("$" + text.substring(begin, at), "there are no arguments here");
    } else {
      word.append(variables.apply(text.substring(begin, at)));
    }
  }

  private static boolean isLetterOrDigit(char letter) {
    return letter < 128 && Character.isLetterOrDigit(letter);
  }

  // ---- steps

  private void end(ShellStep.Joint next) {
    if (!words.isEmpty() || !own.isEmpty()) {
      steps.add(new ShellStep(joint, stepLine, own, words, redirections, pipe, Optional.empty()));
      joint = next;
    } else if (!redirections.isEmpty()) {
      throw refused("a redirection without a command", "write a command in front");
    }
    words = new ArrayList<>();
    own = new LinkedHashMap<>();
    redirections = new ArrayList<>();
    pipe = Optional.empty();
  }

  private GridException refused(String what, String hint) {
    return new GridException(
        Problem.of(ProblemKind.USAGE, "line " + line + ": this shell does not know " + what)
            .hint(hint));
  }
}
