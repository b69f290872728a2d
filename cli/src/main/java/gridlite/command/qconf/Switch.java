package gridlite.command.qconf;

import gridlite.syntax.Operands;
import gridlite.syntax.Option;
import java.util.List;

/**
 * One switch of qconf.
 *
 * @param option its grammar and its line in help
 * @param handler what it does
 */
public record Switch(Option option, Handler handler) {
  /** The action of a switch. */
  @FunctionalInterface
  public interface Handler {
    /** Does it; gives the exit status. */
    int run(Session session, List<String> operands);
  }

  /** A switch. */
  static Switch of(
      String name, Operands operands, String argument, String documentation, Handler handler) {
    return new Switch(Option.of(name, operands, argument, documentation), handler);
  }

  /** A switch without operands. */
  static Switch none(String name, String documentation, Handler handler) {
    return new Switch(Option.flag(name, documentation), handler);
  }

  /** A switch with one operand. */
  static Switch one(String name, String argument, String documentation, Handler handler) {
    return new Switch(Option.one(name, argument, documentation), handler);
  }

  /** A switch with an optional operand. */
  static Switch optional(String name, String argument, String documentation, Handler handler) {
    return new Switch(Option.optional(name, argument, documentation), handler);
  }

  /** Name with its dash. */
  public String name() {
    return option.name();
  }
}
