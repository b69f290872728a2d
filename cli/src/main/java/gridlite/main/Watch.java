package gridlite.main;

import gridlite.run.Machine;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Repeats a listing in place: {@code qstat --watch [SECONDS]}. Each round is a command of its own,
 * so that neither a daemon nor the cell's lock is kept in between; it ends with an interrupt or
 * when nobody reads any more.
 */
final class Watch {
  private static final String OPTION = "--watch";
  private static final long USUAL_SECONDS = 5;
  private static final String HOME = "\u001b[H";
  private static final String CLEAR_LINE = "\u001b[K";
  private static final String CLEAR_REST = "\u001b[J";

  private Watch() {}

  /** Whether a command line asks for repetition. */
  static boolean isWanted(String[] words) {
    return words[0].equals("qstat") && List.of(words).contains(OPTION);
  }

  /** Repeats a command until it fails or nobody reads. Returns the exit status. */
  static int run(String[] words, boolean terminal) {
    List<String> command = new ArrayList<>();
    command.add(Machine.binaries().resolve(words[0]).toString());
    long seconds = USUAL_SECONDS;
    for (int i = 1; i < words.length; i++) {
      if (!words[i].equals(OPTION)) {
        command.add(words[i]);
      } else if (i + 1 < words.length && isNumber(words[i + 1])) {
        seconds = Math.max(1, Long.parseLong(words[++i]));
      }
    }
    if (terminal && !command.contains("--color")) {
      command.add("--color");
      command.add("always");
    }
    try (OutputStream out = new FileOutputStream(FileDescriptor.out)) {
      return repeat(command, seconds, terminal, out);
    } catch (IOException e) {
      // the reader has gone
      return 0;
    }
  }

  private static int repeat(List<String> command, long seconds, boolean terminal, OutputStream out)
      throws IOException {
    while (true) {
      Process round =
          new ProcessBuilder(command)
              .redirectInput(new File("/dev/null"))
              .redirectErrorStream(true)
              .start();
      String text = new String(round.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      out.write((terminal ? inPlace(text) : text).getBytes(StandardCharsets.UTF_8));
      out.flush();
      try {
        int status = round.waitFor();
        if (status != 0) {
          return status;
        }
        Thread.sleep(seconds * 1000);
      } catch (InterruptedException e) {
        return 0;
      }
    }
  }

  /** The text over what stood there before, without a blank screen in between. */
  private static String inPlace(String text) {
    return HOME + text.replace("\n", CLEAR_LINE + "\n") + CLEAR_REST;
  }

  private static boolean isNumber(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (!Character.isDigit(text.charAt(i))) {
        return false;
      }
    }
    return !text.isEmpty() && text.length() < 9;
  }
}
