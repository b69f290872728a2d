package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The programs themselves with words and files that nobody means: no stack trace, no status 0 for
 * what was refused, no hang. Another seed, and how many: {@code -Dgridlite.fuzz.seed=N
 * -Dgridlite.fuzz.commands=N}.
 */
class ProcessFuzzIT {
  private static final long SEED = Long.getLong("gridlite.fuzz.seed", 20);
  private static final int COMMANDS = Integer.getInteger("gridlite.fuzz.commands", 100);
  private static final int FILES = 20;
  private static final int MUCH = 20_000;
  private static final int LONGEST = 100_000;

  /** Commands that neither serve, nor play, nor write elsewhere than the cell's user asks for. */
  private static final List<String> PROGRAMS =
      List.of(
          "qsub",
          "qalter",
          "qhold",
          "qrls",
          "qdel",
          "qresub",
          "qmod",
          "qstat",
          "qhost",
          "qselect",
          "qquota",
          "qrsub",
          "qrstat",
          "qrdel",
          "qacct",
          "qsched",
          "qconf",
          "qconf",
          "qconf",
          "qconf",
          "gridlite explain",
          "gridlite history",
          "gridlite diff",
          "gridlite restore",
          "gridlite lint",
          "gridlite sql",
          "gridlite import",
          "gridlite report",
          "gridlite timezone",
          "gridlite complete");

  private static final List<String> WORDS =
      List.of(
          "",
          " ",
          "0",
          "1",
          "-1",
          "99999999999999999999",
          "1-3:2",
          "1.2",
          "1.5e400",
          "NaN",
          "*",
          "all.q",
          "all.q@node01",
          "all.q@@allhosts",
          "@allhosts",
          "node01",
          "smp",
          "NONE",
          "INFINITY",
          "h_rt=60",
          "arch=*&!(",
          "[",
          "{",
          "root",
          "y",
          "n",
          "queue",
          "exechost",
          "slots",
          "resource_quota",
          "203001010000",
          "1:2:3",
          "4G",
          "-",
          "--",
          "/",
          ".",
          "/dev/null",
          "/dev/full",
          "nofile",
          "one",
          "json",
          "\u0001\u0002",
          "\u001b[2J",
          "\u00ff\u00fe",
          "\u00c3\u00bc",
          "a\nb",
          "\t",
          "%s%n",
          "${x}",
          "$(id)",
          "\"",
          "\\",
          "=",
          "a=b",
          ",",
          ":",
          "x".repeat(3000),
          "x".repeat(LONGEST));

  private static final List<String> TEXTS =
      List.of(
          "{\n name a\n enabled true\n limit users {*} to slots=2\n}\n",
          "id=0\nname=Root\ntype=0\nshares=1\nchildnodes=1\nid=1\nname=a\ntype=0\nshares=5\nchildnodes=NONE\n",
          "#!/bin/sh\n#$ -N x\n#$ -l h_rt=10\nsleep 1\n",
          "name arusers\ntype ACL\nfshare 0\noticket 0\nentries alice\n",
          "");

  private static final Pattern TRACE =
      Pattern.compile(
          "Exception|Error:|^\\s+at [a-z]|internal error|java\\.|at \\S+ line \\d+|uninitialized",
          Pattern.MULTILINE);
  private static final Pattern REFUSAL =
      Pattern.compile("^(\\w+: )?(error|invalid|can't|denied|unknown)", Pattern.MULTILINE);
  private static final Pattern CONTROL = Pattern.compile("[\\x00-\\x08\\x0b-\\x1f\\x7f]");
  private static final int HUNG = 124;

  @TempDir Path root;

  private final Random random = new Random(SEED);
  private final List<byte[]> texts = new ArrayList<>();

  private <T> T any(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  private byte[] noise(int most) {
    byte[] bytes = new byte[1 + random.nextInt(most)];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (1 + random.nextInt(255));
    }
    return bytes;
  }

  /** A text, most of the time with some places that are cut, doubled or replaced. */
  private byte[] mutated(byte[] text) {
    byte[] mutant = text;
    for (int i = random.nextInt(4); i > 0; i--) {
      int at = random.nextInt(mutant.length + 1);
      int end = Math.min(mutant.length, at + random.nextInt(40));
      ByteArrayOutputStream next = new ByteArrayOutputStream();
      next.write(mutant, 0, at);
      switch (random.nextInt(5)) {
        case 0 -> next.writeBytes(noise(20));
        case 1 -> next.write(0);
        case 2 -> next.writeBytes(any(WORDS).getBytes(StandardCharsets.ISO_8859_1));
        case 3 -> next.write(mutant, 0, end);
        default -> {
          // what follows is left out
        }
      }
      next.write(mutant, end, mutant.length - end);
      mutant = next.toByteArray();
    }
    return mutant;
  }

  private String word(List<String> options) {
    int kind = random.nextInt(20);
    if (kind < 9 && !options.isEmpty()) {
      return any(options);
    }
    return kind < 12
        ? "f" + random.nextInt(FILES)
        : kind < 19 ? any(WORDS) : new String(noise(30), StandardCharsets.ISO_8859_1);
  }

