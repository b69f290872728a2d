package gridlite.command.qacct;

/** Words for failure codes and signals, as {@code qacct} has them. */
final class ExitTexts {
  private ExitTexts() {}

  /** By failure code of accounting(5), from 1. */
  private static final String[] FAILURES = {
    "",
    "assumedly before job",
    "on executing shepherd",
    "before writing config",
    "before writing pid",
    "on reading config file",
    "setting processor set",
    "before prolog",
    "in prolog",
    "before pestart",
    "in pestart",
    "before job",
    "before pestop",
    "in pestop",
    "before epilog",
    "in epilog",
    "releasing processor set",
    "through signal",
    "shepherd returned error",
    "before writing exit_status",
    "found unexpected error file",
    "in recognizing job",
    "removed manually",
    "invalid execution state",
    "migrating",
    "rescheduling",
    "opening input/output file",
    "searching requested shell",
    "changing into working directory",
    "AFS setup",
    "application error returned",
    "accessing sgepasswd file",
    "entry is missing in sgepasswd file",
    "wrong password",
    "communicating with Grid Engine Helper Service",
    "before job in Grid Engine Helper Service",
    "checking configured daemons",
    "qmaster enforced h_rt, h_cpu, or h_vmem limit",
    "adding supplementary group"
  };

  private static final long AFTER_JOB = 100;

  /** By signal number of Linux, from 1. */
  private static final String[] SIGNALS = {
    "",
    "Hangup",
    "Interrupt",
    "Quit",
    "Illegal instruction",
    "Trace/breakpoint trap",
    "Aborted",
    "Bus error",
    "Floating point exception",
    "Killed",
    "User defined signal 1",
    "Segmentation fault",
    "User defined signal 2",
    "Broken pipe",
    "Alarm clock",
    "Terminated",
    "Stack fault",
    "Child exited",
    "Continued",
    "Stopped (signal)",
    "Stopped",
    "Stopped (tty input)",
    "Stopped (tty output)",
    "Urgent I/O condition",
    "CPU time limit exceeded",
    "File size limit exceeded",
    "Virtual timer expired",
    "Profiling timer expired",
    "Window changed",
    "I/O possible",
    "Power failure",
    "Bad system call"
  };

  private static final int FIRST_REAL_TIME = 34;
  private static final int LAST_REAL_TIME = 64;

  static String failure(long code) {
    if (code == AFTER_JOB) {
      return "assumedly after job";
    }
    return code > 0 && code < FAILURES.length ? FAILURES[(int) code] : "invalid execution state";
  }

  static String signal(long number) {
    if (number > 0 && number < SIGNALS.length) {
      return SIGNALS[(int) number];
    }
    return number >= FIRST_REAL_TIME && number <= LAST_REAL_TIME
        ? "Real-time signal " + (number - FIRST_REAL_TIME)
        : "Unknown signal " + number;
  }
}
