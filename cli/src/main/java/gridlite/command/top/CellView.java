package gridlite.command.top;

import gridlite.json.Json;
import gridlite.json.JsonReader;
import gridlite.value.Given;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A cell at a moment, as {@link Look} has written it.
 *
 * @param revision number of the state
 * @param time when it was
 * @param counts lines of jobs by what they do, in the order of {@code ListedJobs.Doing}
 * @param found how many lines of jobs there are of those that are looked for
 * @param from how many of them come before the first of {@code jobs}
 */
record CellView(
    long revision,
    Optional<Instant> time,
    List<Long> counts,
    List<Place> queues,
    List<Place> hosts,
    List<QuotaGauge> quotas,
    long found,
    int from,
    List<JobLine> jobs) {

  /** Nothing is known yet. */
  static final CellView NONE =
      new CellView(
          0, Optional.empty(), List.of(), List.of(), List.of(), List.of(), 0, 0, List.of());

  /** Returns whether something is known. */
  boolean isKnown() {
    return time.isPresent();
  }

  /**
   * A cluster queue or a host.
   *
   * @param used slots in use
   * @param slots slots in all
   * @param state what is not usual there, in words
   * @param measures what a host measures
   */
  record Place(
      String name, long used, long slots, Optional<String> state, Optional<Measures> measures) {}

  /**
   * The measures of a host.
   *
   * @param load mean load
   * @param memory memory in use
   * @param total all of its memory
   */
  record Measures(String load, String memory, String total) {}

  /**
   * A line of the list of jobs.
   *
   * @param tasks numbers of the tasks; empty for a job that is not an array
   * @param letters state as {@code qstat} writes it
   * @param doing the same in a word
   * @param since start of what runs, else submission
   * @param running whether it is a task that runs
   * @param where queue instance of what runs
   * @param why first reason why it waits
   */
  record JobLine(
      long job,
      Optional<String> tasks,
      String name,
      String user,
      String letters,
      String doing,
      long slots,
      Instant since,
      String priority,
      boolean running,
      Optional<String> where,
      Optional<String> why) {

    /** Number of the job, and of a task that runs, as commands take it. */
    String id() {
      return running ? title() : Long.toString(job);
    }

    /** Number of the job, with those of its tasks. */
    String title() {
      return job + tasks.map(numbers -> "." + numbers).orElse("");
    }
  }

  /** Reads what {@link Look} has written. */
  static CellView read(String text) {
    Fields all = Fields.read(text);
    return new CellView(
        all.number("revision"),
        Optional.of(Instant.ofEpochSecond(all.number("time"))),
        all.numbers("counts"),
        all.list("queues", queue -> place(queue, Optional.empty())),
        all.list("hosts", host -> place(host, Optional.of(measures(host)))),
        all.list("quotas", CellView::quota),
        all.number("found"),
        (int) all.number("from"),
        all.list("jobs", CellView::job));
  }

  /**
   * Reads the expected starts that {@link Look} has written, by number of the job; jobs whose start
   * is unknown are missing.
   */
  static Map<Long, Instant> readStarts(String text) {
    Map<Long, Instant> starts = new HashMap<>();
    for (Fields start : Fields.read(text).list("starts", fields -> fields)) {
      Given.number(start.number("at"))
          .map(Instant::ofEpochSecond)
          .ifPresent(at -> starts.put(start.number("job"), at));
    }
    return starts;
  }

  private static Place place(Fields of, Optional<Measures> measures) {
    return new Place(
        of.text("name"),
        of.number("used"),
        of.number("slots"),
        Given.text(of.text("state")),
        measures);
  }

  private static Measures measures(Fields of) {
    return new Measures(of.text("load"), of.text("memory"), of.text("total"));
  }

  private static QuotaGauge quota(Fields of) {
    return new QuotaGauge(
        of.text("rule"),
        Given.text(of.text("about")),
        of.text("resource"),
        of.text("used"),
        of.text("limit"),
        of.real("part"),
        of.list(
            "users",
            user -> new QuotaGauge.Share(user.text("user"), user.text("used"), user.real("part"))));
  }

  private static JobLine job(Fields of) {
    return new JobLine(
        of.number("job"),
        Given.text(of.text("tasks")),
        of.text("name"),
        of.text("user"),
        of.text("letters"),
        of.text("doing"),
        of.number("slots"),
        Instant.ofEpochSecond(of.number("since")),
        of.text("priority"),
        of.text("running").equals("true"),
        Given.text(of.text("where")),
        Given.text(of.text("why")));
  }

  /** The members of a JSON object. One that is missing counts as empty, or 0. */
  private record Fields(Map<String, Json> members) {
    static Fields read(String text) {
      return of(JsonReader.read("gridlite look", text));
    }

    private static Fields of(Json json) {
      return new Fields(json instanceof Json.Obj object ? object.members() : Map.of());
    }

    String text(String name) {
      Json member = members.get(name);
      if (member instanceof Json.Str string) {
        return string.value();
      }
      return member instanceof Json.Word word ? word.text() : "";
    }

    double real(String name) {
      String text = text(name);
      return text.isEmpty() ? 0 : Double.parseDouble(text);
    }

    long number(String name) {
      String text = text(name);
      return text.isEmpty() ? 0 : Long.parseLong(text);
    }

    List<Long> numbers(String name) {
      List<Long> found = new ArrayList<>();
      for (Json element : elements(name)) {
        found.add(element instanceof Json.Word word ? Long.parseLong(word.text()) : 0);
      }
      return found;
    }

    <T> List<T> list(String name, Function<Fields, T> read) {
      List<T> found = new ArrayList<>();
      elements(name).forEach(element -> found.add(read.apply(of(element))));
      return found;
    }

    private List<Json> elements(String name) {
      return members.get(name) instanceof Json.Arr array ? array.elements() : List.of();
    }
  }
}
