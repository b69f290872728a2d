package gridlite.schedule.reason;

import gridlite.complex.Availability;
import gridlite.complex.ComplexAttribute;
import gridlite.complex.Layer;
import gridlite.name.QueueInstanceName;
import gridlite.quota.QuotaExcess;
import gridlite.quota.QuotaRefusal;
import gridlite.state.MessageKind;
import java.util.Optional;
import java.util.OptionalDouble;

/** A resource that a place, a parallel environment or a quota lacks for a job to start. */
public sealed interface Shortage extends Reason {
  /** The attribute that counts slots. */
  String SLOTS = "slots";

  /** A requested attribute has no value anywhere on the way to a queue instance. */
  record UnknownResource(String requests, QueueInstanceName instance, String attribute)
      implements Shortage {
    @Override
    public MessageKind messageKind() {
      return MessageKind.RESOURCES;
    }

    @Override
    public String cause() {
      return "nothing offers the resource " + attribute + " there";
    }

    @Override
    public String message() {
      return "(-l "
          + requests
          + ") cannot run in queue \""
          + instance
          + "\" because job requests unknown resource ("
          + attribute
          + ")";
    }

    @Override
    public Scope scope() {
      return Scope.NEVER_HERE;
    }
  }

  /**
   * The place where a resource is missing.
   *
   * @param layer the layer
   * @param name name of the host or queue instance
   */
  record Place(Layer layer, String name) {
    private MessageKind messageKind() {
      return switch (layer) {
        case GLOBAL -> MessageKind.CLUSTER;
        case HOST -> MessageKind.HOST;
        case QUEUE -> MessageKind.RESOURCES;
      };
    }

    private String text() {
      return switch (layer) {
        case GLOBAL -> "cannot run globally";
        case HOST -> "cannot run at host \"" + name + "\"";
        case QUEUE -> "cannot run in queue \"" + name + "\"";
      };
    }
  }

  /** Returns how a message begins about what is asked for at a place. */
  private static String refused(String requests, Place place) {
    return "(-l " + requests + ") " + place.text() + " because ";
  }

  /** The amount that is asked for. */
  enum Asked {
    /** A request of the job. */
    BY_JOB(""),
    /** The attribute's default. */
    BY_DEFAULT("for default request ");

    private final String text;

    Asked(String text) {
      this.text = text;
    }
  }

  /** The notation of an offer. */
  enum AmountStyle {
    /** In the form of its type. */
    AS_VALUE,
    /** As a plain number, where reservations are planned. */
    AS_NUMBER,
    /** As a plain number; what is free now is kept for others later. */
    RESERVED
  }

  /**
   * An offer of a place that does not suit the request.
   *
   * @param demand how much is asked for; empty where values can't be counted
   */
  record NotEnough(
      String requests,
      Place place,
      Asked asked,
      Availability offer,
      OptionalDouble demand,
      AmountStyle style,
      Scope scope)
      implements Shortage {
    @Override
    public MessageKind messageKind() {
      return place.messageKind();
    }

    @Override
    public String cause() {
      String name = offer.attribute().name();
      if (name.equals(SLOTS)) {
        return scope == Scope.NOW ? "no slot is free" + within() : "there is no slot" + within();
      }
      if (asked == Asked.BY_DEFAULT) {
        return "too little " + name + within() + " for its default request";
      }
      return demand.isEmpty()
          ? "does not offer " + requested(name)
          : "too little " + name + within() + " for " + requested(name);
    }

    private String within() {
      return switch (place.layer()) {
        case GLOBAL -> " in the whole cluster";
        case HOST -> " on the host";
        case QUEUE -> "";
      };
    }

    private String requested(String attribute) {
      return request(attribute).orElse(attribute);
    }

    /** The request for an attribute as the job spells it; empty where it has none. */
    Optional<String> request(String attribute) {
      for (String request : requests.split(",", -1)) {
        if (request.startsWith(attribute + "=")) {
          return Optional.of(request);
        }
      }
      return Optional.empty();
    }

    /** Returns how much is missing; empty where that can't be counted. */
    Optional<String> miss() {
      if (demand.isEmpty()) {
        return Optional.of(offer.attribute().name() + " is " + offer.value());
      }
      double wanted = demand.getAsDouble();
      double offered = offer.amountOr(0);
      if (offer.attribute().name().equals(SLOTS) || wanted <= offered) {
        return Optional.empty();
      }
      return Optional.of(
          offer.attribute().name()
              + ": "
              + value(offered)
              + " of "
              + value(wanted)
              + ", "
              + value(wanted - offered)
              + " short");
    }

    private String value(double amount) {
      return Availability.spelledOut(offer.attribute(), amount);
    }

    @Override
    public String message() {
      return refused(requests, place)
          + asked.text
          + "it offers only "
          + (style == AmountStyle.AS_VALUE ? offer.described() : offer.describedAsNumber())
          + (style == AmountStyle.RESERVED ? " due to a reservation" : "");
    }
  }

