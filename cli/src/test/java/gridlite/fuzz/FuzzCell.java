package gridlite.fuzz;

import gridlite.catalogue.Catalogue;
import gridlite.exec.SimulatedExecutor;
import gridlite.operation.Actor;
import gridlite.operation.InitCell;
import gridlite.port.MemoryClusterStore;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.remote.LocalFiles;
import gridlite.runtime.Cell;
import gridlite.runtime.CellClock;
import gridlite.runtime.CommandContext;
import gridlite.runtime.CommandRunner;
import gridlite.runtime.Console;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A simulated cell in memory; its files are in a scratch directory. */
public final class FuzzCell {
  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
  private static final String HOST = "master";

  private final Path directory;
  private MemoryClusterStore store;

  /** What an editor makes of any text. */
  private String edited = "";

  /**
   * What became of a command.
   *
   * @param status its exit status
   * @param out standard output
   * @param err standard error
   */
  public record Result(int status, String out, String err) {}

  /** A new cell whose files are in a directory. */
  public FuzzCell(Path directory) throws IOException {
    this.directory = directory;
    Files.createDirectories(directory.resolve("default/common"));
    List<Change> content =
        InitCell.init(InitCell.Template.SIMULATED, "root", new InitCell.Machine(HOST, 2, "/spool"))
            .changes();
    store = new MemoryClusterStore(ClusterState.blank().apply(content));
  }

  ClusterState state() {
    return store.read(state -> state);
  }

  /** Brings a former state back. */
  void restore(ClusterState state) {
    store = new MemoryClusterStore(state);
  }

  /** Scratch directory, the working directory of commands. */
  Path directory() {
    return directory;
  }

  public void write(String file, String text) throws IOException {
    Path path = directory.resolve(file);
    Files.createDirectories(path.resolveSibling("."));
    Files.write(path, text.getBytes(StandardCharsets.UTF_8));
  }

  void setEdited(String text) {
    edited = text;
  }

  /** Runs a command; what it throws but problems passes. */
  public Result run(String user, List<String> words, String input) {
    Output console = new Output(input);
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
    return new Result(status, console.out.toString(), console.err.toString());
  }

  private CommandContext context(String user, String command, Console console) {
    long id = user.equals("root") ? 0 : 1001;
    return new CommandContext(
        command,
        console,
        new Actor(user, "users", id, id, HOST),
        new Cell(directory, "default"),
        store,
        new SimulatedExecutor(),
        new CellClock(store, InstantSource.fixed(NOON)),
        Map.of("HOME", directory.toString(), "TZ", "UTC", "PATH", "/bin", "EDITOR", "vi"),
        directory,
        18);
  }

  /** Keeps what is written; files are read and written in the scratch directory alone. */
  private final class Output implements Console {
    private final StringBuilder out = new StringBuilder();
    private final StringBuilder err = new StringBuilder();
    private final String input;

    Output(String input) {
      this.input = input;
    }

    @Override
    public void out(String text) {
      out.append(text);
    }

    @Override
    public void err(String text) {
      err.append(text);
    }

    @Override
    public boolean isInterrupted() {
      return true;
    }

    @Override
    public String readInput() {
      return input;
    }

    @Override
    public InputStream openFile(Path file) throws IOException {
      return LocalFiles.open(inScratch(file));
    }

    @Override
    public void writeFile(Path file, String text) throws IOException {
      LocalFiles.write(inScratch(file), text);
    }

    @Override
    public List<String> listFiles(Path directory) throws IOException {
      return LocalFiles.list(inScratch(directory));
    }

    @Override
    public void makeDirectory(Path directory) throws IOException {
      LocalFiles.makeDirectory(inScratch(directory));
    }

    private Path inScratch(Path file) throws IOException {
      if (!file.normalize().startsWith(directory)) {
        throw new AccessDeniedException(file.toString());
      }
      return file;
    }

    @Override
    public boolean isTerminal() {
      return false;
    }

    @Override
    public Edited edit(String text, String suffix) {
      return new Edited(edited, true, 0, "kept", Optional.empty());
    }

    @Override
    public void discard(Edited edit) {
      // it was never written
    }
  }
}
