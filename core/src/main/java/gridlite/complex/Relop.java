package gridlite.complex;

/**
 * Relation that must hold between request and offer: {@code request RELOP offer}.
 *
 * @see "complex(5), relop"
 */
public enum Relop {
  EQUAL("=="),
  NOT_EQUAL("!="),
  LESS("<"),
  LESS_OR_EQUAL("<="),
  GREATER(">"),
  GREATER_OR_EQUAL(">="),
  /** Exclusive use of the resource; consumables of type BOOL only. */
  EXCLUSIVE("EXCL");

  private final String symbol;

  Relop(String symbol) {
    this.symbol = symbol;
  }

  /** Spelling in the table. */
  public String symbol() {
    return symbol;
  }
}
