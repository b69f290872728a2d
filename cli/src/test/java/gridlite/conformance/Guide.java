package gridlite.conformance;

import java.util.ArrayList;
import java.util.List;

/**
 * A guide in Markdown as a session: the lines of its {@code console} blocks are commands behind
 * {@code $}, goes on behind {@code >}, and what they print, an exit status other than 0 as {@code
 * [N]}. A comment {@code <!-- run ... -->} has commands that are run and not shown.
 */
final class Guide {
  private static final String FENCE = "```";
  private static final String BEGIN = FENCE + "console";
  private static final String HIDDEN = "<!-- run";

  /**
   * A command of the guide.
   *
   * @param hidden what is run before it and not shown
   * @param command its lines without prompts
   * @param output what the guide says that it prints
   */
  record Step(List<String> hidden, List<String> command, List<String> output) {}

  private sealed interface Piece {}

  private record Prose(String line) implements Piece {}

  private record Command(Step step) implements Piece {}

  private final List<Piece> pieces = new ArrayList<>();

  private Guide() {}

  /** Reads a guide. */
  static Guide of(String text) {
    Guide guide = new Guide();
    List<String> lines = text.lines().toList();
    List<String> hidden = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      guide.pieces.add(new Prose(line));
      if (line.equals(HIDDEN)) {
        for (i++; !lines.get(i).equals("-->"); i++) {
          hidden.add(lines.get(i));
          guide.pieces.add(new Prose(lines.get(i)));
        }
        guide.pieces.add(new Prose(lines.get(i)));
      } else if (line.equals(BEGIN)) {
        int end = i + 1 + lines.subList(i + 1, lines.size()).indexOf(FENCE);
        guide.readBlock(lines.subList(i + 1, end), hidden);
        guide.pieces.add(new Prose(FENCE));
        i = end;
      }
    }
    return guide;
  }

  private void readBlock(List<String> lines, List<String> hidden) {
    int next = 0;
    while (next < lines.size()) {
      if (!lines.get(next).startsWith("$ ")) {
        throw new IllegalArgumentException("a console block begins with a command: " + lines);
      }
      List<String> command = new ArrayList<>(List.of(lines.get(next++).substring(2)));
      while (next < lines.size() && lines.get(next).startsWith("> ")) {
        command.add(lines.get(next++).substring(2));
      }
      int from = next;
      while (next < lines.size() && !lines.get(next).startsWith("$ ")) {
        next++;
      }
      Step step = new Step(List.copyOf(hidden), List.copyOf(command), lines.subList(from, next));
      hidden.clear();
      pieces.add(new Command(step));
    }
  }

  /** The commands, in order. */
  List<Step> steps() {
    List<Step> steps = new ArrayList<>();
    for (Piece piece : pieces) {
      if (piece instanceof Command command) {
        steps.add(command.step());
      }
    }
    return steps;
  }

  /** The text of the guide with other outputs, one for each step. */
  String with(List<List<String>> outputs) {
    StringBuilder text = new StringBuilder();
    int next = 0;
    for (Piece piece : pieces) {
      if (piece instanceof Prose prose) {
        text.append(prose.line()).append('\n');
      } else if (piece instanceof Command command) {
        List<String> lines = command.step().command();
        for (int i = 0; i < lines.size(); i++) {
          text.append(i == 0 ? "$ " : "> ").append(lines.get(i)).append('\n');
        }
        outputs.get(next++).forEach(line -> text.append(line).append('\n'));
      }
    }
    return text.toString();
  }
}
