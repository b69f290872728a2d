package gridlite.drmaa;

import java.io.IOException;
import java.net.InetAddress;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.ggf.drmaa.AlreadyActiveSessionException;
import org.ggf.drmaa.AuthorizationException;
import org.ggf.drmaa.DeniedByDrmException;
import org.ggf.drmaa.DrmCommunicationException;
import org.ggf.drmaa.DrmaaException;
import org.ggf.drmaa.ExitTimeoutException;
import org.ggf.drmaa.InternalException;
import org.ggf.drmaa.InvalidContactStringException;
import org.ggf.drmaa.InvalidJobException;
import org.ggf.drmaa.InvalidJobTemplateException;
import org.ggf.drmaa.JobInfo;
import org.ggf.drmaa.JobTemplate;
import org.ggf.drmaa.NoActiveSessionException;
import org.ggf.drmaa.ResumeInconsistentStateException;
import org.ggf.drmaa.Session;
import org.ggf.drmaa.SimpleJobTemplate;
import org.ggf.drmaa.SuspendInconsistentStateException;
import org.ggf.drmaa.TryLaterException;
import org.ggf.drmaa.Version;
import org.jspecify.annotations.Nullable;

/**
 * A session. A thread of its own hears of ends while others wait for them, by one call of {@code
 * gridlite await} for all jobs that are open.
 */
final class GridliteSession implements Session {
  private static final String SYSTEM = "SGE 8.1.9";
  private static final Pattern CONTACT = Pattern.compile("session=([A-Za-z0-9._-]{1,200})");
  private static final Pattern ID = Pattern.compile("[1-9]\\d{0,8}([.][1-9]\\d{0,8})?");
  private static final int TRY_AGAIN = 75;
  private static final Map<String, Integer> STATES =
      Map.of(
          "queued_active", QUEUED_ACTIVE,
          "system_on_hold", SYSTEM_ON_HOLD,
          "user_on_hold", USER_ON_HOLD,
          "user_system_on_hold", USER_SYSTEM_ON_HOLD,
          "running", RUNNING,
          "system_suspended", SYSTEM_SUSPENDED,
          "user_suspended", USER_SUSPENDED,
          "user_system_suspended", USER_SYSTEM_SUSPENDED,
          "failed", FAILED);
  private static final List<List<String>> ACTIONS =
      List.of(
          List.of("qmod", "-sj"),
          List.of("qmod", "-usj"),
          List.of("qhold", "-h", "u"),
          List.of("qrls", "-h", "u"),
          List.of("qdel"));

  /** The option by which jobs that can't start are deleted, unless they are to stay. */
  private static final List<String> DELETION =
      System.getenv("SGE_DRMAA_ALLOW_JOB_ERROR_STATE") == null
          ? List.of("--delete-errors")
          : List.of();

  private @Nullable Product product;
  private boolean beginning;
  private String name = "";
  private final Set<String> open = new java.util.LinkedHashSet<>();
  private final Map<String, EndedJob> ended = new LinkedHashMap<>();

  /** Jobs that this session has deleted: what ends them is no signal of their own. */
  private final Set<String> deleted = new HashSet<>();

  private final Map<String, Integer> states = new HashMap<>();
  private Set<String> covered = Set.of();
  private @Nullable Call watching;
  private int waiting;
  private boolean watched;
  private String failure = "";

  /** Without the lock while the cell is asked, which need not answer at once. */
  @Override
  public void init(@Nullable String contact) throws DrmaaException {
    synchronized (this) {
      if (product != null || beginning) {
        throw new AlreadyActiveSessionException(
            "session " + name + " is active: a process has one at a time");
      }
      beginning = true;
    }
    try {
      String wanted = nameOf(contact);
      Product found = Product.find();
      List<String> words = List.of("gridlite", "await", "--now", "--session=" + wanted);
      List<String> lines = run(found, words);
      synchronized (this) {
        lines.forEach(line -> open.add(line.substring(0, line.indexOf('\t'))));
        name = wanted;
        product = found;
      }
    } finally {
      synchronized (this) {
        beginning = false;
      }
    }
  }

