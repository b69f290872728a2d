package gridlite.runtime;

import gridlite.port.StoreException;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.function.Consumer;
import java.util.function.IntSupplier;

/** Runs commands, and shows the user what went wrong. */
public final class CommandRunner {
  private CommandRunner() {}

  /** Runs a command line that was read. Returns its exit status. */
  public static int run(CommandContext context, Invocation call) {
    switch (call.need()) {
      case LOOK -> catchUp(context, context.store()::unlessOthersWrite);
      case CHANGE -> catchUp(context, Runnable::run);
      case NOTHING, DIRECTORY, SERVED, STATE -> {}
    }
    try {
      return call.action().run(context);
    } catch (InvalidPathException e) {
      // wherever a command makes a path of what its caller wrote
      throw new GridException(
          Problem.refused("\"" + e.getInput() + "\" can't name a file: " + e.getReason()));
    }
  }

  /**
   * Absorbs what has happened meanwhile.
   *
   * @param updating runs what updates the cell, or leaves it undone while others write
   */
  private static void catchUp(CommandContext context, Consumer<Runnable> updating) {
    Instant now = context.clock().instant();
    if (Reconciler.isAnyNews(context, now)) {
      updating.accept(() -> Reconciler.run(context, now));
    }
    Instant then = context.clock().instant();
    if (Alarm.isDue(context, then)) {
      updating.accept(() -> Alarm.catchUp(context, then));
    }
  }

  /**
   * Runs something, and turns what it throws into messages and an exit status.
   *
   * @param cell directory of the cell, which keeps what is known of defects
   */
  public static int guard(Console console, Path cell, IntSupplier action) {
    try {
      return action.getAsInt();
    } catch (GridException e) {
      for (Problem problem : e.problems()) {
        console.err(problem.text() + "\n");
      }
      return e.exitStatus();
    } catch (StoreException e) {
      console.err("gridlite: " + e.getMessage() + "\n");
      return ProblemKind.REFUSED.exitStatus();
    } catch (Console.CallerGoneException | ServedMeanwhileException e) {
      throw e;
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      console.err(DefectReport.of(e, cell));
      return ProblemKind.INTERNAL.exitStatus();
    }
  }

  /** Lets go of the cell and shows what is left to show. Returns the exit status. */
  public static int finish(Console console, Path cell, int status) {
    int shown = guard(console, cell, () -> flush(console));
    if (shown != 0) {
      // the answers were promises that could not be kept
      guard(console, cell, () -> flush(console));
      return shown;
    }
    return status;
  }

  private static int flush(Console console) {
    console.flush();
    return 0;
  }
}
