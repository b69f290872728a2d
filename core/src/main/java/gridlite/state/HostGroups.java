package gridlite.state;

import gridlite.config.HostGroup;
import gridlite.format.Values;
import gridlite.name.HostName;
import gridlite.name.NamePattern;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** The host groups of a state, with their members resolved through nested groups. */
public final class HostGroups {
  private final ObjectList groups;
  private final Map<String, Set<HostName>> resolved = new HashMap<>();

  HostGroups(ObjectList groups) {
    this.groups = groups;
  }

  /**
   * All hosts of a group, each once: direct members in order, then those of nested groups, level by
   * level. An unknown group has none.
   */
  public Set<HostName> hostsOf(String group) {
    Set<HostName> known = resolved.get(group);
    if (known == null) {
      known = resolve(List.of(group));
      resolved.put(group, known);
    }
    return known;
  }

  /**
   * The hosts of a group in the order of {@link #hostsOf}, each as often as it and the groups in it
   * name it.
   */
  public List<HostName> namedBy(String group) {
    List<HostName> hosts = new ArrayList<>();
    resolve(List.of(group), hosts);
    return hosts;
  }

  /**
   * The hosts of a group, or of all groups that a pattern stands for.
   *
   * @param group a name or a pattern, with the {@code @} of names of groups
   */
  public Set<HostName> matching(String group) {
    return NamePattern.isPattern(group) ? hostsOf(new NamePattern(group)::matches) : hostsOf(group);
  }

  /** The hosts of all groups whose names are chosen. */
  public Set<HostName> hostsOf(Predicate<String> chosen) {
    return resolve(groups.names().stream().filter(chosen).toList());
  }

  /**
   * Returns whether a group, or one of those that a pattern stands for, has a host.
   *
   * @param group a name or a pattern, with the {@code @} of names of groups
   */
  public boolean contains(String group, HostName host) {
    if (!NamePattern.isPattern(group)) {
      return hostsOf(group).contains(host);
    }
    NamePattern pattern = new NamePattern(group);
    for (String name : groups.names()) {
      if (pattern.matches(name) && hostsOf(name).contains(host)) {
        return true;
      }
    }
    return false;
  }

  /**
   * All hosts that a list of hosts and groups stands for, each once; hosts of a level before deeper
   * ones.
   */
  public Set<HostName> resolve(List<String> hostsAndGroups) {
    Set<HostName> hosts = new LinkedHashSet<>();
    resolve(hostsAndGroups, hosts);
    return hosts;
  }

  /** The groups that a list of hosts and groups names, and those nested in them. */
  public Set<String> groupsIn(List<String> hostsAndGroups) {
    return resolve(hostsAndGroups, new LinkedHashSet<>());
  }

  /** Adds the hosts of a list; returns the groups that were passed on the way. */
  private Set<String> resolve(List<String> hostsAndGroups, Collection<HostName> hosts) {
    Set<String> seen = new LinkedHashSet<>();
    List<String> level = hostsAndGroups;
    while (!level.isEmpty()) {
      List<String> next = new ArrayList<>();
      for (String name : level) {
        if (!name.startsWith("@")) {
          hosts.add(HostName.of(name));
        } else if (seen.add(name)) {
          groups.find(name).map(this::members).ifPresent(next::addAll);
        }
      }
      level = next;
    }
    return seen;
  }

  /**
   * The hosts of a group as {@code qconf -shgrp_resolved} lists them: level by level as {@link
   * #hostsOf}, but a host that is a member on several ways stands where it comes last
   * (conformance/scheduling/nested-host-groups.t).
   */
  public Set<String> listed(String group) {
    Set<String> hosts = new LinkedHashSet<>();
    Set<String> level = Set.of(group);
    while (!level.isEmpty()) {
      // what a level names several times is looked at once, or groups of groups grow beyond bounds
      Set<String> next = new LinkedHashSet<>();
      for (String name : level) {
        if (name.startsWith("@")) {
          groups.find(name).map(this::members).ifPresent(all -> putLast(next, all));
        } else {
          putLast(hosts, List.of(name));
        }
      }
      level = next;
    }
    return hosts;
  }

  private static void putLast(Set<String> names, List<String> added) {
    added.forEach(names::remove);
    names.addAll(added);
  }

  private List<String> members(Values group) {
    return group.get(HostGroup.HOSTLIST);
  }
}
