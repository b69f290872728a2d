package gridlite.command.cell;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.runtime.CommandContext;
import gridlite.runtime.Directories;
import gridlite.runtime.Identity;
import gridlite.runtime.Machine;
import gridlite.verb.Verb;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import picocli.CommandLine.Command;

/**
 * {@code gridlite archive}: makes the class-data archive that halves the time of every command. It
 * holds the classes that some typical commands load, parsed and verified; the launcher finds it
 * beside the jars, and the JVM passes over it when the jars have changed since.
 *
 * @see "docs/design.md, start-up"
 */
public final class ClassArchive {
  /** A small site, for the scheduler to have something to do: a file for each object. */
  private static final Map<String, String> SITE =
      Map.of(
          "host",
          """
          hostname node01
          load_scaling NONE
          complex_values num_proc=4,mem_free=8G
          user_lists NONE
          xuser_lists NONE
          projects NONE
          xprojects NONE
          usage_scaling NONE
          report_variables NONE
          """,
          "environment",
          """
          pe_name mpi
          slots 9
          user_lists NONE
          xuser_lists NONE
          start_proc_args NONE
          stop_proc_args NONE
          allocation_rule $fill_up
          control_slaves FALSE
          job_is_first_task TRUE
          urgency_slots min
          accounting_summary FALSE
          qsort_args NONE
          """,
          "quota",
          """
          {
          name quota
          enabled TRUE
          limit users u1 queues all.q to slots=1
          limit users {*} hosts {*} to slots=3
          }
          """);

  /** Commands whose classes are wanted; run one after the other in a cell of their own. */
  private static final List<String> TYPICAL =
      List.of(
          "gridlite init --simulate",
          "qconf -Ae host",
          "qconf -Ap environment",
          "qconf -Arqs quota",
          "qconf -aq all.q",
          "qconf -aattr queue hostlist node01 all.q",
          "qconf -mattr queue slots 4 all.q",
          "qconf -rattr queue load_thresholds NONE all.q",
          "qconf -sc",
          "qconf -sq",
          "qconf -sconf",
          "qconf -ssconf",
          "qconf -aattr exechost complex_values slots=9 global",
          "qsub -N typical -cwd -j y -l h_rt=60 -b y /bin/sleep 3",
          "qsub -t 1-3 -h -b y /bin/sleep 3",
          "qsub -t 1-9 -l mem_free=1G -b y /bin/sleep 3",
          "qsub -p -5 -pe mpi 2 -b y /bin/sleep 3",
          "qsub -pe mpi 5 -b y /bin/sleep 3",
          "qsched run",
          "qsched run",
          "qstat",
          "qstat -f",
          "qstat -j 1",
          "qstat -fmt json",
          "qconf -fmt json -sq all.q",
          "qalter -p -3 1",
          "qhold 1",
          "qrls 1",
          "qdel 1",
          "qhost",
          "qhost -q",
          "qquota",
          "qselect",
          "qacct",
          "gridlite daemon start",
          "qsub -b y /bin/sleep 3",
          "qstat",
          "gridlite daemon stop");

  /** Flag that makes a JVM write the names of the classes it loads. */
  public static final String LIST_FLAG = "-XX:DumpLoadedClassList=";

  /** End of the name of the daemon's list. */
  public static final String DAEMON_SUFFIX = ".daemon";

  private final Path lib;
  private final Path scratch;
  private final List<String> classPath;

  private ClassArchive(Path lib, Path scratch, List<String> classPath) {
    this.lib = lib;
    this.scratch = scratch;
    this.classPath = classPath;
  }

  /** {@code gridlite archive}. */
  @Command(
      name = "archive",
      description = "Make the class-data archive that speeds up all commands.")
  public static final class Make extends Verb {
    @Override
    public int run(CommandContext context) {
      return make(context);
    }
  }

  /** Makes the archive beside the jars that this process runs from. */
  private static int make(CommandContext context) {
    try {
      List<String> jars = new ArrayList<>();
      for (String jar : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
        jars.add(Path.of(jar).toRealPath().toString());
      }
      Path lib = Optional.ofNullable(Path.of(jars.get(0)).getParent()).orElseThrow();
      if (!Files.isWritable(lib)) {
        throw new GridException(
            Problem.refused("no right to write in " + lib)
                .hint("the archive is made by whoever has installed gridlite"));
      }
      Path scratch = Files.createTempDirectory("gridlite-archive-");
      try {
        Path made = new ClassArchive(lib, scratch, jars).make();
        context.console().out("made " + made + " (" + Files.size(made) / 1024 + " KB)\n");
      } finally {
        Directories.remove(scratch);
      }
      return 0;
    } catch (IOException e) {
      throw new GridException(Problem.refused("can't make the class-data archive: " + e));
    }
  }

  private Path make() throws IOException {
    for (Map.Entry<String, String> file : SITE.entrySet()) {
      Files.writeString(scratch.resolve(file.getKey()), file.getValue());
    }
    Set<String> classes = new TreeSet<>();
    for (String command : TYPICAL) {
      Path list = scratch.resolve("classes");
      Files.deleteIfExists(list);
      run(List.of(LIST_FLAG + list), List.of(command.split(" ", -1)));
      addList(classes, list);
    }
    addList(classes, scratch.resolve("classes" + DAEMON_SUFFIX));
    Path all = scratch.resolve("all");
    Files.write(all, classes);
    Path archive = lib.resolve("gridlite.jsa");
    // a JVM crashes on an archive that is cut off, so it appears under its name when it is whole
    Path unfinished = Files.createTempFile(lib, "archive-", ".new");
    run(
        List.of(
            "-Xshare:dump",
            "-XX:SharedClassListFile=" + all,
            "-XX:SharedArchiveFile=" + unfinished),
        List.of());
    publish(unfinished, archive);
    Path settings = Files.createTempFile(lib, "archive-", ".sh");
    Files.writeString(settings, "lib='" + lib + "' archive='" + archive + "'\n");
    publish(settings, lib.resolve("archive.sh"));
    return archive;
  }

  private static void addList(Set<String> classes, Path list) throws IOException {
    if (Files.exists(list)) {
      classes.addAll(Files.readAllLines(list, StandardCharsets.UTF_8));
    }
  }

  private static void publish(Path unfinished, Path file) throws IOException {
    Files.setPosixFilePermissions(unfinished, PosixFilePermissions.fromString("rw-r--r--"));
    Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
  }

  /** Runs a JVM like the launcher's. What the command says is of no interest here. */
  private void run(List<String> flags, List<String> words) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(flags);
    command.addAll(List.of("-cp", String.join(File.pathSeparator, classPath)));
    if (!words.isEmpty()) {
      command.add(Machine.MAIN);
      command.addAll(words);
    }
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(scratch.toFile())
            .redirectInput(new File("/dev/null"))
            .redirectOutput(scratch.resolve("output").toFile())
            .redirectErrorStream(true);
    Map<String, String> variables = builder.environment();
    variables.put("SGE_ROOT", scratch.resolve("root").toString());
    variables.remove("SGE_CELL");
    variables.remove(Identity.ACT_AS);
    if (words.contains("qsub")) {
      // root may not submit
      variables.put(Identity.ACT_AS, "nobody");
    }
    variables.put("EDITOR", "true");
    variables.remove("VISUAL");
    try {
      int status = builder.start().waitFor();
      if (status != 0 && words.isEmpty()) {
        throw new IOException(Files.readString(scratch.resolve("output")));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }
}
