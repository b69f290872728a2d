package gridlite.policy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.function.Consumer;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ObjDoubleConsumer;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * Takes pending jobs one after the other, each time the one that is worth most at that moment: the
 * worth of its user, project and department, which falls with the jobs taken, and its own. Among
 * equals of one kind the one with more tickets of the policies before goes first, then the one
 * whose turn it is; among kinds the oldest of the first ones, whatever tickets they have
 * (conformance/priority/turns-of-several-kinds.t, override-tickets-of-several-kinds.t).
 *
 * <p>Jobs of the same worth queue up behind each other (a {@link Line}); lines that differ in the
 * user alone make a {@link Group}. As a worth only ever falls, lines and groups are put back when
 * they turn out to be worth less than when they were put there, and nothing else is compared.
 */
final class GreedyOrder {
  /**
   * The worth of a job at a moment, in tickets. No part may grow while jobs are taken.
   *
   * @param isEntitled whether a user, project or department has any shares or tickets; only those
   *     that have distinguish kinds of jobs, also where their kind has no weight
   *     (conformance/priority/kinds-by-shares-without-weight.t)
   * @param user worth of the next job of a user, as such; so the others
   * @param project of a project
   * @param department of a department
   * @param ownPoints what the job itself brings, whatever is taken before
   * @param own what these points are worth
   * @param lead what is added for the tickets that the policies before have given
   */
  record Worth(
      Predicate<TicketObject> isEntitled,
      ToDoubleFunction<TicketObject> user,
      ToDoubleFunction<TicketObject> project,
      ToDoubleFunction<TicketObject> department,
      ToDoubleFunction<Contender> ownPoints,
      DoubleUnaryOperator own,
      DoubleUnaryOperator lead) {

    double surroundings(GroupKey key) {
      return project.applyAsDouble(key.project()) + department.applyAsDouble(key.department());
    }

    double line(LineKey key) {
      return user.applyAsDouble(key.user()) + own.applyAsDouble(key.ownPoints());
    }
  }

  record LineKey(TicketObject user, double ownPoints) {}

  record GroupKey(TicketObject project, TicketObject department) {}

  private static final Comparator<Contender> WITHIN_LINE =
      Comparator.<Contender>comparingDouble(contender -> -contender.ticketsBefore)
          .thenComparingInt(contender -> contender.turn);

  private static final Comparator<Contender> BETWEEN_LINES =
      Comparator.comparingInt(contender -> contender.order);

  /** Stands for all who are entitled to nothing; nobody counts its jobs. */
  private final TicketObject nobody = new TicketObject(0, 0);

  private final Worth worth;
  private final Map<GroupKey, Group> groups = new HashMap<>();

  private GreedyOrder(Worth worth) {
    this.worth = worth;
  }

  /**
   * Takes all jobs that are entitled to anything.
   *
   * @param take called with each in turn, after it was added to its objects' jobs
   */
  static void take(List<Contender> contenders, Worth worth, Consumer<Contender> take) {
    takeSome(contenders, worth, Long.MAX_VALUE, take, (contender, value) -> {}, contender -> {});
  }

  /**
   * Takes jobs that are entitled to anything up to a number of them, those that are worth nothing
   * since a kind has no weight among them (conformance/priority/functional-jobs-without-weight.t).
   *
   * @param limit how many are taken
   * @param take called with each in turn, after it was added to its objects' jobs
   * @param look called with each that is left before the last one is taken, and its worth then
   * @param next called at the end with each that would be next among those of its kind
   */
  static void takeSome(
      List<Contender> contenders,
      Worth worth,
      long limit,
      Consumer<Contender> take,
      ObjDoubleConsumer<Contender> look,
      Consumer<Contender> next) {
    GreedyOrder order = new GreedyOrder(worth);
    for (Contender contender : contenders) {
      order.queueUp(contender);
    }
    order.run(limit, take, look);
    order.groups.values().forEach(group -> group.best.forEach(line -> next.accept(line.first())));
  }

  private void queueUp(Contender contender) {
    LineKey line =
        new LineKey(entitled(contender.user), worth.ownPoints().applyAsDouble(contender));
    GroupKey group = new GroupKey(entitled(contender.project), entitled(contender.department));
    if (isEntitledToNothing(line, group)) {
      return;
    }
    groups
        .computeIfAbsent(group, Group::new)
        .lines
        .computeIfAbsent(line, Line::new)
        .queue
        .add(contender);
  }

  private boolean isEntitledToNothing(LineKey line, GroupKey group) {
    return line.ownPoints() <= 0
        && line.user() == nobody
        && group.project() == nobody
        && group.department() == nobody;
  }

  /** Those that are entitled to nothing make no difference: all of them are one. */
  private TicketObject entitled(TicketObject object) {
    return worth.isEntitled().test(object) ? object : nobody;
  }

  private void run(long limit, Consumer<Contender> take, ObjDoubleConsumer<Contender> look) {
    long left = limit;
    PriorityQueue<Group> best = new PriorityQueue<>();
    for (Group group : groups.values()) {
      group.open();
      best.add(group);
    }
    while (!best.isEmpty() && left > 0) {
      Group group = best.poll();
      if (group.refresh()) {
        best.add(group);
        continue;
      }
      left--;
      if (left == 0) {
        lookAtUntaken(look);
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

  private void lookAtUntaken(ObjDoubleConsumer<Contender> look) {
    for (Group group : groups.values()) {
      double surroundings = worth.surroundings(group.key);
      for (Line line : group.lines.values()) {
        double value = surroundings + worth.line(line.key);
        for (Contender contender : line.queue.subList(line.next, line.queue.size())) {
          look.accept(contender, value);
        }
      }
    }
  }

  private static int compare(double worthA, Contender a, double worthB, Contender b) {
    int byWorth = Double.compare(worthB, worthA);
    return byWorth != 0 ? byWorth : BETWEEN_LINES.compare(a, b);
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
      return worth.line(key) + worth.lead().applyAsDouble(first().ticketsBefore);
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
        line.queue.sort(WITHIN_LINE);
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
      return front().value + worth.surroundings(key);
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
