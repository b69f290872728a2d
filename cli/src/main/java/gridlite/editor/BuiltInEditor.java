package gridlite.editor;

import java.io.IOException;
import java.nio.file.Path;
import org.jline.builtins.Nano;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** Edits a file on the terminal. */
public final class BuiltInEditor {
  private BuiltInEditor() {}

  /**
   * Edits the file whose path is the only argument; an exception ends the process with status 1.
   */
  public static void main(String... arguments) throws IOException {
    Path file = Path.of(arguments[0]).toAbsolutePath();
    try (Terminal terminal = TerminalBuilder.builder().system(true).build()) {
      Nano nano = new Nano(terminal, Path.of("/"));
      nano.open(file.toString());
      nano.run();
    }
  }
}
