package gridlite.drmaa;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ggf.drmaa.DrmaaException;
import org.ggf.drmaa.InternalException;
import org.ggf.drmaa.JobInfo;
import org.jspecify.annotations.Nullable;

/**
 * The end of a job, as {@code gridlite await} has reported it.
 *
 * @param id identifier of the job
 * @param fields the fields of the line behind the identifier
 */
record EndedJob(String id, List<String> fields) implements JobInfo {
  /** Names by number on Linux, from 1. */
  private static final List<String> SIGNALS =
      List.of(
          "HUP", "INT", "QUIT", "ILL", "TRAP", "ABRT", "BUS", "FPE", "KILL", "USR1", "SEGV", "USR2",
          "PIPE", "ALRM", "TERM", "STKFLT", "CHLD", "CONT", "STOP", "TSTP", "TTIN", "TTOU", "URG",
          "XCPU", "XFSZ", "VTALRM", "PROF", "WINCH", "IO", "PWR", "SYS");

  @Override
  public String getJobId() {
    return id;
  }

  @Override
  public @Nullable Map<String, String> getResourceUsage() {
    Map<String, String> usage = new LinkedHashMap<>();
    for (String field : fields) {
      int equals = field.indexOf('=');
      if (equals > 0) {
        usage.put(field.substring(0, equals), field.substring(equals + 1));
      }
    }
    return usage.isEmpty() ? null : usage;
  }

  @Override
  public boolean hasExited() {
    return fields.get(0).equals("exited");
  }

  @Override
  public int getExitStatus() throws DrmaaException {
    if (!hasExited()) {
      throw new InternalException("job " + id + " has not exited by itself");
    }
    return Integer.parseInt(fields.get(1));
  }

  @Override
  public boolean hasSignaled() {
    return fields.get(0).equals("signalled") || hasCoreDump();
  }

  @Override
  public String getTerminatingSignal() throws DrmaaException {
    if (!hasSignaled()) {
      throw new InternalException("no signal has killed job " + id);
    }
    int number = Integer.parseInt(fields.get(1));
    return "SIG" + (number <= SIGNALS.size() ? SIGNALS.get(number - 1) : Integer.toString(number));
  }

  @Override
  public boolean hasCoreDump() {
    return fields.get(0).equals("dumped");
  }

  @Override
  public boolean wasAborted() {
    return !hasExited() && !hasSignaled();
  }
}
