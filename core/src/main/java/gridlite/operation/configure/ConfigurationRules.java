package gridlite.operation.configure;

import gridlite.config.ClusterConfig;
import gridlite.config.ExecHost;
import gridlite.config.Procedure;
import gridlite.format.Formats;
import gridlite.format.ValueFormat;
import gridlite.problem.FormatException;
import gridlite.value.NameValue;
import gridlite.value.TimeValue;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** The few values of a cluster configuration that are checked. */
final class ConfigurationRules {
  private ConfigurationRules() {}

  private static final ValueFormat<String> PATH =
      Formats.of(ConfigurationRules::path, value -> value);

  /** Lower group ids are the system's. */
  private static final int LEAST_GROUP = 100;

  /** Variables of prolog and epilog; those of staged files are taken and stay as they are. */
  private static final Set<String> VARIABLES =
      Set.of(
          "host",
          "job_owner",
          "job_id",
          "job_name",
          "processors",
          "queue",
          "sge_root",
          "sge_cell",
          "ja_task_id",
          "stdin_path",
          "stdout_path",
          "stderr_path",
          "merge_stderr",
          "fs_stdin_host",
          "fs_stdin_path",
          "fs_stdin_tmp_path",
          "fs_stdin_file_staging",
          "fs_stdout_host",
          "fs_stdout_path",
          "fs_stdout_tmp_path",
          "fs_stdout_file_staging",
          "fs_stderr_host",
          "fs_stderr_path",
          "fs_stderr_tmp_path",
          "fs_stderr_file_staging");

  private static final Map<String, ValueFormat<?>> FORMATS = new HashMap<>();

  static {
    FORMATS.put("loglevel", Formats.word("log_info", "log_warning", "log_err"));
    FORMATS.put(
        "shell_start_mode", Formats.word("posix_compliant", "unix_behavior", "script_from_stdin"));
    FORMATS.put("gid_range", Formats.of(ConfigurationRules::range, value -> value));
    FORMATS.put("jsv_url", Formats.of(ConfigurationRules::verifier, value -> value));
    FORMATS.put("load_report_time", Formats.of(ConfigurationRules::interval, value -> value));
    FORMATS.put("max_unheard", Formats.of(ConfigurationRules::interval, value -> value));
    for (String keyword : new String[] {"auto_user_oticket", "auto_user_fshare"}) {
      FORMATS.put(keyword, Formats.of(ConfigurationRules::interval, value -> value));
    }
    for (String keyword : new String[] {"prolog", "epilog"}) {
      FORMATS.put(keyword, Formats.of(ConfigurationRules::procedure, value -> value));
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

  private static String interval(String text) {
    TimeValue time = Formats.TIME.parse(text);
    if (time.seconds() < 0 || Double.isInfinite(time.seconds())) {
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
