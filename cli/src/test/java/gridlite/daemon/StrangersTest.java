package gridlite.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.UnknownHostException;
import org.junit.jupiter.api.Test;

class StrangersTest {
  private static InetAddress host(int number) throws UnknownHostException {
    return InetAddress.getByAddress(new byte[] {10, 0, 0, (byte) number});
  }

  @Test
  void theConnectionsOfOneHostLeaveRoomForOthers() throws UnknownHostException {
    Strangers strangers = new Strangers(2, 3);
    Strangers.Stranger first = strangers.admit(host(1)).orElseThrow();
    assertThat(strangers.admit(host(1))).isPresent();
    assertThat(strangers.admit(host(1))).isEmpty();
    assertThat(strangers.admit(host(2))).isPresent();
    assertThat(strangers.admit(host(3))).isEmpty();
    first.close();
    assertThat(strangers.admit(host(3))).isPresent();
    assertThat(strangers.admit(host(1))).as("all are three").isEmpty();
  }
}
