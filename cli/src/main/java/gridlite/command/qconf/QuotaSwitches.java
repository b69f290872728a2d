package gridlite.command.qconf;

import gridlite.command.qconf.EditorFlow.Unwritten;
import gridlite.format.Layout.LineWidth;
import gridlite.format.LogicalLine;
import gridlite.format.Values;
import gridlite.json.JsonDocument;
import gridlite.name.NamePattern;
import gridlite.name.ObjectKind;
import gridlite.operation.Answer;
import gridlite.operation.Right;
import gridlite.operation.configure.ConfigureQuotas;
import gridlite.operation.configure.EditAttribute;
import gridlite.operation.configure.EditQuota;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.quota.QuotaDefinition;
import gridlite.quota.QuotaSet;
import gridlite.quota.QuotaText;
import gridlite.runtime.Console;
import gridlite.site.SiteFile;
import gridlite.state.ClusterState;
import gridlite.state.Outcome;
import gridlite.syntax.Operands;
import gridlite.value.NameValue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;

/** Resource quota sets. */
final class QuotaSwitches {
  private QuotaSwitches() {}

  private static final Unwritten UNCHANGED = new Unwritten.Refuse("file unchanged");
  private static final String LIST = "rqs_list";

  static List<Switch> verbs() {
    return List.of(
        Switch.optional(
            "-arqs", LIST, "add resource quota sets in an editor", QuotaSwitches::addInEditor),
        Switch.one(
            "-Arqs",
            "fname",
            "add the resource quota sets of a file, or of all files in a directory",
            (session, names) -> {
              session.require(Right.MANAGER);
              return take(session, parse(session, names.get(0)), QuotaSwitches::add);
            }),
        Switch.optional(
            "-mrqs",
            LIST,
            "modify resource quota sets in an editor; all of them without a name",
            QuotaSwitches::modifyInEditor),
        Switch.of(
            "-Mrqs",
            Operands.of(1, 2),
            "fname [rqs_list]",
            "replace resource quota sets by those of a file; all of them without a name",
            QuotaSwitches::modifyFromFile),
        Switch.one(
            "-drqs",
            LIST,
            "delete resource quota sets",
            (session, list) ->
                session.update(
                    (state, ignored) ->
                        new ConfigureQuotas(session.context().actor())
                            .remove(state, ObjectSwitches.elements(list.get(0))))),
        Switch.one(
            "-Srqs",
            "directory",
            "write each resource quota set to a file in a directory",
            QuotaSwitches::toFiles),
        Switch.optional("-srqs", LIST, "show resource quota sets", QuotaSwitches::show),
        Switch.none(
            "-srqsl", "list all resource quota sets", (session, none) -> listNames(session)));
  }

  /** A use of the sets of a text. */
  @FunctionalInterface
  private interface Operation {
    Outcome<List<Answer>> apply(
        ConfigureQuotas configure, ClusterState state, List<QuotaDefinition> sets);
  }

  /** Adds sets. As in Grid Engine, only the first one is reported. */
  private static Outcome<List<Answer>> add(
      ConfigureQuotas configure, ClusterState state, List<QuotaDefinition> sets) {
    Outcome<List<Answer>> all = configure.add(state, sets);
    return new Outcome<>(all.changes(), all.result().subList(0, 1));
  }

  /** The sets of a file or directory; the problems of all files are reported together. */
  private static List<QuotaDefinition> parse(Session session, String name) {
    List<QuotaDefinition> sets = new ArrayList<>();
    List<Problem> problems = new ArrayList<>();
    for (SiteFile file : session.plainFiles(name)) {
      try {
        sets.addAll(QuotaText.parse(file.path(), file.text()));
      } catch (GridException e) {
        problems.addAll(e.problems());
      }
    }
    if (!problems.isEmpty()) {
      throw new GridException(problems);
    }
    return sets;
  }

  private static int toFiles(Session session, List<String> directory) {
    List<SiteFile> files = new ArrayList<>();
    for (Values set : sets(session, name -> true)) {
      String text = session.modes().json() ? json(List.of(set)) : print(session, List.of(set));
      files.add(new SiteFile(set.get(QuotaSet.NAME), text));
    }
    return session.write(directory.get(0), files);
  }

  private static int take(Session session, String source, String text, Operation operation) {
    List<QuotaDefinition> sets = QuotaText.parse(source, text);
    return take(session, sets, operation);
  }

  private static int take(Session session, List<QuotaDefinition> sets, Operation operation) {
    ConfigureQuotas configure = new ConfigureQuotas(session.context().actor());
    int status = session.update((state, ignored) -> operation.apply(configure, state, sets));
    Console console = session.context().console();
    if (status == 0 && console.isTerminal()) {
      sets.stream().filter(QuotaDefinition::isSilentlyDisabled).forEach(set -> warn(console, set));
    }
    return status;
  }

  /** Finding S15: without the line a set is added and limits nothing. */
  private static void warn(Console console, QuotaDefinition set) {
    console.err(
        "note: \""
            + set.name()
            + "\" limits nothing yet, since it has no line \"enabled TRUE\": qconf -rattr"
            + " resource_quota enabled TRUE "
            + set.name()
            + "\n");
  }

  private static String print(Session session, Collection<Values> sets) {
    boolean whole = session.width() == LineWidth.SINGLE_LINE;
    return QuotaText.print(sets, whole ? QuotaText.Lines.WHOLE : QuotaText.Lines.BROKEN);
  }

