package gridlite.state;

import gridlite.name.ObjectKind;

/**
 * The user or project that usage is counted for.
 *
 * @param kind USER or PROJECT
 * @param name the user or project
 */
public record UsageKey(ObjectKind kind, String name) implements Comparable<UsageKey> {
  @Override
  public int compareTo(UsageKey other) {
    int byKind = kind.compareTo(other.kind);
    return byKind != 0 ? byKind : name.compareTo(other.name);
  }
}
