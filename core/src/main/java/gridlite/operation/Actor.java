package gridlite.operation;

import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.name.UserName;
import gridlite.state.ClusterState;

/**
 * The user who asks for an operation.
 *
 * @param name user name
 * @param group name of the primary group
 * @param uid numeric user id
 * @param gid numeric group id
 * @param host name of the host the command runs on
 */
public record Actor(UserName name, String group, long uid, long gid, HostName host) {
  /** {@code user@host}, as answers begin. */
  public String at() {
    return name + "@" + host;
  }

  /** Returns whether the user is a manager of the cell. */
  public boolean isManager(ClusterState state) {
    return state.has(ObjectKind.MANAGER, name.text());
  }

  /** Returns whether the user is an operator of the cell; managers are. */
  public boolean isOperator(ClusterState state) {
    return isManager(state) || state.has(ObjectKind.OPERATOR, name.text());
  }
}