  /** Someone else uses a place that an exclusive resource is about. */
  record ExclusiveInUse(String requests, Place place, Asked asked, String attribute)
      implements Shortage {
    @Override
    public MessageKind messageKind() {
      return place.messageKind();
    }

    @Override
    public String cause() {
      return "somebody uses " + attribute + " alone, or uses what is to be used alone";
    }

    @Override
    public String message() {
      return refused(requests, place)
          + asked.text
          + "exclusive resource ("
          + attribute
          + ") is already in use";
    }
  }

  /** A place has a consumable that parallel jobs use by its default and may not request. */
  record NotRequestable(String requests, Place place, String attribute) implements Shortage {
    @Override
    public MessageKind messageKind() {
      return place.messageKind();
    }

    @Override
    public String cause() {
      return "parallel jobs cannot use "
          + attribute
          + " there, a consumable with a default that nobody may request";
    }

    @Override
    public String message() {
      return refused(requests, place) + "job requests non requestable resource " + attribute + "\"";
    }

    @Override
    public Scope scope() {
      return Scope.NEVER_HERE;
    }
  }

  /** A place has an attribute that jobs must request to run there. */
  record NotForced(Place place, String attribute) implements Shortage {
    @Override
    public MessageKind messageKind() {
      return MessageKind.FORCED;
    }

    @Override
    public String cause() {
      return "jobs must request " + attribute + " there";
    }

    @Override
    public String message() {
      String where =
          switch (place.layer()) {
            case GLOBAL -> "host global";
            case HOST -> "host " + place.name();
            case QUEUE -> "queue instance " + place.name();
          };
      return "does not request 'forced' resource \"" + attribute + "\" of " + where;
    }

    @Override
    public Scope scope() {
      return Scope.NEVER_HERE;
    }
  }

  /** A parallel environment can't be given as many slots as the job needs at least. */
  record TooFewSlots(String parallelEnvironment, long slots) implements Shortage {
    @Override
    public MessageKind messageKind() {
      return MessageKind.SLOTS;
    }

    @Override
    public String message() {
      return "cannot run in PE \""
          + parallelEnvironment
          + "\" because it only offers "
          + slots
          + " slots";
    }
  }

  /**
   * A resource quota is used up.
   *
   * @param subject the expanded filters' members, {@code USER/PROJECT/PE/QUEUE/HOST/}
   * @param rule {@code set/rule}
   */
  record QuotaExceeded(String subject, String rule) implements Shortage {
    @Override
    public MessageKind messageKind() {
      return MessageKind.QUOTA;
    }

    public static QuotaExceeded of(QuotaRefusal refusal) {
      return new QuotaExceeded(refusal.key().members(), refusal.rule());
    }

    @Override
    public String message() {
      return "cannot run because it exceeds limit \"" + subject + "\" in rule \"" + rule + "\"";
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof QuotaExceeded that
          && subject.equals(that.subject)
          && rule.equals(that.rule);
    }

    @Override
    public int hashCode() {
      return 31 * subject.hashCode() + rule.hashCode();
    }
  }

  /**
   * A resource quota is used up, with what is missing.
   *
   * @param excess the limit
   * @param attribute the resource that it limits
   */
  record OverQuota(QuotaExcess excess, ComplexAttribute attribute) implements Shortage {
    @Override
    public MessageKind messageKind() {
      return MessageKind.QUOTA;
    }

    private static final int MEMBERS = 5;
    private static final int PLACES = 3;

    @Override
    public String message() {
      return QuotaExceeded.of(excess.refusal()).message();
    }

    @Override
    public String cause() {
      return excess.counted() && !members(PLACES).isEmpty()
          ? "quota " + rule(members(0, PLACES)) + ": " + excess.attribute() + " used up here"
          : miss();
    }

    /** With the numbers of the place. */
    String miss() {
      return "quota "
          + rule(members(0))
          + ": "
          + (excess.counted() ? use() : "asks for more than its limit");
    }

    private String use() {
      return scope() == Scope.NEVER_HERE
          ? "at most "
              + number(excess.limit())
              + " "
              + excess.attribute()
              + ", "
              + number(excess.wanted())
              + " wanted"
          : number(excess.used())
              + " of "
              + number(excess.limit())
              + " "
              + excess.attribute()
              + " in use, "
              + number(excess.wanted())
              + " more wanted";
    }

    /** The rule, and whose use it counts. */
    private String rule(String members) {
      String rule = excess.refusal().rule();
      return members.isEmpty() ? rule : rule + " (" + members + ")";
    }

    private String members(int from) {
      return members(from, MEMBERS);
    }

    /** User, project and parallel environment, then what differs from place to place. */
    private String members(int from, int to) {
      String[] all = excess.refusal().key().members().split("/", -1);
      StringBuilder of = new StringBuilder();
      for (int i = from; i < to; i++) {
        of.append(of.length() > 0 && !all[i].isEmpty() ? ", " : "").append(all[i]);
      }
      return of.toString();
    }

    private String number(double amount) {
      return Availability.spelledOut(attribute, amount);
    }

    @Override
    public Scope scope() {
      return !excess.counted() || excess.wanted() > excess.limit() ? Scope.NEVER_HERE : Scope.NOW;
    }
  }
}
