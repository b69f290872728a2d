package gridlite.command.reservation;

import gridlite.complex.RequestedResource;
import gridlite.job.Allocation;
import gridlite.job.JobRequest;
import gridlite.render.Document;
import gridlite.render.TextOutput;
import gridlite.render.Times;
import gridlite.render.Xml;
import gridlite.state.AdvanceReservation;
import gridlite.value.Given;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Writes a {@link ReservationReport} as text, as Grid Engine's XML, or as a document that {@code
 * docs/schema/qrstat.schema.json} describes.
 *
 * @see "qrstat(1)"
 */
final class ReservationListing {
  private static final int LABEL = 30;
  private static final int LIST_WIDTH = 90;
  private static final int DETAIL_WIDTH = 80;
  private static final String MASTER = "master hard queue_list";

  private final ReservationReport report;
  private final Times times;
  private final Explanations explanations;

  /** The display of reservations in error. */
  enum Explanations {
    /** The reasons, too. */
    SHOWN,
    /** The state alone. */
    OMITTED
  }

  /** A listing. */
  ReservationListing(ReservationReport report, Times times, Explanations explanations) {
    this.report = report;
    this.times = times;
    this.explanations = explanations;
  }

  private static String duration(AdvanceReservation reservation) {
    long seconds = Duration.between(reservation.start(), reservation.end()).toSeconds();
    return two(seconds / 3600) + ":" + two(seconds / 60 % 60) + ":" + two(seconds % 60);
  }

  private static String two(long number) {
    return number < 10 ? "0" + number : Long.toString(number);
  }

  // ---- text

  /** Writes text. */
  void writePlain(TextOutput out) {
    if (report.detailed()) {
      report.entries().forEach(entry -> details(out, entry));
      return;
    }
    if (report.entries().isEmpty()) {
      return;
    }
    out.add("ar-id   name       owner        state start at             end at               ");
    out.add("duration").end().repeat('-', LIST_WIDTH).end();
    for (ReservationReport.Entry entry : report.entries()) {
      AdvanceReservation reservation = entry.reservation();
      out.right(reservation.id().number(), 7)
          .add(' ')
          .cut(reservation.name().orElse(""), 10)
          .add(' ');
      out.cut(reservation.owner().name().text(), 12)
          .add(' ')
          .left(String.valueOf(entry.state()), 5);
      out.add(' ').add(times.table(reservation.start())).add("  ");
      out.add(times.table(reservation.end())).add("  ").add(duration(reservation)).end();
      if (explanations == Explanations.SHOWN) {
        entry.messages().forEach(message -> out.add("       ").add(message).end());
      }
    }
  }

  private void details(TextOutput out, ReservationReport.Entry entry) {
    AdvanceReservation reservation = entry.reservation();
    out.repeat('-', DETAIL_WIDTH).end();
    field(out, "id", reservation.id().toString());
    field(out, "name", reservation.name().orElse(""));
    field(out, "owner", reservation.owner().name().text());
    field(out, "state", String.valueOf(entry.state()));
    field(out, "start_time", times.table(reservation.start()));
    field(out, "end_time", times.table(reservation.end()));
    field(out, "duration", duration(reservation));
    if (explanations == Explanations.SHOWN) {
      entry.messages().forEach(message -> field(out, "message", message));
    }
    field(out, "submission_time", times.table(reservation.submitted()));
    field(out, "group", reservation.owner().group());
    field(out, "account", reservation.account());
    optional(out, "resource_list", Given.text(resources(reservation)));
    optional(out, "error_handling", errorHandling(reservation));
    optional(out, "granted_slots_list", Given.text(slots(reservation)));
    optional(out, "granted_parallel_environment", parallelEnvironment(reservation));
    optional(out, "checkpoint_name", reservation.request().get(JobRequest.CHECKPOINT));
    optional(out, MASTER, masterQueues(reservation));
    optional(out, "mail_options", mailOptions(reservation));
    List<String> recipients = new ArrayList<>();
    for (String address : reservation.request().get(JobRequest.MAIL_LIST)) {
      recipients.add(address.indexOf('@') < 0 ? address + "@NONE" : address);
    }
    optional(out, "mail_list", Given.text(String.join(",", recipients)));
    optional(out, "acl_list", Given.text(String.join(",", reservation.allowed())));
    optional(out, "xacl_list", Given.text(String.join(",", reservation.denied())));
  }

