package gridlite.state;

import gridlite.job.Usage;
import java.time.Instant;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * Decayed usage of a user or project for the share tree policy.
 *
 * @param usage usage decayed to {@code decayed}
 * @param byProject of a user: the same by project, for the user's nodes below projects
 * @param decayed when the decay was last worked out
 */
public record UsageRecord(Usage usage, Map<String, Usage> byProject, Instant decayed) {
  /** Copies the map. */
  public UsageRecord {
    byProject = Collections.unmodifiableMap(new TreeMap<>(byProject));
  }

  /** No usage by now. */
  public static UsageRecord none(Instant now) {
    return new UsageRecord(Usage.NONE, Map.of(), now);
  }
}
