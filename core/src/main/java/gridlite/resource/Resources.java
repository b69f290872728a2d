package gridlite.resource;

import gridlite.complex.Availability;
import gridlite.complex.ComplexAttribute;
import gridlite.complex.ComplexTable;
import gridlite.complex.Layer;
import gridlite.complex.Origin;
import gridlite.complex.Relop;
import gridlite.complex.ResourceRequest;
import gridlite.config.ClusterQueue;
import gridlite.config.ExecHost;
import gridlite.format.Values;
import gridlite.name.HostName;
import gridlite.name.QueueInstanceName;
import gridlite.state.ClusterState;
import gridlite.state.Lazy;
import gridlite.state.QueueInstance;
import gridlite.value.NameValue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntToDoubleFunction;
import java.util.function.Predicate;

/**
 * Resources that the layers of a cell offer: the cluster (host {@code global}), each host, each
 * queue instance.
 *
 * @see "complex(5), overriding attributes"
 */
public final class Resources {
  private final ClusterState state;
  private final ComplexTable complexes;
  private final Lazy<Bookings> bookings;
  private final Lazy<Bookings> exclusiveUse;
  private final Map<HostName, Map<String, Availability>> hosts = new HashMap<>();

  private Resources(ClusterState state, Lazy<Bookings> bookings, Lazy<Bookings> exclusiveUse) {
    this.state = state;
    this.exclusiveUse = exclusiveUse;
    this.complexes = state.complexes();
    this.bookings = bookings;
  }

  /** Returns what is left at the moment: capacities of consumables less what is booked. */
  public static Resources of(ClusterState state) {
    Lazy<Bookings> bookings = Lazy.from(() -> Bookings.of(state));
    return new Resources(state, bookings, bookings);
  }

  /** Returns what is left beside some bookings. */
  public static Resources of(ClusterState state, Bookings bookings) {
    return new Resources(state, Lazy.of(bookings), Lazy.of(bookings));
  }

  /** Returns what an empty cluster offers: full capacities of consumables. */
  public static Resources unused(ClusterState state) {
    return of(state, Bookings.none(state));
  }

  /** Full capacities of consumables; what is used exclusively is taken all the same. */
  public static Resources ofCapacities(ClusterState state) {
    for (ComplexAttribute attribute : state.complexes().all()) {
      if (attribute.relop() == Relop.EXCLUSIVE) {
        return new Resources(
            state, Lazy.of(Bookings.none(state)), Lazy.from(() -> Bookings.of(state)));
      }
    }
    return unused(state);
  }

  /** The attribute of a name or shortcut. */
  public Optional<ComplexAttribute> attribute(String nameOrShortcut) {
    return complexes.find(nameOrShortcut);
  }

  /** Returns what is booked. */
  public Bookings bookings() {
    return bookings.get();
  }

  /** Returns what the cluster itself offers, by name, in the order of listings. */
  public Map<String, Availability> ofGlobal() {
    return ofHost(HostName.GLOBAL);
  }

  /** Returns what a host itself offers, by name, in the order of listings. */
  public Map<String, Availability> ofHost(HostName host) {
    Map<String, Availability> known = hosts.get(host);
    if (known == null) {
      known = host(host, name -> true);
      hosts.put(host, known);
    }
    return known;
  }

  /** Takes notice of what has been booked meanwhile on some hosts, and in the cluster. */
  public void booked(Set<HostName> on) {
    hosts.keySet().removeAll(on);
    hosts.remove(HostName.GLOBAL);
  }

  /**
   * Returns what a host offers of some attributes.
   *
   * @param wanted of which attributes, by the name or shortcut under which a value is given
   */
  private Map<String, Availability> host(HostName host, Predicate<String> wanted) {
    boolean global = host.equals(HostName.GLOBAL);
    Layer layer = global ? Layer.GLOBAL : Layer.HOST;
    Map<String, Availability> offers = new LinkedHashMap<>();
    Values settings = state.execHost(host).orElseGet(ExecHost.SCHEMA::template);
    addLoads(offers, layer, host, settings.get(ExecHost.LOAD_SCALING), wanted);
    addConfigured(
        offers,
        layer,
        wanted(settings.get(ExecHost.COMPLEX_VALUES), wanted),
        global ? i -> bookings().global(i) : i -> bookings().host(host, i));
    return offers;
  }

  private void addLoads(
      Map<String, Availability> offers,
      Layer layer,
      HostName host,
      List<NameValue> scaling,
      Predicate<String> wanted) {
    for (Map.Entry<String, String> load : state.loadValues(host).entrySet()) {
      if (wanted.test(load.getKey())) {
        complexes
            .find(load.getKey())
            .map(a -> Availability.spelled(a, layer, Origin.LOAD, load.getValue()))
            .map(offer -> scaled(offer, scaling))
            .ifPresent(offer -> offers.put(offer.attribute().name(), offer));
      }
    }
  }