  private static void field(TextOutput out, String label, String value) {
    out.left(label, LABEL).add(' ').add(value).end();
  }

  private static void optional(TextOutput out, String label, Optional<String> value) {
    value.ifPresent(text -> field(out, label, text));
  }

  private static Optional<String> errorHandling(AdvanceReservation reservation) {
    return reservation.hard() ? Optional.of("true") : Optional.empty();
  }

  private static Optional<String> masterQueues(AdvanceReservation reservation) {
    return Given.text(String.join(",", reservation.request().get(JobRequest.MASTER_QUEUES)));
  }

  private static Optional<String> mailOptions(AdvanceReservation reservation) {
    return Given.text(reservation.request().get(JobRequest.MAIL_OPTIONS));
  }

  private static String resources(AdvanceReservation reservation) {
    StringBuilder text = new StringBuilder();
    for (RequestedResource resource : reservation.request().get(JobRequest.HARD_RESOURCES)) {
      text.append(text.length() > 0 ? ", " : "");
      text.append(resource.name()).append('=').append(resource.value());
    }
    return text.toString();
  }

  private static List<Allocation.Grant> grants(AdvanceReservation reservation) {
    return reservation.allocation().map(Allocation::grants).orElse(List.of());
  }

  private static String slots(AdvanceReservation reservation) {
    StringBuilder text = new StringBuilder();
    for (Allocation.Grant grant : grants(reservation)) {
      text.append(text.length() > 0 ? "," : "");
      text.append(grant.instance()).append('=').append(grant.slots());
    }
    return text.toString();
  }

  private static Optional<String> parallelEnvironment(AdvanceReservation reservation) {
    return reservation
        .request()
        .get(JobRequest.PARALLEL_ENVIRONMENT)
        .map(name -> name + " slots " + reservation.request().get(JobRequest.SLOTS));
  }

  // ---- XML

  /** Writes Grid Engine's XML, whose elements are three blanks apart. */
  void writeXml(TextOutput out) {
    out.add("<?xml version='1.0'?>").end();
    out.add("<qrstat xmlns:xsd=\"").add(Xml.SCHEMAS).add("qrstat/qrstat.xsd\">").end();
    report.entries().forEach(entry -> summary(new Element(out, 2), out, entry));
    for (long id : report.unknown()) {
      out.add("   <ar_unknown>").end();
      new Element(out, 2).text("id", Long.toString(id));
      out.add("   </ar_unknown>").end();
    }
    out.add("</qrstat>").end();
  }

  /** Elements of a level. */
  private record Element(TextOutput out, int level) {
    private static final int BLANKS = 3;

    Element text(String name, String value) {
      out.repeat(' ', level * BLANKS);
      if (value.isEmpty()) {
        out.add('<').add(name).add("/>").end();
      } else {
        out.add('<').add(name).add('>').add(Xml.escaped(value));
        out.add("</").add(name).add('>').end();
      }
      return this;
    }

    Element optional(String name, Optional<String> value) {
      return value.isPresent() ? text(name, value.get()) : this;
    }

    /** An element that holds others, unless there are none. */
    <V> Element list(String name, List<V> values, Consumer<V> each) {
      if (!values.isEmpty()) {
        out.repeat(' ', level * BLANKS).add('<').add(name).add('>').end();
        values.forEach(each);
        out.repeat(' ', level * BLANKS).add("</").add(name).add('>').end();
      }
      return this;
    }

    /** An empty element with attributes, a level further in; some names have a blank behind. */
    void inner(String name, String... attributes) {
      out.repeat(' ', (level + 1) * BLANKS).add('<').add(name);
      for (int i = 0; i < attributes.length; i += 2) {
        out.add(' ').add(attributes[i]).add("=\"").add(Xml.escaped(attributes[i + 1])).add('"');
      }
      out.add("/>").end();
    }
  }

