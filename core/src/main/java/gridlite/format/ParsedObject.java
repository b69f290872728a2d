package gridlite.format;

import gridlite.problem.Problem;
import gridlite.problem.SourcePosition;
import java.util.Map;
import java.util.Optional;

/**
 * An object and where its attributes were written, so that what is found wrong with it later is
 * reported with line and column too.
 *
 * @param object the object
 * @param places where values begin, by keyword; empty for an object that was not read from a text
 */
public record ParsedObject(Values object, Map<String, Place> places) {
  /**
   * The start of a value.
   *
   * @param line the line
   * @param offset offset of the value in the line
   */
  public record Place(LogicalLine line, int offset) {}

  /** Copies the map. */
  public ParsedObject {
    places = Map.copyOf(places);
  }

  /** An object that was not read from a text. */
  public static ParsedObject of(Values object) {
    return new ParsedObject(object, Map.of());
  }

  /** The same places with another object. */
  public ParsedObject with(Values changed) {
    return new ParsedObject(changed, places);
  }

  /** A refusal because of a word in the value of an attribute, at its place when that is known. */
  public Problem problem(String attribute, String word, String message) {
    Problem problem = Problem.refused(message);
    return at(attribute, word).map(problem::at).orElse(problem);
  }

  private Optional<SourcePosition> at(String attribute, String word) {
    Place place = places.get(attribute);
    if (place == null) {
      return Optional.empty();
    }
    int found = word.isEmpty() ? -1 : place.line().text().indexOf(word, place.offset());
    return Optional.of(place.line().at(found < 0 ? place.offset() : found));
  }
}
