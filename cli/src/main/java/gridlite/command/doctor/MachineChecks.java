package gridlite.command.doctor;

import gridlite.command.doctor.DiagnosisDocument.Finding;
import gridlite.command.doctor.DiagnosisDocument.Level;
import gridlite.runtime.CommandContext;
import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** The checks of {@link Doctor} on the machine. */
final class MachineChecks {
  private static final long LITTLE = 500L << 20;
  private static final long TOO_LITTLE = 20L << 20;

  private MachineChecks() {}

  /** Programs, beside Perl, without which no job runs. */
  static List<Finding> programs(CommandContext context) {
    List<Finding> findings = new ArrayList<>();
    String path = context.variables().getOrDefault("PATH", "/usr/bin:/bin");
    for (String program : List.of("sh", "setsid")) {
      boolean there = false;
      for (String directory : path.split(":", -1)) {
        there |= !directory.isEmpty() && Files.isExecutable(Path.of(directory, program));
      }
      if (!there) {
        findings.add(
            new Finding(
                Level.ERROR,
                "programs",
                program + " is not in the PATH " + path,
                "install it, or no job can be started"));
      }
    }
    return findings.isEmpty() ? List.of(Finding.ok("programs", "sh, setsid")) : findings;
  }

  /** Room for the database, and for what running jobs leave. */
  static List<Finding> space(CommandContext context) throws IOException {
    Path cell = context.cell().directory();
    if (!Files.exists(cell)) {
      return List.of(Finding.ok("space", "there is no cell"));
    }
    FileStore store = Files.getFileStore(cell);
    long left = store.getUsableSpace();
    String text = (left >> 20) + " MiB are left on " + store.name() + " (" + cell + ")";
    if (store.isReadOnly()) {
      return List.of(
          new Finding(
              Level.ERROR, "space", store.name() + " is mounted read-only", "nothing can change"));
    }
    Level level = left < TOO_LITTLE ? Level.ERROR : left < LITTLE ? Level.WARNING : Level.OK;
    return List.of(
        level == Level.OK
            ? Finding.ok("space", text)
            : new Finding(level, "space", text, "make room: nothing is lost"));
  }

  /** A clock that went back makes running jobs look younger than they are. */
  static List<Finding> clock(CommandContext context) throws IOException {
    Path database = context.cell().directory().resolve("gridlite.mv.db");
    if (!Files.exists(database)) {
      return List.of(Finding.ok("clock", "there is no database to compare it with"));
    }
    Instant written = Files.getLastModifiedTime(database).toInstant();
    Duration ahead = Duration.between(Instant.now(), written);
    return List.of(
        ahead.toSeconds() > 60
            ? new Finding(
                Level.WARNING,
                "clock",
                "the database was written " + ahead.toSeconds() + " s in the future",
                "set the clock of this machine, or wait until it has caught up")
            : Finding.ok("clock", "not behind the last change of the database"));
  }
}
