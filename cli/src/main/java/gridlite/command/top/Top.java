package gridlite.command.top;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.render.TextOutput;
import gridlite.render.Times;
import gridlite.runtime.CellSession;
import gridlite.runtime.CommandContext;
import gridlite.runtime.CommandReader;
import gridlite.runtime.Wiring;
import gridlite.terminal.Screen;
import gridlite.terminal.StandardStreams;
import gridlite.terminal.TerminalSize;
import gridlite.verb.Verb;
import java.io.IOException;
import java.time.ZoneId;
import java.util.Map;
import picocli.CommandLine.Command;

/** {@code gridlite top}: the cell on the terminal, drawn anew whenever it changes. */
@Command(
    name = "top",
    description =
        "Show on the terminal what runs, what waits, why, and when it will start, until q.")
public final class Top extends Verb {
  /** Columns of what is printed where there is no terminal. */
  private static final int PRINTED = 160;

  private final CommandReader commands;

  /**
   * The verb.
   *
   * @param commands reads the commands that look at the cell
   */
  public Top(CommandReader commands) {
    this.commands = commands;
  }

  @Override
  public int run(CommandContext context) {
    try (CellSession session =
        new CellSession(
            context.cell(),
            commands,
            Wiring.share(context.cell(), text -> {}),
            context.variables(),
            context.directory())) {
      return StandardStreams.allowScreen(context.variables())
          ? show(session, context.variables())
          : print(session, context);
    } catch (IOException e) {
      throw new GridException(
          Problem.refused("gridlite top: can't use the terminal: " + e.getMessage())
              .hint("TERM=dumb gridlite top prints everything once"));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return 1;
    }
  }

  /** Prints everything once. */
  private static int print(CellSession session, CommandContext context) {
    CellSession.Answer answer = session.run("gridlite", "look");
    CellSession.Answer starts = session.run("gridlite", "look", "--starts");
    if (answer.status() != 0 || starts.status() != 0) {
      context.console().err(answer.err() + starts.err());
      return 1;
    }
    TopModel model = new TopModel();
    model.show(CellView.read(answer.out()));
    TopPicture picture =
        new TopPicture(
            model,
            CellView.readStarts(starts.out()),
            zone(context.variables()),
            TextOutput.Palette.PLAIN,
            PRINTED);
    picture.listing().forEach(line -> context.console().out(line + "\n"));
    return 0;
  }

  private static ZoneId zone(Map<String, String> variables) {
    return Times.of(variables).zone();
  }

  private static int show(CellSession session, Map<String, String> variables)
      throws IOException, InterruptedException {
    TextOutput.Palette palette =
        variables.getOrDefault("NO_COLOR", "").isEmpty()
            ? TextOutput.Palette.COLOURED
            : TextOutput.Palette.PLAIN;
    try (Screen screen = Screen.open()) {
      screen.takeOver();
      TopModel model = new TopModel();
      try (Feed feed = new Feed(session, screen::wake)) {
        while (true) {
          TerminalSize size = screen.pictureSize();
          feed.takeTo(model);
          screen.draw(
              new TopPicture(model, feed.starts(), zone(variables), palette, size.columns())
                  .rows(size));
          feed.want(model, size.rows());
          Screen.Event event = screen.await();
          TopModel.Step step =
              switch (event.kind()) {
                case KEY -> model.press(event.key());
                case ENDED -> TopModel.Step.END;
                case RESIZED, WOKEN -> TopModel.Step.NONE;
              };
          if (step == TopModel.Step.END) {
            return 0;
          }
          if (step == TopModel.Step.RUN) {
            model.say("...");
            feed.run(model.agreed());
          }
        }
      }
    }
  }
}
