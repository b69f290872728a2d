package gridlite.manual;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The tour in Markdown: {@code docs/tour.md} has it to read, {@code gridlite tour} plays it. */
public final class TourText {
  private static final String FENCE = "```";

  /**
   * A step of the tour.
   *
   * @param prose what is shown before the command, in Markdown
   * @param command the lines of a command of the shell
   */
  public record Step(String prose, List<String> command) {}

  private final List<Step> steps = new ArrayList<>();
  private final StringBuilder prose = new StringBuilder();
  private final List<String> command = new ArrayList<>();

  private TourText() {}

  /** The whole text. */
  static String read() {
    try (InputStream in = TourText.class.getResourceAsStream("/gridlite/tour.md")) {
      return new String(
          Objects.requireNonNull(in, "tour.md").readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("reading the tour", e);
    }
  }

  /** The steps; the last one has no command. */
  public static List<Step> steps() {
    return steps(read());
  }

  /** The steps of a text in Markdown with {@code console} blocks. */
  static List<Step> steps(String text) {
    TourText tour = new TourText();
    boolean inBlock = false;
    for (String line : text.lines().toList()) {
      if (line.startsWith(FENCE)) {
        inBlock = line.length() > FENCE.length();
        tour.finish();
      } else if (!inBlock) {
        tour.prose.append(line).append('\n');
      } else {
        tour.readCommand(line);
      }
    }
    tour.steps.add(new Step(tour.prose.toString().strip(), List.of()));
    return List.copyOf(tour.steps);
  }

  private void readCommand(String line) {
    if (line.startsWith("$ ")) {
      finish();
      command.add(line.substring(2));
    } else if (line.startsWith("> ")) {
      command.add(line.substring(2));
    }
  }

  private void finish() {
    if (!command.isEmpty()) {
      steps.add(new Step(prose.toString().strip(), List.copyOf(command)));
      prose.setLength(0);
      command.clear();
    }
  }
}
