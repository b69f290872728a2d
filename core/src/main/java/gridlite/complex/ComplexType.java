package gridlite.complex;

/**
 * Type of a resource attribute's values.
 *
 * @see "complex(5), type"
 */
public enum ComplexType {
  INT,
  DOUBLE,
  TIME,
  MEMORY,
  BOOL,
  STRING,
  CSTRING,
  RESTRING,
  HOST;

  /** Returns whether values are compared as numbers; BOOL counts as 0 and 1. */
  public boolean isNumeric() {
    return switch (this) {
      case INT, DOUBLE, TIME, MEMORY, BOOL -> true;
      case STRING, CSTRING, RESTRING, HOST -> false;
    };
  }
}
