package gridlite.remote;

import java.nio.file.FileSystemException;

/** There is a directory where a file was expected. */
public final class DirectoryException extends FileSystemException {
  private static final long serialVersionUID = 1L;

  /** The path of the directory. */
  public DirectoryException(String path) {
    super(path, null, "is a directory");
  }
}
