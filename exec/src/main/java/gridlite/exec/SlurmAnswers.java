package gridlite.exec;

import gridlite.name.HostName;
import java.io.IOException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads what Slurm's commands write. An answer that is cut short or of another form does not count,
 * and is never read as "nothing".
 */
final class SlurmAnswers {
  private SlurmAnswers() {}

  /** The format of {@code squeue -o} that {@link #jobs} reads: number, state, reason, name. */
  static final String JOB_FORMAT = "%i|%T|%r|%j";

  private static final int JOB_FIELDS = 4;
  private static final String REASON = " Reason=";

  /**
   * A job that Slurm has.
   *
   * @param id its number, which Slurm may give again to another one
   * @param state its state, such as {@code RUNNING}
   * @param reason why it does not run yet, in Slurm's words
   */
  record SlurmJob(String id, String state, String reason) {
    /** Returns whether it waits for something of Slurm's. One that has just come has no reason. */
    boolean isHeldBack() {
      return state.equals("PENDING") && !reason.equals("None");
    }

    /** Returns whether it is to begin at a later time, though nobody has asked for that. */
    boolean isPutOff() {
      return state.equals("PENDING") && reason.equals("BeginTime");
    }
  }

  /**
   * The jobs whose names begin with a prefix, by the rest of their names.
   *
   * @throws IOException if the answer is not whole
   */
  static Map<String, SlurmJob> jobs(String answer, String prefix) throws IOException {
    Map<String, SlurmJob> jobs = new HashMap<>();
    for (String line : lines(answer)) {
      String[] fields = line.split("\\|", JOB_FIELDS);
      if (fields.length < JOB_FIELDS) {
        throw new IOException("squeue has answered with a line \"" + line + "\"");
      }
      if (fields[3].startsWith(prefix)) {
        jobs.put(
            fields[3].substring(prefix.length()), new SlurmJob(fields[0], fields[1], fields[2]));
      }
    }
    return jobs;
  }

  /**
   * The nodes of {@code scontrol -o show node}.
   *
   * @throws IOException if the answer is not whole
   */
  static Map<HostName, SlurmNode> nodes(String answer) throws IOException {
    Map<HostName, SlurmNode> nodes = new LinkedHashMap<>();
    for (String line : lines(answer)) {
      Map<String, String> values = values(line);
      String name = values.getOrDefault("NodeName", "");
      String state = values.getOrDefault("State", "");
      if (name.isEmpty() || state.isEmpty()) {
        throw new IOException("scontrol has answered with a line \"" + line + "\"");
      }
      // a mark behind a state says more of it: IDLE*, IDLE+DRAIN
      Set<String> states = new HashSet<>();
      for (String word : state.split("[+]", -1)) {
        String bare = word.replaceAll("[^A-Z_]+$", "");
        states.add(bare);
        if (word.endsWith("*")) {
          states.add("NOT_RESPONDING");
        }
      }
      HostName host = HostName.of(name);
      nodes.put(host, new SlurmNode(host, states, values));
    }
    return nodes;
  }

  /** The words {@code NAME=VALUE} of a line. */
  static Map<String, String> values(String line) {
    Map<String, String> values = new HashMap<>();
    for (String word : line.split(" +", -1)) {
      int equal = word.indexOf('=');
      if (equal > 0) {
        values.putIfAbsent(word.substring(0, equal), word.substring(equal + 1));
      }
    }
    // of several words, and who gave it behind it
    int reason = line.indexOf(REASON);
    if (reason >= 0) {
      values.put("Reason", line.substring(reason + REASON.length()).replaceAll(" \\[.*", ""));
    }
    return values;
  }

  /** The lines {@code NAME = VALUE} of {@code scontrol show config}. */
  static Map<String, String> settings(String answer) {
    Map<String, String> settings = new HashMap<>();
    for (String line : answer.split("\n", -1)) {
      int equal = line.indexOf('=');
      if (equal > 0) {
        settings.put(line.substring(0, equal).strip(), line.substring(equal + 1).strip());
      }
    }
    return settings;
  }

  /** The start of the controller, of {@code scontrol show config} in UTC. */
  static Optional<Instant> controllerStart(String answer) {
    try {
      return Optional.ofNullable(settings(answer).get("BOOT_TIME"))
          .map(time -> LocalDateTime.parse(time).toInstant(ZoneOffset.UTC));
    } catch (DateTimeParseException e) {
      return Optional.empty();
    }
  }

  private static String[] lines(String answer) throws IOException {
    if (answer.isEmpty()) {
      return new String[0];
    }
    if (!answer.endsWith("\n")) {
      throw new IOException("an answer of Slurm's was cut short");
    }
    return answer.substring(0, answer.length() - 1).split("\n", -1);
  }
}
