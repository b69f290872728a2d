package gridlite.exec;

import gridlite.name.HostName;
import gridlite.state.Settings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The programs that an administrator lets report load values. Each is asked in the background, so
 * that nobody waits for it: it is sent an empty line, reports lines {@code host:name:value} between
 * {@code begin} and {@code end}, and is then asked to quit. What it has reported is there for the
 * report after that.
 *
 * @see "sge_conf(5), load_sensor; load_sensor(5)"
 */
final class LoadSensors {
  private static final String SHELL = "/bin/sh";

  /** $1 sensor, $2 its report; a sensor that takes longer than a minute is ended. */
  private static final String ASK =
      "umask 077; printf '\\n"
          + "quit\\n"
          + "' | timeout 60 \"$1\" > \"$2.$$\" 2>/dev/null; mv \"$2.$$\" \"$2\"";

  private final Path spool;
  private final Path directory;

  /**
   * Sensors of a host.
   *
   * @param spool the cell's {@code spool}; the last reports are kept below it
   */
  LoadSensors(Path spool) {
    this.spool = spool;
    this.directory = spool.resolve("load_sensors");
  }

  /** The sensors that a configuration lists. */
  static List<String> listed(Settings settings) {
    return settings.text("load_sensor").stream()
        .flatMap(configured -> Stream.of(configured.split("[, \t]+", -1)))
        .filter(word -> word.startsWith("/"))
        .toList();
  }

  /** Returns whether some sensor has reported after an instant. */
  boolean haveReportedSince(List<String> sensors, Instant then) {
    for (String sensor : sensors) {
      Path report = report(sensor);
      try {
        if (Files.exists(report) && Files.getLastModifiedTime(report).toInstant().isAfter(then)) {
          return true;
        }
      } catch (IOException e) {
        throw new UncheckedIOException("can't look at " + report, e);
      }
    }
    return false;
  }

  private Path report(String sensor) {
    return directory.resolve(sensor.substring(1).replace('/', '_'));
  }

  /** Returns what the sensors have reported last: host, name, value. */
  Map<HostName, Map<String, String>> values(List<String> sensors) {
    Map<HostName, Map<String, String>> values = new LinkedHashMap<>();
    for (String sensor : sensors) {
      for (String line : lastReport(report(sensor))) {
        int first = line.indexOf(':');
        int second = line.indexOf(':', first + 1);
        if (first > 0 && second > 0) {
          values
              .computeIfAbsent(HostName.of(line.substring(0, first)), host -> new LinkedHashMap<>())
              .put(line.substring(first + 1, second), line.substring(second + 1).strip());
        }
      }
    }
    return values;
  }

  /** Lines of the last complete report. */
  private static List<String> lastReport(Path file) {
    List<String> complete = List.of();
    Optional<List<String>> current = Optional.empty();
    try {
      for (String line : Files.readAllLines(file, StandardCharsets.ISO_8859_1)) {
        if (line.strip().equals("begin")) {
          current = Optional.of(new ArrayList<>());
        } else if (line.strip().equals("end")) {
          complete = current.orElse(List.of());
        } else {
          current.ifPresent(lines -> lines.add(line));
        }
      }
    } catch (IOException e) {
      return List.of();
    }
    return complete;
  }

  /** Asks each sensor, without waiting for it. */
  void ask(List<String> sensors) {
    try {
      TaskPermissions.makePassage(directory);
      for (String sensor : sensors) {
        OwnProcess.of(spool, List.of(SHELL, "-c", ASK, SHELL, sensor, report(sensor).toString()))
            .start();
      }
    } catch (IOException e) {
      throw new UncheckedIOException("can't ask the load sensors", e);
    }
  }
}
