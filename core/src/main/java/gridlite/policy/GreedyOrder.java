package gridlite.policy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;

/**
 * Takes pending jobs one after the other, each time the one that is worth most at that moment: the
 * worth of its user, project and department, each divided by the jobs it has by then, and its own.
 * Among equals the one with more tickets of the policies before goes first, then the older one.
 *
 * <p>Jobs of the same worth queue up behind each other (a {@link Line}); lines that differ in the
 * user alone make a {@link Group}. As a worth only ever falls, lines and groups are put back when
 * they turn out to be worth less than when they were put there, and nothing else is compared.
 */
final class GreedyOrder {
  /**
   * What makes a job worth taking.
   *
   * @param object worth of a user, project or department
   * @param userWeight its weight for users; so the others
   * @param projectWeight for projects
   * @param departmentWeight for departments
   * @param own worth of the job itself
   * @param shared whether an object's jobs share its worth
   */
  record Worth(
      ToDoubleFunction<TicketObject> object,
      double userWeight,
      double projectWeight,
      double departmentWeight,
      ToDoubleFunction<Contender> own,
      boolean shared) {

    double user(TicketObject user) {
      return part(userWeight, user);
    }

    double surroundings(TicketObject project, TicketObject department) {
      return part(projectWeight, project) + part(departmentWeight, department);
    }

    private double part(double weight, TicketObject of) {
      double whole = weight * object.applyAsDouble(of);
      return shared ? whole / (of.jobs + 1) : whole;
    }
  }

  private record LineKey(TicketObject user, double own) {}

  private record GroupKey(TicketObject project, TicketObject department) {}

  private static final Comparator<Contender> SENIORITY =
      (a, b) -> {
        int byTickets = Double.compare(b.ticketsBefore, a.ticketsBefore);
        return byTickets != 0 ? byTickets : Integer.compare(a.order, b.order);
      };

  private final Worth worth;
  private final Map<GroupKey, Group> groups = new HashMap<>();

  private GreedyOrder(Worth worth) {
    this.worth = worth;
  }

  /**
   * Takes all jobs that are worth anything.
   *
   * @param take called with each in turn, after it was added to its objects' jobs
   */
  static void take(List<Contender> contenders, Worth worth, Consumer<Contender> take) {
    GreedyOrder order = new GreedyOrder(worth);
    for (Contender contender : contenders) {
      order.queueUp(contender);
    }
    order.run(take);
  }

  private void queueUp(Contender contender) {
    double own = worth.own().applyAsDouble(contender);
    double user = worth.user(contender.user);
    if (own + user + worth.surroundings(contender.project, contender.department) <= 0) {
      return;
    }
    groups
        .computeIfAbsent(new GroupKey(contender.project, contender.department), Group::new)
        .lines
        .computeIfAbsent(new LineKey(contender.user, own), Line::new)
        .queue
        .add(contender);
  }

  private void run(Consumer<Contender> take) {
    PriorityQueue<Group> best = new PriorityQueue<>();
    for (Group group : groups.values()) {
      group.open();
      best.add(group);
    }
    while (!best.isEmpty()) {
      Group group = best.poll();
      if (group.refresh()) {
        best.add(group);
        continue;
      }
      Contender taken = group.takeFirst();
      taken.user.jobs++;
      taken.project.jobs++;
      taken.department.jobs++;
      take.accept(taken);
      if (group.hasNext()) {
        best.add(group);
      }
    }
  }

  private static int compare(double worthA, Contender a, double worthB, Contender b) {
    int byWorth = Double.compare(worthB, worthA);
    return byWorth != 0 ? byWorth : SENIORITY.compare(a, b);
  }

  /** Jobs of one user and the same worth of their own. */
  private final class Line implements Comparable<Line> {
    private final LineKey key;
    private final List<Contender> queue = new ArrayList<>();
    private int next;
    private double value;

    Line(LineKey key) {
      this.key = key;
    }

    double current() {
      return worth.user(key.user()) + key.own();
    }

    Contender first() {
      return queue.get(next);
    }

    @Override
    public int compareTo(Line other) {
      return compare(value, first(), other.value, other.first());
    }
  }

  /** Jobs of one project and department. */
  private final class Group implements Comparable<Group> {
    private final GroupKey key;
    private final Map<LineKey, Line> lines = new HashMap<>();
    private final PriorityQueue<Line> best = new PriorityQueue<>();
    private double value;

    Group(GroupKey key) {
      this.key = key;
    }

    void open() {
      for (Line line : lines.values()) {
        line.queue.sort(SENIORITY);
        line.value = line.current();
        best.add(line);
      }
      value = current();
    }

    boolean hasNext() {
      return !best.isEmpty();
    }

    private Line front() {
      return Objects.requireNonNull(best.peek());
    }

    private double current() {
      return front().value + worth.surroundings(key.project(), key.department());
    }

    /** Brings the worth up to date; whether it has changed. */
    boolean refresh() {
      boolean changed = false;
      while (front().current() < front().value) {
        Line line = Objects.requireNonNull(best.poll());
        line.value = line.current();
        best.add(line);
        changed = true;
      }
      double now = current();
      changed |= now < value;
      value = now;
      return changed;
    }

    Contender takeFirst() {
      Line line = Objects.requireNonNull(best.poll());
      Contender first = line.first();
      line.next++;
      if (line.next < line.queue.size()) {
        best.add(line);
      }
      return first;
    }

    @Override
    public int compareTo(Group other) {
      return GreedyOrder.compare(value, front().first(), other.value, other.front().first());
    }
  }
}
