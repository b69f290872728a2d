package gridlite.runtime;

import gridlite.name.HostName;
import gridlite.name.UserName;
import gridlite.operation.Actor;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * The caller: the user that the kernel names, or another one for whom the cell's owner or root
 * acts.
 */
public final class Identity {
  /** Variable that names the user to act as. */
  public static final String ACT_AS = "GRIDLITE_USER";

  private static final long READ_OWNER = 0400;
  private static final long READ_GROUP = 040;
  private static final long READ_OTHER = 04;

  private Identity() {}

  /** The user that this process runs as. */
  public static Users.User ofProcess() {
    Path self = Path.of("/proc/self");
    try {
      Map<String, Object> owner = Files.readAttributes(self, "unix:uid,gid");
      long uid = number(owner, "uid");
      long gid = number(owner, "gid");
      Optional<Users.User> known = Users.numbered(uid);
      return known.isPresent() ? known.get() : unlisted(uid, gid, Files.getOwner(self).getName());
    } catch (IOException e) {
      throw new IllegalStateException("can't find out who runs this process", e);
    }
  }

  private static long number(Map<String, Object> attributes, String name) {
    if (attributes.get(name) instanceof Integer number) {
      return Integer.toUnsignedLong(number);
    }
    throw new IllegalStateException("the kernel does not report the " + name + " of this process");
  }

  /** A user that a directory service knows, but not this machine's files. */
  private static Users.User unlisted(long uid, long gid, String name) {
    return new Users.User(name, uid, gid, Users.group(gid), "/");
  }

  /**
   * The user whose rights and name a command has.
   *
   * @param caller who the kernel says it is
   * @param cell directory of the cell; one that does not exist will be the caller's own
   * @param actAs value of {@link #ACT_AS}; empty or the caller's own name changes nothing
   */
  public static Actor actor(Users.User caller, Path cell, String actAs, HostName host) {
    if (actAs.isEmpty() || actAs.equals(caller.name())) {
      return new Actor(
          UserName.of(caller.name()), caller.group(), caller.uid(), caller.gid(), host);
    }
    if (caller.uid() != 0 && !owns(caller, cell)) {
      throw new GridException(
          Problem.refused(
                  caller.name() + " may not act as " + actAs + " (" + ACT_AS + ") in cell " + cell)
              .hint("only the owner of the cell and root may; unset " + ACT_AS));
    }
    return Users.named(actAs)
        .map(
            user -> new Actor(UserName.of(user.name()), user.group(), user.uid(), user.gid(), host))
        .orElseGet(
            () -> new Actor(UserName.of(actAs), "nogroup", Users.NOBODY, Users.NOBODY, host));
  }

  /**
   * Returns whether a user for whom the caller acts may read a file that the caller has read, by
   * the file's mode. Who acts for nobody has shown by reading that it may.
   *
   * @param variables the caller's variables
   */
  public static boolean mayRead(Map<String, String> variables, Actor user, Path file)
      throws IOException {
    if (variables.getOrDefault(ACT_AS, "").isEmpty() || user.uid() == 0) {
      return true;
    }
    Map<String, Object> attributes = Files.readAttributes(file, "unix:mode,uid,gid");
    long mode = number(attributes, "mode");
    if (number(attributes, "uid") == user.uid()) {
      return (mode & READ_OWNER) != 0;
    }
    return (mode & (number(attributes, "gid") == user.gid() ? READ_GROUP : READ_OTHER)) != 0;
  }

  private static boolean owns(Users.User caller, Path cell) {
    try {
      return !Files.exists(cell)
          || Files.getAttribute(cell, "unix:uid").equals(Integer.valueOf((int) caller.uid()));
    } catch (IOException e) {
      throw new IllegalStateException("can't find out who owns " + cell, e);
    }
  }
}
