package gridlite.command.top;

import gridlite.command.listing.ListedJobs;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The things that the user looks at: a view, the line that is selected in it, what is looked for, a
 * page of text over it, a question. Keys change it; {@link TopPicture} draws it. Belongs to one
 * thread.
 */
final class TopModel {
  /** The views, in the order of their keys. */
  enum View {
    JOBS,
    QUEUES,
    HOSTS,
    QUOTAS
  }

  /** The step that a key asks for beyond a change of this model. */
  enum Step {
    NONE,
    /** Leave. */
    END,
    /** Run {@link #agreed}. */
    RUN
  }

  /**
   * A text over the view.
   *
   * @param title what it is
   * @param command the command that writes it; empty: {@code lines} is all
   * @param lines the text, so far as it is known
   */
  record Page(String title, List<String> command, List<String> lines) {}

  /** A question whether a command is to be run. */
  record Question(String text, List<String> command) {}

  private static final int COLUMNS_A_KEY = 20;
  private static final int LONGEST_FILTER = 100;

  private CellView snapshot = CellView.NONE;
  private View view = View.JOBS;
  private final Map<View, Integer> selected = new EnumMap<>(View.class);
  private int height = 1;
  private String filter = "";
  private boolean isTyping;
  private int doing;
  private int order;
  private @Nullable Page page;
  private int line;
  private int column;
  private @Nullable Question question;
  private List<String> agreed = List.of();
  private String message = "";

  // ---- what is known

  /** Takes over what a cell looks like now. The selected job stays the same where it is seen. */
  void show(CellView next) {
    Optional<CellView.JobLine> job = selectedJob();
    snapshot = next;
    if (job.isPresent()) {
      for (int i = 0; i < next.jobs().size(); i++) {
        if (next.jobs().get(i).id().equals(job.get().id())) {
          selected.put(View.JOBS, next.from() + i);
        }
      }
    }
    move(0);
  }

  /** Takes over the text of the page, if it is still open. */
  void show(Page text) {
    Page open = page;
    boolean isOpen = open != null && open.command().equals(text.command());
    if (open != null && isOpen && !text.command().isEmpty()) {
      page = new Page(open.title(), open.command(), text.lines());
    }
  }

  /** Says something to the user until the next key. */
  void say(String text) {
    message = text;
  }

  /** Sets how many lines of the view there is place for. */
  void fit(int lines) {
    height = Math.max(1, lines);
  }

  CellView snapshot() {
    return snapshot;
  }

  View view() {
    return view;
  }

  String filter() {
    return filter;
  }

  boolean isTyping() {
    return isTyping;
  }

  String message() {
    return message;
  }

  Optional<Page> page() {
    return Optional.ofNullable(page);
  }

  Optional<Question> question() {
    return Optional.ofNullable(question);
  }

  List<String> agreed() {
    return agreed;
  }

  int line() {
    return line;
  }

  int column() {
    return column;
  }

  /** The state of jobs that is looked for; empty: any. */
  String doing() {
    return doing == 0 ? "" : ListedJobs.Doing.values()[doing - 1].word();
  }

  /** The order of jobs; empty: that of {@code qstat}. */
  String order() {
    return order == 0 ? "" : ListedJobs.ORDERS.get(order - 1);
  }

  /** Place of the selected line among all of the view. */
  int selected() {
    return selected.getOrDefault(view, 0);
  }

  /** The first line that is seen: the selected one is on the screen. */
  int first() {
    return selected() / height * height;
  }

  /** Number of lines of the view. */
  int size() {
    return switch (view) {
      case JOBS -> (int) Math.min(Integer.MAX_VALUE, snapshot.found());
      case QUEUES -> queues().size();
      case HOSTS -> hosts().size();
      case QUOTAS -> quotas().size();
    };
  }

  /** The cluster queues that are looked for. */
  List<CellView.Place> queues() {
    return places(snapshot.queues());
  }

  /** The hosts that are looked for. */
  List<CellView.Place> hosts() {
    return places(snapshot.hosts());
  }

  private List<CellView.Place> places(List<CellView.Place> all) {
    return all.stream()
        .filter(
            place ->
                place.name().contains(filter)
                    || place.state().filter(state -> state.contains(filter)).isPresent())
        .toList();
  }

  /** The quotas that are looked for. */
  List<QuotaGauge> quotas() {
    return snapshot.quotas().stream()
        .filter(
            gauge ->
                gauge.rule().contains(filter)
                    || gauge.about().filter(about -> about.contains(filter)).isPresent()
                    || gauge.resource().contains(filter))
        .toList();
  }

  /** The selected job; empty in other views, and while its line is not known. */
  Optional<CellView.JobLine> selectedJob() {
    int at = selected() - snapshot.from();
    return view == View.JOBS && at >= 0 && at < snapshot.jobs().size()
        ? Optional.of(snapshot.jobs().get(at))
        : Optional.empty();
  }

  // ---- keys

  /** Does what a key asks for. */
  Step press(String key) {
    message = "";
    if (key.equals("ctrl-c")) {
      return Step.END;
    }
    if (question != null) {
      return answer(key, question);
    }
    if (isTyping) {
      type(key);
      return Step.NONE;
    }
    if (page != null) {
      read(key, page);
      return Step.NONE;
    }
    return choose(key);
  }

