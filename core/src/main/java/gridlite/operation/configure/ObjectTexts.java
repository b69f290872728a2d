package gridlite.operation.configure;

import gridlite.complex.ComplexText;
import gridlite.format.Layout.LineWidth;
import gridlite.format.Values;
import gridlite.name.ObjectKind;
import gridlite.quota.QuotaText;
import java.util.List;

/** The text of objects of any kind, as {@code qconf -s...} prints it. */
public final class ObjectTexts {
  private ObjectTexts() {}

  /** Text of one object. */
  public static String print(ObjectKind kind, Values object) {
    return switch (kind) {
      case COMPLEX_ATTRIBUTE -> ComplexText.print(List.of(object));
      case RESOURCE_QUOTA_SET -> QuotaText.print(List.of(object), QuotaText.Lines.BROKEN);
      default -> KindTraits.of(kind).layout().print(object, LineWidth.WRAPPED);
    };
  }

  /** Returns what one object of a kind is called in messages. */
  public static String title(ObjectKind kind) {
    return switch (kind) {
      case COMPLEX_ATTRIBUTE -> "complex attribute";
      case RESOURCE_QUOTA_SET -> "resource quota set";
      default -> KindTraits.of(kind).title();
    };
  }
}