  private static String nameOf(@Nullable String contact) throws DrmaaException {
    if (contact == null || contact.isEmpty()) {
      return newName();
    }
    var matcher = CONTACT.matcher(contact);
    if (!matcher.matches()) {
      throw new InvalidContactStringException(
          "\"" + contact + "\": expected session=NAME as getContact gives it, or none");
    }
    return matcher.group(1);
  }

  private static String newName() {
    String host;
    try {
      host = InetAddress.getLocalHost().getHostName().replaceAll("[^A-Za-z0-9.-]", "-");
    } catch (IOException e) {
      host = "localhost";
    }
    long number = new SecureRandom().nextLong();
    return host + "." + ProcessHandle.current().pid() + "." + Long.toUnsignedString(number);
  }

  @Override
  public synchronized void exit() throws DrmaaException {
    product();
    product = null;
    open.clear();
    ended.clear();
    states.clear();
    stopWatching();
    notifyAll();
  }

  private synchronized Product product() throws DrmaaException {
    Product found = product;
    if (found == null) {
      throw new NoActiveSessionException("there is no session: call init");
    }
    return found;
  }

  @Override
  public JobTemplate createJobTemplate() throws DrmaaException {
    product();
    return new SimpleJobTemplate();
  }

  @Override
  public void deleteJobTemplate(JobTemplate jobTemplate) throws DrmaaException {
    product();
    check(jobTemplate);
  }

  private static void check(@Nullable JobTemplate template) throws DrmaaException {
    if (template == null) {
      throw new InvalidJobTemplateException("there is no job template");
    }
  }

  /** Runs a command; gives the lines that it prints. */
  private static List<String> run(Product product, List<String> words) throws DrmaaException {
    List<String> lines = new ArrayList<>();
    try (Call call = new Call(product, words, lines::add)) {
      int status = call.run();
      if (status == 0) {
        return lines;
      }
      String reason = call.errors().replace("Unable to run job: ", "").replace("\nExiting.", "");
      if (status == TRY_AGAIN) {
        throw new TryLaterException(reason.strip());
      }
      if (words.get(1).equals("submit")) {
        throw new DeniedByDrmException(reason.strip());
      }
      throw reason.contains("denied") || String.join("\n", lines).contains("denied")
          ? new AuthorizationException((reason + String.join("\n", lines)).strip())
          : new DrmCommunicationException((reason + String.join("\n", lines)).strip());
    } catch (IOException e) {
      throw new DrmCommunicationException(
          "the cell does not answer, and what was asked for may have been done: " + e.getMessage());
    }
  }

  private long submit(JobTemplate template, String tasks) throws DrmaaException {
    check(template);
    List<String> lines = run(product(), Submissions.words(template, name, tasks));
    for (String line : lines) {
      if (ID.matcher(line.replaceFirst("[.].*", "")).matches()) {
        return Long.parseLong(line.replaceFirst("[.].*", ""));
      }
    }
    throw new DeniedByDrmException("no job was submitted");
  }

  @Override
  public String runJob(JobTemplate jobTemplate) throws DrmaaException {
    String id = Long.toString(submit(jobTemplate, ""));
    synchronized (this) {
      open.add(id);
    }
    return id;
  }

  @Override
  public List<String> runBulkJobs(JobTemplate jobTemplate, int start, int end, int incr)
      throws DrmaaException {
    if (start < 1 || end < start || incr < 1) {
      throw new IllegalArgumentException(
          "tasks from " + start + " to " + end + " by steps of " + incr);
    }
    long job = submit(jobTemplate, start + "-" + end + ":" + incr);
    List<String> ids = new ArrayList<>();
    for (long task = start; task <= end; task += incr) {
      ids.add(job + "." + task);
    }
    synchronized (this) {
      open.addAll(ids);
    }
    return ids;
  }

