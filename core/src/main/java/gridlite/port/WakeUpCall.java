package gridlite.port;

import java.time.Instant;
import java.util.Optional;

/** Sees to it that somebody looks after a cell at a moment although nobody asks. */
public interface WakeUpCall {
  /** The moment that was asked for last, which may be past; empty: nobody need look. */
  Optional<Instant> moment();

  /** Asks for a moment, or for none, instead of what was asked for before. */
  void set(Optional<Instant> moment, Instant now);
}
