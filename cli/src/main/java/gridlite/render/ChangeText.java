package gridlite.render;

import gridlite.format.TextDiff;
import gridlite.format.Values;
import gridlite.operation.configure.ObjectChange;
import gridlite.operation.configure.ObjectTexts;
import gridlite.value.Statement;
import java.util.List;
import java.util.Optional;

/** Changes that would be made, as text: the differences of objects, then what becomes of jobs. */
public final class ChangeText {
  private ChangeText() {}

  /** The text; it says so where nothing would change. */
  public static String of(List<ObjectChange> objects, List<Statement> effects) {
    StringBuilder text = new StringBuilder();
    objects.forEach(object -> text.append(of(object)));
    effects.forEach(effect -> text.append(effect.text()).append('\n'));
    return text.length() == 0 ? "nothing would change\n" : text.toString();
  }

  /** The lines of an object that differ, under a heading. */
  private static String of(ObjectChange object) {
    String title = ObjectTexts.title(object.kind()) + " \"" + object.name() + "\"";
    return "--- "
        + (object.before().isPresent() ? title : "/dev/null")
        + "\n+++ "
        + (object.after().isPresent() ? title : "/dev/null")
        + '\n'
        + TextDiff.of(print(object, object.before()), print(object, object.after()));
  }

  private static String print(ObjectChange object, Optional<Values> values) {
    return values.map(present -> ObjectTexts.print(object.kind(), present)).orElse("");
  }
}