  private static void checkId(@Nullable String id) {
    if (id == null || !ID.matcher(id).matches()) {
      throw new IllegalArgumentException(
          "\"" + id + "\" is not a job identifier: expected JOB or JOB.TASK");
    }
  }

  /** Asks for states; what has ended is noted. */
  private void look(List<String> ids) throws DrmaaException {
    if (!ids.isEmpty()) {
      List<String> words = new ArrayList<>(List.of("gridlite", "await", "--now"));
      words.addAll(DELETION);
      words.addAll(ids);
      run(product(), words).forEach(this::take);
    }
  }

  private synchronized void take(String line) {
    List<String> fields = List.of(line.split("\t", -1));
    String id = fields.get(0);
    Integer state = STATES.get(fields.get(1));
    if (state != null) {
      states.put(id, state);
      return;
    }
    states.remove(id);
    if (open.remove(id)) {
      List<String> end = new ArrayList<>(fields.subList(1, fields.size()));
      if (deleted.remove(id) && !end.get(0).equals("exited")) {
        end.set(0, "aborted");
      }
      ended.put(id, new EndedJob(id, end));
      notifyAll();
    }
  }

  @Override
  public int getJobProgramStatus(String jobId) throws DrmaaException {
    product();
    checkId(jobId);
    synchronized (this) {
      if (!ended.containsKey(jobId)) {
        states.remove(jobId);
      }
    }
    look(List.of(jobId));
    synchronized (this) {
      EndedJob end = ended.get(jobId);
      if (end != null) {
        return end.hasExited() ? DONE : FAILED;
      }
      Integer state = states.get(jobId);
      if (state == null) {
        throw new InvalidJobException("job " + jobId + " has ended, or there never was one");
      }
      return state;
    }
  }

  @Override
  public void control(String jobId, int action) throws DrmaaException {
    if (action < SUSPEND || action > TERMINATE) {
      throw new IllegalArgumentException(action + " is not an action");
    }
    boolean all = JOB_IDS_SESSION_ALL.equals(jobId);
    List<String> ids = new ArrayList<>();
    if (all) {
      synchronized (this) {
        ids.addAll(open);
      }
      look(ids);
    } else {
      int state = getJobProgramStatus(jobId);
      if (state == DONE || state == FAILED) {
        throw new InvalidJobException("job " + jobId + " has ended");
      }
      ids.add(jobId);
    }
    synchronized (this) {
      ids.removeIf(id -> !suits(action, states.getOrDefault(id, UNDETERMINED)));
    }
    if (ids.isEmpty() && !all) {
      throw action == SUSPEND
          ? new SuspendInconsistentStateException("job " + jobId + " does not run")
          : new ResumeInconsistentStateException("job " + jobId + " is not suspended");
    }
    if (!ids.isEmpty()) {
      if (action == TERMINATE) {
        synchronized (this) {
          deleted.addAll(ids);
        }
      }
      List<String> words = new ArrayList<>(ACTIONS.get(action));
      words.addAll(ids);
      run(product(), words);
    }
  }

  private static boolean suits(int action, int state) {
    boolean suspended = state == USER_SUSPENDED || state == USER_SYSTEM_SUSPENDED;
    return switch (action) {
      case SUSPEND -> state == RUNNING || state == SYSTEM_SUSPENDED;
      case RESUME -> suspended;
      default -> state != UNDETERMINED;
    };
  }

  @Override
  @SuppressWarnings("rawtypes") // the binding is older than type parameters
  public void synchronize(List jobList, long timeout, boolean dispose) throws DrmaaException {
    long begun = System.nanoTime();
    Set<String> ids = new java.util.LinkedHashSet<>();
    synchronized (this) {
      product();
      for (Object id : jobList) {
        if (JOB_IDS_SESSION_ALL.equals(id)) {
          ids.addAll(ended.keySet());
          ids.addAll(open);
        } else {
          checkId(String.valueOf(id));
          ids.add(String.valueOf(id));
        }
      }
    }
    for (String id : ids) {
      await(id, timeout, begun);
    }
    if (dispose) {
      synchronized (this) {
        ended.keySet().removeAll(ids);
      }
    }
  }

