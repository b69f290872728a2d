package gridlite.testkit;

import gridlite.remote.LocalFiles;
import gridlite.runtime.Console;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Keeps what a command writes; files are read and written below one directory alone. */
public final class RecordingConsole implements Console {
  private final Path directory;
  private final String input;
  private final UnaryOperator<String> editor;
  private final StringBuilder out = new StringBuilder();
  private final StringBuilder err = new StringBuilder();
  private volatile boolean interrupted = true;
  private Runnable whenCaught = () -> {};

  /** A console without input, whose editor nobody may start. */
  public RecordingConsole(Path directory) {
    this(
        directory,
        "",
        text -> {
          throw new AssertionError("an editor was started with: " + text);
        });
  }

  /**
   * A console.
   *
   * @param directory where the files of the caller are
   * @param input standard input
   * @param editor what the user's editor makes of a text; the same text: the user left the file
   *     alone
   */
  public RecordingConsole(Path directory, String input, UnaryOperator<String> editor) {
    this.directory = directory;
    this.input = input;
    this.editor = editor;
  }

  /** The user lets a command go on that waits. */
  public void letGoOn() {
    interrupted = false;
  }

  /** The user ends a command that waits, or has gone. */
  public void interrupt() {
    interrupted = true;
  }

  /** Sets what is done when a command begins to catch interrupts. */
  public void whenCaught(Runnable action) {
    whenCaught = action;
  }

  /** Standard output. */
  public String output() {
    return out.toString();
  }

  /** Standard error. */
  public String errors() {
    return err.toString();
  }

  @Override
  public void out(String text) {
    out.append(text);
  }

  @Override
  public void err(String text) {
    err.append(text);
  }

  @Override
  public void catchInterrupt() {
    whenCaught.run();
  }

  /** What watches goes on until it is interrupted; here it ends at once, unless it is let go on. */
  @Override
  public boolean isInterrupted() {
    return interrupted;
  }

  @Override
  public String readInput() {
    return input;
  }

  @Override
  public InputStream openFile(Path file) throws IOException {
    return LocalFiles.open(own(file));
  }

  @Override
  public void writeFile(Path file, String text) throws IOException {
    LocalFiles.write(own(file), text);
  }

  @Override
  public List<String> listFiles(Path below) throws IOException {
    return LocalFiles.list(own(below));
  }

  @Override
  public void makeDirectory(Path made) throws IOException {
    LocalFiles.makeDirectory(own(made));
  }

  private Path own(Path file) throws IOException {
    if (!file.normalize().startsWith(directory)) {
      throw new AccessDeniedException(file.toString());
    }
    return file;
  }

  @Override
  public boolean isTerminal() {
    return false;
  }

  @Override
  public Edited edit(String text, String suffix) {
    String edited = editor.apply(text);
    return new Edited(edited, !edited.equals(text), 0, "kept", Optional.empty());
  }

  @Override
  public void discard(Edited edited) {
    // it was never written
  }
}
