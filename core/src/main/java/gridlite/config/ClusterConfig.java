package gridlite.config;

import gridlite.format.Attribute;
import gridlite.format.ConfigLines;
import gridlite.format.Formats;
import gridlite.format.ObjectSchema;
import gridlite.format.Values;
import gridlite.value.NameValue;
import java.util.List;
import java.util.Optional;

/**
 * A cluster configuration, global or of a host: {@code qconf -sconf}. Its keywords are free; those
 * that are not known are kept in the order of the lines.
 *
 * @see "sge_conf(5)"
 */
public final class ClusterConfig {
  private ClusterConfig() {}

  private static final ObjectSchema.Builder FORMAT = ObjectSchema.of("configuration", 29);

  /** Host that it is of, or {@code global}; not part of the text. */
  public static final Attribute<String> HOST =
      FORMAT.attribute("host", Formats.TEXT, "global", "Host that the configuration is of.");

  /** Keywords and values in the order of the lines. */
  public static final Attribute<List<NameValue>> LINES =
      FORMAT.attribute("lines", new ConfigLines(), List.of(), "Keywords and values.");

  /** The format. */
  public static final ObjectSchema SCHEMA = FORMAT.build();

  /** Name of the configuration that holds for all hosts. */
  public static final String GLOBAL = "global";

  /** The value of a keyword; empty when there is no such line. */
  public static Optional<String> value(Values configuration, String keyword) {
    for (NameValue line : configuration.get(LINES)) {
      if (line.name().equals(keyword)) {
        return Optional.of(line.value());
      }
    }
    return Optional.empty();
  }
}
