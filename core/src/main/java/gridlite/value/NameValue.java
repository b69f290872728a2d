package gridlite.value;

/**
 * An element {@code name=value} of a list.
 *
 * @param name left of the equals sign
 * @param value what stands right of it
 */
public record NameValue(String name, String value) {
  @Override
  public String toString() {
    return value.isEmpty() ? name : name + "=" + value;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof NameValue that && name.equals(that.name) && value.equals(that.value);
  }

  @Override
  public int hashCode() {
    return 31 * name.hashCode() + value.hashCode();
  }
}
