package gridlite.command.daemon;

import gridlite.runtime.Console;
import gridlite.runtime.ForwardingConsole;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * The console for what a daemon does by itself. Nobody reads the standard error of a command there,
 * so its warnings go to the log, and at once. One that every look repeats is written once; when it
 * has not come again for a minute, the log says so, and the next time it is written anew. All else
 * is left to the console of the process.
 */
final class LogConsole extends ForwardingConsole {
  /** Time after which a warning is over: not every look comes to what it is about. */
  static final Duration QUIET = Duration.ofMinutes(1);

  private final Consumer<String> log;
  private final LongSupplier nanos;

  /** The warnings that are not over, with the time at which each came last. */
  private final Map<String, Long> logged = new LinkedHashMap<>();

  /** A console on top of the one of the process. */
  LogConsole(Console process, Consumer<String> log) {
    this(process, log, System::nanoTime);
  }

  /**
   * The same by another clock.
   *
   * @param nanos counts nanoseconds, and is not set by anybody
   */
  LogConsole(Console process, Consumer<String> log, LongSupplier nanos) {
    super(process);
    this.log = log;
    this.nanos = nanos;
  }

  @Override
  public synchronized void err(String text) {
    String warning = text.strip();
    if (logged.put(warning, nanos.getAsLong()) == null) {
      log.accept(warning);
    }
  }

  /** Ends a look: says which warnings are over. Of the rest nothing is held back. */
  @Override
  public synchronized void flush() {
    long now = nanos.getAsLong();
    List<String> over = new ArrayList<>();
    logged.forEach(
        (warning, last) -> {
          if (now - last >= QUIET.toNanos()) {
            over.add(warning);
          }
        });
    logged.keySet().removeAll(over);
    over.forEach(warning -> log.accept("not repeated for a minute: " + warning));
  }
}
