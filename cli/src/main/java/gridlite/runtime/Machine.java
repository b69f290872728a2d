package gridlite.runtime;

import gridlite.name.HostName;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** This machine, as the kernel describes it. */
public final class Machine {
  private static final Path OWN_PROCESS = Path.of("/proc/self");
  private static final Path HOST_NAME = Path.of("/proc/sys/kernel/hostname");

  /** Name of the class that the launcher starts, for processes that are started by another way. */
  public static final String MAIN = "gridlite.main.Main";

  private Machine() {}

  /** Name of this host. */
  public static HostName hostName() {
    try {
      String name = Files.readString(HOST_NAME).trim();
      return name.isEmpty() ? HostName.LOCAL : HostName.of(name);
    } catch (IOException e) {
      return HostName.LOCAL;
    }
  }

  /**
   * Number of this process; what Java knows of processes takes longer to load than most commands.
   */
  static String processNumber() {
    try {
      return Files.readSymbolicLink(OWN_PROCESS).toString();
    } catch (IOException e) {
      return Long.toString(ProcessHandle.current().pid());
    }
  }

  /** Directory of the commands: {@code bin} beside the directory of the libraries, or above it. */
  public static Path binaries() {
    String classPath = System.getProperty("java.class.path", "");
    int end = classPath.indexOf(File.pathSeparatorChar);
    Path library = Path.of(end < 0 ? classPath : classPath.substring(0, end)).toAbsolutePath();
    for (Path above = library.getParent(); above != null; above = above.getParent()) {
      Path binaries = above.resolve("bin").normalize();
      if (Files.isExecutable(binaries.resolve("qsub"))) {
        return binaries;
      }
    }
    return library;
  }

  /** Directory of the jars and of DRMAA's library: {@code lib} beside the commands, or as built. */
  static Path libraries() {
    Path built = binaries().resolveSibling("target").resolve("lib");
    return Files.isDirectory(built) ? built : binaries().resolveSibling("lib");
  }
}
