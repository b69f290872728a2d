package gridlite.condition;

import gridlite.complex.Availability;
import gridlite.complex.ComplexAttribute;
import gridlite.complex.Layer;
import gridlite.complex.Origin;
import gridlite.complex.RequestedResource;
import gridlite.complex.ResourceRequest;
import gridlite.resource.Resources;
import gridlite.state.QueueInstance;
import gridlite.value.NameValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Compares what hosts report and what is left of consumables with the thresholds of queue
 * instances.
 *
 * @see "queue_conf(5), load_thresholds and suspend_thresholds"
 */
public final class Thresholds {
  private final Resources resources;
  private final LoadAdjustments adjustments;

  /** Compares what the resources say, without corrections for jobs that have just started. */
  public Thresholds(Resources resources) {
    this(resources, LoadAdjustments.NONE);
  }

  /** Compares as a scheduling run does: jobs that have just started count as load. */
  public Thresholds(Resources resources, LoadAdjustments adjustments) {
    this.resources = resources;
    this.adjustments = adjustments;
  }

  /**
   * Returns what to report when at least one threshold of an instance is reached: as in Grid
   * Engine, about all of its list, in its order. Empty: no alarm.
   */
  public List<ConditionReason> alarm(QueueInstance instance, ThresholdKind kind) {
    List<NameValue> thresholds = instance.get(kind.attribute());
    if (thresholds.isEmpty()) {
      return List.of();
    }
    List<ConditionReason> reasons = new ArrayList<>();
    boolean alarm = false;
    for (NameValue threshold : thresholds) {
      Optional<ConditionReason> reason = compare(instance, kind, threshold);
      reason.ifPresent(reasons::add);
      alarm |= reason.filter(ConditionReason::isCause).isPresent();
    }
    return alarm ? reasons : List.of();
  }

  /**
   * Returns whether what is left of a consumable of the cluster has come to one of some thresholds.
   * Where it has not, no start can have brought an instance on another host than its own into
   * alarm.
   */
  public boolean mayReachInCluster(List<NameValue> thresholds) {
    for (NameValue threshold : thresholds) {
      Optional<Availability> left =
          resources
              .attribute(threshold.name())
              .flatMap(a -> Optional.ofNullable(resources.ofGlobal().get(a.name())))
              .filter(offer -> offer.origin() == Origin.CONSUMABLE);
      if (left.isPresent() && isReached(left.get(), threshold.value())) {
        return true;
      }
    }
    return false;
  }

  /** Empty where the threshold doesn't count. */
  private Optional<ConditionReason> compare(
      QueueInstance instance, ThresholdKind kind, NameValue threshold) {
    Optional<ComplexAttribute> attribute = resources.attribute(threshold.name());
    List<Availability> offers = attribute.map(a -> watched(a, instance)).orElse(List.of());
    if (offers.isEmpty()) {
      return Optional.of(
          new ConditionReason.NoValue(
              kind.flag(), threshold.name(), attribute.filter(a -> !a.isConsumable()).isPresent()));
    }
    Availability reported = decisive(offers);
    Availability value = adjustments.correct(reported, instance.host());
    if (kind == ThresholdKind.SUSPEND && value.attribute().isConsumable()) {
      return Optional.empty();
    }
    return Optional.of(
        new ConditionReason.Alarm(
            kind,
            value,
            adjustments.describe(reported, instance.host()),
            threshold.value(),
            !isWatched(offers) || isReached(value, threshold.value())));
  }

  /**
   * Returns the offers that a threshold watches: what a host reports counts here, though a
   * configured value decides for requests.
   */
  private List<Availability> watched(ComplexAttribute attribute, QueueInstance instance) {
    List<Availability> offers = resources.offers(attribute, instance);
    for (Availability offer : offers) {
      if (offer.origin() == Origin.FIXED && offer.layer() == Layer.HOST) {
        for (Availability load : resources.loadsOf(instance.host())) {
          if (load.attribute().name().equals(attribute.name())) {
            return List.of(load);
          }
        }
      }
    }
    return offers;
  }

  /**
   * Grid Engine watches loads and consumables: of a value that only is configured it knows none.
   */
  private static boolean isWatched(List<Availability> offers) {
    for (Availability offer : offers) {
      if (offer.origin() != Origin.FIXED) {
        return true;
      }
    }
    return false;
  }

  /** The relation is that of requests, with the value in the place of the request. */
  private static boolean isReached(Availability value, String threshold) {
    ComplexAttribute attribute = value.attribute();
    Availability limit = Availability.spelled(attribute, value.layer(), Origin.FIXED, threshold);
    ResourceRequest asked =
        attribute.type().isNumeric()
            ? new ResourceRequest(attribute, value.text(), value.number(), Optional.empty())
            : ResourceRequest.of(attribute, new RequestedResource(attribute.name(), value.text()));
    return asked.fits(limit);
  }

  private static Availability decisive(List<Availability> offers) {
    Availability decisive = offers.get(0);
    for (Availability offer : offers) {
      if (offer.restrictsMoreThan(decisive)) {
        decisive = offer;
      }
    }
    return decisive;
  }
}
