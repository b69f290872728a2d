package gridlite.command.cell;

import gridlite.manual.Manual;
import gridlite.name.Nearest;
import gridlite.option.SubmitOptions;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.runtime.CommandContext;
import gridlite.verb.Verb;
import gridlite.verb.VerbSyntax;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code gridlite help [TOPIC]}: lists verbs, commands and topics, or shows a manual page. */
@Command(
    name = "help",
    description =
        "List verbs, commands and topics, or show the manual page of one of them. No \"man\" is"
            + " needed for that.")
public final class ShowPage extends Verb {
  private static final int COLUMN = 22;

  @Parameters(
      arity = "0..1",
      paramLabel = "TOPIC",
      description = "A verb, a command, a file format or a subject.")
  private Optional<String> topic = Optional.empty();

  private final VerbSyntax gridlite;

  /**
   * The verb.
   *
   * @param gridlite the verbs of {@code gridlite}
   */
  public ShowPage(VerbSyntax gridlite) {
    this.gridlite = gridlite;
  }

  @Override
  public int run(CommandContext context) {
    Manual manual = new Manual(gridlite, SubmitOptions.TABLE);
    String text = topic.map(name -> page(manual, name)).orElseGet(() -> list(manual));
    context.console().out(text);
    return 0;
  }

  private String list(Manual manual) {
    StringBuilder text = new StringBuilder(gridlite.help());
    text.append("Formats and subjects (gridlite help TOPIC shows the page of any of these):\n");
    for (Map.Entry<String, String> page : manual.topics().entrySet()) {
      String name = "  " + page.getKey();
      text.append(name).append(" ".repeat(COLUMN - name.length()));
      text.append(page.getValue()).append('\n');
    }
    return text.toString();
  }

  private String page(Manual manual, String name) {
    return manual.text(name).orElseThrow(() -> new GridException(unknown(manual, name)));
  }

  private Problem unknown(Manual manual, String name) {
    List<String> known = new ArrayList<>(manual.names());
    gridlite.verbs().forEach(row -> known.add(row.verb()));
    return Problem.of(ProblemKind.USAGE, "gridlite help: \"" + name + "\" is not a topic")
        .hint(
            Nearest.of(name, known)
                .map(nearest -> "did you mean " + nearest + "?")
                .orElse("\"gridlite help\" lists them"));
  }
}
