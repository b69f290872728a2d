package gridlite.command.top;

import gridlite.problem.GridException;
import gridlite.runtime.CellSession;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Looks at the cell every two seconds, and at once when something else is wanted, beside the thread
 * that draws. Expected starts are worked out by a thread of their own: they may take longer.
 */
final class Feed implements AutoCloseable {
  private static final long INTERVAL_MS = 2000;

  /** Rounds of work are followed by so many times their length without any. */
  private static final int REST = 3;

  /** The wishes of the user: the lines of jobs that are seen, and the text that is open. */
  private record Wish(
      String text, String doing, String order, int from, int rows, List<String> page) {}

  private final CellSession session;
  private final Runnable wake;
  private final Thread looking = new Thread(this::look, "gridlite look");
  private final Thread estimating = new Thread(this::estimate, "gridlite starts");
  private Wish wish = new Wish("", "", "", 0, 0, List.of());
  private List<String> toRun = List.of();
  private CellView latest = CellView.NONE;
  private TopModel.Page page = new TopModel.Page("", List.of(), List.of());
  private String trouble = "";
  private Map<Long, Instant> starts = Map.of();
  private boolean isNew;
  private boolean isClosed;

  /**
   * A feed.
   *
   * @param wake is called by other threads when there is something to be drawn
   */
  Feed(CellSession session, Runnable wake) {
    this.session = session;
    this.wake = wake;
    for (Thread thread : List.of(looking, estimating)) {
      thread.setDaemon(true);
      thread.start();
    }
  }

  /** Says what is seen from now on. */
  synchronized void want(TopModel model, int rows) {
    Wish next =
        new Wish(
            model.filter(),
            model.doing(),
            model.order(),
            model.first(),
            rows,
            model.page().map(TopModel.Page::command).orElse(List.of()));
    if (!next.equals(wish)) {
      wish = next;
      notifyAll();
    }
  }

  /** Runs a command, and says what it says. */
  synchronized void run(List<String> command) {
    toRun = command;
    notifyAll();
  }

  /** Gives what is new to the model. */
  synchronized void takeTo(TopModel model) {
    if (isNew) {
      isNew = false;
      model.show(latest);
      model.show(page);
      if (!trouble.isEmpty()) {
        model.say(trouble);
        trouble = "";
      }
    }
  }

  /** Expected starts by number of the job. */
  synchronized Map<Long, Instant> starts() {
    return starts;
  }

  private void look() {
    Wish known = wish();
    boolean isKnown = false;
    try {
      while (true) {
        List<String> command = command();
        if (!command.isEmpty()) {
          CellSession.Answer answer = session.run(command.toArray(new String[0]));
          say(answer);
        }
        Wish now = wish();
        isKnown = isKnown && now.equals(known);
        known = now;
        isKnown = round(now, isKnown ? List.of("--known=" + revision()) : List.of());
        await(now);
      }
    } catch (InterruptedException e) {
      // it was closed
    }
  }

  private synchronized Wish wish() {
    return wish;
  }

  private synchronized List<String> command() {
    List<String> command = toRun;
    toRun = List.of();
    return command;
  }

  private synchronized void say(CellSession.Answer answer) {
    trouble = firstLine(answer.out() + answer.err());
    isNew = true;
  }

  private static String firstLine(String text) {
    return text.lines().map(String::strip).filter(line -> !line.isEmpty()).findFirst().orElse("");
  }

  /**
   * Looks once. Returns whether the cell is known now.
   *
   * @param known option for the revision that was shown last; empty where that was of another wish
   */
  private boolean round(Wish now, List<String> known) {
    List<String> look = new ArrayList<>(List.of("gridlite", "look"));
    look.add("--text=" + now.text());
    look.add("--doing=" + now.doing());
    look.add("--order=" + now.order());
    look.add("--from=" + now.from());
    look.add("--rows=" + now.rows());
    look.addAll(known);
    CellSession.Answer answer = session.run(look.toArray(new String[0]));
    boolean isGood = answer.status() == 0;
    if (!isGood) {
      say(answer);
    } else if (!answer.out().isEmpty()) {
      take(answer.out());
    }
    if (!now.page().isEmpty()) {
      CellSession.Answer text = session.run(now.page().toArray(new String[0]));
      takePage(now.page(), text.out() + text.err());
    }
    wake.run();
    return isGood;
  }

  private synchronized long revision() {
    return latest.revision();
  }

  private synchronized void take(String text) {
    try {
      latest = CellView.read(text);
    } catch (GridException | NumberFormatException e) {
      trouble = "the cell can't be understood: is its daemon of another version?";
    }
    isNew = true;
    notifyAll();
  }

  private synchronized void takePage(List<String> command, String text) {
    List<String> lines = new ArrayList<>(text.lines().toList());
    if (lines.isEmpty()) {
      lines.add("(nothing)");
    }
    page = new TopModel.Page(String.join(" ", command), command, lines);
    isNew = true;
  }

  private synchronized void await(Wish now) throws InterruptedException {
    long end = System.nanoTime() + INTERVAL_MS * 1_000_000;
    while (wish.equals(now) && toRun.isEmpty()) {
      long left = (end - System.nanoTime()) / 1_000_000;
      if (isClosed || Thread.interrupted()) {
        throw new InterruptedException();
      }
      if (left <= 0) {
        return;
      }
      wait(left);
    }
  }

  private void estimate() {
    CellView known = CellView.NONE;
    try {
      while (true) {
        known = awaitOther(known);
        long begin = System.nanoTime();
        CellSession.Answer answer = session.run("gridlite", "look", "--starts");
        if (answer.status() == 0) {
          takeStarts(answer.out());
          wake.run();
        }
        long took = (System.nanoTime() - begin) / 1_000_000;
        Thread.sleep(Math.max(INTERVAL_MS, REST * took));
      }
    } catch (InterruptedException e) {
      // it was closed
    }
  }

  private synchronized CellView awaitOther(CellView known) throws InterruptedException {
    while (!latest.isKnown() || known.isKnown() && latest.revision() == known.revision()) {
      wait();
    }
    return latest;
  }

  private synchronized void takeStarts(String text) {
    try {
      starts = CellView.readStarts(text);
    } catch (GridException | NumberFormatException e) {
      starts = Map.of();
    }
  }

  @Override
  public void close() {
    synchronized (this) {
      isClosed = true;
    }
    looking.interrupt();
    estimating.interrupt();
  }
}
