package gridlite.remote;

import static gridlite.remote.Frame.Kind.ASK;
import static gridlite.remote.Frame.Kind.DECLINE;
import static gridlite.remote.Frame.Kind.DISCARD;
import static gridlite.remote.Frame.Kind.EDIT;
import static gridlite.remote.Frame.Kind.ERR;
import static gridlite.remote.Frame.Kind.EXIT;
import static gridlite.remote.Frame.Kind.FILE;
import static gridlite.remote.Frame.Kind.INPUT;
import static gridlite.remote.Frame.Kind.LIST;
import static gridlite.remote.Frame.Kind.MAKE_DIRECTORY;
import static gridlite.remote.Frame.Kind.MORE;
import static gridlite.remote.Frame.Kind.OUT;
import static gridlite.remote.Frame.Kind.WAIT;
import static gridlite.remote.Frame.Kind.WRITE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import gridlite.runtime.Directories;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The client in Perl and the one in Java do the same: each test lets a scripted daemon ask both,
 * and compares what they send, print and do to files. All kinds of frames have their test.
 */
@Tag("processes")
@Timeout(120)
class ClientsTest {
  private static final int SEED = 77123;
  private static final Path PERL_CLIENT =
      Path.of(System.getProperty("gridlite.home", "..")).resolve("libexec/client.pl");

  private static final Set<Frame.Kind> SEEN = EnumSet.noneOf(Frame.Kind.class);

  @TempDir Path root;
  private Path cell;
  private Path files;
  private Path launcher;
  private final Map<String, String> variables = new HashMap<>();
  private byte[] input = new byte[0];

  /** What both clients must have done alike. */
  private UnaryOperator<ScriptedDaemon.Deeds> compared = UnaryOperator.identity();

  private String shell = "umask 027; exec \"$@\"";
  private List<String> words = List.of("qsub", "some thing", "", "größe");

  @BeforeEach
  void makePlaces() throws IOException {
    cell = Files.createDirectory(root.resolve("default"));
    files = root.resolve("files");
    mode(root, "rwxr-xr-x");
    mode(cell, "rwxr-xr-x");
    launcher = program("launcher", "echo java \"$GRIDLITE_CLIENT\" \"$@\"");
  }

  @AfterAll
  static void allKindsOfFramesWereSeen() {
    // about the daemon itself: no command's client sends it, and both refuse it
    assertThat(SEEN).isEqualTo(ScriptedDaemon.allKinds());
  }

