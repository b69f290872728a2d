package gridlite.command;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.syntax.Option;
import gridlite.syntax.Parsed;

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
}
