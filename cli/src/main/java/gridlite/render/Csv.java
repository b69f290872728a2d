package gridlite.render;

/** Texts as fields of comma-separated values (RFC 4180). */
public final class Csv {
  private Csv() {}

  /** A text as a field: in quotes where it holds what would end the field. */
  public static String field(String text) {
    boolean plain =
        text.indexOf(',') < 0
            && text.indexOf('"') < 0
            && text.indexOf('\n') < 0
            && text.indexOf('\r') < 0;
    return plain ? text : "\"" + text.replace("\"", "\"\"") + "\"";
  }
}
