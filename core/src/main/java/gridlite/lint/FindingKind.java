package gridlite.lint;

/** A kind of finding about a resource quota set. */
public enum FindingKind {
  /** The text can't be read. */
  SYNTAX("syntax"),
  /** A limit that {@code qconf} refuses. */
  BAD_LIMIT("bad-limit"),
  /** An earlier rule of the set matches everything that the rule matches. */
  SHADOWED("shadowed"),
  /** An earlier rule of the set has the same name. */
  SAME_NAME("same-name"),
  /** A rule that limits nothing. */
  NO_LIMIT("no-limit"),
  /** Many members share one count, and something says that each was to have its own. */
  SHARED("shared"),
  /** A member of a filter that matches nothing that exists. */
  NO_SUCH_MEMBER("no-such-member"),
  /** A limit on an attribute that there is not. */
  UNKNOWN_ATTRIBUTE("unknown-attribute"),
  /** A limit on an attribute of which nothing is counted. */
  NOT_CONSUMABLE("not-consumable"),
  /** A limit on, or a formula with, an attribute that no host, queue or cluster has. */
  NOT_PROVIDED("not-provided"),
  /** A limit above what there is. */
  BEYOND_CAPACITY("beyond-capacity"),
  /** A set that is switched off. */
  DISABLED("disabled"),
  /** A formula in a rule that does not count for each host. */
  NO_HOST_EXPANSION("no-host-expansion");

  private final String word;

  FindingKind(String word) {
    this.word = word;
  }

  /** The kind as listings name it. */
  public String word() {
    return word;
  }
}