  private List<String> line(String program, List<String> options) {
    List<String> line = new ArrayList<>(List.of(program.split(" ", -1)));
    if (program.equals("qconf") && random.nextBoolean()) {
      line.add(any(options.stream().filter(o -> o.matches("-[AMamR].*")).toList()));
      line.add("f" + random.nextInt(FILES));
    } else {
      for (int i = random.nextInt(5); i > 0; i--) {
        line.add(word(options));
      }
    }
    line.removeAll(List.of("-sync", "-now", "--watch", "-jsv"));
    return line;
  }

  /** Numbered like its output. */
  private String command(int number, List<String> line) {
    StringBuilder text = new StringBuilder("EDITOR='cp f" + random.nextInt(FILES) + "' ");
    text.append("timeout -k 1 20 ");
    for (String word : line) {
      text.append('\'').append(word.replace("'", "'\\''")).append("' ");
    }
    return text
        + "< f%d > %d.out 2> %d.err; echo $? > %d.status\n"
            .formatted(random.nextInt(FILES), number, number, number);
  }

  private List<String> options(CellCommands cell, String program)
      throws IOException, InterruptedException {
    List<String> asked = new ArrayList<>(List.of("gridlite", "complete", "--"));
    asked.addAll(List.of(program.split(" ", -1)));
    asked.add("-");
    return cell.run(asked.toArray(new String[0])).lines().toList();
  }

  private void run(CellCommands cell, String script) throws Exception {
    Path file = Files.writeString(root.resolve("script"), script, StandardCharsets.ISO_8859_1);
    ProcessBuilder shell = cell.command(List.of("sh", file.toString()));
    shell.command().set(0, "/bin/sh");
    shell.environment().merge("PATH", "", (path, none) -> CellCommands.BIN + ":" + path);
    shell.environment().put("HOME", root.toString());
    shell.environment().put("GRIDLITE_HELPER", "60");
    shell.environment().remove("CI");
    shell.redirectOutput(root.resolve("shell").toFile());
    assertThat(shell.start().waitFor()).isZero();
  }

  private String problem(int number, List<String> line) throws IOException {
    String err = Files.readString(root.resolve(number + ".err"), StandardCharsets.ISO_8859_1);
    String out = Files.readString(root.resolve(number + ".out"), StandardCharsets.ISO_8859_1);
    int status = Integer.parseInt(Files.readString(root.resolve(number + ".status")).strip());
    if (status >= HUNG) {
      return "status " + status + ", as if it had hung or died";
    }
    if (TRACE.matcher(err).find()) {
      return "a trace: " + err;
    }
    if (CONTROL.matcher(err).find()) {
      return "a control character: " + err;
    }
    // Grid Engine ends with 0 there
    boolean clears = line.contains("-clearusage");
    if (status == 0 && !clears && REFUSAL.matcher(err).find()) {
      return "status 0 for: " + err;
    }
    if (err.length() > MUCH) {
      return "a flood: " + err.substring(0, MUCH / 10);
    }
    boolean finds = line.get(0).equals("qselect");
    return status != 0 && !finds && (err + out).isBlank() ? "status " + status + ", silently" : "";
  }

  @Test
  void whateverIsTypedEndsWithAResultOrAMessage() throws Exception {
    CellCommands cell = new CellCommands(root);
    cell.run("gridlite", "init", "--simulate", "--hosts", "2", "--slots", "4");
    cell.run("qsub", "-b", "y", "-N", "one", "-t", "1-3", "sleep", "60");
    for (String listing :
        List.of("-sq all.q", "-sc", "-sconf", "-sp smp", "-se node01", "-ssconf")) {
      List<String> words = new ArrayList<>(List.of("qconf"));
      words.addAll(List.of(listing.split(" ", -1)));
      texts.add(cell.run(words.toArray(new String[0])).getBytes(StandardCharsets.UTF_8));
    }
    TEXTS.forEach(text -> texts.add(text.getBytes(StandardCharsets.UTF_8)));
    for (int i = 0; i < FILES; i++) {
      Files.write(root.resolve("f" + i), mutated(any(texts)));
    }
    Map<String, List<String>> options = new HashMap<>();
    for (String program : PROGRAMS) {
      if (!options.containsKey(program)) {
        options.put(program, options(cell, program));
      }
    }
    List<List<String>> lines = new ArrayList<>();
    StringBuilder script = new StringBuilder();
    for (int i = 0; i < COMMANDS; i++) {
      String program = any(PROGRAMS);
      lines.add(line(program, options.get(program)));
      script.append(command(i, lines.get(i)));
    }
    run(cell, script.toString());
    List<String> problems = new ArrayList<>();
    for (int i = 0; i < COMMANDS; i++) {
      String problem = problem(i, lines.get(i));
      if (!problem.isEmpty()) {
        String line = lines.get(i).toString();
        problems.add(line.substring(0, Math.min(200, line.length())) + ": " + problem);
      }
    }
    cell.end();
    assertThat(problems).as("seed " + SEED).isEmpty();
  }
}
