package gridlite.command.lint;

import gridlite.command.FormOption;
import gridlite.lint.Finding;
import gridlite.lint.QuotaLint;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.render.TextOutput;
import gridlite.runtime.CommandContext;
import gridlite.runtime.Users;
import gridlite.verb.Verb;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code gridlite lint [FILE ...]}: what is probably wrong with resource quota sets. */
@Command(name = "lint", description = "Check resource quota sets for mistakes.")
public final class Lint extends Verb {
  @Parameters(
      arity = "0..*",
      paramLabel = "FILE",
      description = "Files with sets; without any, those of the cell.")
  private List<String> files = List.of();

  @Mixin private FormOption form = new FormOption();

  /** Looks through the sets of the cell, or those of files. Returns 1 when there is an error. */
  @Override
  public int run(CommandContext context) {
    Map<String, String> texts = new TreeMap<>();
    for (String file : files) {
      texts.put(file, text(context, file));
    }
    List<Finding> findings =
        context
            .store()
            .read(
                state -> {
                  QuotaLint lint = new QuotaLint(state, user -> Users.named(user).isPresent());
                  if (texts.isEmpty()) {
                    return lint.cell();
                  }
                  List<Finding> all = new ArrayList<>();
                  texts.forEach((file, text) -> all.addAll(lint.text(file, text)));
                  return all;
                });
    LintDocument document = new LintDocument(findings);
    TextOutput out = new TextOutput(context.console()::out);
    form.form().write(out, "lint", document::write, document::write);
    out.flush();
    return document.count(Finding.Severity.ERROR) > 0 ? 1 : 0;
  }

  private static String text(CommandContext context, String file) {
    try {
      return context.console().readFile(context.directory().resolve(file));
    } catch (IOException | InvalidPathException e) {
      throw new GridException(
          Problem.refused("can't read " + file + ": no such file, or no permission to read it"));
    }
  }
}
