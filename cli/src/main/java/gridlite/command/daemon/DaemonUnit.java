package gridlite.command.daemon;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.remote.Socket;
import gridlite.remote.Umask;
import gridlite.runtime.Cell;
import gridlite.runtime.CommandContext;
import gridlite.runtime.Machine;
import gridlite.verb.Verb;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * {@code gridlite daemon unit}: a unit of systemd that runs the daemon of a cell.
 *
 * @see "systemd.service(5), systemd.exec(5), systemd.kill(5)"
 */
@Command(name = "unit", description = "Print a unit of systemd that runs the daemon as a service.")
final class DaemonUnit extends Verb {
  /**
   * Rights that a service of root's can do without, and its jobs, too. They are children of the
   * daemon and get whatever is taken from it, so most of what systemd offers would break somebody's
   * job. In a service of another user most of these would switch {@code NoNewPrivileges} on, and
   * take nothing away that such a user has.
   */
  private static final String HARDENING =
      """
      # Neither the daemon nor a job of anybody changes the machine itself.
      ProtectKernelModules=yes
      ProtectKernelLogs=yes
      ProtectHostname=yes
      CapabilityBoundingSet=~CAP_SYS_MODULE CAP_SYSLOG CAP_SYS_BOOT CAP_SYS_TIME CAP_SYS_RAWIO CAP_SYS_PACCT
      CapabilityBoundingSet=~CAP_SYS_TTY_CONFIG CAP_WAKE_ALARM CAP_BLOCK_SUSPEND CAP_BPF CAP_LINUX_IMMUTABLE
      CapabilityBoundingSet=~CAP_MAC_ADMIN CAP_MAC_OVERRIDE CAP_AUDIT_CONTROL CAP_AUDIT_READ CAP_LEASE
      SystemCallFilter=~@clock @cpu-emulation @module @obsolete @raw-io @reboot @swap
      SystemCallErrorNumber=EPERM
      """;

  /** Further settings of systemd, by what they would break. */
  private static final String LEFT_OUT =
      """
      # Jobs are children of the daemon and inherit what is taken from it. Left out for their sake:
      # - NoNewPrivileges, RestrictSUIDSGID, capabilities as such, @privileged: sudo, ssh and ping in
      #   jobs, procedures of root's, and that a daemon of root's becomes the job's owner
      # - PrivateTmp, ProtectHome, ProtectSystem, PrivateMounts, RootDirectory, RootImage, @mount, UMask:
      #   what users share with their jobs, and where results go
      # - PrivateDevices, DeviceAllow, ProtectClock: graphics cards
      # - PrivateUsers, RestrictNamespaces, DynamicUser, RemoveIPC, SupplementaryGroups: containers, owners
      # - PrivateNetwork, IPAddressDeny, RestrictAddressFamilies: jobs that talk to each other
      # - MemoryDenyWriteExecute: programs that compile while they run, Java among them
      # - LockPersonality, SystemCallArchitectures, @debug: debuggers, programs of 32 bits
      # - RestrictRealtime, @resources: limits and priorities of jobs; fork bombs are stopped in real time
      # - ProtectProc, ProcSubset, ProtectControlGroups, Delegate, ProtectKernelTunables: the daemon looks
      #   after processes and control groups of jobs, procedures of root's set the kernel up for them
      # - NotifyAccess: it is a child that says when the daemon answers
      """;

  private static final Path RUN = Path.of("/run");

  @Option(names = "--user", description = "For the service manager of a user.")
  private boolean ofUser;

  @Option(
      names = "--on-demand",
      description = "For a daemon that starts with the first command, by the unit of --socket.")
  private boolean onDemand;

  /** {@code --socket} without a path is none of the pages' options: it asks for another unit. */
  @Mixin private DaemonPages pages = new DaemonPages();

  @Override
  public int run(CommandContext context) {
    boolean socket = pages.isSocketAlone();
    if (!socket) {
      pages.check();
    }
    if ((onDemand || socket) && !ofUser && context.actor().uid() != 0) {
      throw new GridException(
          Problem.refused("the system's service manager would listen as root in a cell of others")
              .hint("for a cell of one's own: --user"));
    }
    context.console().out(socket ? socketText(context) : text(context));
    return 0;
  }

