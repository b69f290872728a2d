package gridlite.command.listing;

import gridlite.complex.Availability;
import gridlite.complex.ComplexAttribute;
import gridlite.complex.ComplexType;
import gridlite.complex.Origin;
import gridlite.config.ExecHost;
import gridlite.format.Values;
import gridlite.name.HostName;
import gridlite.render.Document;
import gridlite.resource.Resources;
import gridlite.state.ClusterState;
import gridlite.value.Decimals;
import gridlite.value.Given;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Resources of hosts and queue instances in listings. */
public final class ListedResources {
  private ListedResources() {}

  /**
   * The value of an attribute that is not consumed, if there is one.
   *
   * @param resources asked only where the value is configured
   */
  public static Optional<String> value(
      ClusterState state, Resources resources, HostName host, String attribute) {
    Availability offer =
        isInComplexValues(state, host, attribute) ? resources.ofHost(host).get(attribute) : null;
    return offer != null && offer.origin() == Origin.FIXED
        ? Given.text(shown(offer))
        : Optional.ofNullable(state.loadValues(host).get(attribute)).flatMap(Given::text);
  }

  private static boolean isInComplexValues(ClusterState state, HostName host, String attribute) {
    Optional<Values> settings = state.execHost(host);
    return settings.isPresent()
        && settings.get().get(ExecHost.COMPLEX_VALUES).stream()
            .anyMatch(value -> value.name().equals(attribute));
  }

  /** A configured value as hosts report theirs: numbers without units, INT without a fraction. */
  public static String shown(Availability offer) {
    if (!offer.attribute().type().isNumeric()) {
      return offer.text();
    }
    double amount = offer.amountOr(Double.POSITIVE_INFINITY);
    if (!Double.isFinite(amount)) {
      return "";
    }
    return offer.attribute().type() == ComplexType.INT
        ? Long.toString((long) amount)
        : Decimals.fixed(amount, 6);
  }

  /** Full names of what {@code -F} asks for; what is unknown selects nothing. */
  public static Set<String> names(ClusterState state, List<String> asked) {
    Set<String> names = new HashSet<>();
    for (String name : asked) {
      names.add(state.complexes().find(name).map(ComplexAttribute::name).orElse(name));
    }
    return names;
  }

  /** Writes what an instance or host offers. */
  public static void write(Document document, List<Availability> offers) {
    document.list("resources", "resource");
    for (Availability offer : offers) {
      document.open().value("name", offer.attribute().name());
      document.value("type", offer.attribute().type().name());
      document.value("layer", offer.layer().name().toLowerCase(Locale.ROOT));
      document.value("origin", offer.origin().name().toLowerCase(Locale.ROOT));
      if (offer.number().isEmpty()) {
        document.value("value", offer.text());
      } else if (offer.attribute().type() == ComplexType.BOOL) {
        document.value("value", offer.number().getAsDouble() > 0);
      } else {
        document.value("value", offer.number().getAsDouble());
      }
      document.close();
    }
    document.endList();
  }
}
