package gridlite.schedule.reason;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.complex.RequestedResource;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The requests that messages of qstat -j name: {@code (-l hostname=node01) cannot run ...}. */
class RequestListTest {
  @Test
  void requestsAreNamedInFull() {
    RequestList list =
        new RequestList(
            List.of(new RequestedResource("arch", "lx-*"), new RequestedResource("mem", "1G")));
    assertThat(list).hasToString("arch=lx-*,mem=1G");
    assertThat(list.of("mem")).contains("mem=1G");
  }

  /**
   * A job that asked for a host in 120,000 characters had a message as long of each of 300 hosts: a
   * report of 145 MB.
   */
  @Test
  void longRequestsAreCut() {
    RequestList list = new RequestList(List.of(new RequestedResource("h", "x&".repeat(60_000))));
    assertThat(list.toString()).hasSize(1003).startsWith("h=x&x&").endsWith("...");
    assertThat(list.of("h").orElseThrow()).hasSize(1003);

    String sameBeginning = "x&".repeat(59_999) + "y&";
    assertThat(list)
        .isNotEqualTo(new RequestList(List.of(new RequestedResource("h", sameBeginning))));
  }

  @Test
  void aCharacterIsNotCutInHalf() {
    String value = "x".repeat(997) + "\ud83d\ude00".repeat(10);
    RequestList list = new RequestList(List.of(new RequestedResource("h", value)));
    assertThat(list.toString()).isEqualTo("h=" + "x".repeat(997) + "...");
  }
}
