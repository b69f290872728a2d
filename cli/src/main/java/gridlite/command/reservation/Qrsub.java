package gridlite.command.reservation;

import gridlite.command.CommaList;
import gridlite.command.GridEngineCommand;
import gridlite.command.JobCommands;
import gridlite.complex.RequestedResource;
import gridlite.format.Values;
import gridlite.job.JobRequest;
import gridlite.job.MailRecipient;
import gridlite.name.ObjectKind;
import gridlite.operation.Answer;
import gridlite.operation.job.JobNames;
import gridlite.operation.reservation.MakeReservation;
import gridlite.option.DateArgument;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.render.Times;
import gridlite.runtime.CommandContext;
import gridlite.runtime.SystemHosts;
import gridlite.runtime.Users;
import gridlite.state.AdvanceReservation;
import gridlite.syntax.Option;
import gridlite.syntax.OptionUse;
import gridlite.syntax.Parsed;
import gridlite.syntax.Syntax;
import gridlite.value.Given;
import gridlite.value.SlotRange;
import gridlite.value.TimeValue;
import java.time.Instant;
import java.time.Year;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** {@code qrsub}: makes an advance reservation. */
public final class Qrsub extends GridEngineCommand {
  /** The options. */
  public static final Syntax TABLE =
      new Syntax(
          "qrsub",
          ProblemKind.REFUSED,
          Syntax.FreeWords.ANYWHERE,
          List.of(
              Option.one("-a", "[[CC]YY]MMDDhhmm[.SS]", "start time; by default now"),
              Option.one("-e", "[[CC]YY]MMDDhhmm[.SS]", "end"),
              Option.one("-d", "time", "duration"),
              Option.one("-N", "name", "name of the reservation"),
              Option.one("-l", "resource=value,...", "resources for each slot"),
              Option.one("-q", "queue,...", "queues"),
              Option.one("-masterq", "queue,...", "queues for the master task"),
              Option.one("-ckpt", "name", "checkpointing interface"),
              Option.one("-A", "account", "accounting string"),
              Option.one("-m", "abens", "when mail is sent"),
              Option.one("-M", "user@host,...", "where mail is sent to"),
              Option.one("-u", "[!]user,[!]@set,...", "who may use it, or may not; else everybody"),
              Option.one("-he", "y|n", "whether jobs wait while a queue of it is closed"),
              Option.one("-now", "y|n", "only queues for interactive jobs"),
              Option.one("-w", "e|v", "v: look only"),
              Option.many("-pe", "name slots", "parallel environment and number of slots"),
              Option.flag("-help", "list the options")));

  private static final String USAGE =
      "qrsub [-a date] {-e date | -d time} [-N name] [-l resources] [-q queues] [-pe name slots]"
          + " ...";

  /** The command. */
  public Qrsub() {
    super(TABLE, USAGE);
  }

  @Override
  protected int run(CommandContext context, Parsed parsed) {
    Instant now = context.clock().instant();
    ZonedDateTime zoned = now.atZone(Times.of(context.variables()).zone());
    Instant start = date(parsed, "-a", zoned).orElse(now);
    Instant end = end(parsed, start, zoned);
    Values request = request(parsed);
    boolean verifies = isVerifying(parsed);
    MakeReservation.Request reservation =
        new MakeReservation.Request(
            name(parsed),
            last(parsed, "-A", "sge"),
            request,
            start,
            end,
            users(context, parsed),
            isYes(parsed, "-he"),
            verifies);
    List<Answer> answers =
        context
            .store()
            .update(
                context.actor().name().text(),
                state ->
                    MakeReservation.make(
                        state, SystemHosts.of(state), reservation, context.actor(), now));
    return JobCommands.print(context.console(), answers);
  }

  private static String last(Parsed parsed, String option, String otherwise) {
    List<String> given = parsed.operands(option);
    return given.isEmpty() ? otherwise : given.get(given.size() - 1);
  }

  /** Names of reservations are like those of jobs. */
  private static Optional<String> name(Parsed parsed) {
    Optional<String> name = Given.text(last(parsed, "-N", ""));
    name.ifPresent(JobNames::check);
    return name;
  }

  private static boolean isYes(Parsed parsed, String option) {
    String word = last(parsed, option, "n");
    return switch (word) {
      case "y", "yes" -> true;
      case "n", "no" -> false;
      default -> throw wrong("invalid option argument \"" + option + " " + word + "\": y or n");
    };
  }

  private static boolean isVerifying(Parsed parsed) {
    String mode = last(parsed, "-w", "e");
    if (!mode.equals("e") && !mode.equals("v")) {
      throw wrong("invalid option argument \"-w " + mode + "\": expected e or v");
    }
    return mode.equals("v");
  }