  private String socketText(CommandContext context) {
    Path directory = context.cell().directory().toAbsolutePath().normalize();
    return "# "
        + place("socket")
        + "\n[Unit]\nDescription=gridlite, the socket of cell "
        + escaped(directory.toString())
        + "\nRequiresMountsFor=\""
        + escaped(directory.toString())
        + "\"\n\n[Socket]\nListenStream="
        + Socket.DAEMON.of(directory).toString().replace("%", "%%")
        + "\n# everybody may ask; what they may do is decided by who they are\n"
        + "SocketMode=0666\nBacklog=1024\nRemoveOnStop=yes\n\n[Install]\nWantedBy=sockets.target\n";
  }

  private String place(String kind) {
    String manager = ofUser ? "systemctl --user" : "systemctl";
    String directory = ofUser ? "~/.config/systemd/user" : "/etc/systemd/system";
    String enabled = onDemand || kind.equals("socket") ? "gridlite.socket" : "gridlite";
    return directory + "/gridlite." + kind + ": " + manager + " enable --now " + enabled;
  }

  private String text(CommandContext context) {
    Cell cell = context.cell();
    String directory = cell.directory().toAbsolutePath().normalize().toString();
    String owner =
        ofUser || context.actor().uid() == 0 ? "" : "User=" + context.actor().name().text();
    String javaHome = context.variables().getOrDefault("JAVA_HOME", "");
    StringBuilder unit = new StringBuilder();
    unit.append("# ")
        .append(place("service"))
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
    service(unit, context, ofUser || !owner.isEmpty() ? "" : HARDENING);
    if (!onDemand) {
      unit.append("\n[Install]\nWantedBy=")
          .append(ofUser ? "default.target" : "multi-user.target")
          .append('\n');
    }
    return unit.toString();
  }

  private void service(StringBuilder unit, CommandContext context, String hardening) {
    String directory = context.cell().directory().toAbsolutePath().normalize().toString();
    pages(unit, context);
    unit.append("ExecStart=")
        .append(quoted(Machine.binaries().resolve("gridlite").toString()))
        .append(" daemon run");
    pages.words(context.directory()).forEach(word -> unit.append(' ').append(quoted(word)));
    unit.append("\nWorkingDirectory=")
        .append(directory.replace("%", "%%"))
        .append('\n')
        .append(onDemand ? "# systemd listens until somebody comes\nStandardInput=socket\n" : "")
        .append("StandardOutput=journal\nStandardError=journal\n")
        .append("Restart=on-failure\nRestartSec=2\nTimeoutStartSec=120\nTimeoutStopSec=60\n")
        .append("# jobs outlive the daemon, its restarts and each other's lack of memory\n")
        .append("KillMode=process\nOOMPolicy=continue\nDelegate=yes\nTasksMax=infinity\n")
        .append("# from systemd 254 on: only so has each task's group limits of its own\n")
        .append("DelegateSubgroup=gridlite-cell\n")
        .append(hardening)
        .append(LEFT_OUT)
        .append("UMask=")
        .append(String.format("%04o", Umask.ofProcess() | 022))
        .append('\n');
  }

  /**
   * Adds what the pages need: the directory of a socket in /run, which is empty after each start.
   */
  private void pages(StringBuilder unit, CommandContext context) {
    if (!pages.areServed()) {
      return;
    }
    Optional<Path> socket = pages.socket(context.directory());
    if (socket.isEmpty()) {
      String link = DaemonPages.file(context.cell()).toAbsolutePath().normalize().toString();
      unit.append("# the first link of the pages: ").append(escaped(link)).append('\n');
    }
    socket
        .map(Path::getParent)
        .filter(parent -> !ofUser && RUN.equals(parent.getParent()))
        .ifPresent(
            parent ->
                unit.append("RuntimeDirectory=")
                    .append(escaped(parent.getFileName().toString()))
                    .append("\nRuntimeDirectoryMode=0755\n"));
  }

  /** A word of a command line that systemd takes as it is. */
  private static String quoted(String word) {
    return "\"" + escaped(word).replace("$", "$$") + "\"";
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
