package gridlite.operation.configure;

import gridlite.complex.ComplexAttribute;
import gridlite.config.ClusterQueue;
import gridlite.config.ExecHost;
import gridlite.name.HostName;
import gridlite.name.NamePattern;
import gridlite.operation.Actor;
import gridlite.operation.Answer;
import gridlite.operation.Right;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.resource.MachineLoad;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.HostLoad;
import gridlite.state.Outcome;
import gridlite.state.QueueInstance;
import gridlite.state.SimulatedHosts;
import gridlite.value.Decimals;
import gridlite.value.NameValue;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Sets the load values that simulated hosts report.
 *
 * @see "qsched load"
 */
public final class SimulateLoad {
  private static final int PLACES = 6;

  private SimulateLoad() {}

  /** The values that those which are set are added to. */
  public enum Start {
    /** Those that the hosts report at present. */
    PRESENT_REPORT,
    /** Those that an idle machine reports, as if the hosts began anew. */
    IDLE_MACHINE
  }

  /**
   * Sets load values.
   *
   * @param actor a manager
   * @param words hosts, patterns and host groups, with commas between; {@code global} for values of
   *     the whole cluster
   * @param given values by name or shortcut; empty ones are no longer reported
   * @param start what the values are added to
   * @return the changes, and an answer a host
   */
  public static Outcome<List<Answer>> set(
      ClusterState state,
      Actor actor,
      String words,
      Map<String, String> given,
      Start start,
      Instant now) {
    if (!SimulatedHosts.are(state)) {
      throw new GridException(
          Problem.refused("hosts that run jobs report their load themselves")
              .hint(
                  "\"gridlite init --simulate\" makes a cell whose hosts report what is set;"
                      + " complex_values of a host stand in for what it reports"));
    }
    Right.MANAGER.require(actor, state);
    Map<String, String> values = checked(state, given);
    boolean idle = start == Start.IDLE_MACHINE;
    Map<HostName, Long> slots = idle ? slots(state) : Map.of();
    List<Change> changes = new ArrayList<>();
    List<Answer> answers = new ArrayList<>();
    for (HostName host : hosts(state, words)) {
      Map<String, String> present = state.loadValues(host);
      if (idle && !host.equals(HostName.GLOBAL)) {
        present = MachineLoad.idle(size(state, host, slots, values, present));
      }
      HostLoad load = new HostLoad(MachineLoad.changed(present, values), now);
      changes.add(new Change.PutLoad(host, load));
      int count = load.values().size();
      answers.add(
          Answer.done(
              "\"" + host + "\" reports " + count + (count == 1 ? " load value" : " load values")));
    }
    return new Outcome<>(changes, answers);
  }

  /** The hosts that some words stand for; throws when a word stands for none. */
  public static Set<HostName> hosts(ClusterState state, String words) {
    Set<HostName> known = state.execHosts();
    Set<HostName> hosts = new LinkedHashSet<>();
    for (String word : words.split(",", -1)) {
      Set<HostName> meant = new LinkedHashSet<>();
      if (word.startsWith("@")) {
        meant.addAll(state.hostGroups().hostsOf(word));
        meant.retainAll(known);
      } else {
        for (HostName host : known) {
          boolean global = host.equals(HostName.GLOBAL);
          // the cluster is not a host: it is meant by its name alone
          if (global ? word.equals(host.text()) : NamePattern.matches(word, host.text())) {
            meant.add(host);
          }
        }
      }
      if (meant.isEmpty()) {
        throw new GridException(
            Problem.refused("\"" + word + "\" does not match any execution host")
                .hint("expected a host, a pattern, @GROUP or global; qconf -sel lists the hosts"));
      }
      hosts.addAll(meant);
    }
    return hosts;
  }

  /** Lets hosts that have reported nothing report idle machines, from a cell's beginning on. */
  public static List<Change> fromTheBeginning() {
    return List.of(new Change.SetCounter(Counter.IDLE_HOSTS, 1));
  }

  /** Returns what hosts report that have reported nothing, where such hosts are idle machines. */
  public static Map<HostName, HostLoad> unreported(ClusterState state, Instant now) {
    if (state.counter(Counter.IDLE_HOSTS) == 0) {
      return Map.of();
    }
    Set<HostName> silent = state.execHosts();
    silent.remove(HostName.GLOBAL);
    silent.removeIf(host -> state.loads().find(host).isPresent());
    if (silent.isEmpty()) {
      return Map.of();
    }
    Map<HostName, Long> slots = slots(state);
    // a host that is in no queue yet may become a larger one
    silent.retainAll(slots.keySet());
    Map<HostName, HostLoad> loads = new LinkedHashMap<>();
    for (HostName host : silent) {
      Map<String, String> size = size(state, host, slots, Map.of(), Map.of());
      loads.put(host, new HostLoad(MachineLoad.idle(size), now));
    }
    return loads;
  }

