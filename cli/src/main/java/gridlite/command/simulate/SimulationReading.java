package gridlite.command.simulate;

import gridlite.json.Json;
import gridlite.json.JsonReader;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.simulate.Distribution;
import gridlite.simulate.SimulationReport;
import gridlite.simulate.SimulationReport.Piece;
import gridlite.simulate.SimulationReport.Share;
import gridlite.simulate.SimulationResult.QuotaHits;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.Function;

/** Reads what {@link SimulationDocument} has written as JSON. */
public final class SimulationReading {
  private final String source;

  private SimulationReading(String source) {
    this.source = source;
  }

  /**
   * Reads the reports of a document.
   *
   * @param source name of the text for messages
   * @throws GridException for a text that is another, with the place
   */
  public static List<SimulationReport> read(String source, String text) {
    SimulationReading reading = new SimulationReading(source);
    List<SimulationReport> reports =
        reading.list(JsonReader.read(source, text), "configurations", reading::report);
    if (reports.isEmpty()) {
      throw reading.problem(1, 1, "it has no configuration");
    }
    return reports;
  }

  private SimulationReport report(Json json) {
    Json jobs = member(json, "jobs");
    Map<String, Long> refusals = new TreeMap<>();
    for (Json each : list(json, "refusals", refusal -> refusal)) {
      refusals.put(text(each, "reason"), whole(each, "jobs"));
    }
    return new SimulationReport(
        text(json, "name"),
        time(json, "from"),
        time(json, "to"),
        whole(jobs, "submitted"),
        whole(jobs, "refused"),
        whole(jobs, "waiting"),
        whole(jobs, "running"),
        whole(json, "slots"),
        real(json, "slot_seconds"),
        real(json, "utilisation"),
        distribution(member(json, "wait_seconds")),
        distribution(member(json, "recorded_wait_seconds")),
        distribution(member(json, "bounded_slowdown")),
        list(json, "users", this::share),
        list(json, "projects", this::share),
        list(
            json,
            "quotas",
            each -> new QuotaHits(text(each, "rule"), whole(each, "jobs"), whole(each, "runs"))),
        refusals,
        list(
            json,
            "over_time",
            each -> new Piece(time(each, "from"), real(each, "slots"), real(each, "waiting"))));
  }

  private Distribution distribution(Json json) {
    return new Distribution(
        whole(json, "count"),
        real(json, "mean"),
        real(json, "median"),
        real(json, "p90"),
        real(json, "p99"),
        real(json, "max"));
  }

  private Share share(Json json) {
    return new Share(
        text(json, "name"),
        whole(json, "jobs"),
        real(json, "slot_seconds"),
        real(json, "share"),
        real(json, "mean_wait_seconds"),
        real(json, "mean_bounded_slowdown"));
  }

  // ---- values

  private Json member(Json json, String name) {
    if (json instanceof Json.Obj object && object.members().containsKey(name)) {
      return object.members().get(name);
    }
    throw problem(json.line(), json.column(), "expected an object with a member \"" + name + "\"");
  }

  private <T> List<T> list(Json json, String name, Function<Json, T> each) {
    Json found = member(json, name);
    if (!(found instanceof Json.Arr array)) {
      throw problem(found.line(), found.column(), "\"" + name + "\" is not a list");
    }
    List<T> values = new ArrayList<>();
    array.elements().forEach(element -> values.add(each.apply(element)));
    return values;
  }

  private String text(Json json, String name) {
    Json found = member(json, name);
    if (found instanceof Json.Str text) {
      return text.value();
    }
    throw problem(found.line(), found.column(), "\"" + name + "\" is not a string");
  }

  private double real(Json json, String name) {
    Json found = member(json, name);
    OptionalDouble number =
        found instanceof Json.Word word ? number(word.text()) : OptionalDouble.empty();
    if (number.isEmpty() || !Double.isFinite(number.getAsDouble()) || number.getAsDouble() < 0) {
      throw problem(found.line(), found.column(), "\"" + name + "\" is not a number from 0 on");
    }
    return number.getAsDouble();
  }

  private static OptionalDouble number(String text) {
    try {
      return OptionalDouble.of(Double.parseDouble(text));
    } catch (NumberFormatException e) {
      return OptionalDouble.empty();
    }
  }

  private long whole(Json json, String name) {
    return (long) real(json, name);
  }

  private long time(Json json, String name) {
    String text = text(json, name);
    if (text.isEmpty()) {
      // the first second of all, as documents write it
      return 0;
    }
    try {
      return Instant.parse(text).getEpochSecond();
    } catch (DateTimeException e) {
      Json place = member(json, name);
      throw problem(place.line(), place.column(), "\"" + name + "\" is not a time");
    }
  }

  private GridException problem(int line, int column, String message) {
    return new GridException(
        Problem.refused(source + ":" + line + ":" + column + ": " + message)
            .hint("expected what \"gridlite simulate -fmt json\" writes"));
  }
}
