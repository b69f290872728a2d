package gridlite.runtime;

/** The version of the product, for people and for programs that ask. */
public final class Version {
  private Version() {}

  /** Version of the toolkit. */
  public static final String TOOLKIT = "1.0.0";

  /** First line of each command's help, by whose first words middleware knows what it talks to. */
  public static final String LINE = "SGE 8.1.9 (gridlite " + TOOLKIT + ")";
}
