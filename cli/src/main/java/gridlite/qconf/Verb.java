package gridlite.qconf;

import java.util.List;

/**
 * One switch of qconf.
 *
 * @param name with its dash
 * @param least number of operands that it needs
 * @param most number of operands that it takes at most
 * @param argument what the operands are called in help; empty when there are none
 * @param documentation one line for help
 * @param handler what it does
 */
public record Verb(
    String name, int least, int most, String argument, String documentation, Handler handler) {
  /** Any number of operands. */
  public static final int MANY = Integer.MAX_VALUE;

  /** What a switch does. */
  @FunctionalInterface
  public interface Handler {
    /** Does it; gives the exit status. */
    int run(Session session, List<String> operands);
  }

  /** A switch without operands. */
  static Verb none(String name, String documentation, Handler handler) {
    return new Verb(name, 0, 0, "", documentation, handler);
  }

  /** A switch with one operand. */
  static Verb one(String name, String argument, String documentation, Handler handler) {
    return new Verb(name, 1, 1, argument, documentation, handler);
  }

  /** A switch with an optional operand. */
  static Verb optional(String name, String argument, String documentation, Handler handler) {
    return new Verb(name, 0, 1, "[" + argument + "]", documentation, handler);
  }
}
