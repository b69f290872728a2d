package gridlite.exec;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The limits that the kernel can keep for the control groups of tasks. {@code Group.pm} makes the
 * groups, by the same rules.
 *
 * @see "cgroups(7), Cgroups version 2"
 */
public final class ControlGroups {
  /** Controllers that tasks are limited by. */
  private static final Set<String> WANTED = Set.of("pids", "memory");

  private static final Pattern MOUNT = Pattern.compile("(?m)^\\S+ (\\S+) cgroup2 ");
  private static final Pattern GROUP = Pattern.compile("(?m)^0::(.*)$");
  private static final Pattern OF_A_CELL = Pattern.compile("/gridlite-[^/]+$");

  private ControlGroups() {}

  /**
   * The controllers, of {@code pids} and {@code memory}, that limit tasks whose shepherds a process
   * starts.
   */
  public static Set<String> limits(long process) {
    return limits(Path.of("/proc"), process);
  }

  /**
   * The same.
   *
   * @param proc where the kernel shows processes
   */
  static Set<String> limits(Path proc, long process) {
    try {
      Matcher mount = MOUNT.matcher(Files.readString(proc.resolve("self/mounts")));
      Matcher group = GROUP.matcher(Files.readString(proc.resolve(process + "/cgroup")));
      if (!mount.find() || !group.find()) {
        return Set.of();
      }
      String path = OF_A_CELL.matcher(group.group(1)).replaceFirst("");
      Path home = Path.of(mount.group(1) + path);
      boolean isRoot = !Files.exists(home.resolve("cgroup.type"));
      if (!Files.isWritable(home)
          || !isRoot && !Files.readString(home.resolve("cgroup.procs")).isEmpty()) {
        return Set.of();
      }
      String there = Files.readString(home.resolve("cgroup.controllers")).strip();
      Set<String> limits = new TreeSet<>(Arrays.asList(there.split(" ", -1)));
      limits.retainAll(WANTED);
      return limits;
    } catch (IOException e) {
      return Set.of();
    }
  }
}
