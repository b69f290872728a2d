package gridlite.exec;

import gridlite.name.HostName;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The place of a cell, noted in {@code spool/place} when it is made: the machine, its host name,
 * the cell's directory. Where something else is found, tasks may run elsewhere, or on the same
 * cell's behalf twice, so that nothing is done about any of them until somebody says that the cell
 * is here now.
 *
 * @param host what the cell calls this machine: the name in its objects, which never changes
 * @param called host name of the machine
 * @param machine what distinguishes it from other machines
 * @param directory what distinguishes the cell's directory from a copy
 */
public record CellPlace(String host, String called, String machine, String directory) {
  private static final String FILE = "place";
  private static final Path MACHINE = Path.of("/etc/machine-id");

  /** This machine, with a name for it. */
  private static CellPlace here(Path cell, String host) {
    try {
      return new CellPlace(
          host,
          read(Path.of("/proc/sys/kernel/hostname")),
          read(MACHINE),
          Files.getAttribute(cell, "unix:ino").toString());
    } catch (IOException e) {
      throw new UncheckedIOException("can't see where " + cell + " is", e);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file).strip();
    } catch (IOException e) {
      return "";
    }
  }

  /** Returns what is noted; empty for a cell of which nothing is noted. */
  private static Optional<CellPlace> noted(Path cell) {
    Optional<String> text = TaskDirectory.text(cell.resolve("spool").resolve(FILE));
    if (text.isEmpty()) {
      return Optional.empty();
    }
    Map<String, String> values = new LinkedHashMap<>();
    for (String line : text.get().split("\n", -1)) {
      int blank = line.indexOf(' ');
      if (blank > 0) {
        values.put(line.substring(0, blank), line.substring(blank + 1));
      }
    }
    return Optional.of(
        new CellPlace(
            values.getOrDefault("host", ""),
            values.getOrDefault("called", ""),
            values.getOrDefault("machine", ""),
            values.getOrDefault("directory", "")));
  }

  /** Returns whether it is noted where a cell is. */
  public static boolean isNoted(Path cell) {
    return noted(cell).isPresent();
  }

  private boolean isOn(String present) {
    return !machine.isEmpty() && machine.equals(present);
  }

  /**
   * Returns what the cell calls this machine, whatever that is called now.
   *
   * @param present its present host name
   */
  public static HostName hostName(Path cell, HostName present) {
    return noted(cell)
        .filter(place -> !place.host().isEmpty())
        .filter(place -> place.called().equals(present.text()) || place.isOn(read(MACHINE)))
        .map(place -> HostName.of(place.host()))
        .orElse(present);
  }

  /**
   * Notes that a cell is here now. It goes on calling its machine as before, by the name that is
   * returned.
   *
   * @param host name of the machine, if the cell has none for it yet
   */
  public static HostName note(Path cell, HostName host) throws IOException {
    Optional<String> known = noted(cell).map(CellPlace::host).filter(name -> !name.isEmpty());
    CellPlace place = here(cell, known.orElse(host.text()));
    Path file = cell.resolve("spool").resolve(FILE);
    Path fresh = file.resolveSibling("." + FILE + "." + ProcessHandle.current().pid());
    Files.writeString(
        fresh,
        "host %s\ncalled %s\nmachine %s\ndirectory %s\n"
            .formatted(place.host, place.called, place.machine, place.directory));
    Synced.file(fresh);
    Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
    return HostName.of(place.host());
  }

  /** Returns why nothing may be done about tasks here; empty where the cell is where it was. */
  static Optional<String> absence(Path cell) {
    Optional<CellPlace> noted = noted(cell);
    if (noted.isEmpty()) {
      return Optional.empty();
    }
    CellPlace there = noted.get();
    CellPlace here = here(cell, there.host());
    String what =
        there.host().isEmpty()
            ? "the file " + cell.resolve("spool").resolve(FILE) + " is damaged"
            : !there.machine().equals(here.machine())
                ? "the cell was on another machine, " + there.called()
                : !there.called().equals(here.called())
                    ? "this machine was called " + there.called() + ", not " + here.called()
                    : !there.directory().equals(here.directory())
                        ? cell + " is a copy of the cell, or was moved from another file system"
                        : "";
    return what.isEmpty()
        ? Optional.empty()
        : Optional.of(
            what
                + ": no task is started, signalled or accounted; when none of its tasks runs"
                + " elsewhere, \"gridlite adopt\" says that the cell is here now");
  }
}
