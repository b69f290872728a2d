package gridlite.daemon;

import gridlite.remote.Frame;
import gridlite.remote.MalformedFrameException;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The request of a client.
 *
 * @param user name of the user whom the kernel names
 * @param group name of that user's group at the client
 * @param words name of the command and its arguments, at least one
 * @param variables variables of the client
 * @param directory working directory of the client, absolute
 * @param umask its file mode creation mask
 * @param product what the client writes of its product and cell, for a helper to compare, if it
 *     does
 * @param surroundings the same of what its process sees of the machine
 */
public record Request(
    String user,
    String group,
    List<String> words,
    Map<String, String> variables,
    Path directory,
    int umask,
    Optional<String> product,
    Optional<String> surroundings) {
  /** Variable by which a client names its product and cell; a caller has none of this name. */
  public static final String PRODUCT = "GRIDLITE_PRODUCT";

  /** Variable by which a client names what its process sees of the machine. */
  public static final String SURROUNDINGS = "GRIDLITE_SURROUNDINGS";

  private static final int FIRST_WORD = 4;
  private static final int WIDEST_UMASK = 0777;

  /** Copies the collections. */
  public Request {
    words = List.copyOf(words);
    variables = Map.copyOf(variables);
  }

  /** Reads what a client has sent; believes none of it, so refuses what no process could be. */
  static Request of(Peer peer, Frame frame) throws IOException {
    int words = frame.number(3, 1, Math.max(1, frame.size() - FIRST_WORD));
    List<String> texts = new ArrayList<>(frame.size());
    for (int i = 0; i < frame.size(); i++) {
      texts.add(text(frame, i));
    }
    int end = FIRST_WORD + words;
    if (end > texts.size() || (texts.size() - end) % 2 != 0) {
      throw new MalformedFrameException("a request of " + texts.size() + " texts");
    }
    Map<String, String> variables = new HashMap<>();
    for (int i = end; i < texts.size(); i += 2) {
      if (texts.get(i).isEmpty() || texts.get(i).indexOf('=') > 0) {
        throw new MalformedFrameException("a variable without a name, or with = in it");
      }
      variables.put(texts.get(i), texts.get(i + 1));
    }
    Optional<String> product = Optional.ofNullable(variables.get(PRODUCT));
    Optional<String> surroundings = Optional.ofNullable(variables.get(SURROUNDINGS));
    variables.keySet().removeAll(List.of(PRODUCT, SURROUNDINGS));
    return new Request(
        peer.user(),
        peer.group(),
        texts.subList(FIRST_WORD, end),
        variables,
        directory(texts.get(0)),
        frame.number(1, 0, WIDEST_UMASK),
        product,
        surroundings);
  }

  private static String text(Frame frame, int index) throws IOException {
    String text = frame.text(index);
    if (text.indexOf(0) >= 0) {
      throw new MalformedFrameException("a zero byte in a word or variable");
    }
    return text;
  }

  private static Path directory(String text) throws IOException {
    try {
      Path directory = Path.of(text);
      if (directory.isAbsolute()) {
        return directory;
      }
    } catch (InvalidPathException e) {
      // refused below
    }
    throw new MalformedFrameException("a working directory that is not absolute");
  }
}
