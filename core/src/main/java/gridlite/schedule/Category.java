package gridlite.schedule;

import gridlite.complex.ComplexAttribute;
import gridlite.complex.Consumable;
import gridlite.complex.Relop;
import gridlite.complex.ResourceRequest;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.resource.Demand;
import gridlite.state.ClusterState;
import gridlite.value.NameValue;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;

/**
 * Jobs that fit in the same places: same requests, same rights. All work that does not depend on a
 * single job is done once for a category.
 *
 * @see "sched_conf(5); job categories in the scheduler paper"
 */
final class Category {
  /** The values that make jobs one category: those of the requests that matter. */
  static final class Key {
    private final List<Object> parts;
    private final int hash;

    private Key(List<Object> parts) {
      this.parts = parts;
      this.hash = parts.hashCode();
    }

    /**
     * The key of a job.
     *
     * @param rights what is known of the owner's rights; empty where all users have the same
     */
    static Key of(Job job, String rights) {
      return new Key(
          List.of(
              rights,
              job.get(JobRequest.PROJECT),
              job.get(JobRequest.HARD_RESOURCES),
              job.get(JobRequest.SOFT_RESOURCES),
              job.get(JobRequest.HARD_QUEUES),
              job.get(JobRequest.SOFT_QUEUES),
              job.get(JobRequest.MASTER_QUEUES),
              job.get(JobRequest.PARALLEL_ENVIRONMENT),
              job.get(JobRequest.SLOTS),
              job.get(JobRequest.CHECKPOINT),
              job.get(JobRequest.IMMEDIATE),
              job.get(JobRequest.RESERVATION)));
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Key key && hash == key.hash && parts.equals(key.parts);
    }

    @Override
    public int hashCode() {
      return hash;
    }
  }

  /**
   * A request and its place among the consumables.
   *
   * @param request the request
   * @param consumable index of the consumable; -1 for what is not booked
   */
  record Asked(ResourceRequest request, int consumable) {
    String name() {
      return request.attribute().name();
    }

    /** Returns whether it is booked once a job, where its master task is. */
    boolean isOnce() {
      return consumable >= 0 && request.attribute().consumable() == Consumable.JOB;
    }
  }

  private final Job example;
  private final List<Asked> hard = new ArrayList<>();
  private final List<ResourceRequest> soft = new ArrayList<>();
  private final Demand demand;
  private final BitSet defaults = new BitSet();
  private final List<String> missing = new ArrayList<>();
  private final String requests;

  Category(ClusterState state, Demand.Consumables consumables, Job example) {
    this.example = example;
    this.demand = Demand.of(consumables, example.get(JobRequest.HARD_RESOURCES));
    List<NameValue> sorted = new ArrayList<>(example.get(JobRequest.HARD_RESOURCES));
    sorted.sort(Comparator.comparing(NameValue::name));
    for (NameValue request : sorted) {
      state
          .complexes()
          .find(request.name())
          .ifPresentOrElse(
              attribute -> hard.add(asked(consumables, attribute, request)),
              () -> missing.add(request.name()));
    }
    for (NameValue request : example.get(JobRequest.SOFT_RESOURCES)) {
      state
          .complexes()
          .find(request.name())
          .ifPresent(attribute -> soft.add(ResourceRequest.of(attribute, request.value())));
    }
    for (int i = 0; i < consumables.size(); i++) {
      boolean exclusive = consumables.attributes().get(i).relop() == Relop.EXCLUSIVE;
      if (i != consumables.slots()
          && !demand.isRequested(i)
          && (demand.amount(i) != 0 || exclusive)) {
        defaults.set(i);
      }
    }
    this.requests = text(sorted);
  }

  private static Asked asked(
      Demand.Consumables consumables, ComplexAttribute attribute, NameValue request) {
    int index = attribute.isConsumable() ? consumables.indexOf(attribute.name()) : -1;
    return new Asked(ResourceRequest.of(attribute, request.value()), index);
  }

  private static String text(List<NameValue> sorted) {
    StringBuilder text = new StringBuilder();
    for (NameValue request : sorted) {
      text.append(text.length() > 0 ? "," : "");
      text.append(request.name()).append('=').append(request.value());
    }
    return text.length() == 0 ? "NONE" : text.toString();
  }

  /** One of its jobs. */
  Job example() {
    return example;
  }

  /** Hard requests, sorted by name. */
  List<Asked> hard() {
    return hard;
  }

  /** Soft requests. */
  List<ResourceRequest> soft() {
    return soft;
  }

  /** Returns what each job books. */
  Demand demand() {
    return demand;
  }

  /**
   * Returns whether a consumable is not requested and still matters: it has a default, or is
   * exclusive. Slots are a matter of their own.
   */
  boolean isDefault(int consumable) {
    return defaults.get(consumable);
  }

  /** Requested attributes that no longer exist. */
  List<String> missing() {
    return missing;
  }

  /** The hard requests as reasons show them. */
  String requests() {
    return requests;
  }

  /** Advance reservation that the jobs belong to; 0: none. */
  long reservation() {
    return example.get(JobRequest.RESERVATION);
  }

  boolean isParallel() {
    return example.isParallel();
  }

  /**
   * Returns whether something is booked once a job, so that not each place does for the master
   * task.
   */
  boolean booksOnce() {
    for (int i = 0; i < demand.consumables().size(); i++) {
      ComplexAttribute of = demand.consumables().attributes().get(i);
      boolean once = of.consumable() == Consumable.JOB || of.relop() == Relop.EXCLUSIVE;
      if (once && demand.amount(i) > 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether jobs ask for an exclusive resource with TRUE. */
  boolean isExclusive(int consumable) {
    return demand.amount(consumable) > 0;
  }
}