  private static List<NameValue> wanted(List<NameValue> values, Predicate<String> wanted) {
    List<NameValue> found = new ArrayList<>(values.size());
    for (NameValue value : values) {
      if (wanted.test(value.name())) {
        found.add(value);
      }
    }
    return found;
  }

  /** Returns what a host reports, scaled, whatever else is configured there. */
  public Collection<Availability> loadsOf(HostName host) {
    Map<String, Availability> loads = new LinkedHashMap<>();
    Values settings = state.execHost(host).orElseGet(ExecHost.SCHEMA::template);
    Layer layer = host.equals(HostName.GLOBAL) ? Layer.GLOBAL : Layer.HOST;
    addLoads(loads, layer, host, settings.get(ExecHost.LOAD_SCALING), name -> true);
    return loads.values();
  }

  private static Availability scaled(Availability load, List<NameValue> scaling) {
    for (NameValue factor : scaling) {
      if (factor.name().equals(load.attribute().name()) && load.number().isPresent()) {
        return Availability.number(
            load.attribute(),
            load.layer(),
            Origin.SCALED_LOAD,
            load.number().getAsDouble() * Double.parseDouble(factor.value()));
      }
    }
    return load;
  }

  /**
   * Adds complex_values: the more restrictive of a fixed value, or what is left of a consumable,
   * and the load value of the same place counts; without an order between them, the fixed one.
   *
   * @see "complex(5), overriding attributes"
   */
  private void addConfigured(
      Map<String, Availability> offers,
      Layer layer,
      List<NameValue> values,
      IntToDoubleFunction booked) {
    for (NameValue value : values) {
      ComplexAttribute attribute = complexes.find(value.name()).orElse(null);
      if (attribute == null) {
        continue;
      }
      Availability offer = configured(attribute, layer, value.value(), booked);
      Availability load = offers.get(attribute.name());
      if (load == null || !load.restrictsMoreThan(offer)) {
        offers.put(attribute.name(), offer);
      }
    }
  }

  private Availability configured(
      ComplexAttribute attribute, Layer layer, String text, IntToDoubleFunction booked) {
    if (!attribute.isConsumable()) {
      return Availability.spelled(attribute, layer, Origin.FIXED, text);
    }
    double used =
        booked.applyAsDouble(bookings().consumables().indexOf(attribute.name()).orElseThrow());
    double capacity = attribute.number(text).orElse(0);
    return Availability.number(
        attribute, layer, Origin.CONSUMABLE, left(attribute, capacity, used));
  }

  /** Returns what is left of a capacity; an exclusive resource is there or in use. */
  private static double left(ComplexAttribute attribute, double capacity, double used) {
    if (attribute.relop() == Relop.EXCLUSIVE) {
      return used > 0 ? 0 : capacity;
    }
    return capacity - used;
  }

  /** Returns what a queue instance itself offers, by name, in the order of listings. */
  public Map<String, Availability> ofInstance(QueueInstance instance) {
    Map<String, Availability> offers = new LinkedHashMap<>();
    IntToDoubleFunction booked = i -> bookings().instance(instance.name(), i);
    for (QueueSettings.Setting setting : QueueSettings.ALL) {
      ComplexAttribute attribute = complexes.find(setting.name()).orElse(null);
      if (attribute != null) {
        String text = setting.value().apply(instance);
        // other settings than slots are limits of each job and never booked
        offers.put(
            attribute.name(),
            setting.name().equals("slots")
                ? configured(attribute, Layer.QUEUE, text, booked)
                : Availability.spelled(attribute, Layer.QUEUE, Origin.FIXED, text));
      }
    }
    addConfigured(offers, Layer.QUEUE, instance.get(ClusterQueue.COMPLEX_VALUES), booked);
    return offers;
  }

  /**
   * A setting or fixed value of a queue instance itself, which is compared with each request and
   * never booked.
   */
  public Optional<Availability> fixed(String attribute, QueueInstance instance) {
    ComplexAttribute known = complexes.find(attribute).orElse(null);
    if (known == null) {
      return Optional.empty();
    }
    if (!known.isConsumable()) {
      for (NameValue value : instance.get(ClusterQueue.COMPLEX_VALUES)) {
        if (value.name().equals(attribute)) {
          return Optional.of(Availability.spelled(known, Layer.QUEUE, Origin.FIXED, value.value()));
        }
      }
    }
    QueueSettings.Setting setting = QueueSettings.BY_NAME.get(attribute);
    return setting == null || attribute.equals("slots")
        ? Optional.empty()
        : Optional.of(
            Availability.spelled(
                known, Layer.QUEUE, Origin.FIXED, setting.value().apply(instance)));
  }

