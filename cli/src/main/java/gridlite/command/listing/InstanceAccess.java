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

  private final ClusterState state;
  private final List<String> users;

  /** Lists that hold for every instance. */
  private final List<Lists> ofCluster;

  private final boolean keepsProjectsOut;

  /** Access of any of some users; none: everybody. */
  InstanceAccess(ClusterState state, List<String> users) {
    this.state = state;
    this.users = users;
    Settings configuration = Settings.global(state);
    Values everyHost = host(HostName.of(ClusterConfig.GLOBAL));
    this.ofCluster =
        List.of(
            new Lists(configuration.names("user_lists"), configuration.names("xuser_lists")),
            lists(everyHost));
    this.keepsProjectsOut = keepsProjectsOut(everyHost);
  }

  private Values host(HostName name) {
    return state.execHost(name).orElseGet(ExecHost.SCHEMA::template);
  }

  private static Lists lists(Values host) {
    return new Lists(host.get(ExecHost.USER_LISTS), host.get(ExecHost.XUSER_LISTS));
  }

  private static boolean keepsProjectsOut(Values host) {
    return !host.get(ExecHost.XPROJECTS).isEmpty();
  }

  /** Names of user sets that are let in, of which none means everybody, and that are kept out. */
  private record Lists(List<String> allowed, List<String> denied) {}

  /** Returns whether one of the users may use an instance. */
  boolean admitsAny(QueueInstance instance) {
    if (users.isEmpty()) {
      return true;
    }
    Values host = host(instance.host());
    if (keepsProjectsOut
        || keepsProjectsOut(host)
        || !instance.get(ClusterQueue.XPROJECTS).isEmpty()) {
      return false;
    }
    List<Lists> lists = new ArrayList<>(ofCluster);
    lists.add(lists(host));
    lists.add(
        new Lists(instance.get(ClusterQueue.USER_LISTS), instance.get(ClusterQueue.XUSER_LISTS)));
    return users.stream().anyMatch(user -> pass(user, lists));
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
