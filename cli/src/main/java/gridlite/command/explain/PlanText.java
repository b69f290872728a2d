package gridlite.command.explain;

import gridlite.job.Allocation;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.name.QueueInstanceName;
import gridlite.render.TextOutput;
import gridlite.render.Times;
import gridlite.simulate.Plan;
import gridlite.simulate.Plan.Bar;
import gridlite.simulate.StartEstimates;
import gridlite.value.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Draws a {@link Plan} in text: for each queue instance a line for each task that occupies slots
 * there. The plan of a job shows the queue instances where it runs or will start, and what stands
 * in its way there until then; the plan of the cell shows all.
 */
final class PlanText {
  /** Columns of the picture. */
  private static final int WIDTH = 60;

  /** Lines of queue instances at most: nobody reads more. */
  private static final int MOST_LINES = 500;

  private final Plan plan;
  private final Times times;
  private final Optional<Job> job;

  /**
   * A drawing.
   *
   * @param job the job that it is about; empty: all
   */
  PlanText(Plan plan, Times times, Optional<Job> job) {
    this.plan = plan;
    this.times = times;
    this.job = job;
  }

  void write(TextOutput out) {
    List<Bar> shown = plan.bars();
    if (job.isPresent()) {
      List<Bar> own = own(job.get().id());
      first(out, job.get(), own);
      if (own.isEmpty()) {
        return;
      }
      shown = around(own);
    } else if (shown.isEmpty()) {
      out.add("nothing runs, and nothing is expected to start").end();
      unknown(out);
      return;
    }
    draw(out, shown);
    if (job.isEmpty()) {
      unknown(out);
    }
    out.add("This assumes:").end();
    plan.estimates().assumptions().forEach(line -> out.add("- ").add(line.text()).end());
  }

  private List<Bar> own(JobId id) {
    return plan.bars().stream().filter(bar -> bar.isOf(id)).toList();
  }

  /** The start of the job, or why there is none. */
  private void first(TextOutput out, Job asked, List<Bar> own) {
    out.add("job ").add(asked.id().number()).add(" (").add(asked.name()).add(") ");
    Optional<Bar> next = own.stream().filter(Bar::isExpected).findFirst();
    if (next.isPresent()) {
      out.add(asked.isArray() ? "has its next start at " : "is expected to start at ");
      out.add(times.table(next.get().from())).add(" in ").add(next.get().slots().places()).end();
      return;
    }
    Optional<Statement> unknown =
        plan.estimates().estimates().stream()
            .filter(estimate -> estimate.task().job().equals(asked.id()))
            .flatMap(estimate -> estimate.unknown().stream())
            .findFirst();
    if (unknown.isPresent()) {
      out.add("has no start that can be estimated: ").add(unknown.get().text()).end();
    } else {
      out.add("does not wait: it is running").end();
    }
  }

  /** The bars in the queue instances of some, which begin before the last of those. */
  private List<Bar> around(List<Bar> own) {
    Set<QueueInstanceName> places = new LinkedHashSet<>();
    own.forEach(bar -> bar.slots().grants().forEach(grant -> places.add(grant.instance())));
    Instant last = own.get(own.size() - 1).from();
    List<Bar> shown = new ArrayList<>();
    for (Bar bar : plan.bars()) {
      boolean there = bar.slots().grants().stream().anyMatch(g -> places.contains(g.instance()));
      if (there && !bar.from().isAfter(last)) {
        shown.add(bar);
      }
    }
    return shown;
  }

  private void unknown(TextOutput out) {
    Map<String, List<Long>> reasons = new LinkedHashMap<>();
    for (StartEstimates.Estimate estimate : plan.estimates().estimates()) {
      estimate
          .unknown()
          .ifPresent(
              why ->
                  reasons
                      .computeIfAbsent(why.text(), key -> new ArrayList<>())
                      .add(estimate.task().job().number()));
    }
    reasons.forEach(
        (why, jobs) -> {
          out.add(jobs.size() == 1 ? "job " : "jobs ");
          out.add(String.join(", ", jobs.stream().limit(10).map(String::valueOf).toList()));
          out.add(jobs.size() > 10 ? " and " + (jobs.size() - 10) + " more" : "");
          out.add(": no start can be estimated: ").add(why).end();
        });
  }

  // ---- the picture

  private void draw(TextOutput out, List<Bar> shown) {
    Map<QueueInstanceName, List<Bar>> places = new TreeMap<>();
    int label = 6;
    int user = 4;
    for (Bar bar : shown) {
      for (Allocation.Grant grant : bar.slots().grants()) {
        places.computeIfAbsent(grant.instance(), key -> new ArrayList<>()).add(bar);
      }
      label = Math.max(label, bar.label().length());
      user = Math.max(user, bar.owner().text().length());
    }
    Instant end = end(shown);
    String begins = times.table(plan.now());
    String ends = times.table(end);
    out.add("  ").right("job-ID", label).add(' ').left("user", user).add(" slots   ").add(begins);
    out.repeat(' ', WIDTH - begins.length() - ends.length()).add(ends).end();
    int lines = 0;
    for (Map.Entry<QueueInstanceName, List<Bar>> place : places.entrySet()) {
      if (lines > MOST_LINES) {
        out.add("(further queue instances are left out)").end();
        break;
      }
      out.add(place.getKey().toString()).end();
      for (Bar bar : place.getValue()) {
        out.add("  ").right(bar.label(), label).add(' ').left(bar.owner().text(), user).add(' ');
        out.right(bar.slots().slotsAt(place.getKey()), 5).add("  |");
        line(out, bar, end);
        out.add('|').end();
        lines++;
      }
    }
    out.add("= runs, - is expected to run, ");
    if (shown.stream().anyMatch(bar -> bar.kind() == Plan.Kind.KEPT)) {
      out.add("~ the same with slots kept for it (-R y), ");
    }
    out.add("+ advance reservation");
    out.add(job.isPresent() ? ", # job " + job.get().id() : "");
    out.add("; > goes on").end();
  }

  /** The right edge: the last end that is known, or a little behind the last begin. */
  private Instant end(List<Bar> shown) {
    long end = plan.now().getEpochSecond() + 60;
    for (Bar bar : shown) {
      long from = bar.from().getEpochSecond();
      end = Math.max(end, bar.to().map(Instant::getEpochSecond).orElse(from + 60));
    }
    return Instant.ofEpochSecond(end);
  }

  private void line(TextOutput out, Bar bar, Instant end) {
    long now = plan.now().getEpochSecond();
    double span = (double) (end.getEpochSecond() - now);
    int from = column(bar.from(), now, span);
    int to = bar.to().map(until -> column(until, now, span)).orElse(WIDTH);
    // what lasts shorter than a column has one as well
    from = Math.min(from, WIDTH - 1);
    to = Math.max(to, from + 1);
    out.repeat(' ', from);
    if (bar.to().isEmpty()) {
      out.repeat(character(bar), to - from - 1).add('>');
    } else {
      out.repeat(character(bar), to - from);
    }
    out.repeat(' ', WIDTH - to);
  }

  private static int column(Instant when, long now, double span) {
    double part = (when.getEpochSecond() - now) / span;
    return (int) Math.round(Math.max(0, Math.min(1, part)) * WIDTH);
  }

  private char character(Bar bar) {
    if (job.isPresent() && bar.isOf(job.get().id())) {
      return '#';
    }
    return switch (bar.kind()) {
      case RUNNING -> '=';
      case EXPECTED -> '-';
      case KEPT -> '~';
      case RESERVED -> '+';
    };
  }
}
