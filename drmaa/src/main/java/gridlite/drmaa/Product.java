package gridlite.drmaa;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.ggf.drmaa.DrmaaException;
import org.ggf.drmaa.DrmsInitException;

/**
 * The product that this library is of, and the cell that its variables name: what {@code
 * libexec/client.pl} writes of them in a request.
 *
 * @param libraries directory of the jars
 * @param bin directory of the commands
 * @param cell directory of the cell
 */
record Product(Path libraries, Path bin, Path cell) {
  private static final List<String> NAMESPACES = List.of("mnt", "pid", "net", "uts", "ipc", "user");

  /** Finds both. */
  static Product find() throws DrmaaException {
    try {
      Path jar =
          Path.of(Product.class.getProtectionDomain().getCodeSource().getLocation().toURI())
              .toRealPath();
      Path libraries = jar.getParent();
      for (Path above = libraries; above != null; above = above.getParent()) {
        if (Files.isExecutable(above.resolve("bin/gridlite"))) {
          Path built = above.resolve("target/lib");
          Path found = Files.isDirectory(built) ? built : above.resolve("lib");
          return new Product(found, above.resolve("bin"), cellOf(System.getenv()));
        }
      }
    } catch (IOException | URISyntaxException e) {
      throw new DrmsInitException("gridlite is not found: " + e.getMessage());
    }
    throw new DrmsInitException(
        "gridlite is not found: its jar gridlite-drmaa.jar has to lie in gridlite's directory");
  }

  private static Path cellOf(Map<String, String> variables) {
    String name = value(variables, "SGE_CELL").orElse("default");
    Path data =
        value(variables, "XDG_DATA_HOME")
            .map(Path::of)
            .orElseGet(() -> Path.of(value(variables, "HOME").orElse("/"), ".local/share"));
    Path root =
        value(variables, "SGE_ROOT").map(Path::of).orElseGet(() -> data.resolve("gridlite"));
    return root.resolve(name).toAbsolutePath();
  }

  private static Optional<String> value(Map<String, String> variables, String name) {
    return Optional.ofNullable(variables.get(name)).filter(text -> !text.isEmpty());
  }

  private static Map<String, Object> attributes(Path file, String names) throws IOException {
    return Files.readAttributes(file, "unix:" + names);
  }

  /** Owner and group of this process, by their numbers. */
  static Map<String, Object> self() throws IOException {
    return attributes(Path.of("/proc/self"), "uid,gid");
  }

  /** Returns whether the cell is this user's own. */
  boolean isOwn() throws IOException {
    return Objects.equals(attributes(cell, "uid").get("uid"), self().get("uid"));
  }

  /** The jars and the cell's directory. */
  String stamp() throws IOException {
    Map<String, Object> place = attributes(cell, "dev,ino");
    List<String> parts = new ArrayList<>(List.of(place.get("dev") + ":" + place.get("ino")));
    for (Path directory : List.of(libraries, libraries.resolve("plugins"))) {
      if (Files.isDirectory(directory)) {
        for (Path jar : jars(directory)) {
          Map<String, Object> found = attributes(jar, "dev,ino,size");
          parts.add(
              String.join(
                  ":",
                  String.valueOf(jar.getFileName()),
                  String.valueOf(found.get("dev")),
                  String.valueOf(found.get("ino")),
                  String.valueOf(found.get("size")),
                  Long.toString(Files.getLastModifiedTime(jar).toInstant().getEpochSecond())));
        }
      }
    }
    return String.join(" ", parts);
  }

  private static List<Path> jars(Path directory) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files
          .filter(file -> file.toString().endsWith(".jar"))
          .sorted(Comparator.comparing(file -> String.valueOf(file.getFileName())))
          .toList();
    }
  }

  /** The parts of the machine that a process of this user's sees. */
  static String surroundings() throws IOException {
    List<String> parts = new ArrayList<>();
    for (String space : NAMESPACES) {
      parts.add(Files.readSymbolicLink(Path.of("/proc/self/ns", space)).toString());
    }
    Map<String, Object> root =
        Files.readAttributes(Path.of("/"), "unix:dev,ino", LinkOption.NOFOLLOW_LINKS);
    parts.add(root.get("dev") + " " + root.get("ino"));
    String groups = "";
    for (String line : Files.readAllLines(Path.of("/proc/self/status"))) {
      if (line.startsWith("Groups:")) {
        groups = line.substring(7).strip();
      }
    }
    String all = (self().get("gid") + " " + groups).strip();
    parts.add(all);
    parts.add(all);
    parts.add(value(System.getenv(), "TZ").orElse(""));
    return String.join(" ", parts);
  }
}