  /** Sets in list order. */
  private static List<Values> sets(ClusterState state, Predicate<String> wanted) {
    List<Values> sets = new ArrayList<>();
    for (Values set : state.objects(ObjectKind.RESOURCE_QUOTA_SET).objects()) {
      if (wanted.test(set.get(QuotaSet.NAME))) {
        sets.add(set);
      }
    }
    return sets;
  }

  private static List<Values> sets(Session session, Predicate<String> wanted) {
    return session.context().store().read(state -> sets(state, wanted));
  }

  private static String json(List<Values> sets) {
    return JsonDocument.text(
        document -> {
          document.list();
          for (Values set : sets) {
            document.open().value("name", set.get(QuotaSet.NAME));
            document.value("description", set.get(QuotaSet.DESCRIPTION));
            document.value("enabled", set.get(QuotaSet.ENABLED));
            List<String> limits = set.get(QuotaSet.LIMITS).stream().map(Object::toString).toList();
            document.texts("limit", "limit", limits).close();
          }
          document.endList();
        });
  }

  private static int show(Session session, List<String> operands) {
    List<String> patterns =
        operands.isEmpty() ? List.of("*") : ObjectSwitches.elements(operands.get(0));
    List<Values> sets =
        sets(
            session,
            name -> patterns.stream().anyMatch(pattern -> NamePattern.matches(pattern, name)));
    if (sets.isEmpty()) {
      return session.refuse("No resource quota set found");
    }
    session.out(session.modes().json() ? json(sets) : print(session, sets));
    return 0;
  }

  private static int listNames(Session session) {
    List<String> names =
        session
            .context()
            .store()
            .read(state -> List.copyOf(state.objects(ObjectKind.RESOURCE_QUOTA_SET).sortedNames()));
    if (names.isEmpty()) {
      return session.refuse("no resource quota set list defined");
    }
    session.out(String.join("\n", names) + "\n");
    return 0;
  }

  private static int addInEditor(Session session, List<String> operands) {
    session.require(Right.MANAGER);
    Values template = QuotaSet.SCHEMA.template();
    List<Values> templates = new ArrayList<>();
    if (operands.isEmpty()) {
      templates.add(template);
    } else {
      for (String name : ObjectSwitches.elements(operands.get(0))) {
        templates.add(template.with(QuotaSet.NAME, name));
      }
    }
    return edit(session, templates, QuotaSwitches::add);
  }

  private static int edit(Session session, List<Values> sets, Operation operation) {
    return session
        .editor()
        .edit(
            print(session, sets),
            ".rqs",
            UNCHANGED,
            (file, text) -> take(session, file, text, operation));
  }

  private static int modifyInEditor(Session session, List<String> operands) {
    session.require(Right.MANAGER);
    if (operands.isEmpty()) {
      List<Values> all = sets(session, name -> true);
      if (all.isEmpty()) {
        return session.refuse("no resource quota set list defined");
      }
      return edit(session, all, ifUnchanged(name -> true, all, ConfigureQuotas::replaceAll));
    }
    List<String> names = ObjectSwitches.elements(operands.get(0));
    List<Values> wanted = sets(session, names::contains);
    List<Problem> problems = new ArrayList<>();
    for (String name : names) {
      if (wanted.stream().noneMatch(set -> set.get(QuotaSet.NAME).equals(name))) {
        problems.add(missing(name));
      }
    }
    if (!problems.isEmpty()) {
      throw new GridException(problems);
    }
    return edit(session, wanted, ifUnchanged(names::contains, wanted, ConfigureQuotas::modify));
  }

  /**
   * The operation, unless the sets that were edited have changed meanwhile.
   *
   * @param wanted which sets were edited
   */
  private static Operation ifUnchanged(
      Predicate<String> wanted, List<Values> seen, Operation operation) {
    return (configure, state, sets) -> {
      ConfigureQuotas.requireUnchanged(seen, sets(state, wanted), sets);
      return operation.apply(configure, state, sets);
    };
  }

  private static Problem missing(String name) {
    return Problem.refused("resource quota set \"" + name + "\" does not exist");
  }

  private static int modifyFromFile(Session session, List<String> operands) {
    session.require(Right.MANAGER);
    String file = operands.get(0);
    List<QuotaDefinition> sets = parse(session, file);
    if (operands.size() == 1) {
      return take(session, sets, ConfigureQuotas::replaceAll);
    }
    List<QuotaDefinition> named = new ArrayList<>();
    List<Problem> problems = new ArrayList<>();
    for (String name : ObjectSwitches.elements(operands.get(1))) {
      sets.stream()
          .filter(set -> set.name().equals(name))
          .findFirst()
          .ifPresentOrElse(
              named::add,
              () ->
                  problems.add(
                      Problem.refused(
                          "resource quota set \"" + name + "\" is not in file \"" + file + "\"")));
    }
    if (!problems.isEmpty()) {
      throw new GridException(problems);
    }
    return take(session, named, ConfigureQuotas::modify);
  }

  /** The attribute verbs on resource quota sets. */
  static int editAttribute(
      Session session,
      EditAttribute.Verb verb,
      AttributeSwitches.Source source,
      List<String> names) {
    List<NameValue> settings = new ArrayList<>();
    for (LogicalLine line : LogicalLine.of(source.file().orElse(""), source.text())) {
      String text = line.text().strip();
      int end = 0;
      while (end < text.length() && !Character.isWhitespace(text.charAt(end))) {
        end++;
      }
      settings.add(new NameValue(text.substring(0, end), text.substring(end).strip()));
    }
    EditQuota edit = new EditQuota(session.context().actor(), verb, settings);
    return session.update((state, ignored) -> edit.apply(state, names));
  }
}