  private static List<String> users(CommandContext context, Parsed parsed) {
    List<String> users = CommaList.of(parsed.operands("-u"));
    for (String given : users) {
      String user =
          given.startsWith(AdvanceReservation.KEPT_OUT)
              ? given.substring(AdvanceReservation.KEPT_OUT.length())
              : given;
      boolean set = user.startsWith("@");
      boolean known =
          set
              ? context.store().read(state -> state.has(ObjectKind.USER_SET, user.substring(1)))
              : Users.named(user).isPresent();
      if (!known) {
        throw wrong(
            set
                ? "Userset \"" + user.substring(1) + "\" does not exist"
                : user + " is not known as a user");
      }
    }
    return users;
  }

  /**
   * Reads a date.
   *
   * @param now by the clocks of the caller
   */
  private static Optional<Instant> date(Parsed parsed, String option, ZonedDateTime now) {
    List<String> given = parsed.operands(option);
    return given.isEmpty()
        ? Optional.empty()
        : Optional.of(
            DateArgument.parse(option, given.get(given.size() - 1), now.getZone(), Year.from(now)));
  }

  private static Instant end(Parsed parsed, Instant start, ZonedDateTime now) {
    List<String> durations = parsed.operands("-d");
    Optional<Instant> end = date(parsed, "-e", now);
    long seconds = durations.isEmpty() ? 0 : seconds(durations.get(durations.size() - 1));
    if (end.isEmpty() && seconds == 0) {
      throw wrong(
          "missing value for \"end time or duration\" in advance reservation request:"
              + " expected -e or -d, and a duration above 0");
    }
    if (seconds > TimeValue.LAST_SECOND - start.getEpochSecond()) {
      throw wrong("the reservation would end after the year 9999: expected a shorter duration");
    }
    Instant after = start.plusSeconds(seconds);
    if (end.isPresent() && seconds > 0 && !after.equals(end.get())) {
      throw wrong("difference between end and start time does not correspond to duration");
    }
    return end.orElse(after);
  }

  /** Seconds of {@code -d}; one without an end is none. */
  private static long seconds(String duration) {
    boolean minutes =
        duration.indexOf(':') >= 0 && duration.indexOf(':') == duration.lastIndexOf(':');
    OptionalDouble seconds = minutes ? OptionalDouble.empty() : TimeValue.parseSeconds(duration);
    double length =
        seconds.orElseThrow(
            () -> wrong("Wrong time format \"" + duration + "\" specified to -d option"));
    return Double.isInfinite(length) ? 0 : (long) length;
  }

  private static GridException wrong(String message) {
    return new GridException(Problem.refused("qrsub: " + message));
  }

  private static String mailOptions(Parsed parsed) {
    String letters = last(parsed, "-m", "");
    for (int i = 0; i < letters.length(); i++) {
      if ("abesn".indexOf(letters.charAt(i)) < 0) {
        throw wrong("-m " + letters + ": expected letters of a b e s, or n");
      }
    }
    return letters;
  }

  private static List<String> recipients(Parsed parsed) {
    List<String> recipients = CommaList.of(parsed.operands("-M"));
    for (String recipient : recipients) {
      if (!MailRecipient.isAddress(recipient)) {
        throw wrong("-M \"" + recipient + "\": expected user[@host]");
      }
    }
    return recipients;
  }

  private static Values request(Parsed parsed) {
    List<RequestedResource> resources = new ArrayList<>(CommaList.pairs(parsed.operands("-l")));
    List<String> queues = new ArrayList<>();
    for (String list : parsed.operands("-q")) {
      queues.addAll(List.of(list.split(",", -1)));
    }
    Values request =
        JobRequest.SCHEMA
            .template()
            .with(JobRequest.HARD_RESOURCES, resources)
            .with(JobRequest.HARD_QUEUES, queues)
            .with(JobRequest.IMMEDIATE, isYes(parsed, "-now"))
            .with(JobRequest.MASTER_QUEUES, CommaList.of(parsed.operands("-masterq")))
            .with(JobRequest.CHECKPOINT, Given.text(last(parsed, "-ckpt", "")))
            .with(JobRequest.MAIL_OPTIONS, mailOptions(parsed))
            .with(JobRequest.MAIL_LIST, recipients(parsed));
    for (OptionUse use : parsed.options()) {
      if (use.name().equals("-pe")) {
        if (use.operands().size() != 2) {
          throw wrong("-pe option must have name and range as arguments");
        }
        request =
            request
                .with(JobRequest.PARALLEL_ENVIRONMENT, Given.text(use.operands().get(0)))
                .with(JobRequest.SLOTS, SlotRange.parse(use.operands().get(1)));
      }
    }
    return request;
  }
}
