package gridlite.terminal;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** A question to whoever is at the terminal. */
public final class Question {
  private static final int LONGEST_ANSWER = 1000;

  private Question() {}

  /**
   * Asks. An empty answer means yes; nobody to ask, or the end of what is typed, means no.
   *
   * @param text the question, with the answers that are possible
   */
  public static boolean confirm(String text) {
    if (!StandardStreams.isInputTerminal()) {
      return false;
    }
    System.err.print(text);
    System.err.flush();
    byte[] answer = new byte[LONGEST_ANSWER];
    int length = 0;
    // stays open: it is standard input
    FileInputStream in = new FileInputStream(FileDescriptor.in);
    try {
      for (int octet = in.read(); octet != '\n'; octet = in.read()) {
        if (octet < 0) {
          return false;
        }
        answer[Math.min(length++, LONGEST_ANSWER - 1)] = (byte) octet;
      }
    } catch (IOException e) {
      return false;
    }
    String typed = new String(answer, 0, Math.min(length, LONGEST_ANSWER), StandardCharsets.UTF_8);
    return typed.isBlank() || typed.strip().startsWith("y") || typed.strip().startsWith("Y");
  }
}
