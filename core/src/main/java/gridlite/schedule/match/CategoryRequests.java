package gridlite.schedule.match;

import gridlite.complex.ComplexAttribute;
import gridlite.complex.Consumable;
import gridlite.complex.Relop;
import gridlite.complex.RequestedResource;
import gridlite.complex.ResourceRequest;
import gridlite.job.JobCategory;
import gridlite.resource.Demand;
import gridlite.schedule.ledger.Account;
import gridlite.schedule.reason.RequestList;
import gridlite.state.ClusterState;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;

/**
 * The requests of a category, matched with the attributes that the cell has. All work that does not
 * depend on a place is done once for a category.
 *
 * @see "sched_conf(5); job categories in the scheduler paper"
 */
public final class CategoryRequests {
  /**
   * A request and its place among the consumables.
   *
   * @param request the request
   * @param index index of the consumable; empty for what is not booked
   */
  record Asked(ResourceRequest request, OptionalInt index) {
    String name() {
      return request.attribute().name();
    }

    /** Returns whether the resource is booked. */
    boolean isBooked() {
      return index.isPresent();
    }

    /** Index of the consumable of a request that is booked. */
    int consumable() {
      return index.getAsInt();
    }

    /** Returns whether it is booked once a job, where its master task is. */
    boolean isOnce() {
      return isBooked() && request.attribute().consumable() == Consumable.JOB;
    }
  }

  private final JobCategory category;
  private final List<Asked> hard = new ArrayList<>();
  private final List<ResourceRequest> soft = new ArrayList<>();
  private final Demand demand;
  private final BitSet defaults = new BitSet();
  private final List<String> missing = new ArrayList<>();
  private final RequestList requests;

  public CategoryRequests(
      ClusterState state, Demand.Consumables consumables, JobCategory category) {
    this.category = category;
    this.demand = Demand.of(consumables, category.hardResources());
    List<RequestedResource> sorted = new ArrayList<>(category.hardResources());
    sorted.sort(Comparator.comparing(RequestedResource::name));
    for (RequestedResource request : sorted) {
      state
          .complexes()
          .find(request.name())
          .ifPresentOrElse(
              attribute -> hard.add(asked(consumables, attribute, request)),
              () -> missing.add(request.name()));
    }
    for (RequestedResource request : category.softResources()) {
      state
          .complexes()
          .find(request.name())
          .ifPresent(attribute -> soft.add(ResourceRequest.of(attribute, request)));
    }
    for (int i = 0; i < consumables.size(); i++) {
      boolean exclusive = consumables.attributes().get(i).relop() == Relop.EXCLUSIVE;
      if (i != consumables.slots()
          && !demand.isRequested(i)
          && (demand.amount(i) != 0 || exclusive)) {
        defaults.set(i);
      }
    }
    this.requests = new RequestList(sorted);
  }

  private static Asked asked(
      Demand.Consumables consumables, ComplexAttribute attribute, RequestedResource request) {
    OptionalInt index =
        attribute.isConsumable() ? consumables.indexOf(attribute.name()) : OptionalInt.empty();
    return new Asked(ResourceRequest.of(attribute, request), index);
  }

  /** The category. */
  JobCategory category() {
    return category;
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

  /** The number of consumables that {@link #isDefault} is true of. */
  int defaults() {
    return defaults.cardinality();
  }

  /**
   * One of the consumables of an account that {@link #isDefault} is true of.
   *
   * @param rank which of them, in the order of the account; none if it has no more than that
   */
  OptionalInt defaultOf(Account account, int rank) {
    int before = rank;
    for (int attribute : account.configured()) {
      if (defaults.get(attribute) && before-- == 0) {
        return OptionalInt.of(attribute);
      }
    }
    return OptionalInt.empty();
  }

  /** Requested attributes that no longer exist. */
  List<String> missing() {
    return missing;
  }

  /** The hard requests as reasons show them. */
  RequestList requests() {
    return requests;
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

  /** Returns whether jobs ask for an exclusive resource, with whatever value. */
  boolean asksForExclusive() {
    for (Asked asked : hard) {
      if (asked.request().attribute().relop() == Relop.EXCLUSIVE) {
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
