package gridlite.command;

import gridlite.json.JsonDocument;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.render.Document;
import gridlite.render.TextOutput;
import gridlite.render.XmlDocument;
import gridlite.syntax.Option;
import gridlite.syntax.Parsed;
import java.util.function.Consumer;

/** The form in which a listing is written: option {@code -fmt}. */
public enum OutputFormat {
  /** Text for people. */
  PLAIN,
  /** XML. */
  XML,
  /** JSON. */
  JSON;

  /** The option. */
  public static final Option OPTION =
      Option.one("-fmt", "plain|xml|json", "format of the listing; plain by default");

  /** The form that was asked for; {@code -xml} is a form as well. */
  public static OutputFormat of(Parsed parsed) {
    OutputFormat form = parsed.has("-xml") ? XML : PLAIN;
    for (String name : parsed.operands("-fmt")) {
      form =
          switch (name) {
            case "plain" -> PLAIN;
            case "xml" -> XML;
            case "json" -> JSON;
            default ->
                throw new GridException(
                    Problem.refused("-fmt " + name + ": unknown format")
                        .hint("expected plain, xml or json"));
          };
    }
    return form;
  }

  /**
   * Writes a listing in this format.
   *
   * @param root name of the outermost element of XML
   * @param plain writes it as text for people
   * @param structured writes it as a document, of XML or JSON
   */
  public void write(
      TextOutput out, String root, Consumer<TextOutput> plain, Consumer<Document> structured) {
    switch (this) {
      case PLAIN -> plain.accept(out);
      case XML -> structured.accept(new XmlDocument(out, root));
      case JSON -> structured.accept(new JsonDocument(out));
    }
  }
}
