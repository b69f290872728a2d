package gridlite.render;

import gridlite.operation.configure.Effect;
import gridlite.operation.configure.ObjectChange;
import gridlite.value.Statement;
import java.util.List;

/**
 * Changes that were made, or would be, as a {@link Document} ({@code
 * docs/schema/changes.schema.json}).
 *
 * @param done whether it was changed
 * @param objects the objects that differ
 * @param effects what becomes of queue instances and jobs, where nothing was changed yet
 * @param notes what was left out or taken otherwise while it was read
 */
public record ChangeDocument(
    boolean done, List<ObjectChange> objects, List<Effect> effects, List<Statement> notes) {
  /** Copies the lists. */
  public ChangeDocument {
    objects = List.copyOf(objects);
    effects = List.copyOf(effects);
    notes = List.copyOf(notes);
  }

  /** Writes it. */
  public void write(Document out) {
    out.open().value("done", done).list("objects", "object");
    for (ObjectChange object : objects) {
      String action =
          object.before().isEmpty() ? "added" : object.after().isEmpty() ? "removed" : "changed";
      out.open().value("kind", KindWords.word(object.kind())).value("name", object.name());
      out.value("action", action).list("differences", "difference");
      for (ObjectChange.Difference difference : object.differences()) {
        out.open().value("attribute", difference.attribute());
        difference.before().ifPresent(text -> out.value("before", text));
        difference.after().ifPresent(text -> out.value("after", text));
        out.close();
      }
      out.endList().close();
    }
    Statements.write(out.endList(), "effects", effects.stream().map(Effect::statement).toList());
    Statements.write(out, "notes", notes).close();
  }
}
