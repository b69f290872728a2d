package gridlite.command;

import gridlite.format.Values;
import gridlite.job.JobRequest;
import gridlite.operation.Answer;
import gridlite.operation.MakeReservation;
import gridlite.option.DateArgument;
import gridlite.option.Option;
import gridlite.option.OptionTable;
import gridlite.option.OptionUse;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.run.Command;
import gridlite.run.CommandContext;
import gridlite.run.SystemHosts;
import gridlite.value.NameValue;
import gridlite.value.SlotRange;
import gridlite.value.TimeValue;
import gridlite.view.TextOutput;
import java.time.Instant;
import java.time.Year;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code qrsub}: makes an advance reservation. */
public final class Qrsub implements Command {
  /** The options. */
  public static final OptionTable TABLE =
      new OptionTable(
          "qrsub",
          ProblemKind.USAGE,
          OptionTable.Positionals.NONE,
          List.of(
              Option.one("-a", "[[CC]YY]MMDDhhmm[.SS]", "begin; now when not given"),
              Option.one("-e", "[[CC]YY]MMDDhhmm[.SS]", "end"),
              Option.one("-d", "time", "duration"),
              Option.one("-N", "name", "name of the reservation"),
              Option.one("-l", "resource=value,...", "resources for each slot"),
              Option.one("-q", "queue,...", "queues"),
              Option.many("-pe", "name slots", "parallel environment and number of slots"),
              Option.flag("-help", "list the options")));

  private static final String USAGE =
      "qrsub [-a date] {-e date | -d time} [-N name] [-l resources] [-q queues] [-pe name slots]";

  @Override
  public int run(CommandContext context, List<String> arguments) {
    OptionTable.Parsed parsed = TABLE.parse(arguments);
    if (parsed.has("-help")) {
      TextOutput help = new TextOutput(context.console()::out);
      Help.write(help, USAGE, TABLE.options());
      help.flush();
      return 0;
    }
    Instant now = context.clock().instant();
    Instant start = date(parsed, "-a", now).orElse(now);
    Instant end = end(parsed, start, now);
    Values request = request(parsed);
    String name = String.join("", parsed.operands("-N"));
    List<Answer> answers =
        context
            .store()
            .update(
                context.actor().name(),
                state ->
                    MakeReservation.make(
                        state, new SystemHosts(), name, request, start, end, context.actor(), now));
    answers.forEach(answer -> context.console().out(answer.text() + "\n"));
    return 0;
  }

  private static Optional<Instant> date(OptionTable.Parsed parsed, String option, Instant now) {
    List<String> given = parsed.operands(option);
    ZoneId zone = ZoneId.systemDefault();
    return given.isEmpty()
        ? Optional.empty()
        : Optional.of(
            DateArgument.parse(
                option, given.get(given.size() - 1), zone, Year.from(now.atZone(zone))));
  }

  private static Instant end(OptionTable.Parsed parsed, Instant start, Instant now) {
    List<String> duration = parsed.operands("-d");
    if (duration.isEmpty()) {
      return date(parsed, "-e", now)
          .filter(start::isBefore)
          .orElseThrow(() -> wrong("expected an end behind the begin (-e) or a duration (-d)"));
    }
    double seconds = TimeValue.parseSeconds(duration.get(duration.size() - 1));
    if (!(seconds >= 1) || Double.isInfinite(seconds)) {
      throw wrong("\"" + duration.get(duration.size() - 1) + "\" is no duration for -d");
    }
    return start.plusSeconds((long) seconds);
  }

  private static GridException wrong(String message) {
    return new GridException(Problem.of(ProblemKind.BAD_ARGUMENT, "qrsub: " + message));
  }

  private static Values request(OptionTable.Parsed parsed) {
    List<NameValue> resources = new ArrayList<>(Words.pairs(parsed.operands("-l")));
    List<String> queues = new ArrayList<>();
    for (String list : parsed.operands("-q")) {
      queues.addAll(List.of(list.split(",", -1)));
    }
    Values request =
        JobRequest.SCHEMA
            .template()
            .with(JobRequest.HARD_RESOURCES, resources)
            .with(JobRequest.HARD_QUEUES, queues);
    for (OptionUse use : parsed.uses()) {
      if (use.name().equals("-pe")) {
        if (use.operands().size() != 2) {
          throw wrong("-pe needs the name of a parallel environment and a number of slots");
        }
        request =
            request
                .with(JobRequest.PARALLEL_ENVIRONMENT, use.operands().get(0))
                .with(JobRequest.SLOTS, SlotRange.parse(use.operands().get(1)));
      }
    }
    return request;
  }
}
