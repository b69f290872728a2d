package gridlite.terminal;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.function.Consumer;

/**
 * The output of a command, by which it is not stopped: a reader that has gone has seen what it
 * wanted, and any other failure is reported at the end, with exit status 1.
 */
public final class StandardOutput extends OutputStream {
  private static final String READER_HAS_GONE = "Broken pipe";

  private final OutputStream stream;
  private volatile boolean broken;
  private String failure = "";

  /** Standard output of this process. */
  public StandardOutput() {
    this(new FileOutputStream(FileDescriptor.out));
  }

  /** A stream in the place of standard output. */
  public StandardOutput(OutputStream stream) {
    this.stream = stream;
  }

  @Override
  public void write(int octet) {
    write(new byte[] {(byte) octet}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int count) {
    if (broken) {
      return;
    }
    try {
      stream.write(bytes, from, count);
    } catch (IOException e) {
      note(e);
    }
  }

  @Override
  public void close() {
    try {
      stream.close();
    } catch (IOException e) {
      note(e);
    }
  }

  /** Returns whether nothing that is written arrives any more. */
  public boolean isBroken() {
    return broken;
  }

  private void note(IOException e) {
    broken = true;
    String message = e.getMessage() == null ? e.toString() : e.getMessage();
    failure = message.equals(READER_HAS_GONE) ? "" : message;
  }

  /**
   * Reports on standard error what could not be written.
   *
   * @param command name of the command
   * @param status its exit status so far
   * @return its exit status
   */
  public int finish(String command, int status) {
    return finish(command, status, System.err::print);
  }

  /** The same, reported to somebody else. */
  public int finish(String command, int status, Consumer<String> errors) {
    if (failure.isEmpty()) {
      return status;
    }
    errors.accept(
        command
            + ": can't write standard output: "
            + failure
            + "\n  what the command has changed stays changed; its output is incomplete\n");
    return status == 0 ? 1 : status;
  }
}
