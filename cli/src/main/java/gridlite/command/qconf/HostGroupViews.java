package gridlite.command.qconf;

import gridlite.config.HostGroup;
import gridlite.name.ObjectKind;
import gridlite.state.ClusterState;
import java.util.List;

/** Host groups with their nested groups resolved. */
final class HostGroupViews {
  private static final String INDENT = "   ";

  private HostGroupViews() {}

  static int tree(Session session, List<String> names) {
    String text =
        session
            .context()
            .store()
            .read(
                state -> {
                  Session.existing(state, ObjectKind.HOST_GROUP, names.get(0));
                  StringBuilder lines = new StringBuilder();
                  append(state, names.get(0), "", lines);
                  return lines.toString();
                });
    session.out(text);
    return 0;
  }

  private static void append(ClusterState state, String name, String indent, StringBuilder lines) {
    lines.append(indent).append(name).append('\n');
    state
        .find(ObjectKind.HOST_GROUP, name)
        .ifPresent(
            group ->
                group
                    .get(HostGroup.HOSTLIST)
                    .forEach(member -> append(state, member, indent + INDENT, lines)));
  }

  static int resolved(Session session, List<String> names) {
    String line =
        session
            .context()
            .store()
            .read(
                state -> {
                  Session.existing(state, ObjectKind.HOST_GROUP, names.get(0));
                  return String.join(" ", state.hostGroups().listed(names.get(0)));
                });
    session.out(line.isEmpty() ? "" : line + "\n");
    return 0;
  }
}