  private Step answer(String key, Question asked) {
    question = null;
    if (!key.equals("y") && !key.equals("Y")) {
      message = "nothing is done";
      return Step.NONE;
    }
    agreed = asked.command();
    return Step.RUN;
  }

  private void type(String key) {
    switch (key) {
      case "enter" -> isTyping = false;
      case "escape" -> {
        isTyping = false;
        filter = "";
      }
      case "backspace" ->
          filter =
              filter.isEmpty()
                  ? ""
                  : filter.substring(0, filter.offsetByCodePoints(filter.length(), -1));
      default -> {
        if (key.codePointCount(0, key.length()) == 1 && filter.length() < LONGEST_FILTER) {
          filter += key;
        }
      }
    }
    selected.clear();
  }

  private void read(String key, Page open) {
    int last = Math.max(0, open.lines().size() - 1);
    switch (key) {
      case "q", "Q", "escape", "backspace", "enter", "?" -> page = null;
      case "up", "k" -> line--;
      case "down", "j" -> line++;
      case "page-up", "b" -> line -= height;
      case "page-down", " " -> line += height;
      case "home", "g" -> line = 0;
      case "end", "G" -> line = last;
      case "left" -> column -= COLUMNS_A_KEY;
      case "right" -> column += COLUMNS_A_KEY;
      default -> {}
    }
    line = Math.max(0, Math.min(line, last));
    column = Math.max(0, Math.min(column, 10_000));
  }

  private Step choose(String key) {
    switch (key) {
      case "q", "Q" -> {
        return Step.END;
      }
      case "?" -> open(new Page("Keys", List.of(), TopHelp.LINES));
      case "1", "2", "3", "4" -> view = View.values()[key.charAt(0) - '1'];
      case "tab" -> view = View.values()[(view.ordinal() + 1) % View.values().length];
      case "back-tab" ->
          view = View.values()[(view.ordinal() + View.values().length - 1) % View.values().length];
      case "up", "k" -> move(-1);
      case "down", "j" -> move(1);
      case "page-up", "b" -> move(-height);
      case "page-down", " " -> move(height);
      case "home", "g" -> move(-size());
      case "end", "G" -> move(size());
      case "/" -> isTyping = true;
      case "escape" -> {
        filter = "";
        doing = 0;
        selected.clear();
      }
      default -> select(key);
    }
    return Step.NONE;
  }

  private void move(int by) {
    long wanted = Math.min((long) selected() + by, size() - 1L);
    selected.put(view, (int) Math.max(0, wanted));
  }

  private void open(Page text) {
    page = text;
    line = 0;
    column = 0;
  }

  /** Keys that are about jobs, or about the line that is selected. */
  private void select(String key) {
    if (view != View.JOBS) {
      if (key.equals("enter")) {
        openPlace();
      }
      return;
    }
    switch (key) {
      case "s" -> order = (order + 1) % (ListedJobs.ORDERS.size() + 1);
      case "S" -> order = (order + ListedJobs.ORDERS.size()) % (ListedJobs.ORDERS.size() + 1);
      case "f" -> {
        doing = (doing + 1) % (ListedJobs.Doing.values().length + 1);
        selected.clear();
      }
      default -> selectedJob().ifPresent(job -> about(job, key));
    }
  }

  private void about(CellView.JobLine job, String key) {
    String number = Long.toString(job.job());
    switch (key) {
      case "enter" -> command("Job " + number, "qstat", "-j", number);
      case "e" -> command("Why job " + number + " waits", "gridlite", "explain", number);
      case "p" -> command("Priority of job " + number, "gridlite", "explain", "priority", number);
      case "u" -> command("Quotas of job " + number, "gridlite", "explain", "quota", number);
      case "w" ->
          command("When job " + number + " starts", "gridlite", "explain", "--plan", number);
      case "h" -> ask("hold back", job, "qhold", number);
      case "r" -> ask("release", job, "qrls", number);
      case "d" -> ask("delete", job, "qdel", job.id());
      default -> {}
    }
  }

  private void command(String title, String... words) {
    open(new Page(title, List.of(words), List.of()));
  }

  private void ask(String action, CellView.JobLine job, String command, String number) {
    String what = number.equals(Long.toString(job.job())) ? "job " : "task ";
    question =
        new Question(
            action + " " + what + number + " (" + job.name() + ") of " + job.user() + "?",
            List.of(command, number));
  }

  private void openPlace() {
    if (selected() >= size()) {
      return;
    }
    switch (view) {
      case QUEUES -> {
        String queue = queues().get(selected()).name();
        command("Queue " + queue, "qstat", "-f", "-u", "*", "-q", queue);
      }
      case HOSTS -> {
        String host = hosts().get(selected()).name();
        command("Host " + host, "qhost", "-h", host, "-q", "-j");
      }
      case QUOTAS -> open(uses(quotas().get(selected())));
      case JOBS -> {}
    }
  }

  /** A page that says who uses what of a quota. */
  private static Page uses(QuotaGauge gauge) {
    List<String> lines = new ArrayList<>();
    lines.add("counted for " + gauge.about().orElse("all together"));
    lines.add(gauge.resource() + ": " + gauge.used() + " of " + gauge.limit());
    lines.add("");
    for (QuotaGauge.Share share : gauge.users()) {
      lines.add(TopPicture.bar(share.part(), 20) + " " + share.used() + "  user " + share.user());
    }
    return new Page("Quota " + gauge.rule(), List.of(), lines);
  }
}
