package gridlite.name;

import java.util.Optional;

/**
 * Name of one project, as it is configured or asked for.
 *
 * <p>Lists of projects in attributes, nodes of the share tree and the words of a quota's filter are
 * text, and become names where they are known to be that of a project.
 *
 * @param text the name, not empty
 * @see "project(5)"
 */
public record ProjectName(String text) implements Comparable<ProjectName> {
  /** Checks that there is a name. */
  public ProjectName {
    if (text.isEmpty()) {
      throw new IllegalArgumentException("the name of a project is empty");
    }
  }

  /** The project with a name. */
  public static ProjectName of(String text) {
    return new ProjectName(text);
  }

  /** Returns the project of a field that is empty where there is none. */
  public static Optional<ProjectName> orNone(String text) {
    return text.isEmpty() ? Optional.empty() : Optional.of(new ProjectName(text));
  }

  @Override
  public int compareTo(ProjectName other) {
    return text.compareTo(other.text);
  }

  /** The name. */
  @Override
  public String toString() {
    return text;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ProjectName that && text.equals(that.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }
}
