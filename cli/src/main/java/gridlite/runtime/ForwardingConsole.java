package gridlite.runtime;

import gridlite.terminal.Progress;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;

/** A console that leaves all to another one, but for what its heirs do themselves. */
public abstract class ForwardingConsole implements Console {
  private final Console console;

  /**
   * A console.
   *
   * @param console does all that is left to it
   */
  protected ForwardingConsole(Console console) {
    this.console = console;
  }

  @Override
  public void out(String text) {
    console.out(text);
  }

  @Override
  public void err(String text) {
    console.err(text);
  }

  @Override
  public void flush() {
    console.flush();
  }

  @Override
  public void catchInterrupt() {
    console.catchInterrupt();
  }

  @Override
  public boolean isInterrupted() {
    return console.isInterrupted();
  }

  @Override
  public boolean isLeaving() {
    return console.isLeaving();
  }

  @Override
  public void goOn() {
    console.goOn();
  }

  @Override
  public String readInput() {
    return console.readInput();
  }

  @Override
  public byte[] readBytes(Path file) throws IOException {
    return console.readBytes(file);
  }

  @Override
  public List<Reading> readAll(List<Path> files) {
    return console.readAll(files);
  }

  @Override
  public InputStream openFile(Path file) throws IOException {
    return console.openFile(file);
  }

  @Override
  public void writeFile(Path file, String text) throws IOException {
    console.writeFile(file, text);
  }

  @Override
  public List<String> listFiles(Path directory) throws IOException {
    return console.listFiles(directory);
  }

  @Override
  public void makeDirectory(Path directory) throws IOException {
    console.makeDirectory(directory);
  }

  @Override
  public boolean isTerminal() {
    return console.isTerminal();
  }

  @Override
  public Progress progress(String task) {
    return console.progress(task);
  }

  @Override
  public Edited edit(String text, String suffix) {
    return console.edit(text, suffix);
  }

  @Override
  public boolean confirm(String question) {
    return console.confirm(question);
  }

  @Override
  public void discard(Edited edited) {
    console.discard(edited);
  }
}
