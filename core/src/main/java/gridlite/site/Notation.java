package gridlite.site;

import java.util.List;
import java.util.Optional;

/** A notation other than Grid Engine's own, which describes any number of objects. */
@FunctionalInterface
public interface Notation {
  /** There is Grid Engine's own notation alone. */
  Notation NONE = (source, text) -> Optional.empty();

  /**
   * The files in Grid Engine's notation that a text amounts to; empty when it is in another one.
   *
   * @param source name of the text for messages
   * @throws gridlite.problem.GridException when the text has mistakes, with their places
   */
  Optional<List<SiteFile>> files(String source, String text);
}
