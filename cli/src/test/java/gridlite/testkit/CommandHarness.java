package gridlite.testkit;

import gridlite.catalogue.Catalogue;
import gridlite.exec.SimulatedExecutor;
import gridlite.name.HostName;
import gridlite.name.UserName;
import gridlite.operation.Actor;
import gridlite.operation.configure.InitCell;
import gridlite.port.ClusterStore;
import gridlite.port.ForwardingStore;
import gridlite.port.MemoryClusterStore;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.runtime.Cell;
import gridlite.runtime.CellClock;
import gridlite.runtime.CommandContext;
import gridlite.runtime.CommandRunner;
import gridlite.runtime.Console;
import gridlite.state.ClusterState;
import gridlite.state.Outcome;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Runs commands in this JVM on a simulated cell in memory, as the daemon runs those of its clients.
 * The files of the cell and of its users are in a scratch directory.
 */
public final class CommandHarness {
  private static final Pattern WORD = Pattern.compile("'([^']*)'|\"([^\"]*)\"|(\\S+)");
  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
  private static final String HOST = "master";

  private final Path directory;
  private MemoryClusterStore store;
  private UnaryOperator<String> editor = text -> text;
  private boolean othersWrite;
  private Runnable whenCaught = () -> {};

  /**
   * What became of a command.
   *
   * @param status its exit status
   * @param out standard output
   * @param err standard error
   */
  public record Result(int status, String out, String err) {
    /** What was written on both streams, standard output first. */
    public String text() {
      return out + err;
    }
  }

  /**
   * A new cell; root manages it, and its only host is {@code master}, without a queue.
   *
   * @param directory where its files are, also the working directory and home of all users
   */
  public CommandHarness(Path directory) throws IOException {
    this.directory = directory.toRealPath();
    Files.createDirectories(directory.resolve("default/common"));
    InitCell.Machine machine = new InitCell.Machine(HostName.of(HOST), 2, "/spool");
    store =
        new MemoryClusterStore(
            ClusterState.blank()
                .apply(InitCell.bare(InitCell.Template.SIMULATED, "root", machine).changes()));
  }

  /**
   * A new cell with two hosts, {@code n1} with two licences {@code lic} and {@code n2}, and the
   * queue {@code all.q} with two slots on each and the parallel environment {@code smp}. Job 1 of
   * alice runs in both slots of {@code n1}; job 2 of bob and tasks 1 to 3 of job 3 of alice wait.
   */
  public static CommandHarness withJobs(Path directory) throws IOException {
    CommandHarness cell = new CommandHarness(directory);
    cell.build(
        cluster ->
            cluster
                .complex("lic lic INT <= YES YES 0 0")
                .parallelEnvironment("smp", "$pe_slots")
                .host("n1", "lic=2")
                .host("n2")
                .queue("all.q", "n1 n2", "slots", "2", "pe_list", "smp")
                .job("alice")
                .running("all.q@n1", 2)
                .add()
                .job("bob")
                .add()
                .job("alice")
                .tasks(1, 3)
                .add());
    return cell;
  }

  /** Adds to the state of the cell. */
  public void build(UnaryOperator<ClusterBuilder> steps) {
    restore(steps.apply(ClusterBuilder.of(state()).at(NOON)).state());
  }

  /** The state of the cell. */
  public ClusterState state() {
    return store.read(state -> state);
  }

  /** Sets the state of the cell. */
  public void restore(ClusterState state) {
    store = new MemoryClusterStore(state);
  }

  /**
   * From now on another process has the right to write, and keeps it: a command that waits for it
   * fails with an error.
   */
  public void letOthersWrite() {
    othersWrite = true;
  }

  /** A store to which somebody else writes. */
  private static final class BusyStore extends ForwardingStore {
    BusyStore(ClusterStore store) {
      super(store);
    }

    @Override
    public <R> R update(String who, Function<ClusterState, Outcome<R>> operation) {
      throw new AssertionError("waits for a writer");
    }

    @Override
    public void unlessOthersWrite(Runnable updates) {
      // others do
    }
  }

  /** Scratch directory, the working directory of commands. */
  public Path directory() {
    return directory;
  }

  /** Writes a file of the users. */
  public void write(String file, String text) throws IOException {
    Path path = directory.resolve(file);
    Files.createDirectories(path.resolveSibling("."));
    Files.write(path, text.getBytes(StandardCharsets.UTF_8));
  }

  /** Text of a file of the users. */
  public String read(String file) throws IOException {
    return Files.readString(directory.resolve(file));
  }

  /** Sets what the users' editor makes of a text. */
  public void edits(UnaryOperator<String> change) {
    editor = change;
  }

  /** Sets what is done when a command begins to catch interrupts. */
  public void whenCaught(Runnable action) {
    whenCaught = action;
  }

  /** Runs a command line of root that must succeed, and returns what it writes. */
  public String succeed(String line) {
    Result result = run(line);
    if (result.status() != 0) {
      throw new AssertionError(line + ": " + result);
    }
    return result.text();
  }

  /** Runs a command line of root that must fail, and returns what it writes. */
  public String fail(String line) {
    Result result = run(line);
    if (result.status() == 0) {
      throw new AssertionError(line + ": " + result);
    }
    return result.text();
  }

  /** Runs a command line of root. */
  public Result run(String line) {
    return runAs("root", line);
  }

  /** Runs a command line. */
  public Result runAs(String user, String line) {
    return run(user, words(line), "");
  }

  /** Runs a command; what it throws but problems passes. */
  public Result run(String user, List<String> words, String input) {
    RecordingConsole console = new RecordingConsole(directory, input, editor);
    console.whenCaught(whenCaught);
    int status;
    try {
      status =
          CommandRunner.run(
              context(user, words.get(0), console),
              Catalogue.read(words.get(0), words.subList(1, words.size())));
    } catch (GridException e) {
      for (Problem problem : e.problems()) {
        console.err(problem.text() + "\n");
      }
      if (e.problems().get(0).kind() == ProblemKind.INTERNAL) {
        throw e;
      }
      status = e.exitStatus();
    }
    return new Result(status, console.output(), console.errors());
  }

  private CommandContext context(String user, String command, Console console) {
    long id = user.equals("root") ? 0 : 1001;
    ClusterStore known = othersWrite ? new BusyStore(store) : store;
    return new CommandContext(
        command,
        console,
        new Actor(UserName.of(user), "users", id, id, HostName.of(HOST)),
        new Cell(directory, "default"),
        known,
        new SimulatedExecutor(),
        new CellClock(known, InstantSource.fixed(NOON)),
        Map.of("HOME", directory.toString(), "TZ", "UTC", "PATH", "/bin", "EDITOR", "vi"),
        directory,
        18);
  }

  /** Splits a line as a shell does, as far as quotes go. */
  public static List<String> words(String line) {
    List<String> words = new ArrayList<>();
    Matcher word = WORD.matcher(line);
    while (word.find()) {
      String plain = word.group(3);
      words.add(plain != null ? plain : word.group(1) != null ? word.group(1) : word.group(2));
    }
    return List.copyOf(words);
  }
}
