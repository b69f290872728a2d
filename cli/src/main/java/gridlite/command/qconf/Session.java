package gridlite.command.qconf;

import gridlite.command.JobCommands;
import gridlite.config.ClusterConfig;
import gridlite.format.Layout.LineWidth;
import gridlite.format.Values;
import gridlite.json.JsonDocument;
import gridlite.json.JsonDump;
import gridlite.name.ObjectKind;
import gridlite.operation.Answer;
import gridlite.operation.Right;
import gridlite.operation.configure.ConfigureObject;
import gridlite.operation.configure.Effect;
import gridlite.operation.configure.KindTraits;
import gridlite.operation.configure.ObjectChange;
import gridlite.operation.configure.Rehearsal;
import gridlite.operation.job.JobAnswers;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.remote.DirectoryException;
import gridlite.render.ChangeDocument;
import gridlite.render.ChangeText;
import gridlite.runtime.CommandContext;
import gridlite.runtime.FileTree;
import gridlite.runtime.Plugins;
import gridlite.runtime.SchedulingFlow;
import gridlite.runtime.SystemHosts;
import gridlite.site.SiteFile;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Outcome;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * The parts that the switches of one call share.
 *
 * @param context the world
 * @param modes how all switches work
 * @param dump what turns JSON into the form of files, and knows where each line comes from
 * @param loader the command line, without the file's name, that takes over what the present switch
 *     edits; empty when none does
 */
public record Session(CommandContext context, Modes modes, JsonDump dump, List<String> loader) {
  /**
   * The modes in which all switches of a call work.
   *
   * @param dryRun whether changes are only reported, not made
   * @param json whether objects are shown and read as JSON
   */
  record Modes(boolean dryRun, boolean json) {}

  /** The same for a switch whose text a command line takes over from a file. */
  Session loadedBy(List<String> words) {
    return new Session(context, modes, dump, words);
  }

  /** Returns whether long lines are broken. */
  LineWidth width() {
    return context.variables().containsKey("SGE_SINGLE_LINE")
        ? LineWidth.SINGLE_LINE
        : LineWidth.WRAPPED;
  }

  /** Writes text that ends in a newline, or nothing. */
  void out(String text) {
    if (!text.isEmpty()) {
      context.console().out(text);
    }
  }

  /** Reports a problem; gives its exit status. */
  int refuse(String message) {
    context.console().err(message + "\n");
    return 1;
  }

  /** A problem that ends the call. */
  static GridException refused(String message) {
    return new GridException(Problem.refused(message));
  }

  /** Refuses those who lack the right, before anything else is looked at. */
  void require(Right right) {
    context
        .store()
        .read(
            state -> {
              right.require(context.actor(), state);
              return true;
            });
  }

  /** The operation of this user, now. */
  ConfigureObject configure() {
    return new ConfigureObject(
        context.actor(),
        context.store().read(SystemHosts::of),
        Plugins.scheduler(),
        context.clock().instant());
  }

  /** Runs an operation, commits it and prints its answers; gives the exit status. */
  int update(BiFunction<ClusterState, ConfigureObject, Outcome<List<Answer>>> operation) {
    return print(write(operation));
  }

  /**
   * Runs an operation and commits it; gives its answers. The scheduler works at once by what it is
   * configured with. In a dry run nothing is committed, and the answers say what would change.
   */
  List<Answer> write(BiFunction<ClusterState, ConfigureObject, Outcome<List<Answer>>> operation) {
    ConfigureObject configure = configure();
    if (modes.dryRun()) {
      return context.store().read(state -> rehearse(state, operation.apply(state, configure)));
    }
    Outcome<List<Answer>> made =
        context
            .store()
            .update(
                context.actor().name().text(),
                state -> {
                  Outcome<List<Answer>> outcome = operation.apply(state, configure);
                  return new Outcome<>(outcome.changes(), outcome);
                });
    if (made.changes().stream().anyMatch(Session::configuresScheduler)) {
      SchedulingFlow.attempt(context);
    }
    return made.result();
  }

  private static boolean configuresScheduler(Change change) {
    return change instanceof Change.OfObject object
        && switch (object.kind()) {
          case SCHEDULER, SHARE_TREE -> true;
          case CONFIGURATION -> object.name().equals(ClusterConfig.GLOBAL);
          default -> false;
        };
  }

