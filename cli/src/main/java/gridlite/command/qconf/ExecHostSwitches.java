package gridlite.command.qconf;

import gridlite.command.qconf.EditorFlow.Unwritten;
import gridlite.config.ExecHost;
import gridlite.format.Attribute;
import gridlite.format.KeywordLines;
import gridlite.format.Layout.LineWidth;
import gridlite.format.Values;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.operation.configure.ConfigureObject.Mode;
import gridlite.operation.configure.KindTraits;
import gridlite.state.ClusterState;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The parts of execution hosts beyond those of other objects: reported values, and other hosts as
 * template.
 */
final class ExecHostSwitches {
  /** The addition of a host is reported in other words from the editor than from a file. */
  private static final String ADDED = "added host %s to exec host list";

  private ExecHostSwitches() {}

  static int add(Session session, List<String> operands) {
    KindTraits traits = KindTraits.of(ObjectKind.EXEC_HOST);
    session.require(traits.right());
    Values template =
        session
            .context()
            .store()
            .read(
                state ->
                    operands.isEmpty()
                        ? traits.template("template")
                        : Session.existing(state, ObjectKind.EXEC_HOST, operands.get(0)));
    return session.print(
        new ObjectSwitches(ObjectKind.EXEC_HOST)
            .edit(
                session,
                template,
                new Unwritten.Refuse("file unchanged"),
                Mode.ADD,
                Optional.empty(),
                host -> ADDED.formatted(traits.name(host))));
  }

  static int show(Session session, List<String> names) {
    if (session.modes().json()) {
      return new ObjectSwitches(ObjectKind.EXEC_HOST).show(session, names);
    }
    LineWidth width = session.width();
    session.out(session.context().store().read(state -> text(state, names.get(0), width)));
    return 0;
  }

  private static String text(ClusterState state, String name, LineWidth width) {
    Values host = Session.existing(state, ObjectKind.EXEC_HOST, name);
    KeywordLines lines = new KeywordLines(ExecHost.SCHEMA.padding(), width);
    for (Attribute<?> attribute : ExecHost.SCHEMA.attributes()) {
      lines.line(attribute.name(), host.text(attribute));
      if (attribute == ExecHost.COMPLEX_VALUES) {
        addReported(lines, state.loadValues(HostName.of(name)));
      }
    }
    return lines.toString();
  }

  private static void addReported(KeywordLines lines, Map<String, String> load) {
    List<String> values = new ArrayList<>();
    for (Map.Entry<String, String> value : load.entrySet()) {
      values.add(value.getKey() + "=" + value.getValue());
    }
    lines.line("load_values", values.isEmpty() ? "NONE" : String.join(",", values));
    lines.line("processors", load.getOrDefault("num_proc", "0"));
  }
}
