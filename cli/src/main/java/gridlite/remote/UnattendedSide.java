package gridlite.remote;

import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Map;

/**
 * The side of a caller who can't be asked anything, and whose output goes where it is put.
 *
 * @param variables the caller's variables
 * @param directory the caller's working directory, absolute
 * @param out standard output
 * @param err standard error
 */
public record UnattendedSide(
    Map<String, String> variables, Path directory, OutputStream out, OutputStream err)
    implements CallerSide {
  @Override
  public boolean isOutputTerminal() {
    return false;
  }

  @Override
  public boolean isErrorTerminal() {
    return false;
  }

  @Override
  public byte[] readInput() {
    return new byte[0];
  }

  @Override
  public boolean confirm(String question) {
    return false;
  }

  @Override
  public void passInterruptTo(Runnable wish) {
    // nobody presses Ctrl-C
  }
}
