package gridlite.qconf;

import gridlite.config.ObjectKind;
import gridlite.edit.EditorFlow.Unwritten;
import gridlite.format.ParsedObject;
import gridlite.format.Values;
import gridlite.operation.Answer;
import gridlite.operation.ConfigureObject;
import gridlite.operation.ConfigureObject.Mode;
import gridlite.operation.KindTraits;
import gridlite.state.ClusterState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The verbs that every kind of object has: show, list, add, modify and delete, by editor and file.
 *
 * @param kind the kind
 */
record ObjectVerbs(ObjectKind kind) {
  private KindTraits traits() {
    return KindTraits.of(kind);
  }

  /** Text of an object as listings show it. */
  String text(Session session, Values object) {
    return traits().layout().print(object, session.width());
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
    int status = 0;
    boolean first = true;
    for (String name : names) {
      Optional<String> text =
          session
              .context()
              .store()
              .read(state -> state.find(kind, name).map(object -> text(session, object)));
      if (text.isEmpty()) {
        session.refuse(traits().title() + " \"" + name + "\" does not exist");
        status = missingStatus;
        continue;
      }
      session.out((first ? "" : "\n") + text.get());
      first = false;
    }
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
    session.out(String.join("\n", names) + "\n");
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
    return fromText(session, file, session.file(file), traits().template(file), mode);
  }

  /** Adds or replaces the object of a text. */
  int fromText(Session session, String source, String text, Values base, Mode mode) {
    ParsedObject parsed = traits().layout().parse(source, text, base);
    return session.update(
        (state, configure) -> configure.put(state, ConfigureObject.Request.of(kind, parsed, mode)));
  }

  /** Lets the user edit a new object; the name in the text decides. */
  int addInEditor(Session session, Function<ClusterState, Values> template, Unwritten unwritten) {
    session.require(traits().right());
    Values base = session.context().store().read(template::apply);
    return session.print(edit(session, base, unwritten, Mode.ADD, Optional.empty()));
  }

  /** Lets the user edit an existing object. */
  int modifyInEditor(Session session, String name, String unchanged) {
    session.require(traits().right());
    Values present = session.context().store().read(state -> Session.existing(state, kind, name));
    return session.print(
        edit(session, present, new Unwritten.Refuse(unchanged), Mode.MODIFY, Optional.of(present)));
  }

  /** Lets the user edit an object and writes it; gives the answers. */
  List<Answer> edit(
      Session session, Values base, Unwritten unwritten, Mode mode, Optional<Values> seen) {
    return session
        .editor()
        .edit(
            text(session, base),
            ".conf",
            unwritten,
            (file, text) -> {
              ParsedObject parsed = traits().layout().parse(file, text, base);
              return session.write(
                  (state, configure) ->
                      configure.put(state, new ConfigureObject.Request(kind, parsed, mode, seen)));
            });
  }

  /** Elements of a list on the command line, separated by commas or blanks. */
  static List<String> elements(String list) {
    List<String> elements = new ArrayList<>();
    int start = 0;
    for (int i = 0; i <= list.length(); i++) {
      if (i == list.length() || list.charAt(i) == ',' || list.charAt(i) == ' ') {
        if (i > start) {
          elements.add(list.substring(start, i));
        }
        start = i + 1;
      }
    }
    return elements;
  }
}
