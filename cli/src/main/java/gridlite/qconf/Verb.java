package gridlite.qconf;

import gridlite.syntax.Operands;
import gridlite.syntax.Option;
import java.util.List;

/**
 * One switch of qconf.
 *
 * @param option its grammar and its line in help
 * @param handler what it does
 */
public record Verb(Option option, Handler handler) {
  /** What a switch does. */
  @FunctionalInterface
  public interface Handler {
    /** Does it; gives the exit status. */
    int run(Session session, List<String> operands);
  }

  /** A switch. */
  static Verb of(
      String name, Operands operands, String argument, String documentation, Handler handler) {
    return new Verb(new Option(name, operands, argument, documentation), handler);
  }

  /** A switch without operands. */
  static Verb none(String name, String documentation, Handler handler) {
    return new Verb(Option.flag(name, documentation), handler);
  }

  /** A switch with one operand. */
  static Verb one(String name, String argument, String documentation, Handler handler) {
    return new Verb(Option.one(name, argument, documentation), handler);
  }

  /** A switch with an optional operand. */
  static Verb optional(String name, String argument, String documentation, Handler handler) {
    return new Verb(Option.optional(name, argument, documentation), handler);
  }

  /** Name with its dash. */
  public String name() {
    return option.name();
  }
}
