package gridlite.command.doctor;

import gridlite.command.doctor.DiagnosisDocument.Finding;
import gridlite.command.doctor.DiagnosisDocument.Level;
import gridlite.runtime.CommandContext;
import gridlite.runtime.Machine;
import gridlite.runtime.Reasons;
import gridlite.runtime.Wiring;
import java.io.File;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The checks of {@link Doctor} on what is installed, and on what a cell needs of its disk. */
final class InstallationChecks {
  private static final Path PERL = Path.of("/usr/bin/perl");
  private static final Path MAPPED = Path.of("/proc/self/maps");

  /**
   * File systems whose locks and sockets may not hold between machines, or not at all. What starts
   * a helper is stricter: it lists those that it trusts ({@code libexec/helper.pl}).
   */
  private static final Set<String> REMOTE =
      Set.of("nfs", "nfs4", "cifs", "smb3", "fuse.sshfs", "lustre", "9p", "ceph");

  private InstallationChecks() {}

  /** The Java that commands run in. */
  static List<Finding> java(CommandContext context) {
    String what =
        "Java "
            + System.getProperty("java.version")
            + " ("
            + System.getProperty("java.vendor")
            + ") in "
            + System.getProperty("java.home");
    String home = context.variables().getOrDefault("JAVA_HOME", "");
    return List.of(
        home.isEmpty() || Files.isExecutable(Path.of(home, "bin", "java"))
            ? Finding.ok("java", what)
            : new Finding(
                Level.ERROR,
                "java",
                "JAVA_HOME is " + home + ", which has no bin/java",
                "unset it, or set it to " + System.getProperty("java.home")));
  }

  /** The Perl that commands are fast with, and that runs jobs. */
  static List<Finding> perl(CommandContext context) throws IOException {
    return List.of(perl(PERL));
  }

  /** The same of a Perl elsewhere, which is asked to load all that jobs need. */
  static Finding perl(Path perl) throws IOException {
    if (!Files.isExecutable(perl)) {
      return new Finding(
          Level.ERROR,
          "perl",
          "there is no " + perl + ", so that each command starts Java, and no job can start",
          "install perl-base, or whatever your system calls Perl 5");
    }
    return Wiring.troubleOfPerl(perl)
        .map(
            trouble ->
                new Finding(
                    Level.ERROR,
                    "perl",
                    perl + " can't run jobs: " + trouble,
                    "install the whole of Perl 5, with the modules that come with it"))
        .orElseGet(
            () ->
                Finding.ok(
                    "perl",
                    perl + " has all that jobs need, and commands go through a helper or daemon"));
  }

  /** The class-data archive, without which commands take twice as long. */
  static List<Finding> archive(CommandContext context) throws IOException {
    String first = System.getProperty("java.class.path", "").split(File.pathSeparator, -1)[0];
    Path jar = Path.of(first).toAbsolutePath();
    if (!first.endsWith(".jar")) {
      return List.of(Finding.ok("archive", "this does not run from jars"));
    }
    boolean used;
    try (var lines = Files.lines(MAPPED)) {
      used = lines.anyMatch(line -> line.endsWith(".jsa") && line.contains("gridlite"));
    }
    Path archive = jar.resolveSibling("gridlite.jsa");
    return List.of(used ? Finding.ok("archive", archive + " is used") : unusedArchive(archive));
  }

  /**
   * Returns the finding about an archive that this process has not read.
   *
   * @param file where it is to be
   */
  static Finding unusedArchive(Path file) {
    String directory = String.valueOf(file.getParent());
    return new Finding(
        Level.WARNING,
        "archive",
        (Files.exists(file)
                ? file + " is of other jars, or of another Java"
                : "there is no " + file)
            + ", so commands start slowly",
        "run "
            + Machine.binaries().resolve("gridlite")
            + " archive as who may write in "
            + directory);
  }

  /** Returns whether files of the cell can be written and locked. */
  static List<Finding> locks(CommandContext context) throws IOException {
    Path cell = context.cell().directory();
    if (!Files.exists(cell)) {
      return List.of(Finding.ok("locks", "there is no cell"));
    }
    String type = Files.getFileStore(cell).type().toLowerCase(Locale.ROOT);
    return List.of(locks(cell, type));
  }

  /**
   * The same of a directory.
   *
   * @param type of its file system
   */
  static Finding locks(Path cell, String type) {
    Path file = cell.resolve(".doctor." + ProcessHandle.current().pid());
    try (FileChannel channel =
        FileChannel.open(
            file,
            StandardOpenOption.CREATE_NEW,
            StandardOpenOption.WRITE,
            StandardOpenOption.DELETE_ON_CLOSE)) {
      FileLock lock = channel.tryLock();
      if (lock == null) {
        return new Finding(
            Level.ERROR,
            "locks",
            "a lock on a file of " + cell + " is refused",
            "use a local disk");
      }
      lock.release();
    } catch (IOException e) {
      return new Finding(
          Level.ERROR,
          "locks",
          "no file can be written and locked in " + cell + ": " + Reasons.of(e),
          "run it as the owner of the cell, on a disk that can be written to and has room");
    }
    return REMOTE.contains(type)
        ? new Finding(
            Level.WARNING,
            "locks",
            cell + " is on " + type + ", whose locks need not hold between machines",
            "use the cell on one machine, or move it to a local disk")
        : Finding.ok("locks", "files can be written and locked (" + type + ")");
  }
}
