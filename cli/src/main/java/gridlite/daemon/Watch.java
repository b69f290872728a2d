package gridlite.daemon;

import gridlite.config.SchedulerConfig;
import gridlite.format.Attribute;
import gridlite.runtime.CommandContext;
import gridlite.runtime.EndSignal;
import gridlite.runtime.Reconciler;
import gridlite.runtime.SchedulingFlow;
import gridlite.schedule.run.NextLook;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.time.Duration;
import java.util.function.Consumer;

/**
 * The work of a daemon by itself: it looks after the running tasks, and schedules every {@code
 * schedule_interval}, and after the end of a job when {@code flush_finish_sec} is set. It ends when
 * the directory of its cell has gone or is another one.
 *
 * @see "sched_conf(5), schedule_interval, flush_finish_sec"
 */
public final class Watch implements Runnable {
  private static final Duration LOOK = Duration.ofSeconds(1);
  private static final String IDENTITY = "unix:ino,dev";

  private final CommandContext context;
  private final Consumer<RuntimeException> failed;
  private final Runnable gone;
  private final Object directory;
  private final EndSignal signal = new EndSignal();
  // by a clock that nobody sets
  private long lastRun = System.nanoTime();

  /**
   * A watch that does nothing yet.
   *
   * @param context the daemon's own context
   * @param failed takes what went wrong; the watch goes on
   * @param gone called when the directory of the cell has been removed or replaced; the watch ends
   * @throws IOException if there is no such directory now
   */
  public Watch(CommandContext context, Consumer<RuntimeException> failed, Runnable gone)
      throws IOException {
    this.context = context;
    this.failed = failed;
    this.gone = gone;
    this.directory = identity();
  }

  private Object identity() throws IOException {
    return Files.readAttributes(context.cell().directory(), IDENTITY);
  }

  /** Returns whether it is certain that the cell is no longer where it was. */
  private boolean isGone() {
    try {
      return !identity().equals(directory);
    } catch (NoSuchFileException e) {
      return true;
    } catch (IOException e) {
      // a file system that does not answer comes back
      return false;
    }
  }

  @Override
  public void run() {
    try {
      while (!isGone()) {
        signal.await(context.cell(), LOOK);
        look();
      }
      gone.run();
    } catch (InterruptedException e) {
      // the daemon ends
    }
  }

  private void look() {
    try {
      int ended = Reconciler.run(context);
      boolean flush = ended > 0 && setting(SchedulerConfig.FLUSH_FINISH_SEC) > 0;
      Duration interval = context.store().read(NextLook::interval);
      if (flush || System.nanoTime() - lastRun >= interval.toNanos()) {
        lastRun = System.nanoTime();
        SchedulingFlow.run(context);
      }
      // a look that fails has not come to all that it would warn of
      context.console().flush();
    } catch (RuntimeException e) {
      failed.accept(e);
    }
  }

  private long setting(Attribute<Long> attribute) {
    return context.store().read(state -> state.schedulerConfig().get(attribute));
  }
}
