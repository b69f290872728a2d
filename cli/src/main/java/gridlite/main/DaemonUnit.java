package gridlite.main;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.remote.Umask;
import gridlite.run.Cell;
import gridlite.run.CommandContext;
import gridlite.run.Machine;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code gridlite daemon unit}: a unit of systemd that runs the daemon of a cell.
 *
 * @see "systemd.service(5), systemd.exec(5), systemd.kill(5)"
 */
final class DaemonUnit {
  /**
   * What a service can do without and its jobs, too. They are children of the daemon and get
   * whatever is taken from it, so most of what systemd offers would break somebody's job.
   */
  private static final String HARDENING =
      """
      # Jobs are children of the daemon and inherit what is taken from it. Left out for their sake:
      # NoNewPrivileges and RestrictSUIDSGID (sudo, ssh and ping in jobs), PrivateTmp (files that users
      # share with their jobs), ProtectHome and ProtectSystem (their results), PrivateDevices and
      # ProtectClock (graphics cards), RestrictNamespaces (containers), MemoryDenyWriteExecute (the JVM).
      ProtectKernelModules=yes
      ProtectKernelLogs=yes
      ProtectHostname=yes
      """;

  private DaemonUnit() {}

  static int print(CommandContext context, List<String> operands) {
    List<String> rest = new ArrayList<>(operands);
    boolean ofUser = rest.remove("--user");
    if (!rest.isEmpty()) {
      throw Gridlite.usage(
          "gridlite daemon unit: there is no option \"" + rest.get(0) + "\"",
          "gridlite daemon unit [--user]");
    }
    context.console().out(text(context, ofUser));
    return 0;
  }

  private static String text(CommandContext context, boolean ofUser) {
    Cell cell = context.cell();
    String directory = cell.directory().toAbsolutePath().normalize().toString();
    String owner = ofUser || context.actor().uid() == 0 ? "" : "User=" + context.actor().name();
    String javaHome = context.environment().getOrDefault("JAVA_HOME", "");
    StringBuilder unit = new StringBuilder();
    unit.append("# ")
        .append(
            ofUser
                ? "~/.config/systemd/user/gridlite.service: systemctl --user enable --now gridlite"
                : "/etc/systemd/system/gridlite.service: systemctl enable --now gridlite")
        .append("\n[Unit]\nDescription=gridlite, the daemon of cell ")
        .append(escaped(directory))
        .append("\n");
    if (!ofUser) {
      unit.append("After=local-fs.target remote-fs.target nss-user-lookup.target network.target\n");
    }
    unit.append("RequiresMountsFor=\"").append(escaped(directory)).append("\"\n\n[Service]\n");
    unit.append("# the daemon says when it answers, by systemd-notify\n");
    unit.append("Type=notify\nNotifyAccess=all\n");
    variable(unit, "SGE_ROOT", cell.root().toAbsolutePath().normalize().toString());
    variable(unit, "SGE_CELL", cell.name());
    if (!javaHome.isEmpty()) {
      variable(unit, "JAVA_HOME", javaHome);
    }
    if (!owner.isEmpty()) {
      unit.append(owner).append('\n');
    }
    unit.append("ExecStart=\"")
        .append(escaped(Machine.binaries().resolve("gridlite").toString()).replace("$", "$$"))
        .append("\" daemon run\n")
        .append("WorkingDirectory=")
        .append(directory.replace("%", "%%"))
        .append('\n')
        .append("StandardOutput=journal\nStandardError=journal\n")
        .append("Restart=on-failure\nRestartSec=2\nTimeoutStartSec=120\nTimeoutStopSec=60\n")
        .append("# jobs outlive the daemon, its restarts and each other's lack of memory\n")
        .append("KillMode=process\nOOMPolicy=continue\nDelegate=yes\nTasksMax=infinity\n")
        .append("# from systemd 254 on: only so has each task's group limits of its own\n")
        .append("DelegateSubgroup=gridlite-cell\n")
        .append(ofUser ? "" : HARDENING)
        .append("UMask=")
        .append(String.format("%04o", Umask.ofProcess() | 022))
        .append("\n\n[Install]\nWantedBy=")
        .append(ofUser ? "default.target" : "multi-user.target")
        .append('\n');
    return unit.toString();
  }

  private static void variable(StringBuilder unit, String name, String value) {
    unit.append("Environment=\"").append(name).append('=').append(escaped(value)).append("\"\n");
  }

  /** A text within quotes, of which systemd expands nothing. */
  private static String escaped(String text) {
    if (text.chars().anyMatch(Character::isISOControl)) {
      throw new GridException(
          Problem.refused("a unit can't name a path with control characters: " + text));
    }
    return text.replace("\\", "\\\\").replace("\"", "\\\"").replace("%", "%%");
  }
}
