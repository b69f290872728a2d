package gridlite.schedule.match;

import gridlite.complex.Availability;
import gridlite.complex.ComplexAttribute;
import gridlite.complex.Layer;
import gridlite.complex.Requestable;
import gridlite.complex.ResourceRequest;
import gridlite.job.ReservationId;
import gridlite.name.HostName;
import gridlite.schedule.ledger.Account;
import gridlite.schedule.ledger.Ledger;
import gridlite.schedule.reason.Reason;
import gridlite.schedule.reason.Shortage;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;

/**
 * Compares the requests of a category with what is not booked: values of the configuration and of
 * load reports, attributes that must be requested, attributes that nobody has. Nothing of it
 * changes during a run.
 *
 * @see "complex(5), requestable and relop"
 */
final class FixedValues {
  private final Ledger ledger;
  private final CategoryRequests requests;
  private final Multiplicity multiplicity;
  private final Map<HostName, Optional<Reason>> forcedOnHosts = new HashMap<>();

  /** The kind of the jobs. */
  enum Multiplicity {
    SERIAL,
    PARALLEL
  }

  FixedValues(Ledger ledger, CategoryRequests requests, Multiplicity multiplicity) {
    this.ledger = ledger;
    this.requests = requests;
    this.multiplicity = multiplicity;
  }

  private Map<String, Availability> globalOffers() {
    return ledger.unused().ofGlobal();
  }

  /** An attribute of the cluster that the jobs must request and don't. */
  Optional<Reason> forcedGlobally() {
    return forced(Layer.GLOBAL, "", of -> globalOffers().containsKey(of.name()));
  }

  /** Compares one request with the values of the cluster. */
  Optional<Reason> globally(CategoryRequests.Asked asked) {
    return fixed(asked, ledger.global(), globalOffers(), "");
  }

  /** An attribute of the host that the jobs must request and don't. */
  Optional<Reason> forcedOnHost(Place place) {
    if (ledger.forced().isEmpty()) {
      return Optional.empty();
    }
    return forcedOnHosts.computeIfAbsent(
        place.host().name(),
        name -> forced(Layer.HOST, name.text(), of -> place.host().fixed().containsKey(of.name())));
  }

  /** The first attribute that has a value in a place, must be requested there, and is not. */
  private Optional<Reason> forced(Layer layer, String name, Predicate<ComplexAttribute> isThere) {
    for (ComplexAttribute attribute : ledger.forced()) {
      if (!isRequested(attribute) && isThere.test(attribute)) {
        return Optional.of(
            new Shortage.NotForced(new Shortage.Place(layer, name), attribute.name()));
      }
    }
    return Optional.empty();
  }

  private boolean isRequested(ComplexAttribute attribute) {
    for (CategoryRequests.Asked asked : requests.hard()) {
      if (asked.name().equals(attribute.name())) {
        return true;
      }
    }
    return false;
  }

  /** An attribute of the queue instance that the jobs must request and don't. */
  Optional<Reason> forcedInQueue(Place place) {
    return forced(Layer.QUEUE, place.name().toString(), of -> ledger.has(of, place.instance()));
  }

  /**
   * A consumable that jobs may not request and use all the same, by its default: Grid Engine gives
   * parallel jobs no slot where it is (conformance/complexes/not-requestable-and-parallel.t).
   *
   * @param rank which of the consumables with a default that an account has
   */
  Optional<Reason> notRequestable(Account account, int rank) {
    OptionalInt index =
        multiplicity == Multiplicity.SERIAL || requests.category().reservation().isPresent()
            ? OptionalInt.empty()
            : requests.defaultOf(account, rank);
    if (index.isEmpty() || requests.demand().amount(index.getAsInt()) == 0) {
      return Optional.empty();
    }
    ComplexAttribute attribute = requests.demand().consumables().attributes().get(index.getAsInt());
    return attribute.requestable() != Requestable.NO
        ? Optional.empty()
        : Optional.of(
            new Shortage.NotRequestable(
                requests.requests(),
                new Shortage.Place(account.layer(), account.name()),
                attribute.name()));
  }

  /** Compares one request with the values of a host. */
  Optional<Reason> onHost(Place place, CategoryRequests.Asked asked) {
    return fixed(asked, place.host().account(), place.host().fixed(), place.host().name().text());
  }

