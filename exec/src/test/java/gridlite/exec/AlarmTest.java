package gridlite.exec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The process that wakes a cell without a daemon, under a clock that the test sets. */
class AlarmTest {
  /** What its clock is off by: seconds in the file that is named first. */
  private static final String WITH_ITS_OWN_CLOCK =
      "my $off = shift; $0 = shift; require(($0 =~ s{[^/]*$}{}r) . 'Kernel.pm');"
          + " $INC{'Kernel.pm'} = 1; my $real = \\&Kernel::now; no warnings;"
          + " *Kernel::now = sub { open my $f, '<', $off; $real->() + readline $f };"
          + " do $0 or die $@";

  @TempDir Path directory;
  private Path spool;

  @BeforeEach
  void makeSpool() throws IOException {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/perl")), "the alarm is a Perl script");
    spool = Files.createDirectories(directory.resolve("spool"));
    Files.writeString(directory.resolve("off"), "0\n");
  }

  @AfterEach
  void end() throws IOException {
    Files.deleteIfExists(spool.resolve("alarm"));
    wake();
  }

  private void sleepUntil(Instant moment) throws Exception {
    Files.writeString(spool.resolve("alarm"), moment.getEpochSecond() + "\n");
    Path program =
        new Shepherds(spool, Shepherds.Readers.CELL).installed().resolveSibling(Shepherds.ALARM);
    List<String> words = new ArrayList<>(List.of("perl", "-e", WITH_ITS_OWN_CLOCK));
    words.add(directory.resolve("off").toString());
    words.add(program.toString());
    words.add(spool.toString());
    words.addAll(List.of("/bin/sh", "-c", "echo ran >> " + directory + "/ran"));
    assertThat(new ProcessBuilder(words).inheritIO().start().waitFor()).isZero();
    JobsOfAUser.await(() -> Files.exists(spool.resolve("alarm.wake")));
  }

  /** Has it look at the moment, as whoever sets another one does. */
  private void wake() throws IOException {
    Path pipe = spool.resolve("alarm.wake");
    if (Files.exists(pipe)) {
      // for reading and writing: so it opens whether anybody sleeps there or not
      try (RandomAccessFile opened = new RandomAccessFile(pipe.toFile(), "rw")) {
        opened.write('\n');
      }
    }
  }

  private void set(long seconds) throws IOException {
    Path fresh = directory.resolve("off.new");
    Files.writeString(fresh, seconds + "\n");
    Files.move(fresh, directory.resolve("off"), StandardCopyOption.REPLACE_EXISTING);
    wake();
  }

  @Test
  void whenTheClockIsSetBackTheCommandIsRunAtOnce() throws Exception {
    sleepUntil(Instant.now().plusSeconds(3600));
    assertThat(directory.resolve("ran")).doesNotExist();
    set(-7200);
    JobsOfAUser.await(() -> Files.exists(directory.resolve("ran")));
  }

  @Test
  void whenTheClockIsSetForwardTheMomentHasCome() throws Exception {
    sleepUntil(Instant.now().plusSeconds(3600));
    set(86400);
    JobsOfAUser.await(() -> Files.exists(directory.resolve("ran")));
  }
}
