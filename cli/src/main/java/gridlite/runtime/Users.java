package gridlite.runtime;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The users and groups that this machine's files name. */
public final class Users {
  private static final Path PASSWORDS = Path.of("/etc/passwd");
  private static final Path GROUPS = Path.of("/etc/group");
  private static final int PASSWORD_FIELDS = 6;

  /** Number of the user and the group without rights. */
  public static final long NOBODY = 65534;

  private Users() {}

  /**
   * A user.
   *
   * @param name login name
   * @param group name of the primary group
   * @param home home directory
   */
  public record User(String name, long uid, long gid, String group, String home) {}

  /** The user of a name. */
  public static Optional<User> named(String name) {
    return find(0, name);
  }

  /** The user of a number. */
  public static Optional<User> numbered(long uid) {
    return find(2, Long.toString(uid));
  }

  /**
   * The user of a name that the kernel has reported: as this machine's files say, else a user of an
   * unknown number, whom a directory service knows.
   */
  public static User known(String name) {
    return named(name).orElseGet(() -> new User(name, NOBODY, NOBODY, "nogroup", "/"));
  }

  private static Optional<User> find(int field, String value) {
    for (String line : lines(PASSWORDS)) {
      List<String> fields = fields(line);
      if (fields.size() >= PASSWORD_FIELDS && fields.get(field).equals(value)) {
        long gid = Long.parseLong(fields.get(3));
        return Optional.of(
            new User(fields.get(0), Long.parseLong(fields.get(2)), gid, group(gid), fields.get(5)));
      }
    }
    return Optional.empty();
  }

  /** Name of a group, its number when no file names it. */
  public static String group(long gid) {
    String number = Long.toString(gid);
    for (String line : lines(GROUPS)) {
      List<String> fields = fields(line);
      if (fields.size() >= 3 && fields.get(2).equals(number)) {
        return fields.get(0);
      }
    }
    return number;
  }

  private static List<String> lines(Path file) {
    try {
      return KnownLines.of(file);
    } catch (IOException e) {
      // a machine without these files knows its users by number only
      return List.of();
    }
  }

  private static List<String> fields(String line) {
    List<String> fields = new ArrayList<>(PASSWORD_FIELDS + 1);
    int start = 0;
    for (int colon = line.indexOf(':'); colon >= 0; colon = line.indexOf(':', start)) {
      fields.add(line.substring(start, colon));
      start = colon + 1;
    }
    fields.add(line.substring(start));
    return fields;
  }
}
