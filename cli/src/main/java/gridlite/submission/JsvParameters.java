package gridlite.submission;

import gridlite.format.Attribute;
import gridlite.format.FormatException;
import gridlite.format.Formats;
import gridlite.format.Values;
import gridlite.job.JobRequest;
import gridlite.value.NameValue;
import gridlite.value.SlotRange;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A job's request as the parameters that job verification scripts read and change.
 *
 * @see "jsv(1), PARAM"
 */
final class JsvParameters {
  private JsvParameters() {}

  /** The parameters that are set, in the order in which they are sent. */
  static Map<String, String> of(Values request) {
    Map<String, String> parameters = new LinkedHashMap<>();
    put(parameters, "A", request.get(JobRequest.ACCOUNT));
    put(parameters, "ac", pairs(request.get(JobRequest.CONTEXT)));
    put(parameters, "b", request.get(JobRequest.BINARY) ? "y" : "");
    put(parameters, "c_occasion", request.get(JobRequest.CHECKPOINT_WHEN));
    put(parameters, "ckpt", request.get(JobRequest.CHECKPOINT));
    put(parameters, "cwd", request.get(JobRequest.CWD));
    put(parameters, "e", list(request.get(JobRequest.STDERR_PATHS)));
    put(parameters, "hold_jid", list(request.get(JobRequest.PREDECESSORS)));
    put(parameters, "hold_jid_ad", list(request.get(JobRequest.ARRAY_PREDECESSORS)));
    put(parameters, "i", list(request.get(JobRequest.STDIN_PATHS)));
    put(parameters, "j", request.get(JobRequest.MERGE) ? "y" : "");
    put(parameters, "js", number(request.get(JobRequest.JOB_SHARE)));
    put(parameters, "l_hard", pairs(request.get(JobRequest.HARD_RESOURCES)));
    put(parameters, "l_soft", pairs(request.get(JobRequest.SOFT_RESOURCES)));
    put(parameters, "m", request.get(JobRequest.MAIL_OPTIONS));
    put(parameters, "M", list(request.get(JobRequest.MAIL_LIST)));
    put(parameters, "masterq", list(request.get(JobRequest.MASTER_QUEUES)));
    put(parameters, "N", request.get(JobRequest.NAME));
    put(parameters, "notify", request.get(JobRequest.NOTIFY) ? "y" : "");
    put(parameters, "o", list(request.get(JobRequest.STDOUT_PATHS)));
    put(parameters, "P", request.get(JobRequest.PROJECT));
    put(parameters, "p", number(request.get(JobRequest.PRIORITY)));
    String environment = request.get(JobRequest.PARALLEL_ENVIRONMENT);
    if (!environment.isEmpty()) {
      put(parameters, "pe_name", environment);
      put(parameters, "pe_min", Long.toString(request.get(JobRequest.SLOTS).min()));
      put(parameters, "pe_max", Long.toString(request.get(JobRequest.SLOTS).max()));
    }
    put(parameters, "q_hard", list(request.get(JobRequest.HARD_QUEUES)));
    put(parameters, "q_soft", list(request.get(JobRequest.SOFT_QUEUES)));
    put(parameters, "R", request.get(JobRequest.RESERVE) ? "y" : "");
    put(parameters, "r", request.get(JobRequest.RERUN));
    put(parameters, "shell", request.get(JobRequest.NO_SHELL) ? "n" : "");
    put(parameters, "S", list(request.get(JobRequest.SHELLS)));
    if (request.get(JobRequest.ARRAY)) {
      put(parameters, "t_min", Long.toString(request.get(JobRequest.TASKS).first()));
      put(parameters, "t_max", Long.toString(request.get(JobRequest.TASKS).last()));
      put(parameters, "t_step", Long.toString(request.get(JobRequest.TASKS).step()));
    }
    put(parameters, "tc", number(request.get(JobRequest.TASK_CONCURRENCY)));
    put(parameters, "w", request.get(JobRequest.VERIFY_MODE));
    return parameters;
  }

  private static void put(Map<String, String> parameters, String name, String value) {
    if (!value.isEmpty()) {
      parameters.put(name, value);
    }
  }

