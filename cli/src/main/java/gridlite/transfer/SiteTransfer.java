package gridlite.transfer;

import gridlite.json.JsonDump;
import gridlite.operation.Answer;
import gridlite.operation.ConfigureObject;
import gridlite.operation.Rehearsal;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.run.CommandContext;
import gridlite.site.ImportSite;
import gridlite.site.Site;
import gridlite.site.SiteFile;
import gridlite.site.SiteReader;
import gridlite.site.SiteTree;
import gridlite.state.ClusterState;
import gridlite.state.Outcome;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** {@code gridlite export DIR} and {@code gridlite import DIR [-dry]}. */
public final class SiteTransfer {
  private SiteTransfer() {}

  /** Writes every object as the file that {@code qconf -s...} prints. */
  public static int exportTo(CommandContext context, List<String> operands) {
    String directory = directory("export DIR", operands);
    List<SiteFile> files = context.store().read(SiteTree::write);
    FileTree tree = new FileTree(context.console(), context.directory().resolve(directory));
    tree.write(files);
    for (String leftOver : tree.others(files)) {
      context.console().err("note: " + leftOver + " is of nothing in this cell; import reads it\n");
    }
    context.console().out("wrote " + files.size() + " files to " + directory + "\n");
    return 0;
  }

  /** Takes over the configuration in a directory: whole, or not at all. */
  public static int importFrom(CommandContext context, List<String> operands) {
    List<String> rest = new ArrayList<>(operands);
    boolean dryRun = rest.removeIf(word -> word.equals("-dry") || word.equals("--dry"));
    String directory = directory("import DIR [-dry]", rest);
    Consumer<String> notes = note -> context.console().err("note: " + note + "\n");
    Path path = context.directory().resolve(directory);
    Site site =
        SiteReader.read(new FileTree(context.console(), path).readSite(notes), JsonDump::read);
    site.notes().forEach(notes);
    Instant now = context.clock().instant();
    // the hosts of a production cluster need not resolve where its configuration is looked at
    ImportSite operation = new ImportSite(new ConfigureObject(context.actor(), host -> true, now));
    String text =
        dryRun
            ? context.store().read(state -> rehearse(state, operation, site, now))
            : context.store().update(context.actor().name(), state -> take(state, operation, site));
    context.console().out(text);
    return 0;
  }

  private static String rehearse(ClusterState state, ImportSite operation, Site site, Instant now) {
    return new Rehearsal(state, operation.apply(state, site).changes(), now).text();
  }

  private static Outcome<String> take(ClusterState state, ImportSite operation, Site site) {
    Outcome<List<Answer>> outcome = operation.apply(state, site);
    StringBuilder text = new StringBuilder();
    for (Answer answer : outcome.result()) {
      text.append(answer.text()).append('\n');
    }
    return new Outcome<>(
        outcome.changes(), outcome.changes().isEmpty() ? "nothing has changed\n" : text.toString());
  }

  private static String directory(String usage, List<String> operands) {
    if (operands.size() != 1) {
      throw new GridException(
          Problem.of(ProblemKind.USAGE, "a directory is needed").hint("gridlite " + usage));
    }
    return operands.get(0);
  }
}
