package gridlite.complex;

import gridlite.problem.FormatException;
import gridlite.value.NameValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/**
 * A resource that a job requests, and how much of it. What the spelling means is worked out when
 * the job is accepted, or when it is read from the store and first looked at, and never again: each
 * version of the job has the same object. Only an attribute whose type is changed meanwhile has it
 * read anew.
 */
public final class RequestedResource {
  /**
   * A spelling as values of a type.
   *
   * @param type the type
   * @param number the value for a numeric type; empty when the text is not one
   * @param expression the expression for a string type; empty when it can't be understood
   */
  private record Reading(
      ComplexType type, OptionalDouble number, Optional<PatternExpression> expression) {
    static Reading of(ComplexType type, String text) {
      return new Reading(type, type.number(text), expressionOrNone(type, text));
    }

    private static Optional<PatternExpression> expressionOrNone(ComplexType type, String text) {
      try {
        return RequestedResource.expression(type, text);
      } catch (FormatException e) {
        return Optional.empty();
      }
    }
  }

  private final String name;
  private final String value;
  private @Nullable Reading reading;

  /**
   * A request as spelled.
   *
   * @param name name of the resource, or its shortcut as long as the request is not resolved
   * @param value how much of it
   */
  public RequestedResource(String name, String value) {
    this.name = name;
    this.value = value;
  }

  /** Name of the resource. */
  public String name() {
    return name;
  }

  /** The amount, as spelled. */
  public String value() {
    return value;
  }

  /** The amount under a numeric type; empty for what is none. */
  public OptionalDouble number(ComplexType type) {
    return reading(type).number();
  }

  /** The expression under a string type; empty for other types and what can't be understood. */
  Optional<PatternExpression> expression(ComplexType type) {
    return reading(type).expression();
  }

  /** Requests as the names and values that they were spelled with. */
  public static List<NameValue> spelled(List<RequestedResource> requests) {
    List<NameValue> spelled = new ArrayList<>(requests.size());
    for (RequestedResource request : requests) {
      spelled.add(new NameValue(request.name, request.value));
    }
    return spelled;
  }

  /** Several threads may read it first; each finds the same. */
  private Reading reading(ComplexType type) {
    Reading known = reading;
    if (known == null || known.type() != type) {
      known = Reading.of(type, value);
      reading = known;
    }
    return known;
  }

  /**
   * The expression that a request for a string or host is; empty for other types.
   *
   * @throws FormatException with the position of what can't be understood
   */
  public static Optional<PatternExpression> expression(ComplexType type, String text) {
    return switch (type) {
      case STRING, RESTRING -> Optional.of(PatternExpression.parse(text));
      case CSTRING, HOST -> Optional.of(PatternExpression.parseIgnoringCase(text));
      case INT, DOUBLE, TIME, MEMORY, BOOL -> Optional.empty();
    };
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof RequestedResource that
        && name.equals(that.name)
        && value.equals(that.value);
  }

  @Override
  public int hashCode() {
    return 31 * name.hashCode() + value.hashCode();
  }

  /** {@code name=value}. */
  @Override
  public String toString() {
    return value.isEmpty() ? name : name + "=" + value;
  }
}
