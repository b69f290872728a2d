package gridlite.terminal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jline.reader.Candidate;
import org.jline.reader.CompletingParsedLine;
import org.jline.reader.EOFError;
import org.jline.reader.EndOfFileException;
import org.jline.reader.Highlighter;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.ParsedLine;
import org.jline.reader.Parser;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.history.DefaultHistory;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.AttributedString;
import org.jline.utils.Signals;

/**
 * Lines that a user types, with history, completion and colours. Between them the terminal is as it
 * was, for whatever runs then.
 */
public final class Prompt {
  private static final int MOST_LINES = 5000;

  private final Optional<Path> history;
  private final Predicate<String> isWhole;
  private final Function<List<String>, List<String>> completion;
  private final UnaryOperator<String> colours;

  /** The lines that were typed, which without a file are known as long as this process. */
  private final DefaultHistory lines = new DefaultHistory();

  /**
   * A prompt.
   *
   * @param history file of the lines that were typed, for nobody else to read; empty: none
   * @param isWhole whether a text needs no further line
   * @param completion words that may stand in place of the last of some words
   * @param colours adds codes of colours to a text
   */
  public Prompt(
      Optional<Path> history,
      Predicate<String> isWhole,
      Function<List<String>, List<String>> completion,
      UnaryOperator<String> colours) {
    this.history = history.filter(Prompt::isUsable);
    this.isWhole = isWhole;
    this.completion = completion;
    this.colours = colours;
  }

  /**
   * The file of the lines that were typed; empty where there is no place for it.
   *
   * @param variables the user's variables
   * @param program where they were typed
   */
  public static Optional<Path> history(Map<String, String> variables, String program) {
    String home = variables.getOrDefault("HOME", "");
    String state = variables.getOrDefault("XDG_STATE_HOME", "");
    if (state.isEmpty() && home.isEmpty()) {
      return Optional.empty();
    }
    Path directory = state.isEmpty() ? Path.of(home, ".local", "state") : Path.of(state);
    return Optional.of(directory.resolve("gridlite").resolve(program + "-history"));
  }

  /** Makes the file, for its owner alone, or sees that it is one. */
  private static boolean isUsable(Path file) {
    try {
      Path directory = file.getParent();
      if (directory != null && !Files.isDirectory(directory)) {
        Files.createDirectories(
            directory,
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
      }
      if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
        Files.createFile(
            file,
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
      }
      boolean isOurs =
          Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
              && Files.getAttribute(file, "unix:uid", LinkOption.NOFOLLOW_LINKS)
                  .equals(Files.getAttribute(Path.of("/proc/self"), "unix:uid"));
      if (isOurs) {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
      }
      return isOurs;
    } catch (IOException e) {
      return false;
    }
  }

  /**
   * From now on Ctrl-C, while nothing is read, does this and does not end the process. Returns what
   * ends that.
   */
  public static Runnable onInterrupt(Runnable action) {
    Object before = Signals.register("INT", action);
    return () -> Signals.unregister("INT", before);
  }

  /**
   * Reads a text of one line or several; a line that Ctrl-C has left counts as empty.
   *
   * @return empty at the end of what is typed (Ctrl-D)
   */
  public Optional<String> read(String prompt) throws IOException {
    try (Terminal terminal =
        TerminalBuilder.builder()
            .system(true)
            .provider("exec")
            .dumb(false)
            .encoding(StandardCharsets.UTF_8)
            .build()) {
      LineReader reader = reader(terminal);
      try {
        return Optional.of(reader.readLine(prompt));
      } catch (UserInterruptException e) {
        return Optional.of("");
      } catch (EndOfFileException e) {
        return Optional.empty();
      }
    }
  }

  private LineReader reader(Terminal terminal) {
    LineReaderBuilder builder =
        LineReaderBuilder.builder()
            .terminal(terminal)
            .appName("gridlite")
            .parser(this::parse)
            .completer((reader, line, found) -> complete(line, found))
            .highlighter(new Colours(colours))
            .history(lines)
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .option(LineReader.Option.HISTORY_IGNORE_SPACE, true)
            .option(LineReader.Option.HISTORY_INCREMENTAL, true)
            .variable(LineReader.SECONDARY_PROMPT_PATTERN, "> ")
            .variable(LineReader.HISTORY_SIZE, MOST_LINES)
            .variable(LineReader.HISTORY_FILE_SIZE, MOST_LINES);
    history.ifPresent(file -> builder.variable(LineReader.HISTORY_FILE, file));
    return builder.build();
  }

  private void complete(ParsedLine line, List<Candidate> found) {
    for (String word : completion.apply(line.words())) {
      // behind "=" and "," there may come more
      boolean isWhole = !word.endsWith("=");
      found.add(new Candidate(word, word, null, null, null, null, isWhole));
    }
  }

  private ParsedLine parse(String line, int cursor, Parser.ParseContext context) {
    if (context == Parser.ParseContext.ACCEPT_LINE && !isWhole.test(line + "\n")) {
      throw new EOFError(-1, cursor, "more is to come");
    }
    List<String> words = new ArrayList<>(List.of(line.substring(0, cursor).split("\\s+", -1)));
    if (words.size() > 1 && words.get(0).isEmpty()) {
      words.remove(0);
    }
    return new Words(line, cursor, List.copyOf(words));
  }

  private record Words(String line, int cursor, List<String> words)
      implements CompletingParsedLine {
    @Override
    public String word() {
      return words.get(words.size() - 1);
    }

    @Override
    public int wordCursor() {
      return word().length();
    }

    @Override
    public int wordIndex() {
      return words.size() - 1;
    }

    @Override
    public CharSequence escape(CharSequence candidate, boolean complete) {
      return candidate;
    }

    @Override
    public int rawWordCursor() {
      return wordCursor();
    }

    @Override
    public int rawWordLength() {
      return word().length();
    }
  }

  private record Colours(UnaryOperator<String> colours) implements Highlighter {
    @Override
    public AttributedString highlight(LineReader reader, String line) {
      return AttributedString.fromAnsi(colours.apply(line));
    }
  }
}
