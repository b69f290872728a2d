package gridlite.command.shell;

import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The files in place of the streams of a command. A word {@code /dev/stdin} names what the input
 * is, so that {@code qconf -Aq /dev/stdin <<END} reads an object from the lines that follow.
 */
final class ShellFiles implements AutoCloseable {
  private static final String STANDARD_INPUT = "/dev/stdin";

  private record Source(File file, InputStream stream) {}

  private record Target(File file, OutputStream stream) {}

  private final List<AutoCloseable> open = new ArrayList<>();
  private final List<String> words;
  private @Nullable Source input;
  private @Nullable Target output;
  private @Nullable Target errors;
  private boolean errorsToOutput;

  private ShellFiles(List<String> words) {
    this.words = new ArrayList<>(words);
  }

  /** Opens the files of a command, in the order in which they stand. */
  static ShellFiles of(ShellStep step, Path directory) throws IOException {
    ShellFiles files = new ShellFiles(step.words());
    try {
      for (ShellStep.Redirection redirection : step.redirections()) {
        files.open(redirection, directory);
      }
    } catch (IOException e) {
      files.close();
      throw e;
    }
    return files;
  }

  private void open(ShellStep.Redirection redirection, Path directory) throws IOException {
    String target = redirection.target();
    switch (redirection.kind()) {
      case INPUT -> read(directory.resolve(target));
      case TEXT -> {
        // of the caller's alone
        Path text = Files.createTempFile("gridlite-", ".text");
        open.add(() -> Files.deleteIfExists(text));
        Files.writeString(text, target);
        read(text);
      }
      case OUTPUT -> output = replace(directory.resolve(target));
      case APPEND -> output = append(directory.resolve(target));
      case ERROR -> errors = replace(directory.resolve(target));
      case APPEND_ERROR -> errors = append(directory.resolve(target));
      case ERROR_TO_OUTPUT -> errorsToOutput = true;
    }
  }

  private void read(Path file) throws IOException {
    InputStream in = new FileInputStream(file.toFile());
    open.add(in);
    input = new Source(file.toFile(), in);
    words.replaceAll(word -> word.equals(STANDARD_INPUT) ? file.toString() : word);
  }

  private Target replace(Path file) throws IOException {
    return target(file, new FileOutputStream(file.toFile()));
  }

  private Target append(Path file) throws IOException {
    return target(file, new FileOutputStream(file.toFile(), true));
  }

  private Target target(Path file, OutputStream out) {
    open.add(out);
    return new Target(file.toFile(), out);
  }

  /** Gives a process the files. Those that it writes were emptied when they were opened here. */
  void redirect(ProcessBuilder process) {
    if (input != null) {
      process.redirectInput(input.file());
    }
    if (output != null) {
      process.redirectOutput(ProcessBuilder.Redirect.appendTo(output.file()));
    }
    if (errors != null) {
      process.redirectError(ProcessBuilder.Redirect.appendTo(errors.file()));
    }
    process.redirectErrorStream(errorsToOutput);
  }

  List<String> words() {
    return List.copyOf(words);
  }

  Optional<InputStream> input() {
    return Optional.ofNullable(input).map(Source::stream);
  }

  Optional<OutputStream> output() {
    return Optional.ofNullable(output).map(Target::stream);
  }

  Optional<OutputStream> errors() {
    return Optional.ofNullable(errors).map(Target::stream);
  }

  boolean errorsToOutput() {
    return errorsToOutput;
  }

  @Override
  public void close() throws IOException {
    for (AutoCloseable each : open) {
      try {
        each.close();
      } catch (IOException e) {
        throw e;
      } catch (Exception e) {
        throw new IOException(e);
      }
    }
  }
}
