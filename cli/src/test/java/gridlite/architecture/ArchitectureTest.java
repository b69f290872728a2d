package gridlite.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import gridlite.command.GridEngineCommand;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.FileReader;
import java.io.FileWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.Executor;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules of docs/design.md, "Modules", "Packages of cli" and "Deciding and reporting". */
class ArchitectureTest {
  static final Path HOME = Path.of(System.getProperty("gridlite.home", ".."));

  static final JavaClasses PRODUCT =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .withImportOption(location -> !location.contains("-tests.jar"))
          .importPackages("gridlite");

  /** The packages of module core. */
  private static final String[] CORE = core();

  private static String[] core() {
    try (Stream<Path> packages = Files.list(HOME.resolve("core/src/main/java/gridlite"))) {
      return packages.map(path -> "gridlite." + path.getFileName() + "..").toArray(String[]::new);
    } catch (IOException e) {
      throw new UncheckedIOException("no sources of core", e);
    }
  }

  @Test
  void packagesDoNotDependOnEachOtherInCircles() {
    slices().matching("gridlite.(**)").should().beFreeOfCycles().check(PRODUCT);
  }

  @Test
  void theDomainDoesNoInputOrOutput() {
    noClasses()
        .that()
        .resideInAnyPackage(CORE)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("java.io..", "java.net..", "java.nio..", "java.sql..")
        .because(
            "core is a pure function of state, request and instant; files and sockets are the"
                + " edges' business")
        .check(PRODUCT);
  }

  @Test
  void whatChoosesPlacesSeesCategoriesAndNoJobs() {
    noClasses()
        .that()
        .resideInAPackage("gridlite.schedule.match")
        .or()
        .haveNameMatching(
            ".*\\.(HostVisits|SerialReasons|ParallelReasons|ParallelEnvironmentLimits)(\\$.*)?")
        .should()
        .dependOnClassesThat(belongToAnyOf(Job.class, JobRequest.class))
        .because(
            "a value that decides where a job fits belongs to gridlite.job.JobCategory, or jobs"
                + " that differ in it would be taken for the same")
        .check(PRODUCT);
  }

