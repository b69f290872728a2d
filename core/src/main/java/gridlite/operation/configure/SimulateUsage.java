package gridlite.operation.configure;

import gridlite.operation.Actor;
import gridlite.operation.Right;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Outcome;
import gridlite.state.SimulatedHosts;
import gridlite.state.SimulatedUsage;
import gridlite.value.NumberSyntax;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * The usage of simulated jobs that name none themselves.
 *
 * @see "qsched usage"
 */
public final class SimulateUsage {
  private SimulateUsage() {}

  /**
   * Sets it, for running jobs from now on.
   *
   * @param actor a manager
   * @param given amounts by {@code cpu}, {@code mem} or {@code io}; others stay
   */
  public static Outcome<SimulatedUsage> set(
      ClusterState state, Actor actor, Map<String, String> given) {
    if (!SimulatedHosts.are(state)) {
      throw new GridException(
          Problem.refused("the usage of jobs that really run is measured")
              .hint("\"gridlite init --simulate\" makes a cell whose jobs use what is set"));
    }
    Right.MANAGER.require(actor, state);
    SimulatedUsage usage = SimulatedUsage.ofCell(state);
    for (Map.Entry<String, String> entry : given.entrySet()) {
      double amount = amount(entry.getKey(), entry.getValue());
      usage =
          switch (entry.getKey()) {
            case "cpu" -> new SimulatedUsage(amount, usage.memory(), usage.io());
            case "mem" -> new SimulatedUsage(usage.cpu(), amount, usage.io());
            case "io" -> new SimulatedUsage(usage.cpu(), usage.memory(), amount);
            default ->
                throw new GridException(
                    Problem.refused("there is no usage \"" + entry.getKey() + "\"")
                        .hint("expected cpu, mem or io"));
          };
    }
    List<Change> changes = new ArrayList<>();
    usage
        .counters()
        .forEach((counter, value) -> changes.add(new Change.SetCounter(counter, value)));
    return new Outcome<>(changes, usage);
  }

  private static double amount(String kind, String text) {
    OptionalDouble amount = NumberSyntax.parse(text);
    if (amount.isPresent()
        && amount.getAsDouble() >= 0
        && amount.getAsDouble() < Long.MAX_VALUE / 1e6) {
      return amount.getAsDouble();
    }
    throw new GridException(
        Problem.refused(kind + ": expected an amount such as 0.5 or 2G, found \"" + text + "\""));
  }
}
