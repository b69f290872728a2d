package gridlite.runtime;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;

/** The words of the system for what can't be done with a file. */
public final class Reasons {
  private Reasons() {}

  /** Returns why, with the file where the system names one, without the name of a class. */
  public static String of(IOException e) {
    if (e instanceof AccessDeniedException denied) {
      return "no right to write at " + denied.getFile();
    }
    if (e instanceof NoSuchFileException missing) {
      return missing.getFile() + " can't be made";
    }
    if (e instanceof FileAlreadyExistsException file) {
      return file.getFile() + " is not a directory";
    }
    return String.valueOf(e.getMessage());
  }
}
