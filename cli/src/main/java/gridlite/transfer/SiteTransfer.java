package gridlite.transfer;

import gridlite.json.JsonDump;
import gridlite.operation.Answer;
import gridlite.operation.ConfigureObject;
import gridlite.operation.Rehearsal;
import gridlite.run.CommandContext;
import gridlite.site.ImportSite;
import gridlite.site.Site;
import gridlite.site.SiteFile;
import gridlite.site.SiteReader;
import gridlite.site.SiteTree;
import gridlite.state.ClusterState;
import gridlite.state.Outcome;
import gridlite.verb.Verb;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code gridlite export DIR} and {@code gridlite import DIR [-dry]}. */
public final class SiteTransfer {
  private SiteTransfer() {}

  /** {@code gridlite export}. */
  @Command(name = "export", description = "Write the configuration to files below a directory.")
  public static final class Export extends Verb {
    @Parameters(paramLabel = "DIRECTORY", description = "Where to write.")
    private String directory = "";

    @Override
    public int run(CommandContext context) {
      return exportTo(context, directory);
    }
  }

  /** {@code gridlite import}. */
  @Command(
      name = "import",
      description =
          "Take over the configuration in a directory, of this or another Grid Engine: whole, or"
              + " not at all.")
  public static final class Import extends Verb {
    @Parameters(paramLabel = "DIRECTORY", description = "What to read.")
    private String directory = "";

    @Option(
        names = {"-dry", "--dry", "--dry-run"},
        description = "Show what would change, change nothing.")
    private boolean dryRun;

    @Override
    public int run(CommandContext context) {
      return importFrom(context, directory, dryRun);
    }
  }

  /** Writes every object as the file that {@code qconf -s...} prints. */
  private static int exportTo(CommandContext context, String directory) {
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
  private static int importFrom(CommandContext context, String directory, boolean dryRun) {
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
}