  /**
   * Lets hosts report idle machines of the size that they had elsewhere, where hosts that have
   * reported nothing do so.
   *
   * @param loads what they reported there, by host and name
   */
  public static Outcome<List<Answer>> sized(
      ClusterState state, Map<HostName, Map<String, String>> loads, Instant now) {
    List<Change> changes = new ArrayList<>();
    if (state.counter(Counter.IDLE_HOSTS) == 0) {
      return new Outcome<>(changes, List.of());
    }
    loads.forEach(
        (host, reported) -> {
          boolean known = state.execHost(host).isPresent() && !host.equals(HostName.GLOBAL);
          Map<String, String> idle = MachineLoad.idle(reported);
          if (known && !state.loadValues(host).equals(idle)) {
            changes.add(new Change.PutLoad(host, new HostLoad(idle, now)));
          }
        });
    String count = changes.size() == 1 ? "1 host reports" : changes.size() + " hosts report";
    return new Outcome<>(
        changes, List.of(Answer.done(count + " an idle machine of the size in its listing")));
  }

  /** Returns what is known of a host's size: as given, as reported, as configured, by its slots. */
  private static Map<String, String> size(
      ClusterState state,
      HostName host,
      Map<HostName, Long> slots,
      Map<String, String> given,
      Map<String, String> present) {
    Map<String, String> size = new LinkedHashMap<>();
    size.put("num_proc", Long.toString(Math.max(1, slots.getOrDefault(host, 1L))));
    for (NameValue value : state.execHost(host).orElseThrow().get(ExecHost.COMPLEX_VALUES)) {
      String name = state.complexes().find(value.name()).map(ComplexAttribute::name).orElse("");
      size.put(name.equals("slots") ? "num_proc" : name, value.value());
    }
    size.putAll(present);
    size.putAll(given);
    size.values().removeIf(String::isEmpty);
    return size;
  }

  /** Slots of the largest queue instance of each host that has any. */
  private static Map<HostName, Long> slots(ClusterState state) {
    Map<HostName, Long> slots = new HashMap<>();
    for (QueueInstance instance : state.queueInstances().all()) {
      slots.merge(instance.host(), instance.get(ClusterQueue.SLOTS), Math::max);
    }
    return slots;
  }

  /** The values by the names of their attributes; throws all that is wrong with them. */
  private static Map<String, String> checked(ClusterState state, Map<String, String> given) {
    Map<String, String> values = new LinkedHashMap<>();
    List<Problem> problems = new ArrayList<>();
    given.forEach(
        (name, text) ->
            state
                .complexes()
                .find(name)
                .ifPresentOrElse(
                    attribute -> {
                      // an empty text takes a value away
                      Optional<String> value =
                          text.isEmpty() ? Optional.of("") : spelled(attribute, text);
                      value.ifPresentOrElse(
                          known -> values.put(attribute.name(), known),
                          () -> problems.add(wrong(attribute, text)));
                    },
                    () ->
                        problems.add(
                            Problem.refused("there is no complex attribute \"" + name + "\"")
                                .hint("qconf -sc lists them; a load value needs one"))));
    if (!problems.isEmpty()) {
      throw new GridException(problems);
    }
    return values;
  }

  /** A value as hosts report it; empty when it is none of the type. */
  private static Optional<String> spelled(ComplexAttribute attribute, String text) {
    if (!attribute.type().isNumeric()) {
      return Optional.of(text);
    }
    double number = attribute.number(text).orElse(Double.POSITIVE_INFINITY);
    if (Double.isInfinite(number)) {
      return Optional.empty();
    }
    return switch (attribute.type()) {
      case DOUBLE -> Optional.of(Decimals.fixed(number, PLACES));
      case INT ->
          Optional.of(Decimals.fixed(number, 0)).filter(whole -> number == Math.rint(number));
      default -> Optional.of(text);
    };
  }

  private static Problem wrong(ComplexAttribute attribute, String text) {
    String expected =
        switch (attribute.type()) {
          case INT -> "a whole number";
          case TIME -> "seconds or hours:minutes:seconds";
          case MEMORY -> "an amount such as 512M or 16G";
          case BOOL -> "true or false";
          default -> "a number";
        };
    return Problem.refused(
        attribute.name() + ": expected " + expected + ", found \"" + text + "\"");
  }
}
