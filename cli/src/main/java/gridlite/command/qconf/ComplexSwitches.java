package gridlite.command.qconf;

import gridlite.command.qconf.EditorFlow.Unwritten;
import gridlite.complex.ComplexAttribute;
import gridlite.complex.ComplexText;
import gridlite.format.Values;
import gridlite.json.ObjectJson;
import gridlite.name.ObjectKind;
import gridlite.operation.Right;
import gridlite.operation.configure.ConfigureComplexes;
import gridlite.site.SiteFile;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** The table of resource attributes. */
final class ComplexSwitches {
  private ComplexSwitches() {}

  static List<Switch> verbs() {
    return List.of(
        Switch.none(
            "-sc",
            "show the resource attributes",
            (session, none) -> {
              session.out(text(session));
              return 0;
            }),
        Switch.none(
            "-mc", "modify the resource attributes in an editor", (session, none) -> edit(session)),
        Switch.one(
            "-Mc",
            "fname",
            "replace the resource attributes by those of a file, or of the file in a directory",
            (session, names) -> {
              List<SiteFile> files = session.plainFiles(names.get(0));
              if (files.size() > 1) {
                throw Session.refused(
                    "directory \""
                        + names.get(0)
                        + "\" holds more than one file, but the table of resources is one");
              }
              SiteFile file = files.get(0);
              return replace(session, file.path(), file.text(), Optional.empty());
            }),
        Switch.one(
            "-Sc",
            "directory",
            "write the resource attributes to a file in a directory",
            (session, names) ->
                session.write(names.get(0), List.of(new SiteFile("complexes", text(session))))));
  }

  private static Collection<Values> present(Session session) {
    return session
        .context()
        .store()
        .read(state -> List.copyOf(state.objects(ObjectKind.COMPLEX_ATTRIBUTE).objects()));
  }

  private static String text(Session session) {
    return session.modes().json()
        ? new ObjectJson(ComplexAttribute.SCHEMA).print(present(session))
        : ComplexText.print(present(session));
  }

  private static int edit(Session session) {
    session.require(Right.MANAGER);
    Collection<Values> present = present(session);
    return session
        .editor()
        .edit(
            ComplexText.print(present),
            ".complex",
            new Unwritten.TakeOver(),
            (file, text) -> replace(session, file, text, Optional.of(present)));
  }

  private static int replace(
      Session session, String source, String text, Optional<Collection<Values>> seen) {
    ComplexText.Parsed table = ComplexText.parse(source, text);
    ConfigureComplexes configure = new ConfigureComplexes(session.context().actor());
    return session.update((state, ignored) -> configure.replace(state, table, seen));
  }
}
