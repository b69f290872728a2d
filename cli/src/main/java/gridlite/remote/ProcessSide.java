package gridlite.remote;

import gridlite.terminal.StandardStreams;
import java.io.BufferedInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Map;

/**
 * This process as the caller of one command.
 *
 * @param variables the caller's variables
 * @param out standard output
 */
public record ProcessSide(Map<String, String> variables, OutputStream out) implements CallerSide {
  private static final FileOutputStream ERROR = new FileOutputStream(FileDescriptor.err);

  @Override
  public Path directory() {
    return Path.of("").toAbsolutePath();
  }

  @Override
  public OutputStream err() {
    return ERROR;
  }

  @Override
  public boolean isOutputTerminal() {
    return StandardStreams.isOutputTerminal();
  }

  @Override
  public boolean isErrorTerminal() {
    return StandardStreams.isErrorTerminal() && !StandardStreams.isDumb(variables);
  }

  @Override
  public byte[] readInput() throws IOException {
    // buffered: FileInputStream itself would seek, which a pipe refuses
    try (InputStream in = new BufferedInputStream(new FileInputStream(FileDescriptor.in))) {
      return in.readAllBytes();
    }
  }

  @Override
  public void passInterruptTo(Runnable wish) {
    Interrupt.passTo(wish);
  }
}
