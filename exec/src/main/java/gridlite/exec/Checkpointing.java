package gridlite.exec;

import gridlite.config.CheckpointEnvironment;
import gridlite.config.ClusterQueue;
import gridlite.format.Attribute;
import gridlite.format.Values;
import gridlite.job.JobRequest;
import gridlite.name.ObjectKind;
import gridlite.state.Restarts;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The demands of a task's checkpointing interface on the host. Interface {@code userdefined} leaves
 * the job to write checkpoints when it gets the signal; the commands are for all others.
 *
 * @param checkpointEnvironment the interface
 * @param when occasions: letters of {@code s m x r}
 * @param intervalSeconds time between two checkpoints; empty: none by the clock
 * @see "checkpoint(5); queue_conf(5), min_cpu_interval"
 */
record Checkpointing(Values checkpointEnvironment, String when, OptionalLong intervalSeconds) {

  static Optional<Checkpointing> of(Launch launch) {
    return launch
        .job()
        .get(JobRequest.CHECKPOINT)
        .flatMap(name -> launch.state().find(ObjectKind.CHECKPOINT, name))
        .map(checkpointEnvironment -> of(launch, checkpointEnvironment));
  }

  private static Checkpointing of(Launch launch, Values checkpointEnvironment) {
    long interval = launch.job().get(JobRequest.CHECKPOINT_INTERVAL).orElse(0L);
    String when = Restarts.occasions(launch.state(), launch.job());
    double least = launch.instance().get(ClusterQueue.MIN_CPU_INTERVAL).seconds();
    double seconds = Math.max((double) interval, least);
    // without this occasion not even an interval asked for makes it regular
    boolean regular = when.indexOf('m') >= 0 && !Double.isInfinite(seconds);
    return new Checkpointing(
        checkpointEnvironment,
        when,
        regular && seconds >= 1 ? OptionalLong.of((long) seconds) : OptionalLong.empty());
  }

  /** Returns whether the job writes checkpoints itself and goes on from them. */
  boolean isApplicationLevel() {
    return kind().equals("application-level");
  }

  private String kind() {
    return checkpointEnvironment.get(CheckpointEnvironment.INTERFACE).toLowerCase(Locale.ROOT);
  }

  /** Writes what the shepherd needs to know. */
  void describe(LaunchFile file) {
    if (when.indexOf('x') >= 0) {
      file.add("ckpt_migrate", "1");
    }
    intervalSeconds.ifPresent(seconds -> file.add("ckpt_interval", Long.toString(seconds)));
    Optional<String> signal = command(CheckpointEnvironment.SIGNAL);
    file.addIfSet(
        "ckpt_signal", signal.map(name -> name.toUpperCase(Locale.ROOT)).map(LaunchFile::signal));
    if (kind().equals("userdefined")) {
      return;
    }
    file.addIfSet("ckpt_command", command(CheckpointEnvironment.CKPT_COMMAND));
    file.addIfSet("ckpt_migr_command", command(CheckpointEnvironment.MIGR_COMMAND));
    file.addIfSet("ckpt_clean_command", command(CheckpointEnvironment.CLEAN_COMMAND));
    file.add("var", "ckpt_dir " + checkpointEnvironment.get(CheckpointEnvironment.CKPT_DIR));
    file.add("var", "ckpt_signal " + signal.orElse(""));
  }

  private Optional<String> command(Attribute<String> attribute) {
    return Launch.unlessNone(checkpointEnvironment.get(attribute));
  }
}
