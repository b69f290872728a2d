package gridlite.state;

import gridlite.config.ClusterQueue;
import gridlite.config.UserSet;
import gridlite.format.Values;
import gridlite.job.JobCategory;
import gridlite.name.NamePattern;
import gridlite.name.ObjectKind;
import gridlite.name.UserName;
import gridlite.value.PerHost;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/**
 * Pairs of lists that admit some and keep others out, and membership in the user sets that most of
 * them name: by user name, or by primary group with an {@code @} in front.
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

  /**
   * Returns whether a name passes a pair of lists of names; without a name, whether none has to be
   * on a list.
   *
   * @param denied names that are kept out, even if allowed
   */
  public static boolean admitName(
      List<String> allowed, List<String> denied, Optional<String> name) {
    return name.filter(denied::contains).isEmpty()
        && (allowed.isEmpty() || name.filter(allowed::contains).isPresent());
  }

  /**
   * Returns whether the lists of a cluster queue admit somebody to some of its instances: one list
   * of those allowed does, and one of those denied.
   *
   * @param admits whether a pair of lists does
   */
  public static boolean mayAdmit(
      PerHost<List<String>> allowed,
      PerHost<List<String>> denied,
      BiPredicate<List<String>, List<String>> admits) {
    return !allowed.allMatch(list -> !admits.test(list, List.of()))
        && !denied.allMatch(list -> !admits.test(List.of(), list));
  }

  /** Returns whether the lists of a cluster queue may let a user into some of its instances. */
  public static boolean mayAdmit(ClusterState state, Values queue, UserName user, String group) {
    return mayAdmit(
        queue.get(ClusterQueue.USER_LISTS),
        queue.get(ClusterQueue.XUSER_LISTS),
        (allowed, denied) -> admit(state, allowed, denied, user, group));
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
              ? admitName(allowed, denied, Optional.of(user.substring(1)))
              : admit(state, allowed, denied, UserName.of(user), "");
      if (!admitted) {
        return false;
      }
    }
    return true;
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
    return hasListed(state, list, entry -> isOf(entry, user, group));
  }

  /**
   * Returns whether a user set that a quota rule names has an entry that fits.
   *
   * @param list {@code @name}; the name may be a pattern
   */
  public static boolean hasListed(ClusterState state, String list, Predicate<String> fits) {
    String name = list.substring(1);
    if (!NamePattern.isPattern(name)) {
      return state.find(ObjectKind.USER_SET, name).filter(set -> has(set, fits)).isPresent();
    }
    NamePattern pattern = new NamePattern(name);
    for (Map.Entry<String, Values> set : state.objects(ObjectKind.USER_SET).asMap().entrySet()) {
      if (pattern.matches(set.getKey()) && has(set.getValue(), fits)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a user set has the user or the user's group. */
  private static boolean contains(Values set, UserName user, String group) {
    return has(set, entry -> isOf(entry, user, group));
  }

  private static boolean has(Values set, Predicate<String> fits) {
    for (String entry : set.get(UserSet.ENTRIES)) {
      if (fits.test(entry)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether an entry of a user set is about a user, or about the user's group. */
  private static boolean isOf(String entry, UserName user, String group) {
    return entry.startsWith("@") ? entry.substring(1).equals(group) : entry.equals(user.text());
  }

  /** The users that user sets name, groups aside. */
  public static Set<String> users(ClusterState state) {
    Set<String> users = new TreeSet<>();
    for (Values set : state.objects(ObjectKind.USER_SET).objects()) {
      users.addAll(set.get(UserSet.ENTRIES));
    }
    users.removeIf(entry -> entry.startsWith("@"));
    return users;
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
