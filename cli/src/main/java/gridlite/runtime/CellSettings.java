package gridlite.runtime;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The files by which shells and other programs find a cell and its commands: {@code
 * common/settings.sh} and {@code settings.csh}, and in {@code $SGE_ROOT} the commands ({@code
 * bin/ARCHITECTURE}), their manual pages ({@code man}), {@code util/arch} and DRMAA's libraries
 * ({@code lib}). Commands, pages and libraries are links to the installation.
 */
final class CellSettings {
  private CellSettings() {}

  private static final String ARCH =
      """
      #!/bin/sh
      # name of this machine's architecture
      case $(uname -m) in
        x86_64) echo lx-amd64 ;;
        aarch64) echo lx-arm64 ;;
        *) echo "lx-$(uname -m)" ;;
      esac
      """;

  /**
   * Writes them.
   *
   * @param directories mode of the directories
   */
  static void write(Cell cell, String directories) throws IOException {
    String architecture = Wiring.architecture();
    Path sh = cell.common().resolve("settings.sh");
    CellFiles.write(sh, CellFiles.PUBLIC, forSh(cell, architecture));
    Path csh = cell.common().resolve("settings.csh");
    CellFiles.write(csh, CellFiles.PUBLIC, forCsh(cell, architecture));
    Path root = cell.root();
    Path commands = root.resolve("bin").resolve(architecture);
    CellFiles.makeDirectory(commands, directories);
    Path binaries = Machine.binaries();
    for (Path command : commands(binaries)) {
      link(commands.resolve(command.getFileName()), command);
    }
    link(root.resolve("man"), binaries.resolveSibling("man"));
    CellFiles.makeDirectory(root.resolve("util"), directories);
    Path arch = root.resolve("util").resolve("arch");
    if (!Files.exists(arch, LinkOption.NOFOLLOW_LINKS)) {
      CellFiles.write(arch, "rwxr-xr-x", ARCH);
    }
    linkLibraries(root.resolve("lib"), architecture, directories);
  }

  /** Links the libraries under the names that programs with sessions of DRMAA look for. */
  private static void linkLibraries(Path place, String architecture, String directories)
      throws IOException {
    Path libraries = Machine.libraries();
    CellFiles.makeDirectory(place.resolve(architecture), directories);
    Path other = libraries.resolve("aarch64");
    Path own = architecture.equals("lx-arm64") && Files.isDirectory(other) ? other : libraries;
    for (String name : List.of("libdrmaa.so.1.0", "libdrmaa.so")) {
      linkWhatIsThere(place.resolve(architecture).resolve(name), own.resolve(name));
    }
    linkWhatIsThere(place.resolve("drmaa.jar"), libraries.resolve("gridlite-drmaa.jar"));
    // where the manifest of the other looks for it: where the other is found
    linkWhatIsThere(place.resolve("gridlite-cli.jar"), libraries.resolve("gridlite-cli.jar"));
  }

  private static void linkWhatIsThere(Path link, Path target) throws IOException {
    if (Files.exists(target)) {
      link(link, target);
    }
  }

  /** The launcher of an installation, and the links to it by the names of the commands. */
  private static List<Path> commands(Path binaries) throws IOException {
    Path launcher = binaries.resolve("gridlite");
    try (Stream<Path> files = Files.list(binaries)) {
      return files
          .filter(file -> file.equals(launcher) || isLinkTo(launcher, file))
          .sorted()
          .toList();
    }
  }

  private static boolean isLinkTo(Path launcher, Path file) {
    try {
      return Files.isSymbolicLink(file) && Files.isSameFile(file, launcher);
    } catch (IOException e) {
      // a link that leads nowhere
      return false;
    }
  }

  /** Makes a link, in place of one that leads to an installation that was there before. */
  private static void link(Path link, Path target) throws IOException {
    if (Files.isSymbolicLink(link)) {
      Files.delete(link);
    }
    if (!Files.exists(link)) {
      Files.createSymbolicLink(link, target);
    }
  }

  private static String forSh(Cell cell, String architecture) {
    return "# to be read by sh: makes the commands use this cell\nSGE_ROOT="
        + quoted(cell.root().toAbsolutePath().toString())
        + "; export SGE_ROOT\nSGE_CELL="
        + quoted(cell.name())
        + "; export SGE_CELL\nPATH=$SGE_ROOT/bin/"
        + architecture
        + "${PATH:+:$PATH}; export PATH\n"
        + "MANPATH=$SGE_ROOT/man:${MANPATH-}; export MANPATH\n";
  }

  private static String forCsh(Cell cell, String architecture) {
    return "# to be read by csh: makes the commands use this cell\nsetenv SGE_ROOT "
        + quoted(cell.root().toAbsolutePath().toString())
        + "\nsetenv SGE_CELL "
        + quoted(cell.name())
        + "\nset path = ( \"$SGE_ROOT/bin/"
        + architecture
        + "\" $path:q )\n"
        + "if ( ! $?MANPATH ) setenv MANPATH \"\"\n"
        + "setenv MANPATH \"${SGE_ROOT}/man:${MANPATH}\"\n";
  }

  /** Both shells take everything between single quotes as it is. */
  private static String quoted(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }
}
