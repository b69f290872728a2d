package gridlite.state;

import gridlite.config.ClusterQueue;
import gridlite.config.UserSet;
import gridlite.format.Values;
import gridlite.job.JobCategory;
import gridlite.name.NamePattern;
import gridlite.name.ObjectKind;
import gridlite.name.UserName;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Membership in user sets: by user name, or by primary group with an {@code @} in front.
 *
 * @see "access_list(5)"
 */
public final class AccessLists {
  private AccessLists() {}

  /**
   * Returns whether a user passes a pair of lists as {@code user_lists} and {@code xuser_lists}.
   *
   * @param allowed names of user sets; none: everybody
   * @param denied names of user sets whose members are kept out, even if allowed
   */
  public static boolean admit(
      ClusterState state, List<String> allowed, List<String> denied, UserName user, String group) {
    return !isInAny(state, denied, user, group)
        && (allowed.isEmpty() || isInAny(state, allowed, user, group));
  }

  /** Returns whether the lists of a cluster queue may let a user into some of its instances. */
  public static boolean mayAdmit(ClusterState state, Values queue, UserName user, String group) {
    return !queue
            .get(ClusterQueue.USER_LISTS)
            .allMatch(list -> !admit(state, list, List.of(), user, group))
        && !queue
            .get(ClusterQueue.XUSER_LISTS)
            .allMatch(list -> !admit(state, List.of(), list, user, group));
  }

  /**
   * Returns whether jobs of a category pass a pair of lists; jobs of whomever pass where nobody has
   * to be on a list.
   */
  public static boolean admit(
      ClusterState state, List<String> allowed, List<String> denied, JobCategory jobs) {
    return jobs.user()
        .map(user -> admit(state, allowed, denied, user, jobs.group().orElseThrow()))
        .orElse(allowed.isEmpty());
  }

  /**
   * Returns whether all of a list of users and user sets ({@code @name}) pass a pair of lists: a
   * set passes as a whole, when it is among those allowed and not among those denied.
   */
  public static boolean admitAll(
      ClusterState state, List<String> allowed, List<String> denied, List<String> users) {
    for (String user : users) {
      boolean admitted =
          user.startsWith("@")
              ? admitSet(allowed, denied, user.substring(1))
              : admit(state, allowed, denied, UserName.of(user), "");
      if (!admitted) {
        return false;
      }
    }
    return true;
  }

  private static boolean admitSet(List<String> allowed, List<String> denied, String set) {
    return !denied.contains(set) && (allowed.isEmpty() || allowed.contains(set));
  }

  /** Returns whether a list of users and user sets ({@code @name}) has a user. */
  public static boolean names(ClusterState state, List<String> users, UserName user, String group) {
    if (users.contains(user.text())) {
      return true;
    }
    for (String name : users) {
      if (name.startsWith("@") && isInAny(state, List.of(name.substring(1)), user, group)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a user is in one of some user sets. */
  public static boolean isInAny(
      ClusterState state, List<String> sets, UserName user, String group) {
    for (String name : sets) {
      Optional<Values> set = state.find(ObjectKind.USER_SET, name);
      if (set.isPresent() && contains(set.get(), user, group)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether a user is in a user set that a quota rule names.
   *
   * @param list {@code @name}; the name may be a pattern
   */
  public static boolean isInListed(ClusterState state, String list, UserName user, String group) {
    if (!NamePattern.isPattern(list)) {
      return isInAny(state, List.of(list.substring(1)), user, group);
    }
    NamePattern pattern = new NamePattern(list.substring(1));
    for (Map.Entry<String, Values> set : state.objects(ObjectKind.USER_SET).asMap().entrySet()) {
      if (pattern.matches(set.getKey()) && contains(set.getValue(), user, group)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a user set has the user or the user's group. */
  public static boolean contains(Values set, UserName user, String group) {
    for (String entry : set.get(UserSet.ENTRIES)) {
      boolean isGroup = entry.startsWith("@");
      if (isGroup ? entry.substring(1).equals(group) : entry.equals(user.text())) {
        return true;
      }
    }
    return false;
  }

  /** The first department a user belongs to; else {@code defaultdepartment}. */
  public static String departmentOf(ClusterState state, UserName user, String group) {
    for (Values set : state.objects(ObjectKind.USER_SET).objects()) {
      if (set.get(UserSet.TYPE).contains("DEPT") && contains(set, user, group)) {
        return set.get(UserSet.NAME);
      }
    }
    return "defaultdepartment";
  }
}
