package gridlite.runtime;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;

/**
 * The console of a client for a command that has the cell to itself. What is written is held back
 * until the cell is given back: an answer is a promise, and a reader that is slow, or waits for
 * another command, keeps nobody waiting. It is given back before the client is asked for anything.
 */
final class HeldConsole extends ForwardingConsole {
  private final Console client;
  private final Runnable giveBack;
  private final HeldText held = new HeldText();

  /**
   * A console that holds nothing yet.
   *
   * @param giveBack saves what the command has changed, and lets others use the cell
   */
  HeldConsole(Console client, Runnable giveBack) {
    super(client);
    this.client = client;
    this.giveBack = giveBack;
  }

  @Override
  public void out(String text) {
    held.add(HeldText.Target.OUT, text);
  }

  @Override
  public void err(String text) {
    held.add(HeldText.Target.ERR, text);
  }

  @Override
  public void flush() {
    giveBack.run();
    show();
    client.flush();
  }

  private void show() {
    held.showOn(
        (target, text) -> {
          switch (target) {
            case OUT -> client.out(text);
            case ERR -> client.err(text);
          }
        });
  }

  @Override
  public void catchInterrupt() {
    flush();
    client.catchInterrupt();
  }

  @Override
  public String readInput() {
    flush();
    return client.readInput();
  }

  @Override
  public byte[] readBytes(Path file) throws IOException {
    giveBack.run();
    return client.readBytes(file);
  }

  @Override
  public List<Reading> readAll(List<Path> files) {
    giveBack.run();
    return client.readAll(files);
  }

  @Override
  public InputStream openFile(Path file) throws IOException {
    giveBack.run();
    return client.openFile(file);
  }

  @Override
  public void writeFile(Path file, String text) throws IOException {
    giveBack.run();
    client.writeFile(file, text);
  }

  @Override
  public List<String> listFiles(Path directory) throws IOException {
    giveBack.run();
    return client.listFiles(directory);
  }

  @Override
  public void makeDirectory(Path directory) throws IOException {
    giveBack.run();
    client.makeDirectory(directory);
  }

  @Override
  public Edited edit(String text, String suffix) {
    flush();
    return client.edit(text, suffix);
  }

  @Override
  public boolean confirm(String question) {
    flush();
    return client.confirm(question);
  }

  @Override
  public void discard(Edited edited) {
    giveBack.run();
    client.discard(edited);
  }
}