  /**
   * Returns what decides on a host: the more restrictive of cluster and host, in the order of
   * listings.
   */
  public Collection<Availability> onHost(HostName host) {
    if (host.equals(HostName.GLOBAL)) {
      return ofGlobal().values();
    }
    return merged(ofGlobal(), ofHost(host)).values();
  }

  /** Returns what decides in a queue instance: the most restrictive of all layers. */
  public Collection<Availability> in(QueueInstance instance) {
    return merged(merged(ofGlobal(), ofHost(instance.host())), ofInstance(instance)).values();
  }

  /** A tighter value of an inner layer replaces the outer one in its place. */
  private static Map<String, Availability> merged(
      Map<String, Availability> outer, Map<String, Availability> inner) {
    Map<String, Availability> all = new LinkedHashMap<>(outer);
    inner.forEach(
        (name, offer) ->
            all.merge(
                name, offer, (first, second) -> second.restrictsMoreThan(first) ? second : first));
    return all;
  }

  /** The values of an attribute on the way to a host, the cluster's first. */
  public List<Availability> offers(String attribute, HostName host) {
    List<Availability> offers = new ArrayList<>(3);
    add(offers, ofGlobal().get(attribute));
    if (!host.equals(HostName.GLOBAL)) {
      add(offers, ofHost(host).get(attribute));
    }
    return offers;
  }

  /**
   * The values of an attribute on the way to a queue instance, the cluster's first. Of the host and
   * the instance no other attributes are looked at: there are thousands of them.
   */
  public List<Availability> offers(ComplexAttribute attribute, QueueInstance instance) {
    String name = attribute.name();
    Predicate<String> wanted = given -> given.equals(name) || given.equals(attribute.shortcut());
    List<Availability> offers = new ArrayList<>(3);
    add(offers, ofGlobal().get(name));
    if (!instance.host().equals(HostName.GLOBAL)) {
      Map<String, Availability> known = hosts.get(instance.host());
      add(offers, (known != null ? known : host(instance.host(), wanted)).get(name));
    }
    if (QueueSettings.BY_NAME.containsKey(name)
        || QueueSettings.BY_NAME.containsKey(attribute.shortcut())
        || !wanted(instance.get(ClusterQueue.COMPLEX_VALUES), wanted).isEmpty()) {
      add(offers, ofInstance(instance).get(name));
    }
    return offers;
  }

  private static void add(
      List<Availability> offers, @org.jspecify.annotations.Nullable Availability offer) {
    if (offer != null) {
      offers.add(offer);
    }
  }

  /**
   * Returns whether a queue instance suits some requests: each layer that has a value is compared
   * by itself, and at least one must have it.
   */
  public boolean suit(List<ResourceRequest> requests, QueueInstance instance) {
    for (ResourceRequest request : requests) {
      if (!suits(
          request,
          offers(request.attribute(), instance),
          instance.host(),
          Optional.of(instance.name()))) {
        return false;
      }
    }
    return true;
  }

  private boolean suits(
      ResourceRequest request,
      List<Availability> offers,
      HostName host,
      Optional<QueueInstanceName> instance) {
    if (!request.fitsAll(offers)) {
      return false;
    }
    if (request.attribute().relop() != Relop.EXCLUSIVE) {
      return true;
    }
    for (Availability offer : offers) {
      if (!isFree(request, i -> booked(offer.layer(), host, instance, i))) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns whether nobody is where an exclusive resource is, or nobody who wants to be alone
   * there.
   */
  private boolean isFree(ResourceRequest request, IntToDoubleFunction used) {
    Demand.Consumables booked = exclusiveUse.get().consumables();
    int exclusive = booked.indexOf(request.attribute().name()).orElseThrow();
    boolean taken = used.applyAsDouble(exclusive) > 0;
    boolean occupied = used.applyAsDouble(booked.slots()) > 0;
    return !taken && !(occupied && request.isPositive());
  }

  private double booked(Layer layer, HostName host, Optional<QueueInstanceName> instance, int i) {
    return switch (layer) {
      case GLOBAL -> exclusiveUse.get().global(i);
      case HOST -> exclusiveUse.get().host(host, i);
      case QUEUE -> instance.map(name -> exclusiveUse.get().instance(name, i)).orElse(0.0);
    };
  }

  /**
   * Returns whether a host (or the cluster, {@code global}) suits some requests. Where the cluster
   * has all that is asked for by itself, every host does, whatever it says of its own
   * (conformance/complexes/selecting.t).
   */
  public boolean suit(List<ResourceRequest> requests, HostName host) {
    return suitOnTheWay(requests, HostName.GLOBAL)
        || (!host.equals(HostName.GLOBAL) && suitOnTheWay(requests, host));
  }

  private boolean suitOnTheWay(List<ResourceRequest> requests, HostName host) {
    for (ResourceRequest request : requests) {
      List<Availability> offers = offers(request.attribute().name(), host);
      if (!suits(request, offers, host, Optional.empty())) {
        return false;
      }
    }
    return true;
  }
}
