package gridlite.command.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import gridlite.command.Schemas;
import gridlite.json.JsonDocument;
import gridlite.remote.Socket;
import gridlite.runtime.Cell;
import gridlite.state.Engine;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DaemonStatusTest {
  @TempDir Path directory;

  private static JsonNode json(DaemonStatus status) throws IOException {
    return Schemas.assertFits("daemon", JsonDocument.text(status::write));
  }

  @Test
  void withoutADaemonThereIsNone() throws IOException {
    Cell cell = new Cell(directory, "default");
    Files.createDirectories(cell.directory());
    DaemonStatus status = DaemonStatus.of(cell);
    assertThat(status.exitStatus()).isEqualTo(1);
    JsonNode json = json(status);
    assertThat(json.get("state").textValue()).isEqualTo("none");
    assertThat(json.get("text").textValue()).isEqualTo(status.text());
    assertThat(json.has("process")).isFalse();
  }

  @Test
  void everyStateFitsTheSchemaAndKeepsItsExitStatus() throws IOException {
    Cell cell = new Cell(directory, "default");
    DaemonStatus broken =
        new DaemonStatus(
            cell,
            DaemonStatus.State.BROKEN,
            Optional.of("17"),
            Optional.of("the disk is full"),
            OptionalLong.empty(),
            Optional.of(Engine.LOCAL),
            Optional.empty());
    assertThat(json(broken).get("engine").textValue()).isEqualTo("local");
    assertThat(json(DaemonStatus.of(cell)).has("engine")).isFalse();
    assertThat(json(broken).get("process").intValue()).isEqualTo(17);
    assertThat(json(broken).get("detail").textValue()).isEqualTo("the disk is full");
    assertThat(json(broken).has("port")).isFalse();
    assertThat(broken.exitStatus()).isEqualTo(3);
    for (DaemonStatus.State state : DaemonStatus.State.values()) {
      json(
          new DaemonStatus(
              cell,
              state,
              Optional.of("unknown"),
              Optional.empty(),
              OptionalLong.of(18),
              Optional.of(Engine.LOCAL),
              Optional.of("*:7")));
    }
  }

  /** A connection comes into being in the kernel, whether the process that listens runs or not. */
  @Test
  void whoListensWithoutAWordIsSilent() throws IOException {
    Cell cell = new Cell(directory, "default");
    Files.createDirectories(cell.directory());
    try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
      Socket.DAEMON.use(cell.directory(), server::bind);
      DaemonStatus status = DaemonStatus.of(cell);
      assertThat(json(status).get("state").textValue()).isEqualTo("silent");
      assertThat(status.exitStatus()).isEqualTo(4);
      assertThat(status.text()).contains("does not answer within 5000 ms");
    }
  }

  @Test
  void aHelperIsShownBesideThatThereIsNoDaemon() throws IOException {
    Cell cell = new Cell(directory, "default");
    DaemonStatus helped =
        new DaemonStatus(
            cell,
            DaemonStatus.State.NONE,
            Optional.empty(),
            Optional.empty(),
            OptionalLong.of(18),
            Optional.of(Engine.LOCAL),
            Optional.empty());
    assertThat(helped.exitStatus()).isEqualTo(1);
    assertThat(helped.text())
        .isEqualTo("no daemon serves this cell; its helper (process 18) runs its owner's commands");
    assertThat(json(helped).get("helper").intValue()).isEqualTo(18);
  }
}
