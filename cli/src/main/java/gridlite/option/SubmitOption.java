package gridlite.option;

import gridlite.syntax.Operands;
import gridlite.syntax.Option;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * An option that describes a job, as a row of {@link SubmitOptions}: its words, the commands that
 * have it, how it is read, and the fields of the job that it sets. Parsing, help, manual pages,
 * completion, parameters of verification scripts, listings of jobs and announcements of {@code
 * qalter} are derived from the row.
 *
 * @see "qsub(1), OPTIONS"
 */
public final class SubmitOption {
  /** The commands that describe jobs. */
  public enum Command {
    QSUB("qsub"),
    QALTER("qalter"),
    QRSH("qrsh"),
    /** The submission of qrsh's job, to which its process has added where the streams are. */
    QRSH_JOB("qrsh");

    private final String commandName;

    Command(String commandName) {
      this.commandName = commandName;
    }

    /** Name to type. */
    public String commandName() {
      return commandName;
    }
  }

  private final Option option;
  private Set<Command> commands = EnumSet.noneOf(Command.class);
  private Set<Command> withoutEffect = EnumSet.noneOf(Command.class);
  private boolean unknownToQalter;
  private boolean warnsAgain;
  private Reading reading = SpecialReading.NOTHING;
  private List<JobField> fields = List.of();

  private SubmitOption(Option option) {
    this.option = option;
  }

  /** An option without operands, which no command has yet. */
  public static SubmitOption of(String name, String documentation) {
    return new SubmitOption(Option.flag(name, documentation));
  }

  /** An option with one operand, which no command has yet. */
  public static SubmitOption of(String name, String argument, String documentation) {
    return of(name, Operands.ONE, argument, documentation);
  }

  /** An option with operands, which no command has yet. */
  public static SubmitOption of(
      String name, Operands operands, String argument, String documentation) {
    return new SubmitOption(Option.of(name, operands, argument, documentation));
  }

  /** Sets the commands that have it. */
  public SubmitOption in(Set<Command> those) {
    commands = those;
    return this;
  }

  /** Sets the commands that take it and do nothing about it. */
  public SubmitOption withoutEffectIn(Set<Command> those) {
    withoutEffect = those;
    return this;
  }

  /** To qalter it is unknown, rather than another command's. */
  public SubmitOption unknownToQalter() {
    unknownToQalter = true;
    return this;
  }

  /** The user is warned when it is given again within one source; the later one counts. */
  public SubmitOption warnsWhenGivenAgain() {
    warnsAgain = true;
    return this;
  }

  /** Sets how its operands are read. */
  public SubmitOption reads(Reading how) {
    reading = how;
    return this;
  }

  /** Sets the fields of the job that it sets. */
  public SubmitOption sets(JobField... those) {
    fields = List.of(those);
    return this;
  }

  /** The declaration of the words. */
  public Option option() {
    return option;
  }

  /** Returns whether a second use within one source is worth a warning. */
  boolean isWarnedOfAgain() {
    return warnsAgain;
  }

  /** Returns whether a command has it. */
  boolean isOf(Command command) {
    return commands.contains(command);
  }

  /** Returns whether a command takes it and does nothing about it. */
  boolean isWithoutEffect(Command command) {
    return withoutEffect.contains(command);
  }

  /** Returns whether a command refuses it as another command's, rather than as unknown. */
  boolean isForeignTo(Command command) {
    return !isOf(command) && !(unknownToQalter && command == Command.QALTER);
  }

  /** Returns how its operands are read. */
  Reading reading() {
    return reading;
  }

  /** The fields of the job that it sets. */
  public List<JobField> fields() {
    return fields;
  }

  @Override
  public String toString() {
    return option.name();
  }
}
