package gridlite.state;

import gridlite.config.ClusterConfig;
import gridlite.format.Formats;
import gridlite.format.Values;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.value.Given;
import gridlite.value.TimeValue;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The cluster configuration as it holds on one host: the host's own lines go before the global
 * ones.
 *
 * @see "sge_conf(5)"
 */
public final class Settings {
  private static final double DEFAULT_REPORT_SECONDS = 40;
  private static final double DEFAULT_UNHEARD_SECONDS = 300;

  private final Optional<Values> own;
  private final Optional<Values> global;

  private Settings(Optional<Values> own, Optional<Values> global) {
    this.own = own;
    this.global = global;
  }

  /** Returns what holds for the whole cluster. */
  public static Settings global(ClusterState state) {
    return new Settings(
        Optional.empty(), state.find(ObjectKind.CONFIGURATION, ClusterConfig.GLOBAL));
  }

  /** Returns what holds on a host. */
  public static Settings on(ClusterState state, HostName host) {
    return new Settings(
        state.find(ObjectKind.CONFIGURATION, host.toString()),
        state.find(ObjectKind.CONFIGURATION, ClusterConfig.GLOBAL));
  }

  /** The text of a keyword; empty where it is not set or is {@code none}. */
  public Optional<String> text(String keyword) {
    return line(own, keyword)
        .or(() -> line(global, keyword))
        .flatMap(Given::text)
        .filter(value -> !value.equalsIgnoreCase("none"));
  }

  /** Returns whether a keyword has a value, in whatever case. */
  public boolean is(String keyword, String value) {
    return text(keyword).filter(value::equalsIgnoreCase).isPresent();
  }

  /** Names in a list; none where the keyword is not set or is {@code none}. */
  public List<String> names(String keyword) {
    return text(keyword).map(Formats.NAMES::parse).orElse(List.of());
  }

  /** A whole number; {@code otherwise} where there is none. */
  public long number(String keyword, long otherwise) {
    try {
      return text(keyword).map(Long::parseLong).orElse(otherwise);
    } catch (NumberFormatException e) {
      return otherwise;
    }
  }

  /** A duration in seconds; {@code otherwise} where there is none. */
  public double seconds(String keyword, double otherwise) {
    return text(keyword)
        .map(value -> TimeValue.parseSeconds(value).orElse(otherwise))
        .orElse(otherwise);
  }

  /** {@code max_unheard}: how long a host may report nothing before it is unknown, in seconds. */
  public double unheardSeconds() {
    return seconds("max_unheard", DEFAULT_UNHEARD_SECONDS);
  }

  /**
   * Returns whether a host is to report. A report of a time to come was made before the clock was
   * set back.
   *
   * @param last when it has reported last, if it ever has
   */
  public boolean isReportDue(Optional<Instant> last, Instant now) {
    return last.filter(then -> !then.isAfter(now))
        .filter(then -> Duration.between(then, now).toMillis() < reportSeconds() * 1000)
        .isEmpty();
  }

  /** {@code load_report_time}: how often hosts report load and usage, in seconds. */
  public double reportSeconds() {
    return seconds("load_report_time", DEFAULT_REPORT_SECONDS);
  }

  /**
   * A parameter in a keyword's list {@code NAME=VALUE}, separated by blanks or commas, such as
   * {@code qmaster_params}; empty where it is missing. Names are compared in any case.
   */
  public Optional<String> parameter(String keyword, String name) {
    return text(keyword).flatMap(list -> parameterIn(list, name));
  }

  /** The same, in the keyword's value. */
  public static Optional<String> parameterIn(String list, String name) {
    int position = 0;
    while (position < list.length()) {
      int end = position;
      while (end < list.length() && !isSeparator(list.charAt(end))) {
        end++;
      }
      String word = list.substring(position, end);
      int equals = word.indexOf('=');
      String key = equals < 0 ? word : word.substring(0, equals);
      if (key.equalsIgnoreCase(name)) {
        return Optional.of(equals < 0 ? "true" : word.substring(equals + 1));
      }
      position = end + 1;
    }
    return Optional.empty();
  }

  /** Returns whether a parameter is {@code 1} or {@code true}. */
  public boolean isOn(String keyword, String name) {
    String value = parameter(keyword, name).orElse("0");
    return value.equals("1") || value.equalsIgnoreCase("true");
  }

  private static boolean isSeparator(char c) {
    return c == ' ' || c == ',' || c == '\t';
  }

  private static Optional<String> line(Optional<Values> configuration, String keyword) {
    return configuration.flatMap(lines -> ClusterConfig.value(lines, keyword));
  }
}
