package gridlite.schedule.match;

import gridlite.complex.Availability;
import gridlite.complex.Layer;
import gridlite.complex.Origin;
import gridlite.complex.ResourceRequest;
import gridlite.config.ClusterQueue;
import gridlite.format.Attribute;
import gridlite.format.Values;
import gridlite.value.MemoryValue;
import gridlite.value.NameValue;
import gridlite.value.PerHost;
import gridlite.value.TimeValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The offers of a cluster queue on its hosts, whatever runs there. A request that none of its
 * settings satisfies rules the queue out as a whole. Of a parallel job only requests for strings
 * are compared in that way.
 */
final class ClusterQueueOffers {
  private ClusterQueueOffers() {}

  /** The requests that are compared with the settings of a cluster queue. */
  enum Compared {
    ALL,
    STRINGS
  }

  /**
   * The first request of a category, by name, that no host of the queue could ever satisfy by the
   * queue's own settings, as {@code name=value}.
   *
   * @param compared what is compared of the jobs
   */
  static Optional<String> unsatisfied(Values queue, CategoryRequests requests, Compared compared) {
    for (CategoryRequests.Asked asked : requests.hard()) {
      ResourceRequest request = asked.request();
      if (compared == Compared.ALL || !request.attribute().type().isNumeric()) {
        List<String> offers = offers(queue, asked.name());
        if (!offers.isEmpty() && !fitsAny(request, offers)) {
          return Optional.of(asked.name() + "=" + request.text());
        }
      }
    }
    return Optional.empty();
  }

  private static boolean fitsAny(ResourceRequest request, List<String> offers) {
    for (String offer : offers) {
      if (request.fits(
          Availability.spelled(request.attribute(), Layer.QUEUE, Origin.FIXED, offer))) {
        return true;
      }
    }
    return false;
  }

  /** The values in all settings; empty when some host has none. */
  private static List<String> offers(Values queue, String resource) {
    Optional<Attribute<?>> setting =
        resource.equals(ClusterQueue.SLOTS.name())
            ? Optional.empty()
            : ClusterQueue.SCHEMA.find(resource);
    if (setting.isPresent() && queue.get(setting.get()) instanceof PerHost<?> values) {
      List<String> texts = new ArrayList<>();
      for (Object value : all(values)) {
        texts.add(text(value));
      }
      return texts;
    }
    List<String> texts = new ArrayList<>();
    for (List<NameValue> values : all(queue.get(ClusterQueue.COMPLEX_VALUES))) {
      Optional<String> found = find(values, resource);
      if (found.isEmpty()) {
        return List.of();
      }
      texts.add(found.get());
    }
    return texts;
  }

  private static <V> List<V> all(PerHost<V> setting) {
    List<V> all = new ArrayList<>();
    all.add(setting.common());
    all.addAll(setting.groups().values());
    all.addAll(setting.hosts().values());
    return all;
  }

  private static String text(Object value) {
    if (value instanceof TimeValue time) {
      return time.text();
    }
    return value instanceof MemoryValue memory ? memory.text() : value.toString();
  }

  private static Optional<String> find(List<NameValue> values, String name) {
    for (NameValue value : values) {
      if (value.name().equals(name)) {
        return Optional.of(value.value());
      }
    }
    return Optional.empty();
  }
}
