package gridlite.operation.configure;

import gridlite.name.NameLength;
import gridlite.name.ObjectKind;
import gridlite.name.ReservedWords;
import java.util.Locale;
import java.util.Optional;

/** The names that objects may have. */
public final class ObjectNames {
  private ObjectNames() {}

  private static final String FORBIDDEN = " \t\r\n/:\\[]{}|()@%\"',";

  /** Returns why a name isn't one for objects of a kind; empty when it is. */
  public static Optional<String> problem(ObjectKind kind, String name) {
    Optional<String> length = NameLength.problem(name);
    if (length.isPresent()) {
      return length;
    }
    String body = name;
    if (kind == ObjectKind.HOST_GROUP) {
      if (!name.startsWith("@")) {
        return Optional.of(
            "\""
                + name
                + "\" is not a name of a host group: it must begin with @, like \"@"
                + name
                + "\"");
      }
      body = name.substring(1);
    }
    if (body.isEmpty()) {
      return Optional.of("the name is empty");
    }
    if (ReservedWords.contains(body)) {
      String word = body.toUpperCase(Locale.ROOT);
      return Optional.of("\"" + name + "\" can't be a name: " + word + " is a reserved word");
    }
    for (int i = 0; i < body.length(); i++) {
      if (FORBIDDEN.indexOf(body.charAt(i)) >= 0) {
        return Optional.of(
            "\"" + name + "\" can't be a name: '" + body.charAt(i) + "' is not allowed in it");
      }
    }
    boolean shared = kind == ObjectKind.PROJECT || kind == ObjectKind.USER;
    return shared && name.equals("default")
        ? Optional.of("\"default\" can't be a name here: the share tree uses it")
        : Optional.empty();
  }
}