  private void summary(Element xml, TextOutput out, ReservationReport.Entry entry) {
    AdvanceReservation reservation = entry.reservation();
    out.add("   <ar_summary>").end();
    xml.text("id", reservation.id().toString()).text("name", reservation.name().orElse(""));
    xml.text("owner", reservation.owner().name().text())
        .text("state", String.valueOf(entry.state()));
    xml.text("start_time", times.iso(reservation.start()));
    xml.text("end_time", times.iso(reservation.end())).text("duration", duration(reservation));
    if (explanations == Explanations.SHOWN || report.detailed()) {
      entry.messages().forEach(message -> xml.text("message", message));
    }
    if (report.detailed()) {
      details(xml, reservation);
    }
    out.add("   </ar_summary>").end();
  }

  private void details(Element xml, AdvanceReservation reservation) {
    xml.text("submission_time", times.iso(reservation.submitted()));
    xml.text("group", reservation.owner().group()).text("account", reservation.account());
    xml.list(
        "resource_list",
        reservation.request().get(JobRequest.HARD_RESOURCES),
        resource -> xml.inner("resource", "name", resource.name(), "type", resource.value()));
    xml.optional("error_handling", errorHandling(reservation));
    xml.list(
        "granted_slots_list",
        grants(reservation),
        grant ->
            xml.inner(
                "granted_slots ",
                "queue_instance",
                grant.instance().toString(),
                "slots",
                Long.toString(grant.slots())));
    requests(xml, reservation);
    xml.list("acl_list", reservation.allowed(), user -> xml.inner("acl ", "user", user));
    xml.list("xacl_list", reservation.denied(), user -> xml.inner("acl ", "user", user));
  }

  private void requests(Element xml, AdvanceReservation reservation) {
    xml.list(
        "granted_parallel_environment",
        reservation.request().get(JobRequest.PARALLEL_ENVIRONMENT).stream().toList(),
        name ->
            new Element(xml.out(), xml.level() + 1)
                .text("parallel_environment", name)
                .text("slots", reservation.request().get(JobRequest.SLOTS).toString()));
    xml.optional("checkpoint_name", reservation.request().get(JobRequest.CHECKPOINT));
    // no name of an element has blanks, but programs know this one
    xml.optional(MASTER, masterQueues(reservation));
    xml.optional("mail_options", mailOptions(reservation));
    xml.list(
        "mail_list",
        reservation.request().get(JobRequest.MAIL_LIST),
        address -> {
          int at = address.indexOf('@');
          String user = at < 0 ? address : address.substring(0, at);
          xml.inner("mail ", "user", user, "host", at < 0 ? "NONE" : address.substring(at + 1));
        });
  }

  // ---- JSON

  /** Writes a document; what does not exist is left out. */
  void write(Document document) {
    document.open().list("reservations", "reservation");
    for (ReservationReport.Entry entry : report.entries()) {
      write(document, entry);
    }
    document.endList().list("unknown", "id");
    report.unknown().forEach(document::item);
    document.endList().close();
  }

  private static void write(Document document, ReservationReport.Entry entry) {
    AdvanceReservation reservation = entry.reservation();
    document.open().value("id", reservation.id().number());
    reservation.name().ifPresent(name -> document.value("name", name));
    document.value("owner", reservation.owner().name().text());
    document.value("group", reservation.owner().group());
    document.value("account", reservation.account());
    document.value("state", String.valueOf(entry.state()));
    document.value("start", reservation.start().toString());
    document.value("end", reservation.end().toString());
    document.value("submitted", reservation.submitted().toString());
    document.texts("messages", "message", entry.messages());
    document.list("resources", "resource");
    for (RequestedResource resource : reservation.request().get(JobRequest.HARD_RESOURCES)) {
      document.open().value("name", resource.name()).value("value", resource.value()).close();
    }
    document.endList().list("granted_slots", "granted");
    for (Allocation.Grant grant : grants(reservation)) {
      document.open().value("queue_instance", grant.instance().toString());
      document.value("slots", grant.slots()).close();
    }
    document.endList();
    reservation
        .request()
        .get(JobRequest.PARALLEL_ENVIRONMENT)
        .ifPresent(name -> document.value("parallel_environment", name));
    document.texts("users", "user", reservation.users()).close();
  }
}
