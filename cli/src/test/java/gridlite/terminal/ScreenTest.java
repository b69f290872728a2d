package gridlite.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.ExternalTerminal;
import org.jline.utils.AttributedString;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pictures and events, on a terminal of JLine's that is nowhere. */
class ScreenTest {
  private static List<String> picture(List<String> lines, int rows, int columns) {
    return Screen.picture(lines, "note", new TerminalSize(rows, columns)).stream()
        .map(AttributedString::toString)
        .toList();
  }

  @Test
  void aPictureFillsTheScreenAndEndsWithTheNote() {
    assertThat(picture(List.of("one", "two"), 4, 20)).containsExactly("one", "two", "", "note");
    assertThat(picture(List.of(), 2, 20)).containsExactly("", "note");
  }

  @Test
  void theNoteSaysHowMuchIsNotShown() {
    assertThat(picture(List.of("one", "two", "three"), 3, 40))
        .containsExactly("one", "two", "1 more line, note");
    assertThat(picture(List.of("one", "two", "three"), 2, 40))
        .containsExactly("one", "2 more lines, note");
    assertThat(picture(List.of("0123456789"), 2, 9)).containsExactly("012345678", "1 more c");
    assertThat(picture(List.of("x".repeat(60), "y"), 3, 40))
        .containsExactly("x".repeat(40), "y", "20 more columns, note");
  }

  @Test
  void theSmallestScreenHasANote() {
    assertThat(picture(List.of("one", "two"), 1, 5)).containsExactly("2 mo");
    assertThat(picture(List.of("one", "two"), 1, 1)).containsExactly("");
  }

  @Test
  void coloursTakeNoPlaceAndWideCharactersTakeTwo() {
    AttributedString row =
        Screen.picture(List.of("\u001b[31mred\u001b[0m and more"), "", new TerminalSize(2, 5))
            .get(0);
    assertThat(row.toString()).isEqualTo("red a");
    assertThat(row.toAnsi()).contains("\u001b[31mred");
    assertThat(picture(List.of("漢字漢字"), 2, 5)).startsWith("漢字");
  }

  /** Otherwise {@code gridlite top} could leave the terminal in its own mode. */
  @Test
  void aProcessThatIsContinuedLateDoesNotTakeTheTerminalAgain() throws Exception {
    ByteArrayOutputStream shown = new ByteArrayOutputStream();
    try (PipedOutputStream keys = new PipedOutputStream();
        PipedInputStream keyboard = new PipedInputStream(keys)) {
      // one that is still there when the screen has been given back
      Terminal terminal =
          new ExternalTerminal("test", "xterm", keyboard, shown, StandardCharsets.UTF_8) {
            @Override
            protected void doClose() {}
          };
      String attributes = terminal.getAttributes().toString();
      Screen screen = new Screen(terminal);
      screen.takeOver();
      assertThat(terminal.getAttributes()).doesNotHaveToString(attributes);
      screen.close();
      String seen = shown.toString(StandardCharsets.UTF_8);
      String left = terminal.getAttributes().toString();
      terminal.raise(Terminal.Signal.CONT);
      assertThat(shown.toString(StandardCharsets.UTF_8)).isEqualTo(seen);
      assertThat(terminal.getAttributes()).hasToString(left);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"q", "\u0003"})
  void keysAndSizesAreEvents(String leave) throws Exception {
    PipedOutputStream keys = new PipedOutputStream();
    ByteArrayOutputStream shown = new ByteArrayOutputStream();
    Terminal terminal =
        new ExternalTerminal(
            "test", "xterm", new PipedInputStream(keys), shown, StandardCharsets.UTF_8);
    terminal.setSize(new Size(20, 5));
    try (Screen screen = new Screen(terminal)) {
      screen.takeOver();
      assertThat(screen.size()).isEqualTo(new TerminalSize(5, 20));
      terminal.setSize(new Size(30, 6));
      terminal.raise(Terminal.Signal.WINCH);
      assertThat(screen.await().kind()).isEqualTo(Screen.Event.Kind.RESIZED);
      assertThat(screen.size()).isEqualTo(new TerminalSize(6, 30));
      screen.wake();
      assertThat(screen.await().kind()).isEqualTo(Screen.Event.Kind.WOKEN);
      screen.draw(List.of("line"), "note");
      keys.write(("x\u001b[5~" + leave).getBytes(StandardCharsets.UTF_8));
      keys.flush();
      assertThat(screen.await()).isEqualTo(new Screen.Event(Screen.Event.Kind.KEY, "x"));
      assertThat(screen.await()).isEqualTo(new Screen.Event(Screen.Event.Kind.KEY, "page-up"));
      assertThat(screen.await().isLeaving()).isTrue();
    }
    assertThat(shown.toString(StandardCharsets.UTF_8))
        .contains("\u001b[?1049h", "line", "note")
        .containsSubsequence("note", "\u001b[?25h", "\u001b[?1049l");
  }

  /**
   * What is typed behind the key that ends a picture belongs to the shell; and a read sets the
   * terminal's modes, which by then may have been given back.
   */
  @Test
  void noKeyIsReadBeforeTheOneBeforeItIsDoneWith() throws Exception {
    PipedOutputStream keys = new PipedOutputStream();
    Terminal terminal =
        new ExternalTerminal(
            "test",
            "xterm",
            new PipedInputStream(keys),
            new ByteArrayOutputStream(),
            StandardCharsets.UTF_8);
    try (Screen screen = new Screen(terminal)) {
      screen.takeOver();
      keys.write("aqx".getBytes(StandardCharsets.UTF_8));
      keys.flush();
      assertThat(screen.await().key()).isEqualTo("a");
      assertThat(screen.await().key()).isEqualTo("q");
      assertThat(terminal.reader().peek(10_000)).isEqualTo('x');
    }
  }
}
