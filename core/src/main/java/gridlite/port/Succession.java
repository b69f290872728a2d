package gridlite.port;

import java.time.Duration;
import java.util.function.Consumer;

/**
 * The succession of daemons of a cell on a server.
 *
 * @param waits whether this one waits for the end of another one, instead of being refused
 * @param silence how long another one may give no sign of life until it is replaced
 * @param news takes a line about what happens while this one waits
 * @param replaced called with a line about it when another one has replaced this one, which must do
 *     nothing more
 */
public record Succession(
    boolean waits, Duration silence, Consumer<String> news, Consumer<String> replaced) {
  /** Six signs of life that did not come: 30 s. */
  private static final Duration LONGEST_SILENCE = Duration.ofSeconds(30);

  /** The same with the usual silence. */
  public Succession(boolean waits, Consumer<String> news, Consumer<String> replaced) {
    this(waits, LONGEST_SILENCE, news, replaced);
  }
}
