package gridlite.command.shell;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.runtime.CellSession;
import gridlite.terminal.Screen;
import gridlite.terminal.StandardStreams;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** {@code watch [SECONDS] COMMAND ...}: repeats a command in place until the user leaves. */
final class ShellWatch {
  private static final long LONGEST_SECONDS = 86_400;

  private final List<String> command;
  private final long seconds;
  private final Function<String[], CellSession.Answer> run;

  /**
   * A repetition.
   *
   * @param seconds time between two runs
   * @param run runs a command and keeps its output
   */
  ShellWatch(long seconds, List<String> command, Function<String[], CellSession.Answer> run) {
    this.seconds = seconds;
    this.command = command;
    this.run = run;
    if (command.isEmpty() || seconds < 1 || seconds > LONGEST_SECONDS) {
      throw new GridException(
          Problem.of(ProblemKind.USAGE, "watch: expected seconds from 1 to 86400 and a command")
              .hint("such as: watch 5 qstat -u alice"));
    }
  }

  /** Repeats the command. Returns its status when it fails, else 0. */
  int run(Map<String, String> variables) throws IOException, InterruptedException {
    if (!StandardStreams.allowScreen(variables)) {
      throw new GridException(Problem.refused("watch: it needs a terminal"));
    }
    CellSession.Answer answer = run.apply(command.toArray(new String[0]));
    try (Screen screen = Screen.open()) {
      screen.takeOver();
      Thread rounds = new Thread(() -> wake(screen), "gridlite rounds");
      rounds.setDaemon(true);
      rounds.start();
      while (answer.status() == 0) {
        screen.draw(
            answer.out().lines().toList(),
            String.join(" ", command) + ", every " + seconds + " s, q: end");
        Screen.Event event = screen.await();
        if (event.isLeaving()) {
          rounds.interrupt();
          return 0;
        }
        if (event.kind() == Screen.Event.Kind.WOKEN) {
          answer = run.apply(command.toArray(new String[0]));
        }
      }
      rounds.interrupt();
    }
    System.err.print(answer.err());
    return answer.status();
  }

  private void wake(Screen screen) {
    try {
      while (!Thread.interrupted()) {
        Thread.sleep(seconds * 1000);
        screen.wake();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
