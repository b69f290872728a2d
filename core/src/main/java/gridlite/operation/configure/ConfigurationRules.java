package gridlite.operation.configure;

import gridlite.config.ClusterConfig;
import gridlite.config.ExecHost;
import gridlite.config.Procedure;
import gridlite.format.Formats;
import gridlite.format.ValueFormat;
import gridlite.problem.FormatException;
import gridlite.value.NameValue;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** The few values of a cluster configuration that are checked. */
final class ConfigurationRules {
  private ConfigurationRules() {}

  private static final ValueFormat<String> PATH = text(ConfigurationRules::path);

  /** Lower group ids are the system's. */
  private static final int LEAST_GROUP = 100;

  /** Variables of prolog and epilog; those of staged files are taken and stay as they are. */
  private static final Set<String> VARIABLES =
      Procedure.variablesAnd(
          Stream.of("stdin", "stdout", "stderr")
              .flatMap(
                  stream ->
                      Stream.of("host", "path", "tmp_path", "file_staging")
                          .map(part -> "fs_" + stream + "_" + part))
              .toArray(String[]::new));

  private static final Map<String, ValueFormat<?>> FORMATS = new HashMap<>();

  static {
    FORMATS.put("loglevel", Formats.word("log_info", "log_warning", "log_err"));
    FORMATS.put(
        "shell_start_mode", Formats.word("posix_compliant", "unix_behavior", "script_from_stdin"));
    FORMATS.put("gid_range", text(ConfigurationRules::range));
    FORMATS.put("jsv_url", text(ConfigurationRules::verifier));
    FORMATS.put("load_report_time", text(ConfigurationRules::fromZero));
    FORMATS.put("max_unheard", text(ConfigurationRules::fromZero));
    for (String keyword : new String[] {"auto_user_oticket", "auto_user_fshare"}) {
      FORMATS.put(keyword, text(ConfigurationRules::fromZero));
    }
    for (String keyword : new String[] {"prolog", "epilog"}) {
      FORMATS.put(keyword, text(ConfigurationRules::procedure));
    }
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

  /** Returns a command by its absolute path, perhaps as another user, with variables that exist. */
  private static String procedure(String text) {
    if (!text.equalsIgnoreCase("none")) {
      Procedure.check(text, VARIABLES);
    }
    return text;
  }

  /** Returns a verifier of submissions: {@code [script:][user@]/path}. */
  private static String verifier(String text) {
    int colon = text.indexOf(':');
    if (colon >= 0 && !text.substring(0, colon).equals("script")) {
      throw new FormatException(
          "\"" + text.substring(0, colon) + "\" is not a type of verifier: expected script:/path");
    }
    if (!text.equalsIgnoreCase("none")) {
      Procedure.check(text.substring(colon + 1), Set.of());
    }
    return text;
  }

  /** A format of values that stay as they are spelled. */
  private static ValueFormat<String> text(Function<String, String> checked) {
    return Formats.of(checked, value -> value);
  }

  /** Returns a number or time that is not below 0, nor infinity. */
  private static String fromZero(String text) {
    if (!Formats.TIME.parse(text).isFiniteFromZero()) {
      throw new FormatException("\"" + text + "\" is out of range: expected 0 or more");
    }
    return text;
  }

  private static String range(String text) {
    for (String part : Formats.NAMES.parse(text)) {
      int dash = part.indexOf('-');
      String first = dash < 0 ? part : part.substring(0, dash);
      long low = Formats.whole(first, LEAST_GROUP, Integer.MAX_VALUE);
      if (dash >= 0) {
        Formats.whole(part.substring(dash + 1), low, Integer.MAX_VALUE);
      }
    }
    return text;
  }
}
