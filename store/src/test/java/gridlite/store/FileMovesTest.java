package gridlite.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileMovesTest {
  @TempDir Path place;

  private Path file(String name) throws Exception {
    return Files.writeString(place.resolve(name), name);
  }

  @Test
  void whenAMoveFailsThoseBeforeItAreTakenBack() throws Exception {
    Path database = file("database");
    Path common = file("common");
    Path fresh = file("fresh");
    assertThatThrownBy(
            () -> {
              try (FileMoves moves = new FileMoves()) {
                moves.move(database, place.resolve("kept"));
                moves.move(fresh, database);
                moves.move(common, place.resolve("nowhere/common"));
                moves.keep();
              }
            })
        .isInstanceOf(NoSuchFileException.class);
    assertThat(database).hasContent("database");
    assertThat(fresh).hasContent("fresh");
    assertThat(common).hasContent("common");
    assertThat(place.resolve("kept")).doesNotExist();
  }

  @Test
  void whenAllSucceedTheyStayAndWhatIsNotThereIsNoObstacle() throws Exception {
    Path database = file("database");
    try (FileMoves moves = new FileMoves()) {
      moves.move(database, place.resolve("kept"));
      moves.move(place.resolve("nothing"), place.resolve("nowhere"));
      moves.keep();
    }
    assertThat(database).doesNotExist();
    assertThat(place.resolve("kept")).hasContent("database");
  }
}
