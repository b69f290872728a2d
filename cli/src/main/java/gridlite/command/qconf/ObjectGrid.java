package gridlite.command.qconf;

import gridlite.command.qconf.EditorFlow.Unwritten;
import gridlite.format.Values;
import gridlite.name.ObjectKind;
import gridlite.operation.configure.ConfigureObject.Mode;
import gridlite.operation.configure.KindTraits;
import gridlite.state.ClusterState;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The regular part of qconf: kinds of objects by verbs. */
final class ObjectGrid {
  private ObjectGrid() {}

  private static final Unwritten FILE_UNCHANGED = new Unwritten.Refuse("file unchanged");
  private static final Unwritten TAKE_OVER = new Unwritten.TakeOver();

  /** The names that a verb takes. */
  private enum Names {
    /** Nothing. */
    NONE,
    /** One name; commas and wildcards are part of it. */
    ONE,
    /** Names with commas between. */
    LIST
  }

  /**
   * A kind of objects with its spellings.
   *
   * @param kind the kind
   * @param suffix of the switches: {@code p} for {@code -ap -Ap -mp -Mp -dp -sp -spl}
   * @param argument what a name is called in help
   * @param add what {@code -a} takes
   * @param show what {@code -s} takes
   * @param delete what {@code -d} takes
   * @param unwritten what an unwritten new object means
   * @param unchanged message for an unwritten existing object
   */
  private record Row(
      ObjectKind kind,
      String suffix,
      String argument,
      Names add,
      Names show,
      Names delete,
      Unwritten unwritten,
      String unchanged) {}

  private static final List<Row> ROWS =
      List.of(
          row(ObjectKind.PARALLEL_ENVIRONMENT, "p", "pe_name", Names.ONE, Names.ONE, Names.ONE),
          row(ObjectKind.CHECKPOINT, "ckpt", "ckpt_name", Names.ONE, Names.ONE, Names.ONE),
          row(ObjectKind.CALENDAR, "cal", "calendar_name", Names.ONE, Names.ONE, Names.ONE),
          new Row(
              ObjectKind.HOST_GROUP,
              "hgrp",
              "group",
              Names.ONE,
              Names.ONE,
              Names.ONE,
              TAKE_OVER,
              "Object has not been changed"),
          row(ObjectKind.PROJECT, "prj", "project", Names.NONE, Names.ONE, Names.LIST),
          row(ObjectKind.USER, "user", "user", Names.NONE, Names.LIST, Names.LIST));

  private static Row row(
      ObjectKind kind, String suffix, String argument, Names add, Names show, Names delete) {
    return new Row(kind, suffix, argument, add, show, delete, FILE_UNCHANGED, "file unchanged");
  }

  /** The verbs of all rows. */
  static List<Switch> verbs() {
    List<Switch> verbs = new ArrayList<>();
    ROWS.forEach(row -> add(row, verbs));
    return verbs;
  }

  private static void add(Row row, List<Switch> verbs) {
    ObjectSwitches objects = new ObjectSwitches(row.kind());
    String title = KindTraits.of(row.kind()).title();
    verbs.add(
        verb(
            "-a" + row.suffix(),
            row.add(),
            row.argument(),
            "add a " + title + " in an editor",
            (session, names) ->
                objects.addInEditor(session, template(row.kind(), names), row.unwritten())));
    verbs.add(file("-A" + row.suffix(), row.kind(), "add a " + title + " from a file", Mode.ADD));
    verbs.add(
        Switch.one(
            "-m" + row.suffix(),
            row.argument(),
            "modify a " + title + " in an editor",
            (session, names) -> objects.modifyInEditor(session, names.get(0), row.unchanged())));
    verbs.add(
        file("-M" + row.suffix(), row.kind(), "modify a " + title + " from a file", Mode.MODIFY));
    verbs.add(
        verb(
            "-d" + row.suffix(),
            row.delete(),
            row.argument(),
            "delete a " + title,
            (session, names) -> objects.delete(session, names)));
    verbs.add(
        verb(
            "-s" + row.suffix(),
            row.show(),
            row.argument(),
            "show a " + title,
            (session, names) ->
                row.show() == Names.LIST
                    ? objects.showSeveral(session, names, 0)
                    : objects.show(session, names)));
    verbs.add(ObjectSwitches.toFiles("-S" + row.suffix(), row.kind()));
    verbs.add(
        Switch.none(
            "-s" + row.suffix() + "l",
            "list all names of " + KindTraits.of(row.kind()).list(),
            (session, none) -> objects.list(session, "")));
  }

  /** A verb that reads a file. */
  static Switch file(String name, ObjectKind kind, String documentation, Mode mode) {
    return Switch.one(
        name,
        "file",
        documentation,
        (session, files) -> new ObjectSwitches(kind).fromFile(session, files.get(0), mode));
  }

  private static Switch verb(
      String name, Names names, String argument, String documentation, Switch.Handler handler) {
    return switch (names) {
      case NONE -> Switch.none(name, documentation, handler);
      case ONE -> Switch.one(name, argument, documentation, handler);
      case LIST ->
          Switch.one(
              name,
              argument + "_list",
              documentation,
              (session, list) -> handler.run(session, ObjectSwitches.elements(list.get(0))));
    };
  }

  /** A new object with the name that was given, if any. */
  static Function<ClusterState, Values> template(ObjectKind kind, List<String> names) {
    KindTraits traits = KindTraits.of(kind);
    return state -> traits.template(names.isEmpty() ? "template" : names.get(0));
  }
}
