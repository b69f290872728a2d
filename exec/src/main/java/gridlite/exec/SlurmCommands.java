package gridlite.exec;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Runs Slurm's commands, none for longer than a limit: without its controller they would wait for
 * some ten seconds each.
 */
final class SlurmCommands {
  /** The time that Slurm has for an answer. */
  static final Duration USUAL_LIMIT = Duration.ofSeconds(5);

  private static final int LONGEST_ANSWER = 64 << 20;
  private static final int LONGEST_COMPLAINT = 500;

  private final Map<String, String> variables;
  private final Duration limit;

  /**
   * Commands.
   *
   * @param variables {@code PATH}, and {@code SLURM_CONF} where the configuration is not at its
   *     usual place
   */
  SlurmCommands(Map<String, String> variables, Duration limit) {
    this.variables = Map.copyOf(variables);
    this.limit = limit;
  }

  /**
   * Runs a command. Returns what it wrote.
   *
   * @param input what it reads
   * @throws IOException if it can't be run, fails, or has not ended in time
   */
  String run(String input, List<String> command) throws IOException {
    Process process = process(command).start();
    try {
      CompletableFuture<String> answer = reading(process.getInputStream());
      CompletableFuture<String> complaint = reading(process.getErrorStream());
      try (OutputStream out = process.getOutputStream()) {
        out.write(input.getBytes(StandardCharsets.UTF_8));
      } catch (IOException e) {
        // it has ended without reading, and its status says why
      }
      if (!process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
        throw new IOException(command.get(0) + " has not answered in " + limit.toSeconds() + " s");
      }
      if (process.exitValue() != 0) {
        String text = complaint.get(1, TimeUnit.SECONDS).strip();
        throw new IOException(
            command.get(0)
                + " failed with status "
                + process.exitValue()
                + (text.isEmpty()
                    ? ""
                    : ": " + text.substring(0, Math.min(text.length(), LONGEST_COMPLAINT))));
      }
      return answer.get(1, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(command.get(0) + " was interrupted", e);
    } catch (ExecutionException | TimeoutException e) {
      throw new IOException("can't read the answer of " + command.get(0), e);
    } finally {
      process.destroyForcibly();
    }
  }

  private ProcessBuilder process(List<String> command) {
    List<String> words = new ArrayList<>(command);
    words.set(0, program(command.get(0)));
    ProcessBuilder builder = new ProcessBuilder(words).directory(new File("/"));
    builder.environment().clear();
    builder.environment().putAll(variables);
    // so that times in answers are of a known zone
    builder.environment().put("TZ", "UTC0");
    builder.environment().put("LC_ALL", "C");
    return builder;
  }

  /** The file of a program: by the path that commands are to have, not by this process's. */
  private String program(String name) {
    for (String directory : variables.getOrDefault("PATH", "").split(":", -1)) {
      Path file = Path.of(directory, name);
      if (file.isAbsolute() && Files.isExecutable(file)) {
        return file.toString();
      }
    }
    return name;
  }

  private static CompletableFuture<String> reading(InputStream stream) {
    CompletableFuture<String> text = new CompletableFuture<>();
    Thread reader =
        new Thread(
            () -> {
              try {
                text.complete(
                    new String(stream.readNBytes(LONGEST_ANSWER), StandardCharsets.UTF_8));
              } catch (IOException e) {
                text.completeExceptionally(new UncheckedIOException(e));
              }
            },
            "slurm answer");
    reader.setDaemon(true);
    reader.start();
    return text;
  }
}
