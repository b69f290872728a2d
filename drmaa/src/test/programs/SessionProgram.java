import java.util.ArrayList;
import java.util.Calendar;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.ggf.drmaa.DrmaaException;
import org.ggf.drmaa.JobInfo;
import org.ggf.drmaa.JobTemplate;
import org.ggf.drmaa.PartialTimestamp;
import org.ggf.drmaa.Session;
import org.ggf.drmaa.SessionFactory;

/** A program with a session, which prints what comes of its calls: {@code SessionProgram PART}. */
class SessionProgram {
  static final Session SESSION = SessionFactory.getFactory().getSession();

  public static void main(String[] arguments) throws Exception {
    SESSION.init("");
    switch (arguments[0]) {
      case "threads" -> threads();
      case "control" -> control();
      case "arrays" -> arrays();
      case "errors" -> errors();
      case "ends" -> ends();
      case "sources" -> sources();
      case "foreign" -> foreign();
      default -> throw new IllegalArgumentException(arguments[0]);
    }
    SESSION.exit();
  }

  static JobTemplate shell(String command) throws DrmaaException {
    JobTemplate template = SESSION.createJobTemplate();
    template.setRemoteCommand("/bin/sh");
    template.setArgs(List.of("-c", command));
    template.setOutputPath(":/dev/null");
    template.setJoinFiles(true);
    return template;
  }

