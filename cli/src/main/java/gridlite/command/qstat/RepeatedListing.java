package gridlite.command.qstat;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.runtime.Machine;
import gridlite.syntax.OptionUse;
import gridlite.terminal.Screen;
import gridlite.terminal.StandardOutput;
import gridlite.terminal.StandardStreams;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Repeats a listing: {@code qstat --watch [SECONDS]}. On a terminal each round takes the place of
 * the one before, until the user leaves; elsewhere one follows the other, until nobody reads any
 * more. Each round is a command of its own, so that neither a daemon nor the cell's lock is kept in
 * between.
 */
final class RepeatedListing {
  static final String OPTION = "--watch";
  private static final long USUAL_SECONDS = 5;
  private static final long LONGEST_SECONDS = 86_400;

  private final List<String> command;
  private final long seconds;

  private RepeatedListing(List<String> command, long seconds) {
    this.command = command;
    this.seconds = seconds;
  }

  /**
   * One listing.
   *
   * @param text what the command printed
   * @param status its exit status
   * @param time when it was made
   */
  private record Round(String text, int status, LocalTime time) {}

  /**
   * Repeats a listing until it fails, the user leaves or nobody reads. Returns the exit status.
   *
   * @param uses options of {@code qstat}, {@code --watch} among them
   */
  static int run(List<OptionUse> uses, Map<String, String> variables) {
    List<String> command = new ArrayList<>();
    command.add(Machine.binaries().resolve("qstat").toString());
    long seconds = USUAL_SECONDS;
    for (OptionUse use : uses) {
      if (!use.name().equals(OPTION)) {
        command.add(use.name());
        command.addAll(use.operands());
      } else if (!use.operands().isEmpty() && !use.operand().isEmpty()) {
        seconds = seconds(use.operand());
      }
    }
    boolean onScreen = StandardStreams.allowScreen(variables);
    if (onScreen
        && !command.contains("--color")
        && variables.getOrDefault("NO_COLOR", "").isEmpty()) {
      command.addAll(List.of("--color", "always"));
    }
    RepeatedListing listing = new RepeatedListing(command, seconds);
    StandardOutput out = new StandardOutput();
    try {
      return out.finish("qstat", onScreen ? listing.repeatInPlace(out) : listing.repeat(out));
    } catch (IOException e) {
      throw new UncheckedIOException("can't repeat the listing", e);
    } catch (InterruptedException e) {
      return 0;
    }
  }

  private Round round() throws IOException, InterruptedException {
    LocalTime time = now();
    Process process =
        new ProcessBuilder(command)
            .redirectInput(new File("/dev/null"))
            .redirectErrorStream(true)
            .start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Round(text, process.waitFor(), time);
  }

  private static LocalTime now() {
    return LocalTime.now(ZoneId.systemDefault()).truncatedTo(ChronoUnit.SECONDS);
  }

  private int repeat(StandardOutput out) throws IOException, InterruptedException {
    while (true) {
      Round round = round();
      out.write(round.text().getBytes(StandardCharsets.UTF_8));
      if (round.status() != 0 || out.isBroken()) {
        return round.status();
      }
      Thread.sleep(seconds * 1000);
    }
  }

  private int repeatInPlace(OutputStream out) throws IOException, InterruptedException {
    Round last;
    try (Screen screen = Screen.open()) {
      screen.takeOver();
      last = show(screen);
    }
    if (last == null) {
      return 0;
    }
    out.write(last.text().getBytes(StandardCharsets.UTF_8));
    return last.status();
  }

  /** Draws until the user leaves. Returns the round that failed; null if none has. */
  private @Nullable Round show(Screen screen) throws InterruptedException {
    Rounds rounds = new Rounds(screen);
    rounds.start();
    try {
      while (true) {
        Screen.Event event = screen.await();
        Round latest = rounds.latest;
        if (event.isLeaving()) {
          return null;
        }
        if (latest == null) {
          continue;
        }
        if (latest.status() != 0) {
          return latest;
        }
        screen.draw(
            latest.text().lines().toList(), latest.time() + ", every " + seconds + " s, q: end");
      }
    } finally {
      rounds.interrupt();
    }
  }

  /** Makes the rounds, so that the screen need not wait for them. */
  private final class Rounds extends Thread {
    private final Screen screen;
    private volatile @Nullable Round latest;

    private Rounds(Screen screen) {
      super("gridlite rounds");
      setDaemon(true);
      this.screen = screen;
    }

    @Override
    public void run() {
      try {
        while (!isInterrupted()) {
          latest = round();
          screen.wake();
          Thread.sleep(seconds * 1000);
        }
      } catch (IOException e) {
        latest = new Round(e.getMessage() + "\n", 1, now());
        screen.wake();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private static long seconds(String text) {
    try {
      long seconds = Long.parseLong(text);
      if (seconds >= 1 && seconds <= LONGEST_SECONDS) {
        return seconds;
      }
    } catch (NumberFormatException e) {
      // refused below
    }
    throw new GridException(
        Problem.refused(
            "qstat: --watch "
                + text
                + ": expected a number of seconds from 1 to "
                + LONGEST_SECONDS));
  }
}
