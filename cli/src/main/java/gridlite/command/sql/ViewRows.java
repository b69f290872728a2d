package gridlite.command.sql;

import gridlite.render.TextOutput;
import gridlite.runtime.CommandContext;
import gridlite.runtime.Reconciler;
import gridlite.verb.Verb;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * {@code gridlite rows VIEW[:COLUMN,...]...}: writes the rows of views. {@code gridlite sql} calls
 * it where a daemon serves the cell, so that the query itself runs with the rights and the memory
 * of its caller.
 */
@Command(name = "rows", hidden = true, description = "Write the rows of views for gridlite sql.")
public final class ViewRows extends Verb {
  @Parameters(
      paramLabel = "VIEW[:COLUMN,...]",
      description =
          "Names of the views, and of the columns that are to have values; by default all.")
  private List<String> names = new ArrayList<>();

  @Override
  public int run(CommandContext context) {
    TextOutput out = new TextOutput(context.console()::out);
    StringBuilder line = new StringBuilder();
    write(
        context,
        names.stream().map(Excerpt::parse).toList(),
        (view, values) -> {
          line.setLength(0);
          RowText.print(line, view.name(), values);
          out.add(line.toString());
          out.flush();
        });
    out.add(RowText.END).end();
    out.flush();
    return 0;
  }

  /** Passes on the rows of views as they are at one moment. */
  static void write(CommandContext context, List<Excerpt> excerpts, View.Sink sink) {
    Reconciler.look(context);
    context
        .store()
        .read(
            state -> {
              for (Excerpt excerpt : excerpts) {
                excerpt.write(context, state, sink);
              }
              return 0;
            });
  }
}
