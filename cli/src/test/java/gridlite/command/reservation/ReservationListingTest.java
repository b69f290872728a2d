package gridlite.command.reservation;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.command.Schemas;
import gridlite.complex.RequestedResource;
import gridlite.job.Allocation;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.job.ReservationId;
import gridlite.json.JsonDocument;
import gridlite.name.QueueInstanceName;
import gridlite.name.UserName;
import gridlite.render.TextOutput;
import gridlite.render.Times;
import gridlite.state.AdvanceReservation;
import java.io.IOException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

class ReservationListingTest {
  private static final Instant START = Instant.parse("2030-01-01T00:00:00Z");
  private static final AdvanceReservation RESERVATION =
      new AdvanceReservation(
          new ReservationId(7),
          new Job.Owner(UserName.of("alice"), "users", 1, 1),
          Optional.of("morning"),
          "sge",
          START.minusSeconds(60),
          START,
          START.plusSeconds(100 * 3600 + 61),
          JobRequest.SCHEMA
              .template()
              .with(JobRequest.HARD_RESOURCES, List.of(new RequestedResource("h_rt", "9"))),
          Optional.of(Allocation.serial(QueueInstanceName.of("q", "n1"))),
          List.of("bob"),
          false,
          false);
  private static final ReservationReport REPORT =
      new ReservationReport(
          List.of(
              new ReservationReport.Entry(
                  RESERVATION, 'W', List.of("reserved queue q@n1 is disabled"))),
          List.of(9L),
          false);

  private static String text(BiConsumer<ReservationListing, TextOutput> write) {
    StringBuilder text = new StringBuilder();
    TextOutput out = new TextOutput(text::append);
    write.accept(
        new ReservationListing(
            REPORT, Times.in(ZoneOffset.UTC), ReservationListing.Explanations.SHOWN),
        out);
    out.flush();
    return text.toString();
  }

  @Test
  void whatIsWrittenAsJsonFitsTheSchema() throws IOException {
    String text = text((listing, out) -> listing.write(new JsonDocument(out)));
    Schemas.assertFits("qrstat", text);
  }

  @Test
  void durationsOfManyDaysAreToldInHours() {
    assertThat(text(ReservationListing::writePlain).lines())
        .contains(
            "      7 morning    alice        W     01/01/2030 00:00:00  01/05/2030 04:01:01 "
                + " 100:01:01",
            "       reserved queue q@n1 is disabled");
  }
}
