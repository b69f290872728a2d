package gridlite.schedule.reason;

import gridlite.complex.Availability;
import gridlite.complex.ComplexAttribute;
import gridlite.complex.Layer;
import gridlite.name.QueueInstanceName;
import gridlite.quota.QuotaExcess;
import gridlite.quota.QuotaKey;
import gridlite.quota.QuotaSubject;
import gridlite.state.MessageKind;
import gridlite.state.ReasonKind;
import gridlite.value.Fact;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** A resource that a place, a parallel environment or a quota lacks for a job to start. */
public sealed interface Shortage extends Reason {
  /** The attribute that counts slots. */
  String SLOTS = "slots";

  /** A requested attribute has no value anywhere on the way to a queue instance. */
  record UnknownResource(RequestList requests, QueueInstanceName instance, String attribute)
      implements Shortage {
    @Override
    public MessageKind messageKind() {
      return MessageKind.RESOURCES;
    }

    @Override
    public ReasonKind kind() {
      return ReasonKind.RESOURCE_NOT_OFFERED;
    }

    @Override
    public List<Fact> facts() {
      return List.of(Facts.resource(attribute));
    }

    @Override
    public List<Fact> factsHere() {
      return List.of(Facts.place(instance));
    }

    @Override
    public String words() {
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

    /** The host or queue instance as messages name it; the cluster needs no name. */
    private Optional<Fact> named() {
      return layer == Layer.GLOBAL ? Optional.empty() : Optional.of(new Fact.Word("place", name));
    }

    private List<Fact> facts() {
      List<Fact> facts = new ArrayList<>(List.of(Facts.level(layer)));
      named().ifPresent(facts::add);
      return facts;
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
  private static String refused(RequestList requests, Place place) {
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
      RequestList requests,
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
    public ReasonKind kind() {
      return ReasonKind.NOT_ENOUGH;
    }

    @Override
    public List<Fact> facts() {
      List<Fact> facts = new ArrayList<>();
      facts.add(Facts.resource(offer.attribute().name()));
      facts.add(Facts.level(place.layer()));
      requests
          .of(offer.attribute().name())
          .ifPresent(request -> facts.add(Facts.requested(request)));
      return facts;
    }

    @Override
    public List<Fact> factsHere() {
      List<Fact> facts = new ArrayList<>();
      if (demand.isEmpty()) {
        facts.add(new Fact.Word("value", offer.value()));
      } else {
        facts.add(new Fact.Amount("offered", offer.amountOr(0)));
        facts.add(new Fact.Amount("wanted", demand.getAsDouble()));
      }
      place.named().ifPresent(facts::add);
      return facts;
    }

    @Override
    public String words() {
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
      return requests.of(attribute).orElse(attribute);
    }

    /** Returns how much is missing; empty where that can't be counted. */
    private Optional<String> miss() {
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

    @Override
    public String wordsHere() {
      return miss().orElse(words());
    }

    private String value(double amount) {
      return Availability.spelledOut(offer.attribute(), amount);
    }

    @Override
    public String message() {
      return refused(requests, place) + asked.text + offersOnly();
    }

    private String offersOnly() {
      return "it offers only "
          + (style == AmountStyle.AS_VALUE ? offer.described() : offer.describedAsNumber())
          + (style == AmountStyle.RESERVED ? " due to a reservation" : "");
    }
  }

  /**
   * A resource that is missing at a place which somebody uses alone. In listings the texts of both
   * run into each other, as in Grid Engine
   * (conformance/complexes/exclusive-hosts-and-what-else-is-lacking.t).
   */
  record NotEnoughBesideUse(ExclusiveInUse use, NotEnough lack) implements Shortage {
    @Override
    public MessageKind messageKind() {
      return lack.messageKind();
    }

    @Override
    public ReasonKind kind() {
      return lack.kind();
    }

    @Override
    public List<Fact> facts() {
      return lack.facts();
    }

    @Override
    public List<Fact> factsHere() {
      return lack.factsHere();
    }

    @Override
    public String words() {
      return lack.words();
    }

    @Override
    public String wordsHere() {
      return lack.wordsHere();
    }

    @Override
    public String message() {
      return use.message() + lack.offersOnly();
    }

    @Override
    public Scope scope() {
      return lack.scope();
    }
  }

  /** A resource that stands in the way at a place, whatever its amount. */
  sealed interface OfResource extends Shortage {
    /** Returns where. */
    Place place();

    /** Returns its name. */
    String attribute();

    @Override
    default List<Fact> facts() {
      return List.of(Facts.resource(attribute()));
    }

    @Override
    default List<Fact> factsHere() {
      return place().facts();
    }
  }

  /** Someone else uses a place that an exclusive resource is about. */
  record ExclusiveInUse(RequestList requests, Place place, Asked asked, String attribute)
      implements OfResource {
    @Override
    public MessageKind messageKind() {
      return place.messageKind();
    }

    @Override
    public ReasonKind kind() {
      return ReasonKind.EXCLUSIVE_IN_USE;
    }

    @Override
    public String words() {
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
  record NotRequestable(RequestList requests, Place place, String attribute) implements OfResource {
    @Override
    public MessageKind messageKind() {
      return place.messageKind();
    }

    @Override
    public ReasonKind kind() {
      return ReasonKind.NOT_REQUESTABLE;
    }

    @Override
    public String words() {
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
  record NotForced(Place place, String attribute) implements OfResource {
    @Override
    public MessageKind messageKind() {
      return MessageKind.FORCED;
    }

    @Override
    public ReasonKind kind() {
      return ReasonKind.REQUEST_MISSING;
    }

    @Override
    public String words() {
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
    public ReasonKind kind() {
      return ReasonKind.TOO_FEW_SLOTS;
    }

    @Override
    public List<Fact> facts() {
      return List.of(
          Facts.parallelEnvironment(parallelEnvironment), new Fact.Amount("offered", slots));
    }

    @Override
    public List<Fact> factsHere() {
      return List.of();
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

  /** A resource quota is used up. */
  record QuotaExceeded(QuotaKey key) implements Shortage {
    @Override
    public MessageKind messageKind() {
      return MessageKind.QUOTA;
    }

    @Override
    public ReasonKind kind() {
      return ReasonKind.QUOTA;
    }

    @Override
    public List<Fact> facts() {
      List<Fact> facts = new ArrayList<>(List.of(Facts.rule(key.rule())));
      facts.addAll(Facts.members(key, Facts.OF_JOBS));
      return facts;
    }

    @Override
    public List<Fact> factsHere() {
      return Facts.members(key, Facts.OF_PLACES);
    }

    @Override
    public String message() {
      return "cannot run because it exceeds limit \""
          + key.members()
          + "\" in rule \""
          + key.rule()
          + "\"";
    }

    // whatever the resource: the message does not name it
    @Override
    public boolean equals(Object other) {
      return other instanceof QuotaExceeded that
          && key.rule().equals(that.key.rule())
          && key.hasMembersOf(that.key);
    }

    @Override
    public int hashCode() {
      int members = 31 * key.user().text().hashCode() + key.project().text().hashCode();
      return 31 * (31 * members + key.host().text().hashCode()) + key.rule().hashCode();
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

    @Override
    public ReasonKind kind() {
      return ReasonKind.QUOTA;
    }

    @Override
    public List<Fact> facts() {
      List<Fact> facts = new ArrayList<>();
      facts.add(Facts.rule(key().rule()));
      facts.add(Facts.resource(excess.attribute()));
      facts.addAll(Facts.members(key(), Facts.OF_JOBS));
      if (!isOfPlace()) {
        facts.addAll(numbers());
      }
      return facts;
    }

    @Override
    public List<Fact> factsHere() {
      List<Fact> facts = new ArrayList<>(isOfPlace() ? numbers() : List.of());
      facts.addAll(Facts.members(key(), Facts.OF_PLACES));
      return facts;
    }

    private List<Fact> numbers() {
      return excess
          .use()
          .map(
              use ->
                  List.<Fact>of(
                      new Fact.Amount("used", use.used()),
                      new Fact.Amount("limit", use.limit()),
                      new Fact.Amount("wanted", use.wanted())))
          .orElse(List.of());
    }

    @Override
    public String message() {
      return new QuotaExceeded(key()).message();
    }

    private QuotaKey key() {
      return excess.refusal().key();
    }

    /** Returns whether each place may have numbers of its own. */
    private boolean isOfPlace() {
      return excess.use().isPresent() && !Facts.members(key(), Facts.OF_PLACES).isEmpty();
    }

    @Override
    public String words() {
      return isOfPlace()
          ? "quota " + rule(Facts.OF_JOBS) + ": " + excess.attribute() + " used up here"
          : wordsHere();
    }

    @Override
    public String wordsHere() {
      return "quota "
          + rule(List.of(QuotaSubject.values()))
          + ": "
          + excess.use().map(this::words).orElse("asks for more than its limit");
    }

    private String words(QuotaExcess.Use use) {
      return scope() == Scope.NEVER_HERE
          ? "at most "
              + number(use.limit())
              + " "
              + excess.attribute()
              + ", "
              + number(use.wanted())
              + " wanted"
          : number(use.used())
              + " of "
              + number(use.limit())
              + " "
              + excess.attribute()
              + " in use, "
              + number(use.wanted())
              + " more wanted";
    }

    /** The rule, and whose use it counts. */
    private String rule(List<QuotaSubject> subjects) {
      StringBuilder members = new StringBuilder();
      for (QuotaSubject subject : subjects) {
        String member = key().member(subject).text();
        members.append(members.length() > 0 && !member.isEmpty() ? ", " : "").append(member);
      }
      return members.length() == 0 ? key().rule() : key().rule() + " (" + members + ")";
    }

    private String number(double amount) {
      return Availability.spelledOut(attribute, amount);
    }

    @Override
    public Scope scope() {
      return excess.use().filter(use -> use.wanted() <= use.limit()).isPresent()
          ? Scope.NOW
          : Scope.NEVER_HERE;
    }
  }
}
