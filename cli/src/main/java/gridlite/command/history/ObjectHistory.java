package gridlite.command.history;

import gridlite.command.FormOption;
import gridlite.command.OutputFormat;
import gridlite.format.ParsedObject;
import gridlite.format.Values;
import gridlite.name.ObjectKind;
import gridlite.operation.Answer;
import gridlite.operation.configure.ConfigureComplexes;
import gridlite.operation.configure.ConfigureObject;
import gridlite.operation.configure.ConfigureQuotas;
import gridlite.operation.configure.ObjectTexts;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.quota.QuotaText;
import gridlite.render.Document;
import gridlite.render.KindWords;
import gridlite.render.TextOutput;
import gridlite.render.Times;
import gridlite.runtime.CommandContext;
import gridlite.runtime.Plugins;
import gridlite.runtime.SystemHosts;
import gridlite.state.ClusterState;
import gridlite.state.ObjectRevision;
import gridlite.state.Outcome;
import gridlite.verb.Verb;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/**
 * {@code gridlite history}, {@code diff} and {@code restore}: former states of configured objects.
 * Each change of an object has a number, unique in the cell.
 */
public final class ObjectHistory {
  private static final String KINDS_OF_OBJECTS =
      "Kind of object: queue, exechost, hostgroup, pe, ckpt, calendar, project, user, userset,"
          + " resource_quota, complex, conf, sched, sharetree, manager, operator, adminhost or"
          + " submithost.";

  private static final String JOB = "job";

  private static final int MOST_NUMBERS = 5;

  private ObjectHistory() {}

  private static ObjectKind kind(String word) {
    return KindWords.kind(word)
        .orElseThrow(
            () ->
                new GridException(
                    Problem.of(ProblemKind.USAGE, "there is no kind of object \"" + word + "\"")
                        .hint(
                            word.indexOf('/') > 0
                                ? "kind and name are two words: " + word.replace('/', ' ')
                                : "the kinds are " + String.join(", ", KindWords.all()))));
  }

  private static GridException refused(String message) {
    return new GridException(Problem.refused(message));
  }

  /** {@code gridlite history}. */
  @Command(
      name = "history",
      description =
          "List the changes of all objects, of a kind, or of one object, or what has happened to a"
              + " job. Without a kind, more than four changes that were made at the same moment take"
              + " a single line.")
  public static final class History extends Verb {
    @Parameters(
        index = "0",
        arity = "0..1",
        paramLabel = "KIND",
        description = KINDS_OF_OBJECTS + " For a job: " + JOB + ".")
    private Optional<String> kind = Optional.empty();

    @Parameters(
        index = "1",
        arity = "0..1",
        paramLabel = "NAME",
        description = "Name of an object, or number of a job.")
    private String name = "";

    @Mixin private FormOption form = new FormOption();

    @Override
    public int run(CommandContext context) {
      if (kind.filter(JOB::equals).isPresent()) {
        return JobHistory.list(context, name, form.form());
      }
      return list(context, kind.map(ObjectHistory::kind), name, form.form());
    }
  }

  /** {@code gridlite diff}. */
  @Command(
      name = "diff",
      description = "Show what the last change of an object, or a given one, has changed.")
  public static final class Diff extends Verb {
    @Parameters(index = "0", paramLabel = "KIND", description = KINDS_OF_OBJECTS)
    private String kind = "";

    @Parameters(index = "1", paramLabel = "NAME[@REV]", description = "Name and change.")
    private String name = "";

    @Parameters(
        index = "2",
        arity = "0..1",
        paramLabel = "REV",
        description = "A change to compare with, instead of the one before.")
    private Optional<String> other = Optional.empty();

    @Override
    public int run(CommandContext context) {
      return diff(context, Reference.of(kind, name), other);
    }
  }

  /** {@code gridlite restore}. */
  @Command(name = "restore", description = "Restore an earlier state of an object.")
  public static final class Restore extends Verb {
    @Parameters(index = "0", paramLabel = "KIND", description = KINDS_OF_OBJECTS)
    private String kind = "";

    @Parameters(index = "1", paramLabel = "NAME@REV", description = "Name and change.")
    private String name = "";

    @Override
    public int run(CommandContext context) {
      return restore(context, Reference.of(kind, name));
    }
  }

  private static int list(
      CommandContext context, Optional<ObjectKind> kind, String name, OutputFormat form) {
    List<ObjectChanges.Change> found = new ArrayList<>();
    for (ObjectChanges.Change change : ObjectChanges.of(context.store().history())) {
      ObjectRevision revision = change.revision();
      boolean ofKind = kind.isEmpty() || kind.get() == revision.kind();
      if (ofKind && (name.isEmpty() || name.equals(revision.name()))) {
        found.add(change);
      }
    }
    TextOutput out = new TextOutput(context.console()::out);
    ZoneId zone = Times.of(context.variables()).zone();
    form.write(
        out,
        "history",
        text ->
            (kind.isEmpty() ? ChangeLines.ofMoments(found, zone) : ChangeLines.ofEach(found, zone))
                .forEach(text::add),
        document -> write(document, found));
    out.flush();
    return 0;
  }

