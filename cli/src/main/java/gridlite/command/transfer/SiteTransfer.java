package gridlite.command.transfer;

import gridlite.json.JsonDocument;
import gridlite.json.JsonDump;
import gridlite.operation.Answer;
import gridlite.operation.configure.ConfigureObject;
import gridlite.operation.configure.Rehearsal;
import gridlite.problem.GridException;
import gridlite.render.ChangeDocument;
import gridlite.render.ChangeText;
import gridlite.runtime.CommandContext;
import gridlite.runtime.FileTree;
import gridlite.runtime.Plugins;
import gridlite.site.ImportSite;
import gridlite.site.Site;
import gridlite.site.SiteFile;
import gridlite.site.SiteReader;
import gridlite.site.SiteTree;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Outcome;
import gridlite.terminal.Progress;
import gridlite.value.Statement;
import gridlite.verb.Verb;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
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

  private enum ReportFormat {
    PLAIN,
    JSON
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

    @Option(
        names = {"-fmt", "--format"},
        paramLabel = "plain|json",
        description = "Format of the output; plain by default.")
    private ReportFormat form = ReportFormat.PLAIN;

    @Override
    public int run(CommandContext context) {
      return importFrom(context);
    }

    /** Takes over the configuration in a directory: whole, or not at all. */
    private int importFrom(CommandContext context) {
      boolean json = form == ReportFormat.JSON;
      List<Statement> notes = new ArrayList<>();
      JsonDump dump = new JsonDump();
      Path path = context.directory().resolve(directory);
      Site site = read(context, path, notes, dump);
      notes.addAll(site.notes());
      if (!json) {
        notes.forEach(note -> context.console().err("note: " + note.text() + "\n"));
      }
      Instant now = context.clock().instant();
      // the hosts of a production cluster need not resolve where its configuration is looked at
      ImportSite operation =
          new ImportSite(
              new ConfigureObject(context.actor(), host -> true, Plugins.scheduler(), now));
      int count = site.objects().size();
      Progress taking = context.console().progress("taking over " + count + " objects");
      Function<ClusterState, Outcome<String>> take =
          state -> {
            Outcome<List<Answer>> outcome =
                operation.apply(state, site, checked -> taking.at(checked, count));
            taking.next(dryRun ? "trying the changes" : "saving the changes");
            Rehearsal rehearsal = new Rehearsal(Plugins.scheduler(), state, outcome.changes(), now);
            return new Outcome<>(
                outcome.changes(),
                json
                    ? json(rehearsal, notes)
                    : dryRun
                        ? ChangeText.of(rehearsal.objects(), rehearsal.effects())
                        : text(outcome.result(), outcome.changes()));
          };
      try {
        context.console().out(taking.during(() -> taken(context, take)));
        return 0;
      } catch (GridException e) {
        throw e.with(dump::relocated);
      }
    }

    private String taken(CommandContext context, Function<ClusterState, Outcome<String>> take) {
      return dryRun
          ? context.store().read(state -> take.apply(state).result())
          : context.store().update(context.actor().name().text(), take);
    }

    private String json(Rehearsal rehearsal, List<Statement> notes) {
      ChangeDocument changes =
          new ChangeDocument(
              !dryRun, rehearsal.objects(), dryRun ? rehearsal.effects() : List.of(), notes);
      return JsonDocument.text(changes::write);
    }
  }

  /** Writes every object as the file that {@code qconf -s...} prints. */
  private static int exportTo(CommandContext context, String directory) {
    List<SiteFile> files = context.store().read(SiteTree::write);
    FileTree tree = new FileTree(context.console(), context.directory().resolve(directory));
    Progress progress = context.console().progress("writing " + files.size() + " files");
    progress.during(() -> tree.export(files, count -> progress.at(count, files.size())));
    for (String leftOver : tree.unknown(files)) {
      context.console().err("note: " + leftOver + " is of nothing in this cell; import reads it\n");
    }
    context.console().out("wrote " + files.size() + " files to " + directory + "\n");
    return 0;
  }

  private static Site read(
      CommandContext context, Path directory, List<Statement> notes, JsonDump dump) {
    FileTree tree = new FileTree(context.console(), directory);
    Progress progress = context.console().progress("reading " + directory);
    return progress.during(() -> SiteReader.read(tree.readSite(notes::add, progress::at), dump));
  }

  /**
   * The changes that take the configuration in a directory over into a new cell.
   *
   * @param state the content of the cell so far
   */
  public static List<Change> takeOver(
      CommandContext context, String directory, ClusterState state, Instant now) {
    JsonDump dump = new JsonDump();
    Path path = context.directory().resolve(directory);
    Consumer<Statement> note = found -> context.console().err("note: " + found.text() + "\n");
    Site site = SiteReader.read(new FileTree(context.console(), path).readSite(note), dump);
    site.notes().forEach(note);
    ConfigureObject configure =
        new ConfigureObject(context.actor(), host -> true, Plugins.scheduler(), now);
    try {
      return new ImportSite(configure).apply(state, site).changes();
    } catch (GridException e) {
      throw e.with(dump::relocated);
    }
  }

  private static String text(List<Answer> answers, List<Change> changes) {
    StringBuilder text = new StringBuilder();
    answers.forEach(answer -> text.append(answer.text()).append('\n'));
    return changes.isEmpty() ? "nothing has changed\n" : text.toString();
  }
}
