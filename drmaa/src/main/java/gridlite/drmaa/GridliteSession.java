package gridlite.drmaa;

import java.io.IOException;
import java.net.InetAddress;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.ggf.drmaa.AlreadyActiveSessionException;
import org.ggf.drmaa.DeniedByDrmException;
import org.ggf.drmaa.DrmaaException;
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
import org.ggf.drmaa.Version;
import org.jspecify.annotations.Nullable;

/** A session: the calls of the standard, by commands for the cell. */
final class GridliteSession implements Session {
  private static final String SYSTEM = "SGE 8.1.9";
  private static final Pattern CONTACT = Pattern.compile("session=([A-Za-z0-9._-]{1,200})");
  private static final Pattern ID = Pattern.compile("[1-9]\\d{0,8}([.][1-9]\\d{0,8})?");

  /** Words for the actions, by their numbers. */
  private static final List<String> ACTIONS =
      List.of("suspend", "resume", "hold", "release", "terminate");

  private @Nullable SessionJobs jobs;
  private boolean beginning;
  private String name = "";

  /** Without the lock while the cell is asked, which need not answer at once. */
  @Override
  public void init(@Nullable String contact) throws DrmaaException {
    synchronized (this) {
      if (jobs != null || beginning) {
        throw new AlreadyActiveSessionException(
            "session " + name + " is active: a process has one at a time");
      }
      beginning = true;
    }
    try {
      String wanted = nameOf(contact);
      Product found = Product.find();
      List<String> words = List.of("gridlite", "await", "--now", "--session=" + wanted);
      List<String> left = new ArrayList<>();
      for (String line : Call.lines(found, words)) {
        left.add(line.substring(0, line.indexOf('\t')));
      }
      synchronized (this) {
        name = wanted;
        jobs = new SessionJobs(found, left);
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
    jobs().end();
    jobs = null;
  }

  private synchronized SessionJobs jobs() throws DrmaaException {
    SessionJobs found = jobs;
    if (found == null) {
      throw new NoActiveSessionException("there is no session: call init");
    }
    return found;
  }

  @Override
  public JobTemplate createJobTemplate() throws DrmaaException {
    jobs();
    return new SimpleJobTemplate();
  }

  @Override
  public void deleteJobTemplate(JobTemplate jobTemplate) throws DrmaaException {
    jobs();
    check(jobTemplate);
  }

  private static void check(@Nullable JobTemplate template) throws DrmaaException {
    if (template == null) {
      throw new InvalidJobTemplateException("there is no job template");
    }
  }

  private long submit(SessionJobs jobs, JobTemplate template, String tasks) throws DrmaaException {
    check(template);
    List<String> words = Submissions.words(template, name, tasks);
    for (String line : Call.lines(jobs.product(), words)) {
      if (ID.matcher(line.replaceFirst("[.].*", "")).matches()) {
        return Long.parseLong(line.replaceFirst("[.].*", ""));
      }
    }
    throw new DeniedByDrmException("no job was submitted");
  }

  @Override
  public String runJob(JobTemplate jobTemplate) throws DrmaaException {
    SessionJobs jobs = jobs();
    String id = Long.toString(submit(jobs, jobTemplate, ""));
    jobs.add(List.of(id));
    return id;
  }

  @Override
  public List<String> runBulkJobs(JobTemplate jobTemplate, int start, int end, int incr)
      throws DrmaaException {
    if (start < 1 || end < start || incr < 1) {
      throw new IllegalArgumentException(
          "tasks from " + start + " to " + end + " by steps of " + incr);
    }
    SessionJobs jobs = jobs();
    long job = submit(jobs, jobTemplate, start + "-" + end + ":" + incr);
    List<String> ids = new ArrayList<>();
    for (long task = start; task <= end; task += incr) {
      ids.add(job + "." + task);
    }
    jobs.add(ids);
    return ids;
  }

  private static void checkId(@Nullable String id) {
    if (id == null || !ID.matcher(id).matches()) {
      throw new IllegalArgumentException(
          "\"" + id + "\" is not a job identifier: expected JOB or JOB.TASK");
    }
  }

  @Override
  public int getJobProgramStatus(String jobId) throws DrmaaException {
    SessionJobs jobs = jobs();
    checkId(jobId);
    Integer state = jobs.look(List.of(jobId)).get(jobId);
    if (state != null) {
      return state;
    }
    EndedJob end =
        jobs.end(jobId)
            .orElseThrow(
                () ->
                    new InvalidJobException("job " + jobId + " has ended, or there never was one"));
    return end.hasExited() ? DONE : FAILED;
  }

  @Override
  public void control(String jobId, int action) throws DrmaaException {
    if (action < SUSPEND || action > TERMINATE) {
      throw new IllegalArgumentException(action + " is not an action");
    }
    SessionJobs jobs = jobs();
    boolean all = JOB_IDS_SESSION_ALL.equals(jobId);
    if (!all) {
      checkId(jobId);
    }
    Map<String, Integer> states = jobs.look(all ? jobs.open() : List.of(jobId));
    if (!all && states.isEmpty()) {
      throw new InvalidJobException("job " + jobId + " has ended, or there never was one");
    }
    List<String> ids =
        states.keySet().stream()
            .filter(id -> suits(action, states.getOrDefault(id, UNDETERMINED)))
            .sorted()
            .toList();
    if (ids.isEmpty() && !all) {
      throw action == SUSPEND
          ? new SuspendInconsistentStateException("job " + jobId + " does not run")
          : new ResumeInconsistentStateException("job " + jobId + " is not suspended");
    }
    if (!ids.isEmpty()) {
      if (action == TERMINATE) {
        jobs.delete(ids);
      }
      List<String> words = new ArrayList<>(List.of("gridlite", "control", ACTIONS.get(action)));
      words.addAll(ids);
      Call.lines(jobs.product(), words);
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
    SessionJobs jobs = jobs();
    Set<String> ids = new LinkedHashSet<>();
    for (Object id : jobList) {
      if (JOB_IDS_SESSION_ALL.equals(id)) {
        ids.addAll(jobs.all());
      } else {
        checkId(String.valueOf(id));
        ids.add(String.valueOf(id));
      }
    }
    for (String id : ids) {
      jobs.await(id, timeout, begun);
    }
    if (dispose) {
      jobs.dispose(ids);
    }
  }

  @Override
  public JobInfo wait(String jobId, long timeout) throws DrmaaException {
    boolean any = JOB_IDS_SESSION_ANY.equals(jobId);
    SessionJobs jobs = jobs();
    if (!any) {
      checkId(jobId);
    }
    long begun = System.nanoTime();
    while (true) {
      String id = jobs.await(any ? "" : jobId, timeout, begun);
      Optional<EndedJob> end = jobs.reap(id);
      if (end.isPresent()) {
        return end.get();
      }
      if (id.isEmpty() || !any) {
        throw new InvalidJobException(
            any
                ? "the session has no job that was not waited for"
                : "job " + jobId + " is not one of this session, or was waited for already");
      }
    }
  }

  @Override
  public synchronized String getContact() {
    return jobs == null ? "" : "session=" + name;
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
