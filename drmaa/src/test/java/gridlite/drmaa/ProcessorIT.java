package gridlite.drmaa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** The library in C for both processors: what it needs of a system, and that it runs. */
class ProcessorIT {
  /** The newest version of glibc that the library may need: that of 2012. */
  private static final int NEWEST = 17;

  private static final String COMPILER = "aarch64-linux-gnu-gcc";
  private static final Path SYSTEM = Path.of("/usr/aarch64-linux-gnu");
  private static final Path ELSEWHERE = DrmaaCell.LIBRARIES.resolve("aarch64");

  @TempDir static Path directory;
  @RegisterExtension static DrmaaCell cell = new DrmaaCell(() -> directory);

  /** Builds the library for aarch64 if that can be done; else the test is skipped. */
  private static void buildElsewhere() throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin", COMPILER)), COMPILER + " is installed");
    cell.succeed(DrmaaCell.HOME.resolve("drmaa/build").toString(), ELSEWHERE.toString(), COMPILER);
  }

  /** The minor version of each mark {@code GLIBC_2.x} in a library. */
  private static List<Integer> needed(Path library) throws IOException {
    String text = Files.readString(library, StandardCharsets.ISO_8859_1);
    Matcher mark = Pattern.compile("GLIBC_2[.](\\d+)").matcher(text);
    List<Integer> versions = new ArrayList<>();
    while (mark.find()) {
      versions.add(Integer.parseInt(mark.group(1)));
    }
    assertThat(versions).isNotEmpty();
    assertThat(text).doesNotContain("GLIBC_PRIVATE");
    return versions;
  }

  @Test
  void noSymbolIsNewerThanOldSystemsHave() throws IOException {
    DrmaaCell.assumeLibrary();
    assertThat(needed(DrmaaCell.LIBRARIES.resolve("libdrmaa.so.1.0")))
        .allMatch(version -> version <= NEWEST);
  }

  @Test
  void noSymbolIsNewerThanOldSystemsHaveOnTheOtherProcessor()
      throws IOException, InterruptedException {
    buildElsewhere();
    assertThat(needed(ELSEWHERE.resolve("libdrmaa.so.1.0"))).allMatch(version -> version <= NEWEST);
  }

  private static DrmaaCell.Result emulated(String input, String program, String... words)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("qemu-aarch64", "-L", SYSTEM.toString()));
    command.addAll(List.of("-E", "LD_LIBRARY_PATH=" + ELSEWHERE));
    command.add(cell.compiled(COMPILER, ELSEWHERE, program));
    command.addAll(List.of(words));
    return cell.run(input, Map.of(), command.toArray(new String[0]));
  }

  private static void assumeEmulator() throws IOException, InterruptedException {
    buildElsewhere();
    assumeTrue(
        Files.isExecutable(Path.of("/usr/bin/qemu-aarch64")) && Files.isDirectory(SYSTEM),
        "qemu-user and the C library of aarch64 are installed");
  }

  @Test
  void onTheOtherProcessorASessionSubmitsAndWaits() throws IOException, InterruptedException {
    assumeEmulator();
    assertThat(emulated("", "test/examples/example.c").text()).isEqualTo("exit status 3\n");
  }

  @Test
  void onTheOtherProcessorHostileCallsAreRefused() throws IOException, InterruptedException {
    assumeEmulator();
    assertThat(emulated("", "test/c/drmaa-hostile.c").text()).isEqualTo("0 failures\n");
  }

  @Test
  void onTheOtherProcessorErrorsAndArraysAreTheSame() throws IOException, InterruptedException {
    assumeEmulator();
    String calls =
        """
        ps 1
        init nonsense
        init
        new 0
        set 0 drmaa_remote_command /bin/sh
        vector 0 drmaa_v_argv -c 'exit $SGE_TASK_ID'
        set 0 drmaa_output_path :/dev/null
        set 0 drmaa_join_files y
        bulk b 0 1 5 2
        wait %b.3 60 usage
        synchronize 60 1 DRMAA_JOB_IDS_SESSION_ALL
        set 0 drmaa_native_specification '-l nonsense=1'
        run n 0
        exit
        """;
    DrmaaCell.Result here = cell.run(calls, Map.of(), cell.compiled("test/c/drmaa-script.c"));
    DrmaaCell.Result there = emulated(calls, "test/c/drmaa-script.c");
    assertThat(there.text()).isEqualTo(here.text()).contains("exit status 5", "DENIED_BY_DRM");
  }
}
