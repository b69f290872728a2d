package gridlite.state;

import gridlite.job.ReservationId;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.name.QueueInstanceName;
import gridlite.value.SortedTable;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * One part of a {@link ClusterState}, which is read when it is first asked for.
 *
 * @param <T> its content
 */
public final class Section<T> {
  private static final List<Section<?>> ALL = new ArrayList<>();

  /** Configured objects by kind. */
  public static final Section<Map<ObjectKind, ObjectList>> OBJECTS = new Section<>(Map.of());

  /** States of the queue instances. */
  public static final Section<SortedTable<QueueInstanceName, InstanceState>> INSTANCES =
      new Section<>(SortedTable.empty());

  /** Jobs that have not ended, by number. */
  public static final Section<Jobs> JOBS = new Section<>(Jobs.of(SortedTable.empty()));

  /** Jobs that have ended lately, in order of their ends. */
  public static final Section<List<FinishedJob>> FINISHED = new Section<>(List.of());

  /** Last reports of the execution hosts by host name. */
  public static final Section<SortedTable<HostName, HostLoad>> LOADS =
      new Section<>(SortedTable.empty());

  /** Report of the last scheduling run. */
  public static final Section<SchedulingReport> REPORT = new Section<>(SchedulingReport.NONE);

  /** Usage of users and projects. */
  public static final Section<SortedTable<UsageKey, UsageRecord>> USAGE =
      new Section<>(SortedTable.empty());

  /** Advance reservations by number. */
  public static final Section<SortedTable<ReservationId, AdvanceReservation>> RESERVATIONS =
      new Section<>(SortedTable.empty());

  /** Counters; a missing one is 0. */
  public static final Section<Map<Counter, Long>> COUNTERS = new Section<>(Map.of());

  /** Time zone by whose clocks calendars go. */
  public static final Section<ZoneId> ZONE = new Section<>(ZoneOffset.UTC);

  private final int index;
  private final T blank;

  private Section(T blank) {
    this.index = ALL.size();
    this.blank = blank;
    ALL.add(this);
  }

  /** The sections of one state. */
  static final class Contents {
    private final Lazy<?>[] values;

    private Contents(Lazy<?>[] values) {
      this.values = values;
    }

    /** Sections that hold nothing. */
    static Contents blank() {
      Lazy<?>[] values = new Lazy<?>[ALL.size()];
      for (Section<?> section : ALL) {
        values[section.index] = Lazy.of(section.blank);
      }
      return new Contents(values);
    }

    @SuppressWarnings("unchecked") // with() is the only way in
    <T> Lazy<T> lazy(Section<T> section) {
      return (Lazy<T>) values[section.index];
    }

    <T> T get(Section<T> section) {
      return lazy(section).get();
    }

    /**
     * Returns whether all sections but some hold the very same content, as far as it was read:
     * nothing is read for it.
     */
    boolean areSame(Contents other, Section<?>... except) {
      Set<Section<?>> left = Set.of(except);
      for (Section<?> section : ALL) {
        if (!left.contains(section) && !isSame(lazy(section), other.lazy(section))) {
          return false;
        }
      }
      return true;
    }

    @SuppressWarnings("ReferenceEquality") // equal content would have to be gone through
    private static boolean isSame(Lazy<?> one, Lazy<?> other) {
      return one == other || (one.isKnown() && other.isKnown() && one.get() == other.get());
    }

    /** The same with another content of one section. */
    <T> Contents with(Section<T> section, Lazy<T> content) {
      Lazy<?>[] changed = values.clone();
      changed[section.index] = content;
      return new Contents(changed);
    }
  }
}
