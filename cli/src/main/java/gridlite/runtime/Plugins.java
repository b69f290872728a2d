package gridlite.runtime;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.schedule.algorithm.SchedulerAlgorithm;
import gridlite.schedule.run.Scheduler;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/** The scheduling algorithms of others: what the jars in {@code lib/plugins} offer. */
public final class Plugins {
  private Plugins() {}

  /** A scheduler that knows them. They are looked for when the configuration names one. */
  public static Scheduler scheduler() {
    return new Scheduler(Plugins::find);
  }

  private static Optional<SchedulerAlgorithm> find(String name) {
    try {
      for (SchedulerAlgorithm algorithm : ServiceLoader.load(SchedulerAlgorithm.class)) {
        if (algorithm.name().equals(name)) {
          return Optional.of(algorithm);
        }
      }
    } catch (ServiceConfigurationError e) {
      throw new GridException(
          Problem.refused("a jar with a scheduling algorithm can't be used: " + e.getMessage())
              .hint("remove it from lib/plugins, or correct what its META-INF/services names"));
    }
    return Optional.empty();
  }
}
