package gridlite.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * What {@code package/build} makes: installed, used, upgraded, removed; and the same each time.
 * Each test has a root directory of its own.
 */
@Execution(ExecutionMode.CONCURRENT)
@Timeout(300)
class ReleaseIT {
  private static final Path HOME =
      Path.of(System.getProperty("gridlite.home", "..")).toAbsolutePath().normalize();
  private static final String VERSION = version();

  @TempDir static Path shared;
  private static Path release = Path.of(".");

  @TempDir Path root;

  record Ran(int status, String text) {}

  private static String version() {
    try {
      String pom = Files.readString(HOME.resolve("pom.xml"));
      int from = pom.indexOf("<version>") + "<version>".length();
      return pom.substring(from, pom.indexOf("</version>", from));
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Copies what a build reads, and builds there, so that two builds are in different places. */
  static Path build(Path place) throws Exception {
    for (String part :
        List.of(
            "pom.xml",
            "bin",
            "libexec",
            "completions",
            "man",
            "package",
            "drmaa",
            "docs",
            "LICENSE",
            "README.md")) {
      Files.createDirectories(place);
      shell(HOME, "cp -RP " + part + " '" + place + "'");
    }
    shell(
        HOME,
        "mkdir -p '%s/target/lib' && cp target/lib/*.jar '%s/target/lib' && rm -f '%s/target/lib/jspecify.jar'"
            .formatted(place, place, place));
    Ran ran = shell(place, "package/build --compiled");
    assertThat(ran.status).as(ran.text).isZero();
    return place.resolve("target/release");
  }

  private static boolean canBeBuilt() {
    return Files.exists(HOME.resolve("target/lib/gridlite-drmaa.jar"));
  }

  @BeforeAll
  static void make() throws Exception {
    if (canBeBuilt()) {
      release = build(shared.resolve("one"));
    }
  }

  /** An assumption about the whole class would skip its tests uncounted. */
  @BeforeEach
  void needsARelease() {
    assumeTrue(canBeBuilt(), "needs all modules' jars");
  }

  static Ran shell(Path directory, String text) throws Exception {
    return shell(directory, text, Map.of());
  }

  static Ran shell(Path directory, String text, Map<String, String> variables) throws Exception {
    ProcessBuilder builder =
        new ProcessBuilder("/bin/bash", "-c", text).directory(directory.toFile());
    builder.environment().put("GRIDLITE_HELPER", "off");
    builder.environment().remove("SGE_ROOT");
    builder.environment().putAll(variables);
    Process process = builder.redirectErrorStream(true).start();
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Ran(process.waitFor(), out);
  }

  static boolean has(String program) throws Exception {
    return shell(Path.of("/"), "command -v " + program).status == 0;
  }

  private static Map<String, String> sums(Path directory) throws Exception {
    Map<String, String> sums = new TreeMap<>();
    try (Stream<Path> files = Files.list(directory)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        byte[] sum = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
        sums.put(file.getFileName().toString(), HexFormat.of().formatHex(sum));
      }
    }
    return sums;
  }

  /** Everything below a directory but directories themselves. */
  private static List<String> files(Path directory) throws Exception {
    try (Stream<Path> all = Files.walk(directory)) {
      return all.filter(path -> !Files.isDirectory(path) || Files.isSymbolicLink(path))
          .map(path -> directory.relativize(path).toString())
          .sorted()
          .toList();
    }
  }

  /** Unpacks the tarball; gives its directory. */
  private Path unpacked() throws Exception {
    Ran ran = shell(root, "tar xzf '" + release.resolve("gridlite-" + VERSION + ".tar.gz") + "'");
    assertThat(ran.status).as(ran.text).isZero();
    return root.resolve("gridlite-" + VERSION);
  }

  /** Runs commands of an installation in a cell of their own, as its first user would. */
  private void use(Path bin) throws Exception {
    Path cell = Files.createDirectories(root.resolve("cell"));
    Map<String, String> variables =
        Map.of("PATH", bin + ":/usr/bin:/bin", "SGE_ROOT", cell.toString(), "MANPATH", "");
    String job = "gridlite init --simulate --hosts 2 --slots 4 && qsub -b y sleep 60 && qsched run";
    Ran ran = shell(root, job + " && qstat", variables);
    assertThat(ran.status).as(ran.text).isZero();
    assertThat(ran.text).contains("Your job 1", "sleep");
    assertThat(shell(root, "gridlite version", variables).text).contains(VERSION);
    assertThat(shell(root, "gridlite doctor", variables).text)
        .contains("programs: ", "archive: ")
        .doesNotContain("error ");
    if (has("man")) {
      assertThat(shell(root, "man -w qsub", variables).text)
          .contains(bin.getParent().getFileName().toString());
    }
  }

  private static void complete(Path root, Path script, Path bin) throws Exception {
    String line =
        ". '%s'; COMP_LINE='qstat -fm'; COMP_POINT=9; COMP_WORDS=(qstat -fm); COMP_CWORD=1; "
            + "_gridlite; echo \"${COMPREPLY[@]}\"";
    Ran ran =
        shell(root, line.formatted(script), Map.of("PATH", bin.toString() + ":/usr/bin:/bin"));
    assertThat(ran.text).contains("-fmt");
  }

  // ---- the files

  @Test
  void twoBuildsInDifferentPlacesAreTheSameBytes() throws Exception {
    Map<String, String> first = sums(release);
    assertThat(sums(build(shared.resolve("another/place")))).isEqualTo(first);
    assertThat(first)
        .containsKeys("SHA256SUMS", "Containerfile", "gridlite-" + VERSION + ".tar.gz");
    Ran checked = shell(release, "sha256sum --strict -c SHA256SUMS");
    assertThat(checked.status).as(checked.text).isZero();
    assertThat(checked.text.lines().count()).isEqualTo(first.size() - 1);
  }

  @Test
  void theListOfComponentsHasEachJarWithItsSum() throws Exception {
    String list = Files.readString(release.resolve("gridlite-" + VERSION + ".cdx.json"));
    Map<String, String> jars = sums(unpacked().resolve("lib"));
    jars.keySet().removeIf(name -> !name.endsWith(".jar"));
    assertThat(jars).hasSizeGreaterThan(8);
    jars.forEach((name, sum) -> assertThat(list).contains("\"lib/" + name + "\"", sum));
    assertThat(list).contains("pkg:maven/com.h2database/h2@", "MPL-2.0", "BSD-3-Clause");
  }

  /** What the schema of CycloneDX 1.5 says of the members that the list has. */
  @Test
  void theListOfComponentsKeepsTheRulesOfItsFormat() throws Exception {
    Path file = release.resolve("gridlite-" + VERSION + ".cdx.json");
    Process perl =
        new ProcessBuilder("perl", "package/src/test/perl/components-rules.pl")
            .directory(HOME.toFile())
            .redirectErrorStream(true)
            .redirectInput(file.toFile())
            .start();
    assertThat(new String(perl.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
        .matches("components: [1-9][0-9]*\n");
  }

  /** The processor that a file is for, by the number that ELF has for it. */
  private static int processor(Path file) throws Exception {
    byte[] begin = new byte[20];
    try (var in = Files.newInputStream(file)) {
      assertThat(in.readNBytes(begin, 0, begin.length)).isEqualTo(begin.length);
    }
    return begin[18] & 0xff;
  }

  @Test
  void theLibraryInCIsBuiltFromItsSourcesByOneLine() throws Exception {
    assumeTrue(has("cc"), "needs a compiler");
    Path here = unpacked();
    Ran ran = shell(here, "sh lib/drmaa/build made cc");
    assertThat(ran.status).as(ran.text).isZero();
    Path made = here.resolve("made/libdrmaa.so.1.0");
    assertThat(processor(made)).isEqualTo(processor(here.resolve("lib/libdrmaa.so.1.0")));
    assertThat(Files.readString(made, StandardCharsets.ISO_8859_1))
        .contains("drmaa_run_bulk_jobs", "gridlite " + VERSION);
    ran =
        shell(
            here,
            "cc -I lib/drmaa/src/main/c '"
                + HOME.resolve("drmaa/src/test/examples/example.c")
                + "' -L lib -l:libdrmaa.so.1.0 -o example");
    assertThat(ran.status).as(ran.text).isZero();
  }

  @Test
  void theLibraryInCIsThereForTheOtherProcessor() throws Exception {
    assumeTrue(has("aarch64-linux-gnu-gcc"), "needs a compiler for aarch64");
    int aarch64 = 183;
    assertThat(processor(unpacked().resolve("lib/aarch64/libdrmaa.so.1.0"))).isEqualTo(aarch64);
  }

  @Test
  void theImageIsMadeOfTheTarball() throws Exception {
    String image = Files.readString(release.resolve("Containerfile"));
    assertThat(image)
        .contains("ADD gridlite-" + VERSION + ".tar.gz ", "install.sh --prefix /usr/local")
        .doesNotContain("@");
  }

  @Test
  void theUnitsAreThoseThatTheCommandPrints() throws Exception {
    assumeTrue(System.getProperty("user.name").equals("root"), "the units of a cell of root's");
    Path cell = Files.createDirectories(root.resolve("cell"));
    Map<String, String> variables = Map.of("SGE_ROOT", cell.toString(), "JAVA_HOME", "");
    shell(HOME, "umask 022; bin/gridlite init --simulate", variables);
    for (String kind : List.of("service", "socket")) {
      String option = kind.equals("socket") ? "--socket" : "--on-demand";
      String printed =
          shell(HOME, "umask 022; bin/gridlite daemon unit " + option, variables)
              .text
              .replace(cell.toString(), "/var/lib/gridlite")
              .replace(HOME.resolve("bin").toString(), "/usr/lib/gridlite/bin");
      assertThat(HOME.resolve("package/debian/gridlite." + kind)).hasContent(printed);
    }
  }

  // ---- the tarball

  @Test
  void anUnpackedTarballWorksWhereItIs() throws Exception {
    Path here = unpacked();
    Path there = root.resolve("else where");
    Files.move(here, there);
    assertThat(shell(root, "'" + there + "/bin/gridlite' version").text).contains(VERSION);
  }

  @Test
  void whatIsInstalledBelowAPrefixWorksAndGoesWithoutTrace() throws Exception {
    Path prefix = Files.createDirectories(root.resolve("prefix"));
    Ran ran = shell(root, "'" + unpacked() + "/install.sh' --prefix '" + prefix + "'");
    assertThat(ran.status).as(ran.text).isZero();
    assertThat(prefix.resolve("lib/gridlite/lib/gridlite.jsa")).exists();
    use(prefix.resolve("bin"));
    complete(
        root, prefix.resolve("share/bash-completion/completions/qstat"), prefix.resolve("bin"));
    Ran removed = shell(root, "'" + prefix + "/lib/gridlite/uninstall.sh'");
    assertThat(removed.status).as(removed.text).isZero();
    assertThat(files(prefix)).isEmpty();
    try (Stream<Path> left = Files.list(prefix)) {
      assertThat(left).isEmpty();
    }
  }

  @Test
  void aForeignFileIsNotOverwritten() throws Exception {
    Path prefix = Files.createDirectories(root.resolve("prefix/bin")).getParent();
    Files.writeString(prefix.resolve("bin/qsub"), "mine");
    Ran ran = shell(root, "'" + unpacked() + "/install.sh' --prefix '" + prefix + "'");
    assertThat(ran.status).isEqualTo(1);
    assertThat(ran.text).contains("bin/qsub is there already; nothing has been installed");
    assertThat(files(prefix)).containsExactly("bin/qsub");
  }

  /** A version that has a file more, whose helper runs while it is replaced. */
  @Test
  void anUpgradeBelowARunningHelper() throws Exception {
    Path prefix = Files.createDirectories(root.resolve("prefix"));
    Path old = unpacked();
    Files.writeString(old.resolve("libexec/former.pl"), "# of the old version\n");
    shell(root, "'" + old + "/install.sh' --prefix '" + prefix + "'");
    Path cell = Files.createDirectories(root.resolve("cell"));
    Map<String, String> variables =
        Map.of(
            "PATH",
            prefix + "/bin:/usr/bin:/bin",
            "SGE_ROOT",
            cell.toString(),
            "GRIDLITE_HELPER",
            "60");
    shell(root, "gridlite init --simulate --hosts 1 --slots 2", variables);
    try {
      assertThat(shell(root, "qsub -h -b y sleep 60; qstat", variables).text).contains("sleep");
      // commands do not wait for it
      for (int i = 0; i < 600 && !Files.exists(cell.resolve("default/helper.sock")); i++) {
        TimeUnit.MILLISECONDS.sleep(100);
      }
      assertThat(cell.resolve("default/helper.sock")).exists();
      shell(root, "rm -r '" + old + "'");
      Ran ran = shell(root, "'" + unpacked() + "/install.sh' --prefix '" + prefix + "'");
      assertThat(ran.status).as(ran.text).isZero();
      assertThat(prefix.resolve("lib/gridlite/libexec/former.pl")).doesNotExist();
      Ran next = shell(root, "qsub -h -b y sleep 60 && qstat", variables);
      assertThat(next.status).as(next.text).isZero();
      assertThat(next.text).contains("Your job 2");
    } finally {
      shell(root, "gridlite daemon stop", variables);
    }
  }

  // ---- the Debian packages

  private Path debian() throws Exception {
    assumeTrue(has("dpkg") && has("dpkg-deb"), "needs dpkg");
    assumeTrue(shell(root, "id -u").text.strip().equals("0"), "needs root");
    Path debian = root.resolve("debian");
    shell(
        root,
        "mkdir -p debian/var/lib/dpkg/{info,updates,triggers} && : > debian/var/lib/dpkg/status");
    return debian;
  }

  private static Ran dpkg(Path debian, String words) throws Exception {
    return shell(
        release,
        "PATH=$PATH:/usr/sbin:/sbin dpkg --root='"
            + debian
            + "' --force-depends --force-script-chrootless "
            + words);
  }

  private static String deb(String name) throws Exception {
    try (Stream<Path> files = Files.list(release)) {
      return files
          .map(path -> path.getFileName().toString())
          .filter(file -> file.startsWith(name + "_") && file.endsWith(".deb"))
          .findFirst()
          .orElseThrow();
    }
  }

  @Test
  void theDebianPackageWorksAndGoesWithoutTrace() throws Exception {
    Path debian = debian();
    Ran ran = dpkg(debian, "-i " + deb("gridlite"));
    assertThat(ran.status).as(ran.text).isZero();
    Path home = debian.resolve("usr/lib/gridlite");
    assertThat(home.resolve("lib/gridlite.jsa")).exists();
    use(home.resolve("bin"));
    // by the link in the directory that has a lib of its own beside it
    assertThat(shell(root, "'" + debian + "/usr/bin/gridlite' version").text).contains(VERSION);
    complete(
        root,
        debian.resolve("usr/share/bash-completion/completions/gridlite"),
        home.resolve("bin"));
    Ran commands = dpkg(debian, "-i " + deb("gridlite-commands"));
    assertThat(commands.status).as(commands.text).isZero();
    assertThat(shell(root, "'" + debian + "/usr/bin/qsub' -help").text).contains(VERSION);
    Ran again = dpkg(debian, "-i " + deb("gridlite"));
    assertThat(again.status).as(again.text).isZero();
    assertThat(home.resolve("lib/gridlite.jsa")).exists();
    Ran removed = dpkg(debian, "-P gridlite-commands gridlite");
    assertThat(removed.status).as(removed.text).isZero();
    List<String> left = new ArrayList<>(files(debian));
    left.removeIf(file -> file.startsWith("var/"));
    assertThat(left).isEmpty();
    assertThat(debian.resolve("usr/lib/gridlite")).doesNotExist();
  }

  /** A stand-in for Debian's package, with files of the same names. */
  @Test
  void itGoesBesideGridEngineOfDebian() throws Exception {
    Path debian = debian();
    Path other = Files.createDirectories(root.resolve("other/DEBIAN")).getParent();
    Files.createDirectories(other.resolve("usr/bin"));
    Files.createDirectories(other.resolve("usr/share/man/man1"));
    for (String name : List.of("qsub", "qstat", "qconf", "qsched")) {
      Files.writeString(other.resolve("usr/bin/" + name), "#!/bin/sh\necho other\n");
      Files.writeString(other.resolve("usr/share/man/man1/" + name + ".1.gz"), "");
    }
    Files.writeString(
        other.resolve("DEBIAN/control"),
        """
        Package: gridengine-client
        Version: 8.1.9
        Architecture: all
        Maintainer: nobody <nobody@localhost>
        Description: stand-in
        """);
    shell(root, "dpkg-deb --build other other.deb");
    assertThat(dpkg(debian, "-i '" + root.resolve("other.deb") + "'").status).isZero();
    Ran ran = dpkg(debian, "-i " + deb("gridlite"));
    assertThat(ran.status).as(ran.text).isZero();
    assertThat(debian.resolve("usr/bin/qsub")).content().contains("echo other");
    assertThat(debian.resolve("usr/lib/gridlite/bin/qsub")).exists();
    Ran commands = dpkg(debian, "-i " + deb("gridlite-commands"));
    assertThat(commands.status).isNotZero();
    assertThat(commands.text).contains("conflict");
  }

  @Test
  void lintianFindsNothing() throws Exception {
    assumeTrue(has("lintian"), "needs lintian");
    Ran ran = shell(release, "lintian --allow-root --fail-on error,warning *.deb");
    assertThat(ran.text.lines().filter(line -> line.matches("[EW]: .*"))).isEmpty();
    assertThat(ran.status).as(ran.text).isZero();
  }
}
