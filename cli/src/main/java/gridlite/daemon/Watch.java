package gridlite.daemon;

import gridlite.config.SchedulerConfig;
import gridlite.run.CatchUp;
import gridlite.run.CommandContext;
import gridlite.run.EndSignal;
import gridlite.run.SchedulingFlow;
import gridlite.schedule.NextLook;
import java.time.Duration;
import java.util.function.Consumer;

/**
 * What a daemon does by itself: it looks after the running tasks, and schedules every {@code
 * schedule_interval}, and after the end of a job when {@code flush_finish_sec} is set.
 *
 * @see "sched_conf(5), schedule_interval, flush_finish_sec"
 */
public final class Watch implements Runnable {
  private static final Duration LOOK = Duration.ofSeconds(1);

  private final CommandContext context;
  private final Consumer<RuntimeException> failed;
  private final EndSignal signal = new EndSignal();
  // by a clock that nobody sets
  private long lastRun = System.nanoTime();

  /**
   * A watch that does nothing yet.
   *
   * @param context the daemon's own context
   * @param failed told of what went wrong; the watch goes on
   */
  public Watch(CommandContext context, Consumer<RuntimeException> failed) {
    this.context = context;
    this.failed = failed;
  }

  @Override
  public void run() {
    try {
      while (true) {
        signal.await(context.cell(), LOOK);
        look();
      }
    } catch (InterruptedException e) {
      // the daemon ends
    }
  }

  private void look() {
    try {
      int ended = CatchUp.run(context);
      boolean flush = ended > 0 && setting(SchedulerConfig.FLUSH_FINISH_SEC) > 0;
      Duration interval = context.store().read(NextLook::interval);
      if (flush || System.nanoTime() - lastRun >= interval.toNanos()) {
        lastRun = System.nanoTime();
        SchedulingFlow.run(context);
      }
    } catch (RuntimeException e) {
      failed.accept(e);
    }
  }

  private long setting(gridlite.format.Attribute<Long> attribute) {
    return context.store().read(state -> state.schedulerConfig().get(attribute));
  }
}
