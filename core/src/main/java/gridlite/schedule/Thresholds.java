package gridlite.schedule;

import gridlite.complex.Availability;
import gridlite.complex.ComplexAttribute;
import gridlite.complex.Origin;
import gridlite.complex.ResourceRequest;
import gridlite.resource.Resources;
import gridlite.state.QueueInstance;
import gridlite.value.NameValue;
import java.util.ArrayList;
import java.util.List;

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

  /** The thresholds that are reached at an instance, in the order of its list. */
  public List<ConditionReason> reached(QueueInstance instance, ThresholdKind kind) {
    List<NameValue> thresholds = instance.get(kind.attribute());
    if (thresholds.isEmpty()) {
      return List.of();
    }
    List<ConditionReason> reached = new ArrayList<>();
    for (NameValue threshold : thresholds) {
      compare(instance, kind, threshold, reached);
    }
    return reached;
  }

  private void compare(
      QueueInstance instance,
      ThresholdKind kind,
      NameValue threshold,
      List<ConditionReason> reached) {
    List<Availability> offers = resources.offers(fullName(threshold), instance);
    if (offers.isEmpty()) {
      reached.add(new ConditionReason.NoValue(kind.flag(), threshold.name()));
      return;
    }
    Availability value = adjustments.correct(decisive(offers), instance.host());
    ComplexAttribute attribute = value.attribute();
    if (kind == ThresholdKind.SUSPEND && attribute.isConsumable()) {
      return;
    }
    Availability limit =
        Availability.spelled(attribute, value.layer(), Origin.FIXED, threshold.value());
    // the relation is that of requests, the value in the place of the request
    ResourceRequest asked =
        attribute.type().isNumeric()
            ? new ResourceRequest(
                attribute, value.text(), value.amount(), java.util.Optional.empty())
            : ResourceRequest.of(attribute, value.text());
    if (asked.fits(limit)) {
      reached.add(new ConditionReason.Alarm(kind, value, threshold.value()));
    }
  }

  private String fullName(NameValue threshold) {
    return resources
        .attribute(threshold.name())
        .map(ComplexAttribute::name)
        .orElse(threshold.name());
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