  /** The same of an operation that concerns running tasks too. */
  List<Answer> writeJobs(Function<ClusterState, Outcome<JobAnswers>> operation) {
    if (!modes.dryRun()) {
      return JobCommands.apply(context, operation, context.clock().instant());
    }
    return context
        .store()
        .read(
            state -> {
              Outcome<JobAnswers> outcome = operation.apply(state);
              return rehearse(state, new Outcome<>(outcome.changes(), outcome.result().answers()));
            });
  }

  private List<Answer> rehearse(ClusterState state, Outcome<List<Answer>> outcome) {
    List<Answer> answers = new ArrayList<>();
    for (Answer answer : outcome.result()) {
      if (answer.exitStatus() != 0) {
        answers.add(answer);
      }
    }
    if (answers.isEmpty() || !outcome.changes().isEmpty()) {
      Rehearsal rehearsal =
          new Rehearsal(Plugins.scheduler(), state, outcome.changes(), context.clock().instant());
      answers.add(
          Answer.done(
              modes.json()
                  ? json(rehearsal.objects(), rehearsal.effects())
                  : ChangeText.of(rehearsal.objects(), rehearsal.effects()).stripTrailing()));
    }
    return answers;
  }

  /** Returns what would change, as JSON without the last line break. */
  static String json(List<ObjectChange> objects, List<Effect> effects) {
    ChangeDocument changes = new ChangeDocument(false, objects, effects, List.of());
    return JsonDocument.text(changes::write).stripTrailing();
  }

  /** Prints answers; gives the exit status of the first that isn't a success. */
  int print(List<Answer> answers) {
    int status = 0;
    for (Answer answer : answers) {
      if (answer.stream() == Answer.Stream.OUT) {
        context.console().out(answer.text() + "\n");
      } else {
        context.console().err(answer.text() + "\n");
      }
      status = status == 0 ? answer.exitStatus() : status;
    }
    return status;
  }

  /** Text of a file that the user names. */
  String file(String name) {
    return fileUnlessDirectory(name)
        .orElseThrow(() -> refused("can't read file \"" + name + "\": it is a directory"));
  }

  /** Text of a file that the user names; empty for a directory. */
  Optional<String> fileUnlessDirectory(String name) {
    try {
      String text = context.console().readFile(context.directory().resolve(name));
      if (text.indexOf('\uFFFD') >= 0) {
        throw refused("can't read file \"" + name + "\": it is not UTF-8 text");
      }
      if (text.indexOf(0) >= 0) {
        throw refused("can't read file \"" + name + "\": it holds a NUL character");
      }
      return Optional.of(text);
    } catch (DirectoryException e) {
      return Optional.empty();
    } catch (IOException | InvalidPathException e) {
      throw refused("can't read file \"" + name + "\": no such file, or no permission to read it");
    }
  }

  /** The files of a directory that the user names. */
  FileTree tree(String directory) {
    return new FileTree(context.console(), context.directory().resolve(directory));
  }

  private String plain(String source, String text) {
    return modes.json() ? dump.plain(source, text) : text;
  }

  /** A file that the user names, or all files of a directory, in plain form. */
  List<SiteFile> plainFiles(String name) {
    Optional<String> single = fileUnlessDirectory(name);
    if (single.isPresent()) {
      return List.of(new SiteFile(name, plain(name, single.get())));
    }
    List<SiteFile> files = new ArrayList<>();
    for (SiteFile file : tree(name).read()) {
      String source = Path.of(name, file.path()).toString();
      files.add(new SiteFile(source, plain(source, file.text())));
    }
    if (files.isEmpty()) {
      throw refused("there are no files in directory \"" + name + "\"");
    }
    return files;
  }

  /** Writes files to a directory that the user names. */
  int write(String directory, List<SiteFile> files) {
    tree(directory).write(files);
    return 0;
  }

  /** The object of a name; refuses a missing one. */
  static Values existing(ClusterState state, ObjectKind kind, String name) {
    return state
        .find(kind, name)
        .orElseThrow(
            () -> refused(KindTraits.of(kind).title() + " \"" + name + "\" does not exist"));
  }

  /** The editor of this user. */
  EditorFlow editor() {
    return new EditorFlow(context.console(), loader);
  }
}
