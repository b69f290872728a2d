package gridlite.operation.configure;

import gridlite.config.ClusterConfig;
import gridlite.config.ExecHost;
import gridlite.format.Formats;
import gridlite.format.ValueFormat;
import gridlite.problem.FormatException;
import gridlite.value.NameValue;
import java.util.HashMap;
import java.util.Map;

/** The few values of a cluster configuration that are checked. */
final class ConfigurationRules {
  private ConfigurationRules() {}

  private static final ValueFormat<String> PATH =
      Formats.of(ConfigurationRules::path, value -> value);

  private static final Map<String, ValueFormat<?>> FORMATS = new HashMap<>();

  static {
    FORMATS.put("loglevel", Formats.word("log_info", "log_warning", "log_err"));
    FORMATS.put(
        "shell_start_mode",
        Formats.word("posix_compliant", "unix_behavior", "script_from_stdin", "none"));
    FORMATS.put("gid_range", Formats.of(ConfigurationRules::range, value -> value));
    for (String keyword : new String[] {"mailer", "xterm", "set_token_cmd", "pag_cmd"}) {
      FORMATS.put(keyword, PATH);
    }
  }

  static void check(ObjectCheck check) {
    if (!check.name().equals(ExecHost.GLOBAL) && !check.isHost(check.name())) {
      check.refuse("host", check.name(), "can't resolve host name \"" + check.name() + "\"");
    }
    for (NameValue line : check.get(ClusterConfig.LINES)) {
      ValueFormat<?> format = FORMATS.get(line.name());
      if (format == null) {
        continue;
      }
      try {
        format.parse(line.value());
      } catch (FormatException e) {
        check.refuse(line.name(), line.value(), e.text());
      }
    }
  }

  private static String path(String text) {
    if (!text.startsWith("/") && !text.equalsIgnoreCase("none")) {
      throw new FormatException("\"" + text + "\" is not an absolute path");
    }
    return text;
  }

  private static String range(String text) {
    for (String part : Formats.NAMES.parse(text)) {
      int dash = part.indexOf('-');
      long low = Formats.whole(dash < 0 ? part : part.substring(0, dash), 0, Integer.MAX_VALUE);
      if (dash >= 0) {
        Formats.whole(part.substring(dash + 1), low, Integer.MAX_VALUE);
      }
    }
    return text;
  }
}
