package gridlite.complex;

/**
 * The rule whether jobs may or must request an attribute.
 *
 * @see "complex(5), requestable"
 */
public enum Requestable {
  YES,
  NO,
  FORCED
}
