package gridlite.schedule.algorithm;

import java.util.Optional;

/** The source of scheduling algorithms beside the built-in ones. */
@FunctionalInterface
public interface Algorithms {
  /**
   * The algorithm of a name, if there is one.
   *
   * @throws gridlite.problem.GridException if one of those that are offered can't be used
   */
  Optional<SchedulerAlgorithm> find(String name);
}
