package gridlite.fuzz;

import gridlite.catalogue.Catalogue;
import gridlite.remote.Frame;
import gridlite.remote.LocalFiles;
import gridlite.state.ClusterState;
import gridlite.testkit.CommandHarness;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.ByteBuffer;
import java.nio.channels.ByteChannel;
import java.nio.channels.Channels;
import java.nio.channels.ReadableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Runs mutated inputs on a cell in memory. An input fails when a command throws anything but
 * problems, takes more than {@link #MOST_SECONDS} of CPU, or takes over an object that its own
 * listing is not read back to. Rounds of {@link #ROUND} inputs begin with the same cell and a seed
 * of their own, so that each can be repeated.
 */
final class Fuzz {
  /** Longest text that mutations make, in characters. */
  static final int LONGEST = 400_000;

  /** Names of the commands. */
  static final Set<String> COMMANDS =
      Stream.of(Catalogue.values()).map(Catalogue::command).collect(Collectors.toUnmodifiableSet());

  private static final int ROUND = 10;
  private static final double MOST_SECONDS = 2;
  private static final double NANOSECONDS = 1e9;
  private static final String FILE = "input";
  private static final List<String> USERS = List.of("root", "root", "root", "alice", "bob");

  /** Words that start processes, or write files outside of the cell. */
  private static final Set<String> UNSAFE =
      Set.of("export", "manual", "archive", "init", "daemon", "follow", "-sync", "-jsv");

  /** What is asked after an input, so that what was accepted goes through everything. */
  private static final List<List<String>> PROBES =
      Stream.of(
              "qsched run --explain",
              "qsched advance 40",
              "qstat -f -ext -u *",
              "qstat -xml -j *",
              "qstat -j *",
              "qstat -u * -fmt json",
              "qstat -F -q all.q -explain aAcE",
              "qstat -g c",
              "qhost -F -q -j",
              "qquota -u *",
              "qrstat -u *",
              "qconf -sc",
              "qconf -srqs",
              "qconf -sstree",
              "qconf -sconf",
              "qconf -sq *",
              "gridlite lint",
              "gridlite explain 1")
          .map(CommandHarness::words)
          .toList();

  /** What is mutated. */
  enum Kind {
    /** A file that a verb of qconf reads. */
    OBJECT_FILE,
    /** What comes out of an editor. */
    EDITED,
    /** The words of any command. */
    COMMAND_LINE,
    /** A script with options in it. */
    SCRIPT,
    /** Accounting records. */
    ACCOUNTING,
    /** A recorded workload. */
    TRACE,
    /** An object as JSON. */
    JSON,
    /** Files of options that are always there. */
    PRESET,
    /** A directory that is imported. */
    SITE,
    /** Bytes on the socket. */
    FRAME
  }

  /**
   * A failed input.
   *
   * @param seed of its round
   * @param kind what was mutated
   * @param command the words of the command
   * @param text the text that it has read
   * @param thrown why it failed
   */
  record Failure(long seed, Kind kind, List<String> command, String text, Throwable thrown) {
    @Override
    public String toString() {
      StringWriter trace = new StringWriter();
      thrown.printStackTrace(new PrintWriter(trace));
      String why = trace.toString().lines().limit(25).collect(Collectors.joining("\n"));
      return "repeat: bench/fuzz 10 "
          + seed
          + "\n"
          + kind
          + " "
          + shown(command.toString())
          + "\n"
          + shown(text)
          + "\n"
          + shown(why)
          + "\n";
    }

    /** What failures of the same cause have in common. */
    String place() {
      for (StackTraceElement frame : thrown.getStackTrace()) {
        if (frame.getClassName().startsWith("gridlite.")) {
          return thrown.getClass().getSimpleName() + " at " + frame;
        }
      }
      return thrown.toString();
    }

    private static String shown(String text) {
      return text.length() > 3000 ? text.substring(0, 3000) + "... (" + text.length() + ")" : text;
    }
  }

  private final Corpus corpus;
  private final CommandHarness cell;
  private final ClusterState base;
  private final List<String> objects;
  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final List<Failure> failures = new ArrayList<>();
  private final Map<Kind, Integer> counts = new EnumMap<>(Kind.class);
  private final Map<Integer, Integer> statuses = new TreeMap<>();
  private double longest;
  private volatile @Nullable Failure current;
  private volatile long begin;

  // of the present round
  private long seed;
  private Random random = new Random(0);
  private Mutator mutator = new Mutator(random, List.of(""));

  Fuzz(Corpus corpus, CommandHarness cell) {
    this.corpus = corpus;
    this.cell = cell;
    this.base = cell.state();
    this.objects = corpus.texts().stream().filter(text -> verb(text) != null).toList();
  }

  /** A cell with the objects of a site and some jobs. */
  static CommandHarness cell(Path scratch, Path site) throws IOException {
    CommandHarness cell = new CommandHarness(scratch);
    cell.edits(text -> "");
    for (String file : LocalFiles.list(site)) {
      cell.write("site/" + file, Files.readString(site.resolve(file)));
    }
    require(cell.run("root", List.of("gridlite", "import", "site"), ""));
    for (String line :
        List.of(
            "qsub -b y -N one -l lic=1 -t 1-5 sleep 100",
            "qsub -b y -N two -l ram=2G -q low.q sleep 40",
            "qsub -b y -pe mpi 2-4 -R y -P red sleep 30",
            "qsub -b y -hold_jid 1 -l gpu=1 -p -5 -ac a=b sleep 20",
            "qsub -b y -a 203001011200 -M a@b.c -o out -notify sleep 10",
            "qsub -b y -l ram=100G -now n sleep 10",
            "qrsub -a 202603021200 -d 1:0:0 -pe smp 2 -u alice",
            "qsched run",
            "qsub -b y -N late sleep 10",
            "qsched advance 50")) {
      require(cell.run(line.contains("qrsub") ? "root" : "alice", CommandHarness.words(line), ""));
    }
    return cell;
  }

  private static void require(CommandHarness.Result result) {
    if (result.status() != 0) {
      throw new IllegalStateException(result.toString());
    }
  }

  /** Runs some inputs; rounds have the seeds from this one on. */
  List<Failure> run(int inputs, long firstSeed) throws IOException {
    for (int done = 0; done < inputs; done += ROUND) {
      seed = firstSeed + done / ROUND;
      random = new Random(seed);
      mutator = new Mutator(random, corpus.texts());
      cell.restore(base);
      for (int i = 0; i < ROUND; i++) {
        Kind kind = Kind.values()[random.nextInt(Kind.values().length)];
        counts.merge(kind, 1, Integer::sum);
        input(kind);
      }
    }
    return failures;
  }

  private void input(Kind kind) throws IOException {
    switch (kind) {
      case OBJECT_FILE -> object(false);
      case EDITED -> object(true);
      case COMMAND_LINE -> commandLine();
      case SCRIPT -> {
        file(Samples.SCRIPT);
        line(kind, "qsub " + FILE, "qalter -@ " + FILE + " 1", "qsub -@ " + FILE + " -b y x");
      }
      case ACCOUNTING -> {
        file(Samples.RECORD.repeat(2));
        line(
            kind,
            "qacct -f input -j",
            "qacct -f input -o -P",
            "qacct -f input -j 12 -fmt json",
            "gridlite simulate --workload input");
      }
      case TRACE -> {
        file(Samples.TRACE);
        line(
            kind,
            "gridlite simulate --workload input",
            "gridlite simulate --workload input -R y -fmt csv");
      }
      case JSON -> json();
      case PRESET -> preset();
      case SITE -> site();
      case FRAME -> frame();
    }
    if (random.nextInt(4) == 0) {
      for (List<String> probe : PROBES) {
        run(kind, "root", probe, "");
      }
    }
  }

  private void file(String seedText) throws IOException {
    cell.write(FILE, mutator.text(seedText));
  }

  private <T> T pick(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  private void line(Kind kind, String... lines) throws IOException {
    String text = Files.readString(cell.directory().resolve(FILE), StandardCharsets.ISO_8859_1);
    run(kind, "alice", CommandHarness.words(pick(List.of(lines))), text);
  }

  /** The verbs of qconf that read a text, without their first letters; null for other texts. */
  private static @Nullable String verb(String text) {
    for (Map.Entry<String, String> verb : VERBS.entrySet()) {
      if (text.startsWith(verb.getKey())) {
        return verb.getValue();
      }
    }
    return null;
  }

  /** How texts begin, and the verbs that read them. */
  private static final Map<String, String> VERBS = new LinkedHashMap<>();

  static {
    VERBS.put("qname", "q");
    VERBS.put("group_name", "hgrp");
    VERBS.put("hostname", "e");
    VERBS.put("pe_name", "p");
    VERBS.put("ckpt_name", "ckpt");
    VERBS.put("calendar_name", "cal");
    VERBS.put("algorithm", "sconf");
    VERBS.put("execd_spool_dir", "conf");
    VERBS.put("id=", "tree");
    VERBS.put("#name", "c");
    VERBS.put("{", "rqs");
    VERBS.put("name ", "u");
  }

  private void object(boolean inEditor) throws IOException {
    String seedText = pick(objects);
    String verb = random.nextInt(10) == 0 ? pick(List.copyOf(VERBS.values())) : verb(seedText);
    if ("u".equals(verb)) {
      verb = seedText.contains("acl") ? "prj" : seedText.contains("delete_time") ? "user" : "u";
    }
    String text = mutator.text(seedText);
    cell.write(FILE, text);
    cell.edits(before -> text);
    String name = CommandHarness.words(seedText.strip() + " x x").get(1);
    List<String> words = new ArrayList<>(List.of("qconf"));
    if (inEditor) {
      words.add((random.nextBoolean() ? "-m" : "-a") + ("tree".equals(verb) ? "stree" : verb));
      words.add(name);
    } else {
      words.add((random.nextInt(3) == 0 ? "-A" : "-M") + verb);
      words.add(FILE);
      if ("conf".equals(verb)) {
        words.set(2, "global");
        cell.write("global", text);
      }
    }
    run(inEditor ? Kind.EDITED : Kind.OBJECT_FILE, "root", words, text);
  }

  private void commandLine() throws IOException {
    List<String> words = new ArrayList<>(mutator.words(pick(corpus.lines())));
    String text = mutator.text(pick(corpus.texts()));
    cell.write("FILE", text);
    cell.edits(before -> text);
    boolean safe = true;
    for (String word : words) {
      safe &= !UNSAFE.contains(word) && !word.startsWith("-S") && word.length() < 200_000;
    }
    if (safe && words.stream().allMatch(word -> word.indexOf(0) < 0)) {
      run(Kind.COMMAND_LINE, pick(USERS), words, text);
    }
  }

  private void json() throws IOException {
    List<String> show =
        pick(List.of(
                "-sq all.q",
                "-scal night",
                "-se node01",
                "-sp mpi",
                "-sstree",
                "-srqs",
                "-sc",
                "-ssconf",
                "-sconf global",
                "-su staff",
                "-sprj red",
                "-shgrp @left"))
            .lines()
            .map(CommandHarness::words)
            .findFirst()
            .orElseThrow();
    List<String> words = new ArrayList<>(List.of("qconf", "-fmt", "json"));
    words.addAll(show);
    String printed = cell.run("root", words, "").out();
    file(random.nextInt(10) == 0 ? "[".repeat(100_000) : printed);
    String verb =
        switch (show.get(0)) {
          case "-sstree" -> "-Mtree";
          default -> "-M" + show.get(0).substring(2);
        };
    run(Kind.JSON, "root", List.of("qconf", "-fmt", "json", verb, FILE), text(FILE));
  }

  private String text(String file) throws IOException {
    return Files.readString(cell.directory().resolve(file), StandardCharsets.ISO_8859_1);
  }

  private void preset() throws IOException {
    String name =
        pick(
            List.of(
                "sge_request",
                "sge_qstat",
                "sge_qselect",
                "sge_qquota",
                "sge_qhost",
                "sge_qrstat"));
    String file = "default/common/" + name;
    cell.write(file, mutator.text(pick(Samples.TEXTS)));
    String command = name.equals("sge_request") ? "qsub -b y sleep" : name.substring(4);
    run(Kind.PRESET, "alice", CommandHarness.words(command), text(file));
    Files.delete(cell.directory().resolve(file));
  }

  private void site() throws IOException {
    StringBuilder all = new StringBuilder();
    List<Path> written = new ArrayList<>();
    for (int i = 1 + random.nextInt(3); i > 0; i--) {
      String text = random.nextInt(8) == 0 ? Samples.DUMP : pick(objects);
      String mutated = random.nextInt(4) == 0 ? text : mutator.text(text);
      cell.write("site/file" + i, mutated);
      written.add(cell.directory().resolve("site/file" + i));
      all.append(mutated).append("\n-----\n");
    }
    run(Kind.SITE, "root", List.of("gridlite", "import", "site"), all.toString());
    for (Path path : written) {
      Files.delete(path);
    }
  }

  private void frame() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    List<String> texts = new ArrayList<>();
    for (int i = random.nextInt(6); i > 0; i--) {
      texts.add(mutator.text(pick(Samples.TEXTS)));
    }
    Frame frame = new Frame(pick(List.of(Frame.Kind.values())), texts);
    try {
      frame.write(channel(bytes, new byte[0]));
      byte[] wire = bytes.toByteArray();
      for (int i = random.nextInt(3); i > 0 && wire.length > 0; i--) {
        wire[random.nextInt(wire.length)] = (byte) random.nextInt(256);
      }
      timed(Kind.FRAME, List.of(), "", () -> read(wire));
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void read(byte[] wire) {
    try {
      Frame.read(channel(new ByteArrayOutputStream(), wire));
    } catch (IOException e) {
      // how a bad frame is refused
    }
  }

  private static ByteChannel channel(ByteArrayOutputStream out, byte[] in) {
    ReadableByteChannel source = Channels.newChannel(new ByteArrayInputStream(in));
    return new ByteChannel() {
      @Override
      public int read(ByteBuffer buffer) throws IOException {
        return source.read(buffer);
      }

      @Override
      public int write(ByteBuffer buffer) {
        byte[] bytes = new byte[buffer.remaining()];
        buffer.get(bytes);
        out.writeBytes(bytes);
        return bytes.length;
      }

      @Override
      public boolean isOpen() {
        return true;
      }

      @Override
      public void close() {}
    };
  }

  private void run(Kind kind, String user, List<String> words, String text) {
    ClusterState before = cell.state();
    timed(
        kind,
        words,
        text,
        () -> statuses.merge(cell.run(user, words, text).status(), 1, Integer::sum));
    timed(kind, words, text, () -> RoundTrip.check(before, cell.state()));
  }

  private void timed(Kind kind, List<String> words, String text, Runnable action) {
    Throwable thrown = null;
    current = new Failure(seed, kind, words, text, new IllegalStateException("it hangs"));
    begin = threads.getCurrentThreadCpuTime();
    try {
      action.run();
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError | AssertionError e) {
      thrown = e;
    }
    double seconds = (threads.getCurrentThreadCpuTime() - begin) / NANOSECONDS;
    longest = Math.max(longest, seconds);
    if (thrown == null && seconds > MOST_SECONDS) {
      thrown = new IllegalStateException("it took " + seconds + " s of CPU");
    }
    if (thrown != null) {
      failures.add(new Failure(seed, kind, words, text, thrown));
    }
  }

  /** What was done, in a line. */
  String summary() {
    return counts
        + ", exit statuses "
        + statuses
        + ", longest "
        + longest
        + " s of CPU, "
        + failures.size()
        + " failures";
  }

  /** {@code HOME INPUTS SEED [SITE ...]}. */
  public static void main(String[] arguments) throws IOException {
    Path home = Path.of(arguments[0]);
    int inputs = Integer.parseInt(arguments[1]);
    long seed = Long.parseLong(arguments[2]);
    Path own = home.resolve("cli/src/test/resources/fuzz/site");
    List<Path> sites = new ArrayList<>(List.of(own));
    for (String site : List.of(arguments).subList(3, arguments.length)) {
      sites.add(Path.of(site));
    }
    Path scratch = Files.createTempDirectory("gridlite-fuzz-").toRealPath();
    Fuzz fuzz = new Fuzz(Corpus.read(home.resolve("conformance"), sites), cell(scratch, own));
    System.out.println(
        "seed "
            + seed
            + ", "
            + fuzz.corpus.lines().size()
            + " command lines, "
            + fuzz.corpus.texts().size()
            + " texts");
    Thread worker = Thread.currentThread();
    Thread watch = new Thread(() -> watch(fuzz, worker), "watch");
    watch.setDaemon(true);
    watch.start();
    List<Failure> failures = fuzz.run(inputs, seed);
    Map<String, Integer> alike = new HashMap<>();
    for (Failure failure : failures) {
      if (alike.merge(failure.place(), 1, Integer::sum) == 1) {
        System.out.println(failure);
      }
    }
    alike.forEach((place, count) -> System.out.println(count + " times " + place));
    System.out.println("seed " + seed + ": " + fuzz.summary());
    System.exit(failures.isEmpty() ? 0 : 1);
  }

  /** Ends the process when an input takes ten times the CPU that it may. */
  private static void watch(Fuzz fuzz, Thread worker) {
    try {
      while (true) {
        Thread.sleep(1000);
        double seconds = (fuzz.threads.getThreadCpuTime(worker.getId()) - fuzz.begin) / NANOSECONDS;
        if (seconds > 10 * MOST_SECONDS) {
          System.out.println("hangs: " + fuzz.current + List.of(worker.getStackTrace()));
          Runtime.getRuntime().halt(3);
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
