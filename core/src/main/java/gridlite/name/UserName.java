package gridlite.name;

/**
 * Login name of one user, as the machine and the cell know it.
 *
 * <p>What may be a user or a user set ({@code @name}), patterns of users, and the words of a
 * quota's filter are text, and become names where they are known to be that of a user.
 *
 * @param text the name, not empty
 * @see "user(5); access_list(5)"
 */
public record UserName(String text) implements Comparable<UserName> {
  /** Checks that there is a name. */
  public UserName {
    if (text.isEmpty()) {
      throw new IllegalArgumentException("the name of a user is empty");
    }
  }

  /** The user with a name. */
  public static UserName of(String text) {
    return new UserName(text);
  }

  @Override
  public int compareTo(UserName other) {
    return text.compareTo(other.text);
  }

  /** The name. */
  @Override
  public String toString() {
    return text;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof UserName that && text.equals(that.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }
}