  /** Threads submit and wait, by name and for any; nothing is lost, nothing comes twice. */
  static void threads() throws Exception {
    int threads = 8;
    int each = 4;
    Map<String, Integer> expected = new ConcurrentHashMap<>();
    Map<String, Integer> found = new ConcurrentHashMap<>();
    Set<String> twice = ConcurrentHashMap.newKeySet();
    List<Thread> all = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      int number = i;
      Thread thread =
          new Thread(
              () -> {
                try {
                  for (int j = 0; j < each; j++) {
                    String id = SESSION.runJob(shell("exit " + number));
                    expected.put(id, number);
                    String wanted = j % 2 == 0 ? id : Session.JOB_IDS_SESSION_ANY;
                    try {
                      JobInfo end = SESSION.wait(wanted, 200);
                      if (found.put(end.getJobId(), end.getExitStatus()) != null) {
                        twice.add(end.getJobId());
                      }
                    } catch (org.ggf.drmaa.InvalidJobException e) {
                      // another thread, which waited for any, has had it
                    }
                  }
                } catch (DrmaaException e) {
                  e.printStackTrace(System.out);
                }
              });
      thread.start();
      all.add(thread);
    }
    for (Thread thread : all) {
      thread.join();
    }
    try {
      while (true) {
        JobInfo end = SESSION.wait(Session.JOB_IDS_SESSION_ANY, 200);
        found.put(end.getJobId(), end.getExitStatus());
      }
    } catch (org.ggf.drmaa.InvalidJobException e) {
      // all were waited for
    }
    System.out.println(
        expected.size() + " jobs, as expected: " + expected.equals(found) + ", twice: " + twice);
  }

  static String state(String id) throws DrmaaException {
    return switch (SESSION.getJobProgramStatus(id)) {
      case Session.QUEUED_ACTIVE -> "queued";
      case Session.USER_ON_HOLD -> "held";
      case Session.RUNNING -> "running";
      case Session.USER_SUSPENDED -> "suspended";
      case Session.DONE -> "done";
      case Session.FAILED -> "failed";
      default -> "another state";
    };
  }

  static void await(String id, String state) throws Exception {
    for (int i = 0; i < 600 && !state(id).equals(state); i++) {
      Thread.sleep(100);
    }
    System.out.println(state(id));
  }

  static void control() throws Exception {
    JobTemplate template = shell("sleep 300");
    template.setJobSubmissionState(JobTemplate.HOLD_STATE);
    String id = SESSION.runJob(template);
    System.out.println(state(id));
    attempt(() -> SESSION.control(id, Session.SUSPEND));
    SESSION.control(id, Session.RELEASE);
    await(id, "running");
    attempt(() -> SESSION.control(id, Session.RESUME));
    SESSION.control(id, Session.SUSPEND);
    await(id, "suspended");
    SESSION.control(id, Session.RESUME);
    await(id, "running");
    attempt(() -> SESSION.wait(id, 1));
    attempt(() -> SESSION.wait(id, Session.TIMEOUT_NO_WAIT));
    SESSION.control(id, Session.TERMINATE);
    JobInfo end = SESSION.wait(id, 60);
    System.out.println(
        "aborted "
            + end.wasAborted()
            + ", exited "
            + end.hasExited()
            + ", signaled "
            + end.hasSignaled());
    attempt(() -> SESSION.control(id, Session.HOLD));
  }

  static void arrays() throws Exception {
    JobTemplate template = shell("sleep 300");
    List<?> ids = SESSION.runBulkJobs(template, 2, 6, 2);
    System.out.println(ids.stream().map(id -> String.valueOf(id).replaceAll(".*[.]", "")).toList());
    String last = String.valueOf(ids.get(2));
    await(last, "running");
    SESSION.control(Session.JOB_IDS_SESSION_ALL, Session.SUSPEND);
    await(last, "suspended");
    SESSION.control(Session.JOB_IDS_SESSION_ALL, Session.RESUME);
    await(last, "running");
    attempt(() -> SESSION.synchronize(List.of(Session.JOB_IDS_SESSION_ALL), 1, false));
    SESSION.control(Session.JOB_IDS_SESSION_ALL, Session.TERMINATE);
    SESSION.synchronize(List.of(Session.JOB_IDS_SESSION_ALL), 60, false);
    System.out.println("aborted " + SESSION.wait(last, 0).wasAborted());
    SESSION.synchronize(List.of(Session.JOB_IDS_SESSION_ALL), 60, true);
    attempt(() -> SESSION.wait(Session.JOB_IDS_SESSION_ANY, 5));
    template = shell("exit $SGE_TASK_ID");
    Set<Integer> statuses = new HashSet<>();
    for (Object id : SESSION.runBulkJobs(template, 1, 3, 1)) {
      statuses.add(SESSION.wait(String.valueOf(id), 60).getExitStatus());
    }
    System.out.println(new java.util.TreeSet<>(statuses));
  }

  /** What may be refused. */
  interface Call {
    void run() throws DrmaaException;
  }

  static void attempt(Call call) {
    try {
      call.run();
      System.out.println("no exception");
    } catch (DrmaaException | RuntimeException e) {
      System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage().replace('\n', ' '));
    }
  }

  static void errors() throws Exception {
    attempt(() -> SESSION.init(""));
    attempt(() -> SESSION.runJob(SESSION.createJobTemplate()));
    attempt(() -> SESSION.wait("nonsense", 1));
    attempt(() -> SESSION.wait("99999", 1));
    attempt(() -> SESSION.runBulkJobs(shell("true"), 3, 1, 1));
    attempt(() -> SESSION.control("99999", Session.TERMINATE));
    JobTemplate template = shell("true");
    template.setNativeSpecification("-l nonsense=1");
    attempt(() -> SESSION.runJob(template));
    template.setNativeSpecification("");
    template.setOutputPath("nocolon");
    attempt(() -> SESSION.runJob(template));
    template.setOutputPath(":/tmp/" + JobTemplate.PARAMETRIC_INDEX);
    attempt(() -> SESSION.runJob(template));
    attempt(() -> template.setDeadlineTime(new PartialTimestamp(1, 2, 3)));
    attempt(() -> template.setHardWallclockTimeLimit(-1));
    attempt(() -> SESSION.deleteJobTemplate(null));
    SESSION.exit();
    attempt(() -> SESSION.getJobProgramStatus("1"));
    attempt(SESSION::exit);
    attempt(() -> SESSION.init("nonsense"));
    SESSION.init("");
  }

  /** A job of another user is controlled, which runs. */
  static void foreign() {
    String id = System.getenv("JOB");
    attempt(() -> SESSION.control(id, Session.SUSPEND));
    attempt(() -> SESSION.control(id, Session.HOLD));
    attempt(() -> SESSION.control(id, Session.RELEASE));
    attempt(() -> SESSION.control(id, Session.TERMINATE));
  }

  static void ends() throws Exception {
    JobInfo end = SESSION.wait(SESSION.runJob(shell("exit 137")), 60);
    System.out.println("exit status " + end.getExitStatus() + ", core " + end.hasCoreDump());
    System.out.println("usage of it: " + end.getResourceUsage().get("exit_status"));
    end = SESSION.wait(SESSION.runJob(shell("kill -USR1 $$")), 60);
    System.out.println(end.getTerminatingSignal() + ", core " + end.hasCoreDump());
    JobInfo signalled = end;
    attempt(signalled::getExitStatus);
    JobTemplate dumping = shell("ulimit -c unlimited; kill -SEGV $$");
    dumping.setWorkingDirectory(System.getenv("CORES"));
    end = SESSION.wait(SESSION.runJob(dumping), 60);
    System.out.println(end.getTerminatingSignal() + ", core " + end.hasCoreDump());
  }

  /** Where a job's options come from; the times are those of the day, in another zone. */
  static void sources() throws Exception {
    JobTemplate template = shell("env > \"$OUT\"; pwd >> \"$OUT\"");
    template.setJobCategory("category");
    template.setNativeSpecification("-N native");
    template.setJobEnvironment(Map.of("OUT", System.getenv("OUT"), "COMMAS", "a,b=c"));
    template.setWorkingDirectory(System.getenv("BELOW"));
    PartialTimestamp start = new PartialTimestamp();
    Calendar now = Calendar.getInstance();
    now.add(Calendar.SECOND, 2);
    start.set(Calendar.HOUR_OF_DAY, now.get(Calendar.HOUR_OF_DAY));
    start.set(Calendar.MINUTE, now.get(Calendar.MINUTE));
    start.set(Calendar.SECOND, now.get(Calendar.SECOND));
    template.setStartTime(start);
    JobInfo end = SESSION.wait(SESSION.runJob(template), 100);
    long begun = (long) Double.parseDouble((String) end.getResourceUsage().get("start_time"));
    System.out.println(
        "exit status "
            + end.getExitStatus()
            + ", in time "
            + (begun >= now.getTimeInMillis() / 1000));
  }
}
