package gridlite.command.cell;

import gridlite.manual.CompletedWord;
import gridlite.manual.Manual;
import gridlite.option.SubmitOptions;
import gridlite.runtime.CommandContext;
import gridlite.runtime.Wiring;
import gridlite.state.ClusterState;
import gridlite.state.ObjectRevision;
import gridlite.verb.Verb;
import gridlite.verb.VerbSyntax;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code gridlite complete WORD ...}: what the completions of the shells ask. */
@Command(
    name = "complete",
    hidden = true,
    description = "Print what may complete the last word of a command line; called by shells.")
public final class CompleteWord extends Verb {
  @Parameters(paramLabel = "WORD", arity = "0..*", description = "The command line so far.")
  private List<String> words = List.of();

  private final VerbSyntax gridlite;

  /**
   * The verb.
   *
   * @param gridlite the verbs of {@code gridlite}
   */
  public CompleteWord(VerbSyntax gridlite) {
    this.gridlite = gridlite;
  }

  @Override
  public int run(CommandContext context) {
    Manual manual = new Manual(gridlite, SubmitOptions.TABLE);
    boolean exists = Wiring.exists(context.cell());
    // the history is long, and few words have to do with it
    boolean change = exists && !words.isEmpty() && words.get(words.size() - 1).indexOf('@') > 0;
    List<ObjectRevision> history = change ? context.store().history() : List.of();
    List<String> found =
        exists
            ? context
                .store()
                .read(state -> of(manual, new CellNames(state, context.actor(), history)))
            : of(manual, new CellNames(ClusterState.blank(), context.actor(), history));
    found.forEach(word -> context.console().out(word + "\n"));
    return 0;
  }

  private List<String> of(Manual manual, CellNames names) {
    return List.copyOf(CompletedWord.of(manual, names, words));
  }
}