  private static void mode(Path file, String mode) throws IOException {
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));
  }

  private Path program(String name, String text) throws IOException {
    Path program = Files.writeString(root.resolve(name), "#!/bin/sh\n" + text + "\n");
    mode(program, "rwxr-xr-x");
    return program;
  }

  private ProcessBuilder process(List<String> command) {
    // a shell in whose background the tests run has them ignore interrupts
    String unignored = "$SIG{$_} = 'DEFAULT' for qw(HUP INT TERM); exec {$ARGV[0]} @ARGV";
    List<String> all = new ArrayList<>(List.of("/usr/bin/perl", "-e", unignored));
    all.addAll(List.of("/bin/sh", "-c", shell, "sh"));
    all.addAll(command);
    ProcessBuilder builder = new ProcessBuilder(all).directory(root.toFile());
    builder.environment().keySet().retainAll(List.of("PATH", "JAVA_HOME"));
    builder.environment().put("LC_ALL", "C.UTF-8");
    builder.environment().put("SGE_ROOT", root.toString());
    builder.environment().put("SGE_CELL", cell.getFileName().toString());
    builder.environment().putAll(variables);
    return builder;
  }

  private ProcessBuilder perl() {
    List<String> command = new ArrayList<>(List.of("/usr/bin/perl", "-C0", "-Mstrict", "-w"));
    command.addAll(
        List.of(
            PERL_CLIENT.toAbsolutePath().normalize().toString(),
            launcher.toString(),
            "/no/libraries",
            "",
            cell.toString()));
    command.addAll(words);
    return process(command);
  }

  private ProcessBuilder java() {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xshare:auto",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                "gridlite.main.Main"));
    command.addAll(words);
    return process(command);
  }

  /** What both clients did, which is the same. */
  private ScriptedDaemon.Deeds both(ScriptedDaemon.Talk talk) throws Exception {
    ScriptedDaemon.Talk whole =
        daemon -> {
          daemon.request();
          talk.with(daemon);
        };
    return compare(whole);
  }

  private ScriptedDaemon.Deeds compare(ScriptedDaemon.Talk talk) throws Exception {
    makeFiles();
    ScriptedDaemon.Deeds java = ScriptedDaemon.serve(cell, java(), input, talk, SEEN);
    Map<String, String> left = tree();
    makeFiles();
    ScriptedDaemon.Deeds perl = ScriptedDaemon.serve(cell, perl(), input, talk, SEEN);
    assertThat(compared.apply(perl)).isEqualTo(compared.apply(java));
    assertThat(tree()).isEqualTo(left);
    return perl;
  }

  /** Files as they are before a client comes. */
  private void makeFiles() throws IOException {
    if (Files.exists(files)) {
      Directories.remove(files);
    }
    Files.createDirectories(files.resolve("tree/sub/deep"));
    Files.createDirectories(files.resolve("tree/.hidden"));
    for (String name :
        List.of("tree/b", "tree/sub/deep/c", "tree/.hidden/d", "tree/.e", "tree/a")) {
      Files.writeString(files.resolve(name), "content of " + name);
    }
    Files.createSymbolicLink(files.resolve("tree/link"), files.resolve("tree/a"));
    Files.createSymbolicLink(files.resolve("tree/round"), files.resolve("tree"));
    Files.createSymbolicLink(files.resolve("to-tree"), files.resolve("tree"));
  }

  /** Names, modes and contents of all files. */
  private Map<String, String> tree() throws IOException {
    Map<String, String> tree = new TreeMap<>();
    try (Stream<Path> found = Files.walk(files)) {
      for (Path file : found.toList()) {
        tree.put(
            files.relativize(file) + " " + Files.getPosixFilePermissions(file),
            Files.isRegularFile(file) ? Files.readString(file) : "");
      }
    }
    return tree;
  }

  @Test
  void theRequestSaysWhoCallsAndFromWhere() throws Exception {
    variables.put("GRIDLITE_LC_ALL", "");
    variables.put("LINES_OF", "one\ntwo=2");
    variables.put("UMLAUT", "größe");
    List<Map<String, String>> variables = new ArrayList<>();
    ScriptedDaemon.Deeds deeds =
        compare(
            daemon -> {
              variables.add(daemon.request());
              daemon.send(EXIT, "3");
            });
    assertThat(deeds.status()).isEqualTo(3);
    assertThat(deeds.sent())
        .containsExactly(root.toString(), "23", "0", "4", "qsub", "some thing", "", "größe");
    assertThat(variables.get(0))
        .containsEntry("LINES_OF", "one\ntwo=2")
        .containsEntry("UMLAUT", "größe")
        .doesNotContainKeys("LC_ALL", "GRIDLITE_LC_ALL")
        .isEqualTo(variables.get(1));
  }

  @Test
  void theLocaleThatALauncherHasReplacedIsPutBack() throws Exception {
    variables.put("GRIDLITE_LC_ALL", "de_DE");
    List<String> locales = new ArrayList<>();
    compare(
        daemon -> {
          locales.add(daemon.request().get("LC_ALL"));
          daemon.send(EXIT, "0");
        });
    assertThat(locales).containsExactly("de_DE", "de_DE");
  }

  @Test
  void outputIsWrittenAsItComes() throws Exception {
    byte[] octets = new byte[300_000];
    new Random(SEED).nextBytes(octets);
    ScriptedDaemon.Deeds deeds =
        both(
            daemon -> {
              daemon.send(OUT, octets);
              daemon.send(ERR, "größe\n");
              daemon.send(OUT, "");
              daemon.send(OUT, "end\n");
              daemon.send(EXIT, "255");
            });
    assertThat(deeds.out()).hasSize(octets.length + 4).endsWith("end\n");
    assertThat(deeds.status()).isEqualTo(255);
  }

  @Test
  void aReaderThatHasGoneEndsNoCommand() throws Exception {
    // a read that had begun when the reader went may still have taken something
    compared = deeds -> new ScriptedDaemon.Deeds(deeds.sent(), "", deeds.err(), deeds.status());
    assertThat(
            both(daemon -> {
                  daemon.process().getInputStream().close();
                  for (int i = 0; i < 10; i++) {
                    daemon.send(OUT, "x".repeat(100_000));
                  }
                  daemon.send(EXIT, "4");
                })
                .status())
        .isEqualTo(4);
  }

  @Test
  void inputIsSentAsItIs() throws Exception {
    input = new byte[3_000_000];
    new Random(SEED).nextBytes(input);
    ScriptedDaemon.Deeds deeds =
        both(
            daemon -> {
              assertThat(daemon.ask(INPUT).bytes(0)).isEqualTo(input);
              daemon.send(EXIT, "0");
            });
    assertThat(deeds.err()).isEmpty();
  }

  @Test
  void filesAreReadInPieces() throws Exception {
    byte[] content = new byte[(2 << 20) + 7];
    new Random(SEED).nextBytes(content);
    Path file = Files.write(root.resolve("long"), content);
    Path even = Files.write(root.resolve("even"), new byte[1 << 20]);
    ScriptedDaemon.Deeds deeds =
        both(
            daemon -> {
              daemon.ask(MORE);
              for (Path each : List.of(file, even)) {
                Frame reply = daemon.ask(FILE, each.toString());
                while (FileReply.isMore(reply)) {
                  reply = daemon.ask(MORE);
                }
              }
              daemon.ask(FILE, file.toString());
              for (String name : List.of("tree/b", "no", "tree", "tree/b/below", "no/such")) {
                daemon.ask(FILE, files.resolve(name).toString());
              }
              daemon.ask(MORE);
              daemon.send(EXIT, "0");
            });
    assertThat(deeds.sent()).hasSize(8 + 1 + 3 + 2 + 1 + 5 + 1).contains("REPLY [missing, ]");
  }

  @Test
  void filesAreWrittenAndListed() throws Exception {
    ScriptedDaemon.Deeds deeds =
        both(
            daemon -> {
              for (String name : List.of("new", "tree/b", "no/such", "tree", "tree/a/below")) {
                daemon.ask(WRITE, files.resolve(name).toString(), "größe\n".repeat(9));
              }
              for (String name : List.of("tree/sub", "x/y/z", "tree/b", "tree/b/below", "x/")) {
                daemon.ask(MAKE_DIRECTORY, files + "/" + name);
              }
              for (String name : List.of("tree", "to-tree", "tree/a", "no", "x")) {
                daemon.ask(LIST, files.resolve(name).toString());
              }
              daemon.send(EXIT, "0");
            });
    assertThat(deeds.sent()).contains("REPLY [text, a\0b\0link\0sub/deep/c]");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "stat -c %a \"$1\" > \"$FILES/mode\"; echo edited >> \"$1\"",
        "cat \"$1\" > \"$1.2\"; mv \"$1.2\" \"$1\"",
        ":",
        "exit 3",
        "kill -9 $$",
        "printf '\\377' > \"$1\"",
        "rm \"$1\"",
      })
  void anEditorIsRun(String does) throws Exception {
    variables.put("EDITOR", program("editor", does).toString());
    variables.put("VISUAL", "/bin/false");
    variables.put("FILES", files.toString());
    variables.put("TMPDIR", root.toString());
    List<String> kept = new ArrayList<>();
    both(
        daemon -> {
          String file = daemon.edit("größe\n", ".queue").text(3);
          if (!file.isEmpty()) {
            kept.add(file);
            assertThat(Path.of(file)).exists();
          }
          daemon.send(DISCARD);
          daemon.send(EXIT, "0");
        });
    assertThat(kept).allMatch(file -> file.endsWith(".queue") && !Files.exists(Path.of(file)));
    assertThat(kept).hasSize(does.startsWith("printf") || does.startsWith("rm") ? 0 : 2);
    Path mode = files.resolve("mode");
    assertThat(!Files.exists(mode) || Files.readString(mode).equals("600\n")).isTrue();
  }

  @Test
  void theOtherEditorMayHaveArguments() throws Exception {
    variables.put("EDITOR", "");
    variables.put("VISUAL", "sed -i s/a/b/");
    List<String> texts = new ArrayList<>();
    both(
        daemon -> {
          Frame reply = daemon.edit("a\n", "");
          texts.add(reply.text());
          Files.delete(Path.of(reply.text(3)));
          daemon.send(EXIT, "0");
        });
    assertThat(texts).containsExactly("b\n", "b\n");
  }

  @Test
  void filesToEditAreWhereTheUserWantsTemporaryFiles() throws Exception {
    variables.put("EDITOR", "true");
    List<Path> directories = new ArrayList<>();
    for (String wanted : List.of(files.toString(), files.resolve("no").toString())) {
      variables.put("TMPDIR", wanted);
      both(
          daemon -> {
            directories.add(Path.of(daemon.edit("a\n", ".x").text(3)).getParent());
            daemon.send(DISCARD);
            daemon.send(EXIT, "0");
          });
    }
    assertThat(directories).containsExactly(files, files, Path.of("/tmp"), Path.of("/tmp"));
  }

  @Test
  void withoutATerminalNobodySaysYes() throws Exception {
    ScriptedDaemon.Deeds deeds =
        both(
            daemon -> {
              daemon.ask(ASK, "again? ");
              daemon.send(EXIT, "0");
            });
    assertThat(deeds.sent()).contains("REPLY [0]");
  }

  @Test
  void withoutAnEditorTheReplySaysWhy() throws Exception {
    ScriptedDaemon.Deeds deeds =
        both(
            daemon -> {
              daemon.edit("a\n", ".x");
              daemon.send(DISCARD);
              daemon.send(EXIT, "0");
            });
    assertThat(deeds.sent()).last().asString().contains("EDITOR and VISUAL are not set");
  }

  @Test
  void noFileIsMadeElsewhereThanInTheTemporaryDirectory() throws Exception {
    variables.put("EDITOR", "true");
    ScriptedDaemon.Deeds deeds = both(daemon -> daemon.send(EDIT, "a\n", "/../../x"));
    assertThat(deeds.err()).contains("a slash in the end of a file's name");
    assertThat(deeds.status()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"INT", "TERM", "HUP"})
  void aWaitingCommandGetsInterrupts(String signal) throws Exception {
    ScriptedDaemon.Deeds deeds =
        both(
            daemon -> {
              daemon.send(WAIT);
              // whatever is asked for behind it shows that it has been seen
              daemon.ask(LIST, files.resolve("no").toString());
              signal(daemon, signal);
              daemon.awaitEnd();
              daemon.send(OUT, "Interrupted!\n");
              daemon.send(EXIT, "1");
            });
    assertThat(deeds.out()).isEqualTo("Interrupted!\n");
    assertThat(deeds.status()).isEqualTo(1);
  }

  private static void signal(ScriptedDaemon daemon, String signal) throws Exception {
    String process = Long.toString(daemon.process().pid());
    assertThat(new ProcessBuilder("/bin/kill", "-" + signal, process).start().waitFor()).isZero();
  }

  @Test
  void aSignalThatTheCallerIgnoresIsIgnored() throws Exception {
    shell = "trap '' HUP; exec \"$@\"";
    ScriptedDaemon.Deeds deeds =
        both(
            daemon -> {
              daemon.send(WAIT);
              signal(daemon, "HUP");
              daemon.ask(LIST, files.resolve("no").toString());
              daemon.send(EXIT, "0");
            });
    assertThat(deeds.status()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"INT", "TERM"})
  void aCommandThatDoesNotWaitIsEnded(String signal) throws Exception {
    ScriptedDaemon.Deeds deeds =
        both(
            daemon -> {
              daemon.ask(LIST, files.resolve("no").toString());
              signal(daemon, signal);
              daemon.awaitEnd();
            });
    assertThat(deeds.status()).isEqualTo(signal.equals("INT") ? 130 : 143);
  }

  @Test
  void aLostConnectionIsAnErrorAndNothingIsTriedAgain() throws Exception {
    ScriptedDaemon.Deeds deeds = both(daemon -> {});
    assertThat(deeds.status()).isEqualTo(1);
    assertThat(deeds.err())
        .isEqualTo("qsub: the daemon of cell " + cell + ": the other side has gone\n");
    assertThat(deeds.out()).isEmpty();
    assertThat(both(daemon -> daemon.send(new byte[] {3, 0, 0})).err()).isEqualTo(deeds.err());
  }

  @Test
  void aRequestThatIsRefusedBeforeItIsReadIsAnswered() throws Exception {
    List<String> many = new ArrayList<>(List.of("qsub"));
    for (int i = 0; i < 10; i++) {
      many.add("x".repeat(100_000));
    }
    words = many;
    ScriptedDaemon.Deeds deeds =
        compare(
            daemon -> {
              daemon.send(ERR, "too much\n");
              daemon.send(EXIT, "75");
            });
    assertThat(deeds.err()).isEqualTo("too much\n");
    assertThat(deeds.status()).isEqualTo(75);
  }

  static Stream<byte[]> noFrames() {
    return Stream.of(
        new byte[] {99, 0, 0, 0, 0},
        new byte[] {0, 0, 0, 0, 0},
        new byte[] {3, 0, 0, 0, 0},
        new byte[] {3, 0, 0, 0, 4, 0, 0, 0, 1},
        new byte[] {3, 0, 0, 0, 3, 0, 0, 0},
        new byte[] {9, 0, 0, 0, 7, 0, 0, 0, 3, '3', '0', '0'},
        new byte[] {9, 0, 0, 0, 5, 0, 0, 0, 1, 'x'});
  }

  @ParameterizedTest
  @MethodSource("noFrames")
  void whatIsNoFrameEndsTheCommand(byte[] bytes) throws Exception {
    ScriptedDaemon.Deeds deeds = both(daemon -> daemon.send(bytes));
    assertThat(deeds.status()).isEqualTo(1);
    assertThat(deeds.err()).startsWith("qsub: the daemon of cell " + cell + ": ");
  }

  @ParameterizedTest
  @EnumSource(
      value = Frame.Kind.class,
      names = {
        "REQUEST",
        "REPLY",
        "CONTROL",
        "STATE",
        "RELAY",
        "CHALLENGE",
        "CREDENTIAL",
        "WELCOME"
      })
  void framesForOthersAreRefused(Frame.Kind kind) throws Exception {
    ScriptedDaemon.Deeds deeds = both(daemon -> daemon.send(kind, "a"));
    assertThat(deeds.err()).endsWith(": the daemon sent " + kind + "\n");
    assertThat(deeds.status()).isEqualTo(1);
  }

  @Test
  void aSocketWhosePathIsTooLongForAnAddressIsReached() throws Exception {
    cell = Files.createDirectory(root.resolve("long".repeat(30)));
    assertThat(both(daemon -> daemon.send(EXIT, "6")).status()).isEqualTo(6);
  }

  // ------------------------------------------------------ what the client in Perl leaves to Java

  private ScriptedDaemon.Deeds left() throws Exception {
    return ScriptedDaemon.serve(cell, perl(), input, ScriptedDaemon::request, SEEN);
  }

  private void assertLeft(ScriptedDaemon.Deeds deeds) {
    assertThat(deeds.out()).isEqualTo("java declined some thing  grÃ¶Ã\u009fe\n");
    assertThat(deeds.err()).isEmpty();
    assertThat(deeds.status()).isZero();
  }

  @Test
  void aDeclinedCommandBeginsAnewInJava() throws Exception {
    ScriptedDaemon.Talk talk =
        daemon -> {
          daemon.request();
          daemon.send(DECLINE);
        };
    assertLeft(ScriptedDaemon.serve(cell, perl(), input, talk, SEEN));
    ScriptedDaemon.Deeds java = ScriptedDaemon.serve(cell, java(), input, talk, SEEN);
    assertThat(java.err()).contains("there is no cell in " + cell);
  }

  @ParameterizedTest
  @ValueSource(strings = {"default rwxr-xrwx", ". rwxrwxrwx", "default rwxrwxr-x"})
  void thatADirectoryCanBeWrittenByOthersIsForBothTheSame(String setting) throws Exception {
    String[] parts = setting.split(" ");
    mode(root.resolve(parts[0]), parts[1]);
    if (CellTrust.objection(cell).isEmpty()) {
      assertThat(both(daemon -> daemon.send(EXIT, "6")).status()).isEqualTo(6);
    } else {
      assertLeft(left());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"default", "."})
  void aDirectoryOfAnotherUserIsNotTrusted(String directory) throws Exception {
    give(root.resolve(directory), "unix:uid");
    assertThat(CellTrust.objection(cell)).isNotEmpty();
    ScriptedDaemon.Deeds deeds = left();
    assertLeft(deeds);
    assertThat(deeds.sent()).as("nothing is sent").isEmpty();
  }

  @Test
  void aDirectoryThatAnotherGroupCanWriteIsNotTrusted() throws Exception {
    give(cell, "unix:gid");
    mode(cell, "rwxrwxr-x");
    assertThat(CellTrust.objection(cell)).isNotEmpty();
    assertLeft(left());
  }

  private static void give(Path file, String attribute) throws IOException {
    assumeTrue(
        Files.getAttribute(Path.of("/proc/self"), "unix:uid").equals(0), "root alone gives away");
    Files.setAttribute(file, attribute, 65534);
  }

  @Test
  void withoutADaemonJavaDoesIt() throws Exception {
    Process process = perl().start();
    assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).trim())
        .startsWith("java declined");
    assertThat(process.waitFor()).isZero();
  }
}
