package gridlite.operation.configure;

import gridlite.format.Attribute;
import gridlite.format.ParsedObject;
import gridlite.format.Values;
import gridlite.name.ObjectKind;
import gridlite.port.HostDirectory;
import gridlite.problem.Problem;
import gridlite.schedule.run.Scheduler;
import gridlite.state.ClusterState;
import java.util.ArrayList;
import java.util.List;

/** One object under check: what it is checked against, and what was found wrong so far. */
final class ObjectCheck {
  private final ClusterState state;
  private final ObjectKind kind;
  private final String name;
  private final HostDirectory hosts;
  private final Scheduler scheduler;
  private final List<Problem> problems = new ArrayList<>();
  private ParsedObject parsed;

  ObjectCheck(
      ClusterState state,
      ObjectKind kind,
      ParsedObject parsed,
      HostDirectory hosts,
      Scheduler scheduler) {
    this.state = state;
    this.kind = kind;
    this.parsed = parsed;
    this.hosts = hosts;
    this.scheduler = scheduler;
    this.name = KindTraits.of(kind).name(parsed.object());
  }

  ClusterState state() {
    return state;
  }

  ObjectKind kind() {
    return kind;
  }

  String name() {
    return name;
  }

  Values object() {
    return parsed.object();
  }

  <V> V get(Attribute<V> attribute) {
    return object().get(attribute);
  }

  /** Replaces a value by its canonical form. */
  <V> void normalise(Attribute<V> attribute, V value) {
    parsed = parsed.with(object().with(attribute, value));
  }

  List<Problem> problems() {
    return problems;
  }

  /** A problem with a word in an attribute's value. */
  void refuse(Attribute<?> attribute, String word, String message) {
    refuse(attribute.name(), word, message);
  }

  /** A problem with a word in the value of a keyword. */
  void refuse(String keyword, String word, String message) {
    problems.add(
        parsed.problem(keyword, word, "\"" + keyword + "\" of \"" + name + "\": " + message));
  }

  /** Returns whether a host is known to the cell or to the network. */
  boolean isHost(String host) {
    return state.has(ObjectKind.EXEC_HOST, host)
        || state.has(ObjectKind.ADMIN_HOST, host)
        || state.has(ObjectKind.SUBMIT_HOST, host)
        || hosts.resolves(host);
  }

  /** Returns whether there is a scheduling algorithm of a name. */
  boolean hasAlgorithm(String name) {
    return scheduler.isKnown(name);
  }
}
