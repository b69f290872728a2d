package gridlite.quota;

/**
 * The limit of one resource.
 *
 * @param attribute name of the complex attribute; in a text just read also its shortcut
 * @param value the limit as spelled: a value of the attribute's type, or a formula ({@link
 *     LinearExpression}) when there is a {@code $} in it
 */
public record QuotaLimit(String attribute, String value) {
  /** Returns whether the limit is worked out for each host. */
  public boolean isDynamic() {
    return value.indexOf('$') >= 0;
  }

  @Override
  public String toString() {
    return attribute + "=" + value;
  }
}