  @Test
  void whatIsReportedDecidesNothing() {
    noClasses()
        .that()
        .resideInAnyPackage(
            "gridlite.schedule.reason", "gridlite.schedule.ledger", "gridlite.schedule.match")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "gridlite.schedule.transcript", "gridlite.schedule.run", "gridlite.schedule.explain")
        .because("what Grid Engine prints, in which order and how often, follows from a run")
        .check(PRODUCT);
  }

  /** Whoever sees explanations writes the words of statements with times of the reader's clock. */
  @Test
  void explanationsAreWrittenWithTheReadersTimes() {
    List<String> withoutTimes =
        List.of(
            "gridlite.value.Statement.text()",
            "gridlite.render.Statements.write(gridlite.render.Document, gridlite.value.Statement)",
            "gridlite.render.Statements.write(gridlite.render.Document, java.lang.String,"
                + " java.util.List)");
    int found = 0;
    for (JavaClass type : PRODUCT) {
      boolean sees =
          type.getDirectDependenciesFromSelf().stream()
              .map(dependency -> dependency.getTargetClass().getPackageName())
              .anyMatch("gridlite.schedule.explain"::equals);
      if (sees && !type.getPackageName().equals("gridlite.schedule.explain")) {
        found++;
        assertThat(type.getAccessesFromSelf())
            .extracting(access -> access.getTarget().getFullName())
            .as("what %s calls", type.getName())
            .doesNotContainAnyElementsOf(withoutTimes);
      }
    }
    assertThat(found).isPositive();
  }

  @Test
  void theDomainHasNoClockThreadsRandomSourceOrEnvironment() {
    noClasses()
        .that()
        .resideInAnyPackage(CORE)
        .should()
        .callMethod(System.class, "currentTimeMillis")
        .orShould()
        .callMethod(System.class, "nanoTime")
        .orShould()
        .callMethod(Instant.class, "now")
        .orShould()
        .callMethod(System.class, "getenv", String.class)
        .orShould()
        .callMethod(System.class, "getProperty", String.class)
        .orShould()
        .callMethod(ZoneId.class, "systemDefault")
        .orShould()
        .dependOnClassesThat(
            belongToAnyOf(
                Thread.class,
                ServiceLoader.class,
                Random.class,
                ThreadLocalRandom.class,
                Executor.class,
                Process.class))
        .because(
            "a scheduling run must give the same orders for the same snapshot, and time is a"
                + " parameter")
        .check(PRODUCT);
  }

  /** One class reads Grid Engine's words by picocli; verbs declare their own. */
  @Test
  void picocliIsKnownToOneParserAndToTheVerbs() {
    noClasses()
        .that()
        .resideInAPackage("gridlite..")
        .and()
        .resideOutsideOfPackages("gridlite.verb..", "gridlite.command..")
        .and()
        .doNotHaveFullyQualifiedName("gridlite.syntax.SyntaxReader")
        .and()
        .doNotHaveFullyQualifiedName("gridlite.manual.VerbPage")
        .or(assignableTo(GridEngineCommand.class))
        .should()
        .dependOnClassesThat()
        .resideInAPackage("picocli..")
        .because("there is one grammar of Grid Engine's words, and picocli can be replaced in it")
        .check(PRODUCT);
  }

  /**
   * The time of day may be set at any moment. It is the cell's clock that says it, so that a test
   * can set it; what waits does so by a clock that nobody sets. Beside the clock itself: the log
   * (when a line was written), the doctor, what makes a simulated cell, names of files, {@code
   * --watch} (when a listing was made).
   */
  @Test
  void onlyTheCellsClockKnowsTheTimeOfDay() {
    noClasses()
        .that()
        .resideInAPackage("gridlite..")
        .and()
        .doNotHaveFullyQualifiedName("gridlite.command.daemon.DaemonLog")
        .and()
        .doNotHaveFullyQualifiedName("gridlite.command.doctor.MachineChecks")
        .and()
        .doNotHaveFullyQualifiedName("gridlite.exec.SlurmProbe")
        .and()
        .doNotHaveFullyQualifiedName("gridlite.command.cell.Init")
        .and()
        .doNotHaveFullyQualifiedName("gridlite.command.web.Web")
        .and()
        .doNotHaveFullyQualifiedName("gridlite.runtime.DefectReport")
        .should()
        .callMethod(System.class, "currentTimeMillis")
        .orShould()
        .callMethod(Instant.class, "now")
        .because("a clock that is set must be seen in one place")
        .check(PRODUCT);
  }

  @Test
  void theDomainKnowsNoneOfTheEdges() {
    noClasses()
        .that()
        .resideInAnyPackage(CORE)
        .should()
        .dependOnClassesThat(resideInAnyPackage("gridlite..").and(not(resideInAnyPackage(CORE))))
        .because("store, executors and commands depend on the domain, never the other way round")
        .check(PRODUCT);
  }

  @Test
  void storeAndExecutorsDoNotKnowEachOther() {
    noClasses()
        .that()
        .resideInAPackage("gridlite.store..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("gridlite.exec..")
        .orShould()
        .dependOnClassesThat()
        .resideInAPackage("gridlite.runtime..")
        .because("each is replaceable alone")
        .check(PRODUCT);
    noClasses()
        .that()
        .resideInAPackage("gridlite.exec..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("gridlite.store..")
        .because("each is replaceable alone")
        .check(PRODUCT);
  }

  /**
   * Records that are compared in every scheduling run do it themselves, for what the compiler
   * leaves to be made at run time takes milliseconds ({@code docs/performance-notes.md}); none may
   * forget a component.
   */
  @Test
  void recordsThatCompareThemselvesCompareAllTheirComponents() {
    int found = 0;
    for (JavaClass type : PRODUCT) {
      Set<String> compared = new TreeSet<>();
      type.getMethods().stream()
          .filter(method -> type.isRecord() && method.getName().equals("equals"))
          .flatMap(method -> method.getFieldAccesses().stream())
          .filter(access -> access.getTargetOwner().equals(type))
          .forEach(access -> compared.add(access.getTarget().getName()));
      // what has a number of its own is told apart by that
      if (!compared.isEmpty() && !compared.equals(Set.of("number"))) {
        found++;
        assertThat(compared)
            .as("compared by %s", type.getName())
            .containsExactlyInAnyOrderElementsOf(components(type));
      }
    }
    assertThat(found).isPositive();
  }

  private static List<String> components(JavaClass type) {
    return type.getFields().stream()
        .filter(field -> !field.getModifiers().contains(JavaModifier.STATIC))
        .map(JavaField::getName)
        .toList();
  }

  @Test
  void sqlStaysInTheStore() {
    noClasses()
        .that()
        .resideOutsideOfPackage("gridlite.store..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("java.sql..", "org.h2..")
        .because("the database is the store's secret")
        .check(PRODUCT);
  }

  @Test
  void jsonStaysInItsPackage() {
    noClasses()
        .that()
        .resideOutsideOfPackage("gridlite.json..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("com.fasterxml..")
        .because("one package knows the notation, and commands that print none load no library")
        .check(PRODUCT);
    noClasses()
        .that()
        .resideInAPackage("gridlite.json..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("com.fasterxml.jackson.databind..")
        .check(PRODUCT);
    noClasses()
        .that()
        .resideInAnyPackage(CORE)
        .should()
        .haveSimpleNameContaining("Json")
        .because("the domain knows no notation but Grid Engine's")
        .check(PRODUCT);
  }

  @ParameterizedTest
  @ValueSource(strings = {"gridlite.store", "gridlite.exec"})
  void wiringAloneConstructsStoresAndExecutors(String edge) {
    noClasses()
        .that()
        .resideInAPackage("gridlite..")
        .and()
        .resideOutsideOfPackage(edge + "..")
        .and()
        .haveNameNotMatching("gridlite\\.runtime\\.Wiring(\\$.*)?")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(edge + "..")
        .because("there is one place where a process is put together")
        .check(PRODUCT);
  }

  /**
   * What a daemon runs for a caller touches the caller's files through {@code CallerFiles} alone.
   * What runs in the caller's own process (making and looking after cells, {@code qrsh}, the shell,
   * {@code --watch}) is not meant. The exceptions: {@code AccountingTail} and {@code PastEnds} read
   * the cell's own accounting file, {@code Jsv} asks whether a script can be run that it runs with
   * the caller's rights, {@code JsvProcess} whose this process is.
   */
  @Test
  void whatADaemonRunsForACallerTouchesNoFileItself() {
    noClasses()
        .that()
        .resideInAnyPackage(
            "gridlite.command..",
            "gridlite.json..",
            "gridlite.option..",
            "gridlite.render..",
            "gridlite.daemon..")
        .or()
        .haveFullyQualifiedName("gridlite.runtime.FileTree")
        .and()
        .resideOutsideOfPackages(
            "gridlite.command.cell..",
            "gridlite.command.daemon..",
            "gridlite.command.doctor..",
            "gridlite.command.qrsh..",
            "gridlite.command.shell..",
            "gridlite.command.tour..")
        .and()
        .doNotHaveFullyQualifiedName("gridlite.command.qstat.RepeatedListing")
        .and()
        .doNotHaveFullyQualifiedName("gridlite.daemon.Daemon")
        .and()
        .doNotHaveFullyQualifiedName("gridlite.daemon.Watch")
        .and()
        .doNotHaveFullyQualifiedName("gridlite.command.qsub.AccountingTail")
        .and()
        .doNotHaveFullyQualifiedName("gridlite.command.program.PastEnds")
        .and()
        .doNotHaveFullyQualifiedName("gridlite.command.qsub.Jsv")
        .and()
        .doNotHaveFullyQualifiedName("gridlite.command.qsub.JsvProcess")
        .and()
        // the server's own socket and the cell that it makes of a directory
        .doNotHaveFullyQualifiedName("gridlite.command.web.SocketBridge")
        .and()
        .doNotHaveFullyQualifiedName("gridlite.command.web.SiteRoot")
        .should()
        .dependOnClassesThat(
            belongToAnyOf(
                Files.class,
                FileChannel.class,
                File.class,
                FileInputStream.class,
                FileOutputStream.class,
                FileReader.class,
                FileWriter.class,
                PrintWriter.class,
                RandomAccessFile.class))
        .orShould()
        .dependOnClassesThat()
        .haveFullyQualifiedName("gridlite.remote.LocalFiles")
        .because("a daemon of root's would read and write what its caller may not")
        .check(PRODUCT);
  }

  @Test
  void whatIsShownOnATerminalGoesThroughOnePackage() {
    noClasses()
        .that()
        .haveNameNotMatching(
            "gridlite\\.terminal\\.(Screen|BuiltInEditor|Keys|Cells|Prompt)(\\$.*)?")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.jline..")
        .because("there is one way to a terminal, and most commands need not load it")
        .check(PRODUCT);
    classes()
        .that()
        .resideInAPackage("gridlite.terminal..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("java..", "gridlite.terminal..", "org.jline..", "org.jspecify..")
        .because("a client of a warm daemon, which uses it, must not load the product")
        .check(PRODUCT);
  }

  @Test
  void theClientOfTheDaemonUsesTheJdkAlone() {
    classes()
        .that()
        .haveFullyQualifiedName("gridlite.remote.Client")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "java..", "jdk..", "gridlite.remote..", "gridlite.terminal..", "org.jspecify..")
        .because("a client of a warm daemon must not load the product")
        .check(PRODUCT);
  }

  @Test
  void noTwoTopLevelTypesShareASimpleName() {
    Map<String, String> names = new TreeMap<>();
    for (JavaClass type : PRODUCT) {
      if (type.getName().indexOf('$') < 0 && !type.getSimpleName().equals("package-info")) {
        assertThat(names.put(type.getSimpleName(), type.getName())).as(type.getName()).isNull();
      }
    }
    assertThat(names).isNotEmpty();
  }

  @Test
  void everyPackageIsNullMarkedAndSaysItsPurpose() throws IOException {
    for (String module : new String[] {"core", "store", "exec", "cli"}) {
      Path sources = HOME.resolve(module).resolve("src/main/java");
      try (Stream<Path> files = Files.walk(sources)) {
        files
            .filter(file -> file.toString().endsWith(".java"))
            .filter(file -> !file.getFileName().toString().equals("module-info.java"))
            .map(Path::getParent)
            .distinct()
            .forEach(
                directory ->
                    assertThat(directory.resolve("package-info.java"))
                        .content()
                        .contains("@org.jspecify.annotations.NullMarked")
                        .startsWith("/**"));
      }
    }
  }

  @Test
  void nothingRefersToPlacesOutsideTheProject() throws IOException {
    for (String top : new String[] {"core", "store", "exec", "cli", "bin", "bench", "docs"}) {
      try (Stream<Path> files = Files.walk(HOME.resolve(top))) {
        for (Path file :
            files
                .filter(Files::isRegularFile)
                .filter(f -> !f.toString().contains("/target/"))
                .toList()) {
          assertThat(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1))
              .as("%s", file)
              .doesNotContain("../" + "shared");
        }
      }
    }
  }
}
