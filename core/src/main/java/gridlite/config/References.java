package gridlite.config;

import gridlite.format.ValueFormat;
import gridlite.name.ObjectKind;
import gridlite.name.Reference;
import java.util.Locale;
import java.util.function.Consumer;

/** Formats of single names of other objects. */
final class References {
  private References() {}

  /** Name of an object of a kind, or NONE. */
  static ValueFormat<String> to(ObjectKind kind) {
    return new ValueFormat<>() {
      @Override
      public String parse(String text) {
        return text.equalsIgnoreCase("NONE") ? text.toUpperCase(Locale.ROOT) : text;
      }

      @Override
      public String print(String value) {
        return value;
      }

      @Override
      public void references(String value, Consumer<Reference> visitor) {
        if (!value.equals("NONE")) {
          visitor.accept(new Reference(kind, value));
        }
      }
    };
  }
}
