package gridlite.command.listing;

import gridlite.config.ClusterConfig;
import gridlite.config.ClusterQueue;
import gridlite.config.ExecHost;
import gridlite.format.Values;
import gridlite.name.HostName;
import gridlite.name.UserName;
import gridlite.state.AccessLists;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import gridlite.state.Settings;
import java.util.ArrayList;
import java.util.List;

/**
 * Access of users to queue instances, as {@code -U} asks for it: the lists of the configuration, of
 * the hosts and of the queues must all let a user in. Projects are not known here, so that an
 * instance which keeps some out is left out for everybody.
 */
final class InstanceAccess {
  /** A user who is in every user set. */
  private static final String MEMBER_OF_ALL = "*";

  private static final HostName EVERY_HOST = HostName.of(ClusterConfig.GLOBAL);

  private final ClusterState state;
  private final List<String> users;
  private final Lists ofCluster;

  /** Access of any of some users; none: everybody. */
  InstanceAccess(ClusterState state, List<String> users) {
    this.state = state;
    this.users = users;
    Settings configuration = Settings.global(state);
    this.ofCluster =
        new Lists(configuration.names("user_lists"), configuration.names("xuser_lists"));
  }

  /** Names of user sets that are let in, of which none means everybody, and that are kept out. */
  private record Lists(List<String> allowed, List<String> denied) {}

  /** Returns whether one of the users may use an instance. */
  boolean admitsAny(QueueInstance instance) {
    if (users.isEmpty()) {
      return true;
    }
    boolean keepsProjectsOut = !instance.get(ClusterQueue.XPROJECTS).isEmpty();
    List<Lists> lists = new ArrayList<>();
    lists.add(ofCluster);
    lists.add(
        new Lists(instance.get(ClusterQueue.USER_LISTS), instance.get(ClusterQueue.XUSER_LISTS)));
    for (HostName name : List.of(EVERY_HOST, instance.host())) {
      Values host = state.execHost(name).orElseGet(ExecHost.SCHEMA::template);
      lists.add(new Lists(host.get(ExecHost.USER_LISTS), host.get(ExecHost.XUSER_LISTS)));
      keepsProjectsOut |= !host.get(ExecHost.XPROJECTS).isEmpty();
    }
    return !keepsProjectsOut && users.stream().anyMatch(user -> pass(user, lists));
  }

  private boolean pass(String user, List<Lists> all) {
    return all.stream().allMatch(lists -> passes(user, lists));
  }

  private boolean passes(String user, Lists lists) {
    if (user.equals(MEMBER_OF_ALL)) {
      return lists.denied().isEmpty();
    }
    String group = user.startsWith("@") ? user.substring(1) : "";
    return AccessLists.admit(state, lists.allowed(), lists.denied(), UserName.of(user), group);
  }
}
