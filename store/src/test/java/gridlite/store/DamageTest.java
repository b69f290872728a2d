package gridlite.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.job.JobId;
import gridlite.name.ObjectKind;
import gridlite.port.StoreException;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.Outcome;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.Statement;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import java.util.Random;
import org.h2.jdbc.JdbcConnection;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A damaged database is refused, and never read as something smaller. The number of random
 * positions is the system property {@code gridlite.damages}.
 */
class DamageTest {
  private static final int ENOUGH_FOR_A_SHARE = 50;
  private static final int POSITIONS = Integer.getInteger("gridlite.damages", 150);
  private static final long SEED = Long.getLong("gridlite.seed", 16);

  @TempDir Path cell;
  private Path file;
  private Path proof;

  @BeforeEach
  void makeCell() {
    Sample.emptyCell(cell);
    file = CellDatabase.file(cell);
    proof = Proof.file(cell);
    try (H2ClusterStore store = store(Access.WRITE)) {
      for (long id = 1; id <= 30; id++) {
        submit(store, id);
      }
    }
    for (long id = 31; id <= 40; id++) {
      try (H2ClusterStore store = store(Access.WRITE)) {
        submit(store, id);
      }
    }
  }

  private static void submit(H2ClusterStore store, long id) {
    commit(
        store,
        new Change.SetCounter(Counter.JOB, id),
        new Change.PutJob(Sample.job(id)),
        new Change.PutScript(JobId.of(id), "echo " + id + "\n".repeat(700)),
        Sample.userSet("set" + id));
  }

  private static void commit(H2ClusterStore store, Change... changes) {
    store.update("alice", state -> new Outcome<>(List.of(changes), 0));
  }

  private H2ClusterStore store(Access access) {
    return new H2ClusterStore(cell, "test", holder -> {}, InstantSource.fixed(Sample.NOON), access);
  }

  /** All that can be read. */
  private List<Object> contents(Access access) {
    try (H2ClusterStore store = store(access)) {
      List<Object> all = new ArrayList<>(store.<List<Object>>read(Sample::contents));
      for (long id = 1; id <= 40; id++) {
        all.add(store.script(JobId.of(id)));
      }
      all.add(store.history());
      return all;
    }
  }

  private void assertRefused(String text) throws IOException {
    byte[] before = Files.exists(file) ? Files.readAllBytes(file) : null;
    for (Access access : Access.values()) {
      assertThatThrownBy(() -> contents(access))
          .isInstanceOf(StoreException.class)
          .hasMessageContaining(text)
          .hasMessageContaining("gridlite restore-backup FILE")
          .hasMessageContaining("gridlite check --repair");
    }
    assertThat(Files.exists(file) ? Files.readAllBytes(file) : null).isEqualTo(before);
  }

