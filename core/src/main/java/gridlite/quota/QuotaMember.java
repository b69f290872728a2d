package gridlite.quota;

import java.util.Optional;

/**
 * The part of a rule's subject whose use a counter adds up: all together, or one member of an
 * expanded filter.
 */
public sealed interface QuotaMember {
  /** A member with a name. */
  static QuotaMember of(String name) {
    return new Named(name);
  }

  /** The member with a name, else the jobs that have none. */
  static QuotaMember orWithout(Optional<String> name) {
    return name.<QuotaMember>map(QuotaMember::of).orElse(Unnamed.WITHOUT);
  }

  /** The name, of one that has one. */
  default Optional<String> named() {
    return Optional.empty();
  }

  /** Returns whether it has a count of its own. */
  default boolean isApart() {
    return true;
  }

  /** The member as messages write it; nothing for all together. */
  String text();

  /** Those that have no name. */
  enum Unnamed implements QuotaMember {
    /** All together, since the filter is not expanded. */
    ALL(""),
    /** The jobs without project, or without parallel environment, under an expanded filter. */
    WITHOUT("-");

    private final String text;

    Unnamed(String text) {
      this.text = text;
    }

    @Override
    public boolean isApart() {
      return this != ALL;
    }

    @Override
    public String text() {
      return text;
    }
  }

  /**
   * A user, project, parallel environment, queue or host.
   *
   * @param text its name
   */
  record Named(String text) implements QuotaMember {
    @Override
    public Optional<String> named() {
      return Optional.of(text);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Named that && text.equals(that.text);
    }

    @Override
    public int hashCode() {
      return text.hashCode();
    }
  }
}
