package gridlite.command.doctor;

import gridlite.command.cell.ServedCell;
import gridlite.command.daemon.DaemonStatus;
import gridlite.command.doctor.DiagnosisDocument.Finding;
import gridlite.command.doctor.DiagnosisDocument.Level;
import gridlite.remote.CellTrust;
import gridlite.runtime.Cell;
import gridlite.runtime.CommandContext;
import gridlite.runtime.Wiring;
import gridlite.site.SiteFile;
import gridlite.state.Engine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The checks of {@link Doctor} in a cell. */
final class CellChecks {
  private static final int STICKY = 01000;
  private static final int WRITE_OTHERS = 02;

  /** Most that others may do with the files of a cell: files of these names, by their modes. */
  private static final Map<String, Integer> MODES =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("gridlite.mv.db", 0600),
              Map.entry("gridlite.postgresql", 0600),
              Map.entry("lock", 0600),
              Map.entry("daemon.log", 0600),
              Map.entry("daemon.log.1", 0600),
              Map.entry("daemon.pid", 0600),
              Map.entry("head.p12", 0600),
              Map.entry("helper.log", 0600),
              Map.entry("helper.sock", 0600),
              Map.entry("spool", 0755),
              Map.entry("common", 0755),
              Map.entry("common/settings.sh", 0644),
              Map.entry("common/settings.csh", 0644),
              Map.entry("common/accounting", 0644),
              Map.entry("common/head", 0644),
              Map.entry("common/head.pem", 0644)));

  /** Limits of the configuration that keep one user from filling the cell. */
  private static final List<String> LIMITS = List.of("max_u_jobs", "max_jobs", "max_aj_tasks");

  private CellChecks() {}

  /** Returns whose directory it is, and who can put another one in its place. */
  static List<Finding> places(CommandContext context) throws IOException {
    Path cell = context.cell().directory().toAbsolutePath();
    List<Finding> findings = new ArrayList<>();
    if (!Files.exists(cell)) {
      return List.of(
          new Finding(
              Level.ERROR, "places", "there is no cell in " + cell, "\"gridlite init\" makes one"));
    }
    CellTrust.objection(cell)
        .ifPresent(
            objection ->
                findings.add(
                    new Finding(
                        Level.ERROR,
                        "places",
                        objection.reason()
                            + objection.advice().map(words -> "; " + words).orElse(""),
                        Optional.empty())));
    for (Path above = cell.toRealPath(); above != null; above = above.getParent()) {
      int mode = (Integer) Files.getAttribute(above, "unix:mode");
      if ((mode & WRITE_OTHERS) != 0 && (mode & STICKY) == 0) {
        findings.add(
            new Finding(
                Level.ERROR,
                "places",
                "everybody can put another cell in the place of this one, by way of " + above,
                "chmod o-w " + above));
      }
    }
    return findings.isEmpty()
        ? List.of(Finding.ok("places", cell + " belongs to " + Files.getOwner(cell).getName()))
        : findings;
  }

  /** Returns whether others can do with the files of the cell what they must not. */
  static List<Finding> modes(CommandContext context) throws IOException {
    List<Finding> findings = new ArrayList<>();
    for (Map.Entry<String, Integer> entry : MODES.entrySet()) {
      Path file = context.cell().directory().resolve(entry.getKey());
      if (Files.exists(file)) {
        int mode = (Integer) Files.getAttribute(file, "unix:mode") & 0777;
        if ((mode & ~entry.getValue()) != 0) {
          String wanted = Integer.toOctalString(mode & entry.getValue());
          findings.add(
              new Finding(
                  Level.ERROR,
                  "modes",
                  file + " has mode " + Integer.toOctalString(mode),
                  "chmod " + wanted + " " + file));
        }
      }
    }
    return findings;
  }

  /** Returns whether a daemon is needed and does its work. */
  static List<Finding> daemon(CommandContext context) {
    Cell cell = context.cell();
    DaemonStatus status = DaemonStatus.of(context);
    return List.of(
        switch (status.exitStatus()) {
          case 0 -> Finding.ok("daemon", status.text());
          case 1 ->
              status.isOnSlurm()
                  ? new Finding(
                      Level.ERROR, "daemon", status.text(), "gridlite daemon start, or a service")
                  : isOfSeveralUsers(cell)
                      ? new Finding(
                          Level.WARNING,
                          "daemon",
                          status.text() + ", so that it serves root alone",
                          "gridlite daemon start, or a service: gridlite daemon unit")
                      : Finding.ok("daemon", status.text() + ", and its owner needs none");
          case 2 -> new Finding(Level.WARNING, "daemon", status.text(), "ask again in a minute");
          case 3 -> new Finding(Level.ERROR, "daemon", status.text(), "see space, below");
          default -> new Finding(Level.ERROR, "daemon", status.text(), "end it, or let it go on");
        });
  }

  /** Returns what runs the cell's tasks, and whether it answers. */
  static List<Finding> engine(CommandContext context) throws IOException {
    if (areSimulated(context)) {
      return List.of(Finding.ok("engine", "the hosts are simulated: nothing runs"));
    }
    if (!Wiring.exists(context.cell()) || ServedCell.engine(context).engine() == Engine.LOCAL) {
      return List.of(Finding.ok("engine", "tasks run on this machine"));
    }
    long nodes = Wiring.slurmNodes(context.variables()).size();
    return List.of(
        Finding.ok(
            "engine", "Slurm runs the tasks; it has " + nodes + " nodes (gridlite slurm check)"));
  }

  /** Returns whether the hosts are simulated, so that no task runs. */
  static boolean areSimulated(CommandContext context) {
    return Wiring.exists(context.cell()) && ServedCell.engine(context).simulated();
  }

  /** Returns whether jobs run as whoever has submitted them. */
  static boolean isOfSeveralUsers(Cell cell) {
    try {
      return Files.getAttribute(cell.directory(), "unix:uid").equals(0);
    } catch (IOException e) {
      return false;
    }
  }

  /** Returns whether one user can fill a cell of several. */
  static List<Finding> limits(CommandContext context) {
    if (!isOfSeveralUsers(context.cell())) {
      return List.of(Finding.ok("limits", "the cell serves its owner alone"));
    }
    List<Finding> findings = new ArrayList<>();
    for (SiteFile file : ServedCell.configuration(context)) {
      file.text().lines().forEach(line -> addUnlimited(findings, line.strip().split("\\s+", -1)));
    }
    return findings;
  }

  private static void addUnlimited(List<Finding> findings, String[] words) {
    if (words.length == 2 && LIMITS.contains(words[0]) && words[1].equals("0")) {
      findings.add(
          new Finding(
              Level.WARNING,
              "limits",
              words[0] + " is 0, that is without limit: one user can fill the cell",
              "set it by qconf -mconf, such as " + words[0] + " 10000"));
    }
  }
}