  @Override
  public JobInfo wait(String jobId, long timeout) throws DrmaaException {
    boolean any = JOB_IDS_SESSION_ANY.equals(jobId);
    product();
    if (!any) {
      checkId(jobId);
    }
    long begun = System.nanoTime();
    while (true) {
      String id = await(any ? "" : jobId, timeout, begun);
      synchronized (this) {
        EndedJob end = id.isEmpty() ? null : ended.remove(id);
        if (end != null) {
          return end;
        }
        if (id.isEmpty() || !any) {
          throw new InvalidJobException(
              any
                  ? "the session has no job that was not waited for"
                  : "job " + jobId + " is not one of this session, or was waited for already");
        }
      }
    }
  }

  /** Waits for a job, or any (empty). Returns which has ended; empty when there is none. */
  private String await(String id, long timeout, long begun) throws DrmaaException {
    if (timeout == TIMEOUT_NO_WAIT) {
      List<String> asked = new ArrayList<>();
      synchronized (this) {
        if (id.isEmpty() ? ended.isEmpty() : open.contains(id)) {
          asked.addAll(id.isEmpty() ? open : List.of(id));
        }
      }
      look(asked);
    }
    synchronized (this) {
      waiting++;
      failure = "";
      try {
        return awaitEnd(id, timeout, begun);
      } finally {
        waiting--;
        if (waiting == 0) {
          stopWatching();
        }
      }
    }
  }

  private synchronized String awaitEnd(String id, long timeout, long begun) throws DrmaaException {
    while (true) {
      product();
      if (id.isEmpty() && !ended.isEmpty()) {
        return ended.keySet().iterator().next();
      }
      if (ended.containsKey(id)) {
        return id;
      }
      if (id.isEmpty() ? open.isEmpty() : !open.contains(id)) {
        return "";
      }
      long left = Long.MAX_VALUE;
      if (timeout >= 0) {
        left = TimeUnit.SECONDS.toMillis(timeout) - (System.nanoTime() - begun) / 1_000_000;
        if (left <= 0) {
          throw new ExitTimeoutException("the time is over, and the job is not");
        }
      }
      if (!failure.isEmpty()) {
        throw new DrmCommunicationException(failure);
      }
      watch(id);
      try {
        wait(Math.min(left, 1000));
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new InternalException("interrupted while waiting");
      }
    }
  }

  /** Has ends of all open jobs reported, this one's among them. */
  private synchronized void watch(String id) throws DrmaaException {
    boolean known = id.isEmpty() ? covered.containsAll(open) : covered.contains(id);
    if (watched && !known) {
      stopWatching();
    } else if (!watched) {
      watched = true;
      covered = new HashSet<>(open);
      List<String> words = new ArrayList<>(List.of("gridlite", "await"));
      words.addAll(DELETION);
      words.addAll(open);
      Call call = new Call(product(), words, this::take);
      watching = call;
      Thread thread = new Thread(() -> listen(call), "gridlite drmaa");
      thread.setDaemon(true);
      thread.start();
    }
  }

  private void listen(Call call) {
    String problem = "";
    try (call) {
      if (call.run() != 0) {
        problem = call.errors().strip();
      }
    } catch (IOException e) {
      // who waits begins anew
    }
    synchronized (this) {
      if (watching == call) {
        watched = false;
        watching = null;
        covered = Set.of();
        failure = problem;
      }
      notifyAll();
    }
  }

  private synchronized void stopWatching() {
    Call call = watching;
    watching = null;
    watched = false;
    covered = Set.of();
    if (call != null) {
      call.close();
    }
    notifyAll();
  }

  @Override
  public synchronized String getContact() {
    return product == null ? "" : "session=" + name;
  }

  @Override
  public Version getVersion() {
    return new Version(1, 0);
  }

  @Override
  public String getDrmSystem() {
    return SYSTEM;
  }

  @Override
  public String getDrmaaImplementation() {
    return SYSTEM + " (gridlite)";
  }
}
