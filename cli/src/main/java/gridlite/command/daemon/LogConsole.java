package gridlite.command.daemon;

import gridlite.runtime.Console;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
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
final class LogConsole implements Console {
  /** Time after which a warning is over: not every look comes to what it is about. */
  static final Duration QUIET = Duration.ofMinutes(1);

  private final Console process;
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
    this.process = process;
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

  @Override
  public void out(String text) {
    process.out(text);
  }

  @Override
  public String readInput() {
    return process.readInput();
  }

  @Override
  public boolean isTerminal() {
    return process.isTerminal();
  }

  @Override
  public Edited edit(String text, String suffix) {
    return process.edit(text, suffix);
  }

  @Override
  public void discard(Edited edited) {
    process.discard(edited);
  }

  @Override
  public InputStream openFile(Path file) throws IOException {
    return process.openFile(file);
  }

  @Override
  public void writeFile(Path file, String text) throws IOException {
    process.writeFile(file, text);
  }

  @Override
  public List<String> listFiles(Path directory) throws IOException {
    return process.listFiles(directory);
  }

  @Override
  public void makeDirectory(Path directory) throws IOException {
    process.makeDirectory(directory);
  }
}