  /** Compares a request with a value that isn't booked; a booked one is the ledger's matter. */
  private Optional<Reason> fixed(
      CategoryRequests.Asked asked,
      Account account,
      Map<String, Availability> offers,
      String name) {
    Availability offer = offers.get(asked.name());
    boolean booked = asked.isBooked() && account.has(asked.consumable());
    return offer == null || booked || asked.request().fits(offer)
        ? Optional.empty()
        : Optional.of(mismatch(asked, account.layer(), name, offer));
  }

  private Reason mismatch(
      CategoryRequests.Asked asked, Layer layer, String name, Availability offer) {
    return new Shortage.NotEnough(
        requests.requests(),
        new Shortage.Place(layer, name),
        Shortage.Asked.BY_JOB,
        offer,
        asked.request().number(),
        Shortage.AmountStyle.AS_VALUE,
        Reason.Scope.NEVER_HERE);
  }

  /** Compares one request with the values of a queue instance. */
  Optional<Reason> inQueue(Place place, CategoryRequests.Asked asked) {
    Optional<Availability> offer = ledger.unused().fixed(asked.name(), place.instance());
    if (offer.isEmpty()) {
      return isKnown(place, asked) ? Optional.empty() : Optional.of(unknown(place, asked.name()));
    }
    return asked.request().fits(offer.get())
        ? Optional.empty()
        : Optional.of(mismatch(asked, Layer.QUEUE, place.name().toString(), offer.get()));
  }

  /**
   * A consumable that an advance reservation does not keep: its jobs get no more than what was
   * reserved (conformance/scheduling/consumables-of-advance-reservations.t).
   */
  Optional<Reason> keptFor(ReservationId id, Place place, CategoryRequests.Asked asked) {
    Account kept = ledger.reservation(id).get(place.name());
    return kept == null || kept.has(asked.consumable())
        ? Optional.empty()
        : Optional.of(unknown(place, asked.name()));
  }

  /** A requested attribute that no longer exists. */
  Optional<Reason> missing(Place place) {
    return requests.missing().isEmpty()
        ? Optional.empty()
        : Optional.of(unknown(place, requests.missing().get(0)));
  }

  private Reason unknown(Place place, String attribute) {
    return new Shortage.UnknownResource(requests.requests(), place.name(), attribute);
  }

  /**
   * Returns whether an attribute has a value somewhere on the way, or need not have one for slaves.
   */
  private boolean isKnown(Place place, CategoryRequests.Asked asked) {
    return (multiplicity == Multiplicity.PARALLEL && asked.isOnce()) || hasValue(place, asked);
  }

  /** Returns whether all that is booked once a job has a value somewhere on the way. */
  boolean offersOnce(Place place) {
    for (CategoryRequests.Asked asked : requests.hard()) {
      if (asked.isOnce() && !hasValue(place, asked)) {
        return false;
      }
    }
    return true;
  }

  private boolean hasValue(Place place, CategoryRequests.Asked asked) {
    return globalOffers().containsKey(asked.name())
        || place.host().fixed().containsKey(asked.name())
        || (asked.isBooked() && place.account().has(asked.consumable()));
  }

  /**
   * In how many layers a soft request is not met: cluster and host where they have a value, and the
   * queue instance, which without a value of its own has those of the outer ones, of which one that
   * suits is enough. A value that nobody has counts once
   * (conformance/scheduling/soft-requests-by-layer.t, soft-requests-without-values-of-hosts.t).
   */
  int softViolations(Place place, ResourceRequest request) {
    String name = request.attribute().name();
    Optional<Availability> ofCluster = Optional.ofNullable(globalOffers().get(name));
    Optional<Availability> ofHost = Optional.ofNullable(place.host().fixed().get(name));
    Optional<Availability> ofQueue = ledger.unused().fixed(name, place.instance());
    if (ofCluster.isEmpty() && ofHost.isEmpty() && ofQueue.isEmpty()) {
      return 1;
    }
    int cluster = misses(ofCluster, request);
    int host = misses(ofHost, request);
    boolean both = ofCluster.isPresent() && ofHost.isPresent();
    int outer = both ? Math.min(cluster, host) : cluster + host;
    return cluster + host + (ofQueue.isPresent() ? misses(ofQueue, request) : outer);
  }

  private static int misses(Optional<Availability> value, ResourceRequest request) {
    return value.isPresent() && !request.fits(value.get()) ? 1 : 0;
  }
}
