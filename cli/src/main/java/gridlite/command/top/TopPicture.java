package gridlite.command.top;

import gridlite.render.TextOutput;
import gridlite.terminal.Cells;
import gridlite.terminal.TerminalSize;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Draws a {@link TopModel} in rows. Whatever comes from the cell is made clean first; then codes of
 * colours are added, which say nothing that the text does not say.
 */
final class TopPicture {
  /** Number of columns below which less is shown of each line. */
  private static final int WIDE = 100;

  private static final DateTimeFormatter TODAY =
      DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT);
  private static final DateTimeFormatter LATER =
      DateTimeFormatter.ofPattern("MM-dd HH:mm", Locale.ROOT);
  private static final List<String> DOING =
      List.of("running", "waiting", "held", "suspended", "error");

  private final TopModel model;
  private final Map<Long, Instant> starts;
  private final ZoneId zone;
  private final TextOutput.Palette palette;
  private final int columns;

  /**
   * A drawing.
   *
   * @param starts expected starts by number of the job, where they are known
   */
  TopPicture(
      TopModel model,
      Map<Long, Instant> starts,
      ZoneId zone,
      TextOutput.Palette palette,
      int columns) {
    this.model = model;
    this.starts = starts;
    this.zone = zone;
    this.palette = palette;
    this.columns = columns;
  }

  // ---- parts

  /** A bar of so many cells. */
  static String bar(double part, int cells) {
    int full = (int) Math.round(Math.max(0, Math.min(1, part)) * cells);
    // what is used a little is not empty, and what is not full does not look so
    full = part > 0 && full == 0 ? 1 : part < 1 && full == cells ? cells - 1 : full;
    return "[" + "#".repeat(full) + ".".repeat(cells - full) + "]";
  }

  private String paint(String text, String code) {
    return palette == TextOutput.Palette.COLOURED && !code.isEmpty()
        ? "\u001b[" + code + "m" + text + "\u001b[0m"
        : text;
  }

  private static String inverse(String text) {
    return "\u001b[7m" + text + "\u001b[0m";
  }

  private static String code(String doing) {
    return switch (doing) {
      case "running" -> "32";
      case "waiting", "held" -> "33";
      case "suspended", "error" -> "31";
      default -> "";
    };
  }

  private static double part(CellView.Place place) {
    return place.slots() == 0 ? 0 : (double) place.used() / place.slots();
  }

  private String time(Instant when) {
    ZonedDateTime there = when.atZone(zone);
    boolean isToday =
        model
            .snapshot()
            .time()
            .filter(now -> there.toLocalDate().equals(now.atZone(zone).toLocalDate()))
            .isPresent();
    return (isToday ? TODAY : LATER).format(there);
  }

  private String start(CellView.JobLine job) {
    if (job.running()) {
      return time(job.since());
    }
    Instant expected = starts.get(job.job());
    return expected == null ? "?" : "~" + time(expected);
  }

  // ---- lines

  private String counts() {
    List<String> words = new ArrayList<>();
    for (int i = 0; i < model.snapshot().counts().size(); i++) {
      long count = model.snapshot().counts().get(i);
      // those of the first two matter also when there are none
      if (count > 0 || i < 2) {
        words.add(count + " " + DOING.get(i));
      }
    }
    return String.join("  ", words);
  }

  private String title() {
    String time = model.snapshot().time().map(now -> TODAY.format(now.atZone(zone))).orElse("...");
    String left = " gridlite top  " + counts();
    return Cells.fit(left, columns - time.length() - 1) + time + " ";
  }

  private String tabs() {
    StringBuilder text = new StringBuilder();
    for (TopModel.View view : TopModel.View.values()) {
      String name = (view.ordinal() + 1) + " " + view.name().toLowerCase(Locale.ROOT);
      text.append(view == model.view() ? "[" + name + "]" : " " + name + " ");
    }
    if (!model.doing().isEmpty()) {
      text.append("  only ").append(model.doing());
    }
    if (!model.order().isEmpty()) {
      text.append("  by ").append(model.order());
    }
    if (model.isTyping() || !model.filter().isEmpty()) {
      text.append("  /").append(model.filter()).append(model.isTyping() ? "_" : "");
    }
    return Cells.fit(text.toString(), columns);
  }

  private static String measures(CellView.Measures of) {
    return "load " + of.load() + "  memory " + of.memory() + "/" + of.total() + "  ";
  }

  private String place(CellView.Place place) {
    int name = columns >= WIDE ? 30 : 14;
    int cells = columns >= WIDE ? 40 : 16;
    String slots = place.used() + "/" + place.slots() + " slots";
    String more = place.measures().map(TopPicture::measures).orElse("") + place.state().orElse("");
    String code = place.state().isPresent() ? "31" : part(place) >= 1 ? "33" : "32";
    String bar = paint(bar(part(place), cells), code);
    int rest = Math.max(0, columns - 2 - name - 1 - cells - 2 - 1);
    return Cells.fit(place.name(), name) + " " + bar + " " + Cells.fit(slots + "  " + more, rest);
  }

  private String quota(QuotaGauge gauge) {
    int name = columns >= WIDE ? 40 : 22;
    int cells = columns >= WIDE ? 30 : 10;
    String about = gauge.about().orElse("all together");
    String text = gauge.resource() + " " + gauge.used() + "/" + gauge.limit() + "  " + gauge.rule();
    String bar = paint(bar(gauge.part(), cells), gauge.part() >= 1 ? "31" : "32");
    int rest = Math.max(0, columns - 2 - name - 1 - cells - 2 - 1);
    return Cells.fit(about, name) + " " + bar + " " + Cells.fit(text, rest);
  }

  private String jobHead() {
    return Cells.fit(
        "  " + columnsOf("JOB", "NAME", "USER", "STATE", "SLOTS", "START", "WHERE, OR WHY NOT"),
        columns);
  }

  private String job(CellView.JobLine job) {
    String text =
        columnsOf(
            job.title(),
            job.name(),
            job.user(),
            columns >= WIDE ? job.doing() : job.letters(),
            Long.toString(job.slots()),
            start(job),
            (job.running() ? job.where() : job.why()).orElse(""));
    return paint(Cells.fit(text, columns - 2), code(job.doing()));
  }

  private String columnsOf(
      String id, String name, String user, String state, String slots, String start, String why) {
    boolean isWide = columns >= WIDE;
    return Cells.fit(id, isWide ? 14 : 7)
        + " "
        + Cells.fit(name, isWide ? 20 : 10)
        + " "
        + Cells.fit(user, isWide ? 12 : 7)
        + " "
        + Cells.fit(state, isWide ? 9 : 5)
        + " "
        + Cells.fit(slots, 5)
        + " "
        + Cells.fit(start, isWide ? 12 : 9)
        + " "
        + why;
  }

  // ---- the whole

  /** All rows of a screen. */
  List<String> rows(TerminalSize size) {
    List<String> rows = new ArrayList<>();
    rows.add(inverse(title()));
    if (model.page().isPresent()) {
      page(model.page().get(), size.rows() - 2, rows);
    } else {
      view(size.rows() - 2, rows);
    }
    while (rows.size() < size.rows() - 1) {
      rows.add("");
    }
    // on the smallest screens the last row is what can be done
    while (rows.size() > Math.max(0, size.rows() - 1)) {
      rows.remove(rows.size() - 1);
    }
    rows.add(inverse(Cells.fit(last(), Math.max(0, columns - 1))));
    return rows;
  }

  private String last() {
    if (model.question().isPresent()) {
      String answers = "  y: yes, any other key: no";
      String text = Cells.clean(model.question().get().text());
      int room = Math.max(8, columns - 1 - answers.length());
      return (Cells.width(text) > room ? Cells.fit(text, room) : text) + answers;
    }
    if (!model.message().isEmpty()) {
      return model.message();
    }
    if (model.page().isPresent()) {
      return "q: back  arrows: scroll  ?: back";
    }
    if (model.isTyping()) {
      return "type a text to look for; Enter: done, Escape: show all";
    }
    return model.view() == TopModel.View.JOBS
        ? "?: help  q: end  Enter, e, w, p: about the job  /: find"
        : "?: help  q: end  Enter: details  Tab: next view  /: find";
  }

  private void page(TopModel.Page page, int height, List<String> rows) {
    model.fit(height - 1);
    rows.add(Cells.fit(page.title(), columns));
    if (page.lines().isEmpty()) {
      rows.add("...");
    }
    for (int i = model.line(); i < page.lines().size() && i < model.line() + height - 1; i++) {
      String line = Cells.clean(page.lines().get(i));
      int skip = Math.min(line.length(), model.column());
      rows.add(Cells.fit(line.substring(skip), columns));
    }
  }

  private void view(int height, List<String> rows) {
    rows.add(tabs());
    int left = height - 1;
    if (model.view() == TopModel.View.JOBS) {
      left -= bars(height, rows);
      rows.add(paint(jobHead(), "1"));
      // the last line is about the selected job
      left -= 2;
    }
    model.fit(left);
    int first = model.first();
    for (int i = first; i < model.size() && i < first + Math.max(0, left); i++) {
      boolean isSelected = i == model.selected();
      rows.add((isSelected ? "> " : "  ") + line(i));
    }
    if (model.size() == 0 && model.snapshot().isKnown()) {
      rows.add("  " + nothing());
    }
    while (model.view() == TopModel.View.JOBS && rows.size() < height) {
      rows.add("");
    }
    model.selectedJob().ifPresent(job -> rows.add(Cells.fit(about(job), columns)));
  }

  private String about(CellView.JobLine job) {
    return job.running()
        ? job.job() + " runs in " + job.where().orElse("") + " since " + time(job.since())
        : job.job() + ": " + job.why().orElse("");
  }

  private String nothing() {
    boolean isFiltered = !model.filter().isEmpty() || !model.doing().isEmpty();
    return switch (model.view()) {
      case JOBS -> isFiltered ? "no such job; Escape shows all" : "nothing runs and nothing waits";
      case QUEUES -> isFiltered ? "no such queue; Escape shows all" : "there is no queue";
      case HOSTS -> isFiltered ? "no such host; Escape shows all" : "there is no host";
      case QUOTAS -> isFiltered ? "no such quota; Escape shows all" : "no limit is in use";
    };
  }

  private String line(int number) {
    return switch (model.view()) {
      case JOBS -> {
        int at = number - model.snapshot().from();
        yield at >= 0 && at < model.snapshot().jobs().size()
            ? job(model.snapshot().jobs().get(at))
            : "...";
      }
      case QUEUES -> place(model.queues().get(number));
      case HOSTS -> place(model.hosts().get(number));
      case QUOTAS -> quota(model.quotas().get(number));
    };
  }

  /** Bars over the jobs, as far as there is place. Returns how many rows they take. */
  private int bars(int height, List<String> rows) {
    int most = Math.max(0, (height - 7) / 3);
    int begin = rows.size();
    addBars(model.snapshot().queues().stream().map(this::place).toList(), most, rows);
    int left = most - (rows.size() - begin);
    addBars(model.snapshot().quotas().stream().map(this::quota).toList(), left, rows);
    left = most - (rows.size() - begin);
    addBars(model.snapshot().hosts().stream().map(this::place).toList(), left, rows);
    return rows.size() - begin;
  }

  private static void addBars(List<String> bars, int most, List<String> rows) {
    bars.stream().limit(most).forEach(bar -> rows.add("  " + bar));
  }

  /** All that is known as text, for a terminal that takes line after line. */
  List<String> listing() {
    List<String> rows = new ArrayList<>();
    rows.add(title().strip());
    model.snapshot().queues().forEach(queue -> rows.add("queue " + place(queue)));
    model.snapshot().hosts().forEach(host -> rows.add("host  " + place(host)));
    model.snapshot().quotas().forEach(gauge -> rows.add("quota " + quota(gauge)));
    rows.add(jobHead().stripTrailing());
    model.snapshot().jobs().forEach(job -> rows.add("  " + job(job)));
    long left = model.snapshot().found() - model.snapshot().jobs().size();
    if (left > 0) {
      rows.add("  and " + left + " more, see qstat(1)");
    }
    return rows.stream().map(String::stripTrailing).toList();
  }
}
