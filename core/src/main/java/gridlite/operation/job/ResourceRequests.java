package gridlite.operation.job;

import gridlite.complex.ComplexAttribute;
import gridlite.complex.ComplexTable;
import gridlite.complex.ComplexType;
import gridlite.complex.Requestable;
import gridlite.complex.RequestedResource;
import gridlite.name.NamePattern;
import gridlite.name.Nearest;
import gridlite.name.ObjectKind;
import gridlite.port.HostDirectory;
import gridlite.problem.FormatException;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.state.ClusterState;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;

/**
 * Resource requests ({@code -l}) brought into the form that is stored and matched: full names,
 * times in whole seconds, everything else as spelled; of two requests for one resource the later
 * stays, at its place.
 *
 * @see "qsub(1), -l; complex(5)"
 */
public final class ResourceRequests {
  private ResourceRequests() {}

  /** Value of a request without an equals sign, {@code -l exclusive}. */
  public static final String GIVEN = "TRUE";

  /**
   * Resolves requests.
   *
   * @param requests names or shortcuts with values; {@link #GIVEN} where no value was given
   * @throws GridException for the first request that names no resource, or whose value doesn't fit
   *     the resource's type
   */
  public static List<RequestedResource> resolve(
      ComplexTable complexes, List<RequestedResource> requests) {
    List<RequestedResource> resolved = new ArrayList<>(requests.size());
    for (RequestedResource request : requests) {
      ComplexAttribute attribute = find(complexes, request.name());
      RequestedResource full =
          new RequestedResource(attribute.name(), value(attribute, request.value()));
      for (int i = 0; i < resolved.size(); i++) {
        if (resolved.get(i).name().equals(full.name())) {
          resolved.remove(i);
          break;
        }
      }
      resolved.add(full);
    }
    return List.copyOf(resolved);
  }

  /** The strength of a request: a job must have a resource or would like to. */
  public enum Wish {
    HARD,
    SOFT
  }

  /**
   * Resolves the requests of a job or reservation: as {@link #resolve}, and what no job can have is
   * refused.
   *
   * @param hosts knows whether a host that is asked for exists; it need be no execution host
   * @throws GridException for the first request of slots, of a resource that can't be requested, of
   *     an amount that can't be booked, by an expression that can't be read, of a queue instance,
   *     of a host that is nowhere
   */
  public static List<RequestedResource> resolveForJob(
      ClusterState state, HostDirectory hosts, List<RequestedResource> requests, Wish wish) {
    List<RequestedResource> resolved = resolve(state.complexes(), requests);
    for (RequestedResource request : resolved) {
      if (request.name().equals("slots")) {
        throw refused(
            "\"job\" denied: use parallel environments instead of requesting slots explicitly",
            "ask for slots with -pe NAME NUMBER");
      }
      ComplexAttribute attribute = state.complexes().get(request.name());
      if (attribute.requestable() == Requestable.NO) {
        throw refused(
            "resource \"" + request.name() + "\" configured as non requestable",
            "column \"requestable\" of qconf -sc decides what jobs may request");
      }
      if (attribute.isConsumable()) {
        checkAmount(attribute, request, wish);
      }
      checkExpression(attribute, request.value());
      checkPlace(state, hosts, request);
    }
    return resolved;
  }

  private static void checkExpression(ComplexAttribute attribute, String value) {
    try {
      RequestedResource.expression(attribute.type(), value);
    } catch (FormatException e) {
      throw refused(
          "value of attribute \"" + attribute.name() + "\": " + e.getMessage(),
          "names and patterns are joined by & and |, negated by !, grouped by parentheses");
    }
  }

  private static void checkAmount(
      ComplexAttribute attribute, RequestedResource request, Wish wish) {
    if (wish == Wish.SOFT) {
      throw refused(
          "denied: soft requests on consumables like \""
              + attribute.name()
              + "\" are not supported",
          "ask for it with -hard -l, or leave it out");
    }
    double amount = request.number(attribute.type()).orElse(0);
    if (amount < 0) {
      throw refused(
          "attribute \""
              + attribute.name()
              + "\" is consumable but has a negative value "
              + request.value(),
          "ask for 0 or more");
    }
    if (Double.isInfinite(amount)) {
      throw refused(
          "attribute \"" + attribute.name() + "\" is not a value that can be set to infinity",
          "a consumable is booked: ask for an amount");
    }
  }

  private static void checkPlace(
      ClusterState state, HostDirectory hosts, RequestedResource request) {
    if (request.name().equals("qname") && request.value().indexOf('@') >= 0) {
      throw refused(
          "queue instance \"" + request.value() + "\" is not allowed as resource \"qname\"",
          "ask for it with -q " + request.value());
    }
    checkHost(state, hosts, request);
  }

  /** Refuses a request for one host that neither the cell nor the network knows. */
  public static void checkHost(ClusterState state, HostDirectory hosts, RequestedResource request) {
    String host = request.value();
    if (request.name().equals("hostname")
        && isName(host)
        && !state.has(ObjectKind.EXEC_HOST, host.toLowerCase(Locale.ROOT))
        && !hosts.resolves(host)) {
      throw refused(
          "can't resolve hostname \"" + host + "\"",
          host.startsWith("@")
              ? "ask for the hosts of a group with -q '*@" + host + "'"
              : "qconf -sel lists the execution hosts; patterns and expressions are allowed");
    }
  }

  /** Returns whether a request is for one value: no pattern, no expression. */
  private static boolean isName(String request) {
    return !NamePattern.isPattern(request)
        && request.chars().noneMatch(c -> "!&|()".indexOf(c) >= 0);
  }

  private static ComplexAttribute find(ComplexTable complexes, String name) {
    return complexes.find(name).orElseThrow(() -> unknown(complexes, name));
  }

  private static GridException unknown(ComplexTable complexes, String name) {
    Collection<String> names = new ArrayList<>();
    for (ComplexAttribute attribute : complexes.all()) {
      names.add(attribute.name());
      names.add(attribute.shortcut());
    }
    String hint =
        Nearest.of(name, names)
            .map(nearest -> "did you mean \"" + nearest + "\"?")
            .orElse("qconf -sc lists the resources");
    return refused("unknown resource \"" + name + "\"", hint);
  }

  private static String value(ComplexAttribute attribute, String spelled) {
    if (spelled.isEmpty()) {
      throw refused(
          "denied: missing value for resource \"" + attribute.name() + "\"",
          "write " + attribute.name() + "=VALUE");
    }
    ComplexType type = attribute.type();
    if (!type.isNumeric()) {
      return spelled;
    }
    double number = attribute.number(spelled).orElseThrow(() -> unfit(attribute, spelled));
    boolean isTime = type == ComplexType.TIME && !Double.isInfinite(number);
    return isTime ? Long.toString(Math.round(number)) : spelled;
  }

  private static GridException unfit(ComplexAttribute attribute, String spelled) {
    String kind =
        switch (attribute.type()) {
          case TIME -> "a time value: write seconds or hours:minutes:seconds";
          case MEMORY -> "a memory value: write a number, with K, M, G or T (k, m, g, t) behind it";
          case INT -> "an integer value";
          case DOUBLE -> "a number";
          case BOOL -> "a boolean value: write TRUE or FALSE";
          case STRING, CSTRING, RESTRING, HOST -> "a text";
        };
    return new GridException(
        Problem.refused(
            "value \"" + spelled + "\" of attribute \"" + attribute.name() + "\" is not " + kind));
  }

  private static GridException refused(String message, String hint) {
    return new GridException(Problem.refused(message).hint(hint));
  }
}
