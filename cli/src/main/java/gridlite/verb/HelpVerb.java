package gridlite.verb;

import gridlite.runtime.CommandContext;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The verb {@code help [VERB]} of a command. */
@Command(name = "help", description = "List the verbs, or show how one of them is used.")
public final class HelpVerb extends Verb {
  private final VerbSyntax syntax;

  @Parameters(arity = "0..1", paramLabel = "VERB", description = "The verb to show.")
  private Optional<String> verb = Optional.empty();

  /** Help on a command. */
  public HelpVerb(VerbSyntax syntax) {
    this.syntax = syntax;
  }

  @Override
  public int run(CommandContext context) {
    String text = verb.map(syntax::help).orElseGet(syntax::help);
    context.console().out(text);
    return 0;
  }
}
