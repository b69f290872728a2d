package gridlite.command.qconf;

import gridlite.command.qconf.EditorFlow.Unwritten;
import gridlite.format.OneLine;
import gridlite.format.ParsedObject;
import gridlite.format.Values;
import gridlite.json.Json;
import gridlite.json.JsonDocument;
import gridlite.json.JsonReader;
import gridlite.json.ObjectJson;
import gridlite.name.ObjectKind;
import gridlite.operation.Answer;
import gridlite.operation.configure.ConfigureObject;
import gridlite.operation.configure.ConfigureObject.Mode;
import gridlite.operation.configure.KindTraits;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.site.SiteFile;
import gridlite.state.ClusterState;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The verbs that every kind of object has: show, list, add, modify and delete, by editor and file.
 *
 * @param kind the kind
 */
record ObjectSwitches(ObjectKind kind) {
  private KindTraits traits() {
    return KindTraits.of(kind);
  }

  /** Text of an object as listings show it. */
  String text(Session session, Values object) {
    return session.modes().json()
        ? new ObjectJson(traits().schema()).print(object)
        : traits().layout().print(object, session.width());
  }

  /** Text of several objects: an empty line between two, or an array. */
  String text(Session session, List<Values> objects) {
    if (session.modes().json()) {
      return new ObjectJson(traits().schema()).print(objects);
    }
    return String.join("\n", objects.stream().map(object -> text(session, object)).toList());
  }

  /** Reads the objects of a text, of which JSON may hold several. */
  private List<ParsedObject> parse(Session session, String source, String text, Values base) {
    if (!session.modes().json()) {
      return List.of(traits().layout().parse(source, text, base));
    }
    ObjectJson layout = new ObjectJson(traits().schema());
    Json json = JsonReader.read(source, text);
    List<Json> objects = json instanceof Json.Arr array ? array.elements() : List.of(json);
    return objects.stream().map(object -> layout.read(source, object, base)).toList();
  }

  /** Shows the object of one name. */
  int show(Session session, List<String> names) {
    session.out(
        session
            .context()
            .store()
            .read(state -> text(session, Session.existing(state, kind, names.get(0)))));
    return 0;
  }

  /**
   * Shows the objects of some names with an empty line between two; missing ones are reported.
   *
   * @param missingStatus exit status when one is missing
   */
  int showSeveral(Session session, List<String> names, int missingStatus) {
    List<Values> found = new ArrayList<>();
    int status = 0;
    for (String name : names) {
      Optional<Values> object = session.context().store().read(state -> state.find(kind, name));
      if (object.isEmpty()) {
        session.refuse(traits().title() + " \"" + name + "\" does not exist");
        status = missingStatus;
      }
      object.ifPresent(found::add);
    }
    boolean one = names.size() == 1 && found.size() == 1;
    session.out(found.isEmpty() ? "" : one ? text(session, found.get(0)) : text(session, found));
    return status;
  }

  /** Lists names, sorted; some kinds leave out one that is always there. */
  int list(Session session, String omitted) {
    List<String> names =
        session
            .context()
            .store()
            .read(
                state ->
                    state.objects(kind).sortedNames().stream()
                        .filter(name -> !name.equals(omitted))
                        .toList());
    if (names.isEmpty()) {
      return session.refuse(traits().empty());
    }
    session.out(
        session.modes().json() ? JsonDocument.text(names) : String.join("\n", names) + "\n");
    return 0;
  }

  /** Removes objects. */
  int delete(Session session, List<String> names) {
    session.require(traits().right());
    return session.update((state, configure) -> configure.remove(state, kind, names));
  }

  /** Adds or replaces the object of a file. */
  int fromFile(Session session, String file, Mode mode) {
    session.require(traits().right());
    Optional<String> text = session.fileUnlessDirectory(file);
    return text.isPresent()
        ? fromText(session, file, text.get(), traits().template(file), mode)
        : fromFiles(session, file, mode);
  }

  /** Adds or replaces the objects of all files in a directory: all of them, or none. */
  int fromFiles(Session session, String directory, Mode mode) {
    List<ConfigureObject.Request> requests = new ArrayList<>();
    List<Problem> problems = new ArrayList<>();
    for (SiteFile file : session.tree(directory).read()) {
      String source = Path.of(directory, file.path()).toString();
      try {
        for (ParsedObject parsed :
            parse(session, source, file.text(), traits().template(file.path()))) {
          requests.add(ConfigureObject.Request.of(kind, parsed, mode));
        }
      } catch (GridException e) {
        problems.addAll(e.problems());
      }
    }
    if (!problems.isEmpty()) {
      throw new GridException(problems);
    }
    return session.update((state, configure) -> configure.putAll(state, requests));
  }