  /** Changes in a structured form ({@code docs/schema/history.schema.json}). */
  private static void write(Document document, List<ObjectChanges.Change> changes) {
    document.open().list("changes", "change");
    for (ObjectChanges.Change change : changes) {
      ObjectRevision revision = change.revision();
      document.open().value("number", revision.number()).value("time", revision.changed());
      document.value("author", revision.author());
      document.value("action", change.action());
      document
          .value("kind", KindWords.word(revision.kind()))
          .value("name", revision.name())
          .close();
    }
    document.endList().close();
  }

  /** An object and the number of one of its states; 0: the last one. */
  private record Reference(ObjectKind kind, String name, long number) {
    /** Reads NAME or NAME@REV; names of host groups begin with the same sign. */
    static Reference of(String kind, String text) {
      int at = text.lastIndexOf('@');
      if (at <= 0) {
        return new Reference(ObjectHistory.kind(kind), text, 0);
      }
      return new Reference(
          ObjectHistory.kind(kind),
          text.substring(0, at),
          ObjectHistory.number(text.substring(at + 1)));
    }

    boolean isOf(ObjectRevision revision) {
      return revision.kind() == kind && revision.name().equals(name);
    }

    String title() {
      return ObjectTexts.title(kind) + " \"" + name + "\"";
    }
  }

  private static long number(String digits) {
    try {
      return Long.parseLong(digits);
    } catch (NumberFormatException e) {
      throw refused(
          "\"" + digits + "\" is not the number of a change: \"gridlite history\" lists them");
    }
  }

  /** The states of an object, oldest first; at least one. */
  private static List<ObjectRevision> states(CommandContext context, Reference reference) {
    List<ObjectRevision> states =
        context.store().history().stream().filter(reference::isOf).toList();
    if (states.isEmpty()) {
      throw refused("there never was a " + reference.title());
    }
    return states;
  }

  private static int index(List<ObjectRevision> states, Reference reference, long number) {
    for (int i = 0; i < states.size(); i++) {
      if (states.get(i).number() == number) {
        return i;
      }
    }
    List<String> numbers = states.stream().map(state -> Long.toString(state.number())).toList();
    List<String> latest =
        numbers.subList(Math.max(0, numbers.size() - MOST_NUMBERS), numbers.size());
    String wrong =
        number == 0
            ? "the change whose state is meant is missing: expected " + reference.name() + "@REV"
            : "change " + number + " is not a change of " + reference.title();
    throw new GridException(
        Problem.refused(wrong).hint("the latest changes of it are " + String.join(", ", latest)));
  }

  /** Shows what a change has changed, or how two states differ. */
  private static int diff(CommandContext context, Reference reference, Optional<String> other) {
    List<ObjectRevision> states = states(context, reference);
    int first =
        reference.number() == 0 ? states.size() - 1 : index(states, reference, reference.number());
    if (other.isPresent()) {
      int second = index(states, reference, number(other.get()));
      context.console().out(ObjectChanges.difference(states, first, second));
    } else {
      context.console().out(ObjectChanges.change(states, first));
    }
    return 0;
  }

  /** Brings a former state back, with all checks of a change by hand. */
  private static int restore(CommandContext context, Reference reference) {
    List<ObjectRevision> states = states(context, reference);
    Values object =
        states
            .get(index(states, reference, reference.number()))
            .object()
            .orElseThrow(
                () ->
                    refused(
                        "by change "
                            + reference.number()
                            + " "
                            + reference.title()
                            + " was removed: name an earlier one"));
    List<Answer> answers =
        context
            .store()
            .update(
                context.actor().name().text(),
                state -> put(context, state, reference.kind(), object));
    int status = 0;
    for (Answer answer : answers) {
      if (answer.stream() == Answer.Stream.OUT) {
        context.console().out(answer.text() + "\n");
      } else {
        context.console().err(answer.text() + "\n");
      }
      status = Math.max(status, answer.exitStatus());
    }
    return status;
  }

  private static Outcome<List<Answer>> put(
      CommandContext context, ClusterState state, ObjectKind kind, Values object) {
    return switch (kind) {
      case RESOURCE_QUOTA_SET ->
          new ConfigureQuotas(context.actor())
              .modify(state, QuotaText.parse("restored", ObjectTexts.print(kind, object)));
      case COMPLEX_ATTRIBUTE -> new ConfigureComplexes(context.actor()).put(state, object);
      default ->
          new ConfigureObject(
                  context.actor(),
                  SystemHosts.of(state),
                  Plugins.scheduler(),
                  context.clock().instant())
              .put(
                  state,
                  ConfigureObject.Request.of(
                      kind, ParsedObject.of(object), ConfigureObject.Mode.PUT));
    };
  }
}