  @Test
  void whatARandomOverwriteLeavesIsTheSameStateOrRefused() throws Exception {
    List<Object> expected = contents(Access.READ);
    byte[] good = Files.readAllBytes(file);
    byte[] goodProof = Files.readAllBytes(proof);
    Random random = new Random(SEED);
    int refused = 0;
    for (int i = 0; i < POSITIONS; i++) {
      byte[] damage = new byte[random.nextBoolean() ? 4096 : 8192];
      if (random.nextBoolean()) {
        random.nextBytes(damage);
      }
      int at = random.nextInt(good.length - damage.length);
      try (RandomAccessFile open = new RandomAccessFile(file.toFile(), "rw")) {
        open.seek(at);
        open.write(damage);
      }
      byte[] damaged = Files.readAllBytes(file);
      Access access = random.nextBoolean() ? Access.WRITE : Access.READ;
      try {
        assertThat(contents(access)).as("seed %s, position %s", SEED, at).isEqualTo(expected);
      } catch (StoreException e) {
        refused++;
        assertThat(Files.readAllBytes(file)).isEqualTo(damaged);
      }
      Files.write(file, good);
      Files.write(proof, goodProof);
    }
    // of a file this young hardly anything is free; few positions may be free by chance
    if (POSITIONS >= ENOUGH_FOR_A_SHARE) {
      assertThat(refused).isGreaterThan(POSITIONS / 3);
    }
    assertThat(contents(Access.WRITE)).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.999, 0.9, 0.5, 0.1})
  void aTruncatedDatabaseIsRefused(double part) throws Exception {
    try (RandomAccessFile open = new RandomAccessFile(file.toFile(), "rw")) {
      open.setLength((long) (open.length() * part));
    }
    assertRefused("is damaged");
  }

  @Test
  void anEmptiedDatabaseIsRefused() throws Exception {
    Files.write(file, new byte[0]);
    assertRefused("shorter than any database");
  }

  @Test
  void aDatabaseThatIsGoneIsNotMadeAnew() throws Exception {
    Files.delete(file);
    assertThat(H2ClusterStore.exists(cell)).isTrue();
    assertThat(H2ClusterStore.create(cell, "test", List.of(), InstantSource.system())).isFalse();
    assertRefused("is gone");
  }

  @Test
  void anOlderCopyIsRefused() throws Exception {
    byte[] older = Files.readAllBytes(file);
    try (H2ClusterStore store = store(Access.WRITE)) {
      submit(store, 41);
    }
    Files.write(file, older);
    assertRefused("older copy");
  }

  @Test
  void aDatabaseOfAnotherCellIsRefused(@TempDir Path other) throws Exception {
    Sample.emptyCell(other);
    try (H2ClusterStore store =
        new H2ClusterStore(
            other, "test", holder -> {}, InstantSource.fixed(Sample.NOON), Access.WRITE)) {
      for (long id = 1; id < 100; id++) {
        commit(store, new Change.SetCounter(Counter.JOB, id));
      }
    }
    Files.copy(CellDatabase.file(other), file, StandardCopyOption.REPLACE_EXISTING);
    assertRefused("not the database that");
  }

  @Test
  void aProofThatIsGoneOrDamagedIsReported() throws Exception {
    byte[] good = Files.readAllBytes(proof);
    Files.delete(proof);
    assertRefused("it is gone, so that nothing proves");
    Files.writeString(proof, "nonsense");
    assertRefused("does not hold what was written");
    Files.write(proof, good);
    assertThat(contents(Access.WRITE)).isNotEmpty();
  }

  /** As after a kill between a commit and its proof. */
  @Test
  void aDatabaseMayBeAheadOfItsProof() throws Exception {
    byte[] before = Files.readAllBytes(proof);
    try (H2ClusterStore store = store(Access.WRITE)) {
      submit(store, 41);
    }
    List<Object> expected = contents(Access.READ);
    Files.write(proof, before);
    assertThat(contents(Access.READ)).isEqualTo(expected);
    assertThat(contents(Access.WRITE)).isEqualTo(expected);
    try (H2ClusterStore store = store(Access.WRITE)) {
      submit(store, 42);
    }
    assertThat(Proof.read(cell).orElseThrow().job()).isEqualTo(42);
  }

  /** A write that was cut off by a crash was never answered: what was before it is there. */
  @Test
  void aCommitThatWasCutOffIsNotThere() throws Exception {
    List<Object> expected = contents(Access.READ);
    byte[] good = Files.readAllBytes(file);
    byte[] goodProof = Files.readAllBytes(proof);
    try (CellDatabase open = CellDatabase.open(cell, Access.WRITE)) {
      open.write(open.state(), List.of(Sample.userSet("more")), "alice", Sample.NOON);
      open.commit();
      byte[] torn = Files.readAllBytes(file);
      int firstDifference = Arrays.mismatch(good, torn);
      // a crash leaves any of the blocks: here all but those at the end of what was written
      int from = Math.max(firstDifference, torn.length - 2 * BlockFile.BLOCK);
      if (torn.length > good.length) {
        Arrays.fill(torn, from, torn.length, (byte) 0);
      }
      good = torn;
    }
    Files.write(file, good);
    Files.write(proof, goodProof);
    assertThat(contents(Access.WRITE)).isEqualTo(expected);
  }

  @Test
  void everythingIsTheOwnersAloneWhateverTheUmask() throws Exception {
    for (String name : List.of("gridlite.mv.db", "gridlite.proof", "lock")) {
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(cell.resolve(name))))
          .as(name)
          .isEqualTo("rw-------");
    }
  }

  @Test
  void aPlainFileOfAnEarlierFormIsConvertedAndTakenFromOthers() throws Exception {
    List<Object> expected = contents(Access.READ);
    // what H2 itself would have written
    try (BlockFile blocks = BlockFile.sealed(PrivateFile.read(file))) {
      ByteBuffer plain = ByteBuffer.allocate((int) blocks.size());
      blocks.read(plain, 0);
      Files.write(cell.resolve("plain"), plain.array());
    }
    Files.move(cell.resolve("plain"), file, StandardCopyOption.REPLACE_EXISTING);
    String url = "jdbc:h2:file:" + cell.resolve(CellDatabase.NAME).toAbsolutePath();
    try (Connection connection = new JdbcConnection(url, new Properties(), "", "", false);
        Statement statement = connection.createStatement()) {
      statement.execute("UPDATE record SET body = '3' WHERE name = '.FORM'");
      statement.execute("DELETE FROM record WHERE name = '.IDENTITY'");
    }
    Files.delete(proof);
    for (String name : List.of("gridlite.mv.db", "lock")) {
      Files.setPosixFilePermissions(
          cell.resolve(name), PosixFilePermissions.fromString("rw-r--r--"));
    }
    assertThat(contents(Access.READ)).isEqualTo(expected);
    everythingIsTheOwnersAloneWhateverTheUmask();
    assertThat(contents(Access.WRITE)).isEqualTo(expected);
    assertThat(Proof.read(cell).orElseThrow().revision()).isPositive();
    assertThat(
            store(Access.READ)
                .<Boolean>read(state -> state.objects(ObjectKind.USER_SET).names().size() == 40))
        .isTrue();
  }

  @Test
  void theRevisionIsPartOfTheProof() throws Exception {
    try (H2ClusterStore store = store(Access.READ)) {
      assertThat(Proof.read(cell).orElseThrow().revision())
          .isEqualTo(store.<Long>read(ClusterState::revision));
    }
  }
}