  /** Writes each object to a file of its name in a directory. */
  int toFiles(Session session, String directory) {
    List<SiteFile> files =
        session
            .context()
            .store()
            .read(
                state -> {
                  List<SiteFile> texts = new ArrayList<>();
                  for (String name : state.objects(kind).sortedNames()) {
                    texts.add(
                        new SiteFile(name, text(session, Session.existing(state, kind, name))));
                  }
                  return texts;
                });
    return session.write(directory, files);
  }

  /** The verb that writes all objects of a kind to files. */
  static Switch toFiles(String name, ObjectKind kind) {
    return Switch.one(
        name,
        "directory",
        "write each " + KindTraits.of(kind).title() + " to a file in a directory",
        (session, directories) -> new ObjectSwitches(kind).toFiles(session, directories.get(0)));
  }

  /** Adds or replaces the object of a text. */
  int fromText(Session session, String source, String text, Values base, Mode mode) {
    List<ConfigureObject.Request> requests = new ArrayList<>();
    for (ParsedObject parsed : parse(session, source, text, base)) {
      requests.add(ConfigureObject.Request.of(kind, parsed, mode));
    }
    return session.update((state, configure) -> configure.putAll(state, requests));
  }

  /** Lets the user edit a new object; the name in the text decides. */
  int addInEditor(Session session, Function<ClusterState, Values> template, Unwritten unwritten) {
    session.require(traits().right());
    Values base = session.context().store().read(template);
    return session.print(edit(session, base, unwritten, Mode.ADD, Optional.empty()));
  }

  /** Lets the user edit an existing object. */
  int modifyInEditor(Session session, String name, String unchanged) {
    session.require(traits().right());
    Values present = session.context().store().read(state -> Session.existing(state, kind, name));
    return session.print(
        edit(session, present, new Unwritten.Refuse(unchanged), Mode.MODIFY, Optional.of(present)));
  }

  /**
   * Returns what the editor begins with: an empty line where there is nothing, so that lines can
   * follow.
   */
  private String editorText(Session session, Values base) {
    String text = text(session, base);
    return text.isEmpty() ? "\n" : text;
  }

  /** Lets the user edit an object and writes it; gives the answers. */
  List<Answer> edit(
      Session session, Values base, Unwritten unwritten, Mode mode, Optional<Values> seen) {
    return edited(
        session,
        base,
        unwritten,
        parsed -> write(session, new ConfigureObject.Request(kind, parsed, mode, seen)));
  }

  /**
   * The same with a success in other words.
   *
   * @param success the words, which go to standard output
   */
  List<Answer> edit(
      Session session,
      Values base,
      Unwritten unwritten,
      Mode mode,
      Optional<Values> seen,
      Function<Values, String> success) {
    return edited(
        session,
        base,
        unwritten,
        parsed -> {
          List<Answer> answers =
              write(session, new ConfigureObject.Request(kind, parsed, mode, seen));
          // a rehearsal answers with what would change
          return session.modes().dryRun()
              ? answers
              : List.of(Answer.done(success.apply(parsed.object())));
        });
  }

  private List<Answer> write(Session session, ConfigureObject.Request request) {
    return session.write((state, configure) -> configure.put(state, request));
  }

  private List<Answer> edited(
      Session session,
      Values base,
      Unwritten unwritten,
      Function<ParsedObject, List<Answer>> written) {
    return session
        .editor()
        .edit(
            editorText(session, base),
            ".conf",
            unwritten,
            (file, text) -> written.apply(parse(session, file, text, base).get(0)));
  }

  /** Elements of a list on the command line, separated by commas or blanks. */
  static List<String> elements(String list) {
    List<String> elements = new ArrayList<>();
    int start = 0;
    for (int i = 0; i <= list.length(); i++) {
      if (i == list.length() || list.charAt(i) == ',' || list.charAt(i) == ' ') {
        if (i > start) {
          elements.add(OneLine.checked(list.substring(start, i)));
        }
        start = i + 1;
      }
    }
    return elements;
  }
}