  private static String number(long number) {
    return number == 0 ? "" : Long.toString(number);
  }

  private static String list(List<String> elements) {
    return String.join(",", elements);
  }

  private static String pairs(List<NameValue> pairs) {
    List<String> texts = new ArrayList<>();
    pairs.forEach(pair -> texts.add(pair.toString()));
    return list(texts);
  }

  /**
   * The request with a parameter changed; an empty value takes it away.
   *
   * @throws FormatException for a parameter that can't be changed or a value that doesn't fit
   */
  static Values with(Values request, String name, String value) {
    return switch (name) {
      case "A" -> request.with(JobRequest.ACCOUNT, value);
      case "ac" -> request.with(JobRequest.CONTEXT, Formats.NAME_VALUES.parse(value));
      case "b" -> yes(request, JobRequest.BINARY, value);
      case "c_occasion" -> request.with(JobRequest.CHECKPOINT_WHEN, value);
      case "ckpt" -> request.with(JobRequest.CHECKPOINT, value);
      case "cwd" -> request.with(JobRequest.CWD, value);
      case "e" -> names(request, JobRequest.STDERR_PATHS, value);
      case "hold_jid" -> names(request, JobRequest.PREDECESSORS, value);
      case "hold_jid_ad" -> names(request, JobRequest.ARRAY_PREDECESSORS, value);
      case "i" -> names(request, JobRequest.STDIN_PATHS, value);
      case "j" -> yes(request, JobRequest.MERGE, value);
      case "js" -> whole(request, JobRequest.JOB_SHARE, value);
      case "l_hard" -> request.with(JobRequest.HARD_RESOURCES, Formats.NAME_VALUES.parse(value));
      case "l_soft" -> request.with(JobRequest.SOFT_RESOURCES, Formats.NAME_VALUES.parse(value));
      case "m" -> request.with(JobRequest.MAIL_OPTIONS, value);
      case "M" -> names(request, JobRequest.MAIL_LIST, value);
      case "masterq" -> names(request, JobRequest.MASTER_QUEUES, value);
      case "N" -> request.with(JobRequest.NAME, value);
      case "notify" -> yes(request, JobRequest.NOTIFY, value);
      case "o" -> names(request, JobRequest.STDOUT_PATHS, value);
      case "P" -> request.with(JobRequest.PROJECT, value);
      case "p" -> whole(request, JobRequest.PRIORITY, value);
      case "pe_name" -> request.with(JobRequest.PARALLEL_ENVIRONMENT, value);
      case "pe_min" -> slots(request, value, Long.toString(request.get(JobRequest.SLOTS).max()));
      case "pe_max" -> slots(request, Long.toString(request.get(JobRequest.SLOTS).min()), value);
      case "q_hard" -> names(request, JobRequest.HARD_QUEUES, value);
      case "q_soft" -> names(request, JobRequest.SOFT_QUEUES, value);
      case "R" -> yes(request, JobRequest.RESERVE, value);
      case "r" -> request.with(JobRequest.RERUN, value);
      case "shell" -> request.with(JobRequest.NO_SHELL, value.equals("n"));
      case "S" -> names(request, JobRequest.SHELLS, value);
      case "tc" -> whole(request, JobRequest.TASK_CONCURRENCY, value);
      case "w" -> request.with(JobRequest.VERIFY_MODE, value);
      default -> throw new FormatException("parameter \"" + name + "\" can't be changed");
    };
  }

  private static Values yes(Values request, Attribute<Boolean> attribute, String value) {
    return request.with(attribute, value.equals("y") || value.equals("yes"));
  }

  private static Values names(Values request, Attribute<List<String>> attribute, String value) {
    return request.with(attribute, Formats.NAMES.parse(value));
  }

  private static Values whole(Values request, Attribute<Long> attribute, String value) {
    return request.withText(attribute, value.isEmpty() ? "0" : value);
  }

  private static Values slots(Values request, String min, String max) {
    return request.with(JobRequest.SLOTS, SlotRange.parse(min + "-" + max));
  }
}
