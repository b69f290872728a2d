package gridlite.exec;

import gridlite.job.JobRequest;
import java.util.List;
import java.util.Optional;

/**
 * The files of a task's standard streams.
 *
 * @see "qsub(1), -o, -e, -i, -j"
 */
final class JobPaths {
  private JobPaths() {}

  /**
   * The element of a list {@code [host:]path,...} that is for a host: its own, else the one without
   * host, else the first.
   */
  static Optional<String> forHost(List<String> elements, String host) {
    Optional<String> general = Optional.empty();
    for (String element : elements) {
      int colon = hostEnd(element);
      String path = element.substring(colon + 1);
      if (colon > 0 && element.substring(0, colon).equals(host)) {
        return Optional.of(path);
      }
      if (colon <= 0 && general.isEmpty()) {
        general = Optional.of(path);
      }
    }
    return general.isPresent() || elements.isEmpty()
        ? general
        : Optional.of(elements.get(0).substring(hostEnd(elements.get(0)) + 1));
  }

  /**
   * Returns where the host of an element ends; -1 when it has none: a slash before the colon is not
   * a host.
   */
  private static int hostEnd(String element) {
    int colon = element.indexOf(':');
    int slash = element.indexOf('/');
    return colon >= 0 && (slash < 0 || colon < slash) ? colon : -1;
  }

  /**
   * A path with its variables replaced. They are replaced by prefix, whatever follows; what is none
   * of them stays, {@code ${...}} too.
   */
  static String expand(Launch launch, String path) {
    String taskNumber = launch.job().isArray() ? Long.toString(launch.task().number()) : "0";
    String[][] variables = {
      {"USER", launch.job().owner().name().text()},
      {"HOME", launch.home()},
      {"JOB_ID", launch.job().id().toString()},
      {"JOB_NAME", launch.job().name()},
      {"HOSTNAME", launch.site().host().toString()},
      {"TASK_ID", taskNumber},
    };
    String rest = path;
    if (rest.equals("~") || rest.startsWith("~/")) {
      rest = launch.home() + rest.substring(1);
    }
    StringBuilder text = new StringBuilder();
    int position = 0;
    while (position < rest.length()) {
      int taken = 0;
      if (rest.charAt(position) == '$') {
        for (String[] variable : variables) {
          if (rest.startsWith(variable[0], position + 1)) {
            text.append(variable[1]);
            taken = variable[0].length() + 1;
            break;
          }
        }
      }
      if (taken == 0) {
        text.append(rest.charAt(position));
        taken = 1;
      }
      position += taken;
    }
    return text.toString();
  }

  /**
   * Name of a file in a directory: {@code NAME.oJOB}, for tasks of arrays {@code NAME.oJOB.TASK}.
   *
   * @param kind {@code o}, {@code e}, {@code po} or {@code pe}
   */
  static String defaultName(Launch launch, String kind) {
    String name = launch.job().name() + "." + kind + launch.job().id();
    return launch.job().isArray() ? name + "." + launch.task().number() : name;
  }

  /** Standard input: an absolute path. */
  static String input(Launch launch) {
    Optional<String> asked =
        forHost(launch.job().get(JobRequest.STDIN_PATHS), launch.site().host().toString());
    if (asked.isEmpty()) {
      return "/dev/null";
    }
    String path = expand(launch, asked.get());
    return path.startsWith("/") ? path : launch.workingDirectory() + "/" + path;
  }
}
