package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The class-data archive that the build makes. It is made by running commands, and one that is
 * refused there leaves its classes out without a word.
 */
class StartUpIT {
  /** A user who may submit, also where root runs the tests. */
  private static final Map<String, String> USER = Map.of("GRIDLITE_USER", "nobody");

  @TempDir Path root;

  @AfterEach
  void end() throws Exception {
    new CellCommands(root).end();
  }

  @BeforeEach
  void makeSite() throws Exception {
    run(Map.of(), "gridlite", "init", "--simulate");
    new CellCommands(root).makeSmallSite();
    Path quotas = root.resolve("quotas");
    Files.writeString(quotas, "{\nname q\nenabled TRUE\nlimit users {*} to slots=9\n}\n");
    run(Map.of(), "qconf", "-Arqs", quotas.toString());
    run(USER, "qsub", "-pe", "mpi", "5", "-l", "h_rt=60", "-b", "y", "sleep", "3");
    run(USER, "qsub", "-t", "1-30", "-b", "y", "sleep", "3");
  }

  @Test
  void classesOfCommonCommandsComeFromTheArchive() throws Exception {
    assumeTrue(
        !CellCommands.BIN.toUri().getRawPath().contains("%"),
        "the JVM archives no classes below a path that a URL has to escape");
    List<String> fromJars = new ArrayList<>();
    fromJars.addAll(fromJars(Map.of(), "qsched", "run"));
    fromJars.addAll(fromJars(USER, "qsub", "-l", "h_rt=60", "-b", "y", "sleep", "3"));
    fromJars.addAll(fromJars(Map.of(), "qstat", "-f"));
    fromJars.addAll(fromJars(Map.of(), "qhost", "-q"));
    // without the jobs of the training there would be dozens
    assertThat(fromJars).hasSizeLessThan(8);
  }

  /** What it would take is as much as all else that a small command does. */
  @Test
  void noRecordIsComparedInARunByWhatTheJvmMakesForIt() throws Exception {
    assertThat(classes(Map.of(), "qsched", "run"))
        .anyMatch(line -> line.contains(" gridlite.schedule.run.Dispatch "))
        .noneMatch(line -> line.contains(" java.lang.runtime.ObjectMethods "));
  }

  /** Its half of a cold command's time is spared where the copy beside the database is read. */
  @Test
  void listingsDoNotLoadH2() throws Exception {
    String library = " org.h2.";
    for (String[] plain :
        new String[][] {
          {"qstat"}, {"qstat", "-f", "-u", "*"}, {"qhost"}, {"qconf", "-sq", "all.q"}
        }) {
      assertThat(classes(Map.of(), plain))
          .as(String.join(" ", plain))
          .noneMatch(line -> line.contains(library));
    }
    assertThat(classes(USER, "qsub", "-b", "y", "sleep", "3"))
        .anyMatch(line -> line.contains(library));
  }

  @Test
  void jsonsLibraryIsLoadedWhereJsonIsWritten() throws Exception {
    String library = " com.fasterxml.jackson.";
    assertThat(classes(Map.of(), "qstat", "-fmt", "json")).anyMatch(line -> line.contains(library));
    for (String[] plain : new String[][] {{"qstat", "-f"}, {"qconf", "-sq", "all.q"}}) {
      assertThat(classes(Map.of(), plain)).noneMatch(line -> line.contains(library));
    }
  }

  private void run(Map<String, String> variables, String... words) throws Exception {
    ProcessBuilder builder = new CellCommands(root).command(List.of(words));
    builder.environment().putAll(variables);
    builder.redirectOutput(root.resolve("output").toFile());
    int status = builder.start().waitFor();
    assertThat(status).as(Files.readString(root.resolve("output"))).isZero();
  }

  /** The classes of ours that a command reads from a jar. */
  private List<String> fromJars(Map<String, String> variables, String... words) throws Exception {
    List<String> fromJars = new ArrayList<>();
    int archived = 0;
    for (String line : classes(variables, words)) {
      if (line.contains(" gridlite.") && !line.contains("Lambda")) {
        if (line.contains("source: shared objects file")) {
          archived++;
        } else {
          fromJars.add(line.substring(line.indexOf(" gridlite.") + 1));
        }
      }
    }
    assertThat(archived).isPositive();
    return fromJars;
  }

  /** The classes that a command loads, a line each. */
  private List<String> classes(Map<String, String> variables, String... words) throws Exception {
    Path log = root.resolve("classes");
    Map<String, String> logging = new HashMap<>(variables);
    // heeded after the launcher's own flags, which turn logs off
    logging.put("_JAVA_OPTIONS", "-Xlog:class+load:file=" + log);
    run(logging, words);
    return Files.readAllLines(log);
  }
}
