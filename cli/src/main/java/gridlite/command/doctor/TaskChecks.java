package gridlite.command.doctor;

import gridlite.command.cell.ServedCell;
import gridlite.command.doctor.DiagnosisDocument.Finding;
import gridlite.command.doctor.DiagnosisDocument.Level;
import gridlite.remote.Control;
import gridlite.remote.Socket;
import gridlite.runtime.CommandContext;
import gridlite.runtime.Wiring;
import gridlite.site.SiteFile;
import gridlite.state.TaskLimits;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The checks of {@link Doctor} on the limits of single tasks. */
final class TaskChecks {
  private TaskChecks() {}

  /** Returns whether the kernel keeps them. */
  static List<Finding> tasks(CommandContext context) throws IOException {
    long process =
        Control.state(Socket.DAEMON, context.cell().directory())
            .map(Control.State::process)
            .orElse(ProcessHandle.current().pid());
    boolean wanted = CellChecks.isOfSeveralUsers(context.cell());
    // where hosts are simulated, limits are rehearsed
    boolean matters = !CellChecks.areSimulated(context);
    List<Finding> findings = new ArrayList<>();
    for (SiteFile file : ServedCell.configuration(context)) {
      for (String line : file.text().split("\n", -1)) {
        String[] words = line.strip().split("\\s+", 2);
        if (words.length == 2 && words[0].equals(TaskLimits.KEYWORD)) {
          TaskLimits limits = TaskLimits.of(words[1]);
          boolean limited = !Double.isInfinite(Math.min(limits.processes(), limits.memory()));
          wanted |= limited;
          matters |= limited || !limits.mistakes().isEmpty();
          for (String mistake : limits.mistakes()) {
            findings.add(
                new Finding(
                    Level.WARNING, "tasks", mistake + ", so it limits nothing", Optional.empty()));
          }
        }
      }
    }
    findings.add(
        matters
            ? groups(Wiring.limitsOfTasks(process), wanted ? Level.WARNING : Level.OK)
            : Finding.ok("tasks", "none runs that could be limited"));
    return findings;
  }

  private static Finding groups(Set<String> limits, Level ofLack) {
    List<String> lacking = new ArrayList<>();
    if (!limits.contains("pids")) {
      lacking.add("H_MAXPROC counts the processes of a user, not of a task");
    }
    if (!limits.contains("memory")) {
      lacking.add("H_MEMORY and h_rss are not enforced, and h_vmem is not between two looks");
    }
    return lacking.isEmpty()
        ? Finding.ok("tasks", "the kernel bounds processes and memory of each (control groups)")
        : new Finding(
            ofLack,
            "tasks",
            "the kernel does not bound them here: " + String.join("; ", lacking),
            "a service of systemd 254 or newer can: gridlite daemon unit");
  }
}
