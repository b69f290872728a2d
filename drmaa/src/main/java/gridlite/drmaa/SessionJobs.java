package gridlite.drmaa;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.ggf.drmaa.DrmCommunicationException;
import org.ggf.drmaa.DrmaaException;
import org.ggf.drmaa.ExitTimeoutException;
import org.ggf.drmaa.InternalException;
import org.ggf.drmaa.NoActiveSessionException;
import org.ggf.drmaa.Session;
import org.jspecify.annotations.Nullable;

/**
 * The jobs of a session that nobody has waited for: those that may still run, by their last known
 * states, and those that have ended. A thread of its own hears of ends while others wait for them,
 * by one call of {@code gridlite await} for all that are open.
 */
final class SessionJobs {
  private static final Map<String, Integer> STATES =
      Map.of(
          "queued_active", Session.QUEUED_ACTIVE,
          "system_on_hold", Session.SYSTEM_ON_HOLD,
          "user_on_hold", Session.USER_ON_HOLD,
          "user_system_on_hold", Session.USER_SYSTEM_ON_HOLD,
          "running", Session.RUNNING,
          "system_suspended", Session.SYSTEM_SUSPENDED,
          "user_suspended", Session.USER_SUSPENDED,
          "user_system_suspended", Session.USER_SYSTEM_SUSPENDED,
          "failed", Session.FAILED);

  /** The option by which jobs that can't start are deleted, unless they are to stay. */
  private static final List<String> DELETION =
      System.getenv("SGE_DRMAA_ALLOW_JOB_ERROR_STATE") == null
          ? List.of("--delete-errors")
          : List.of();

  private final Product product;
  private final Set<String> open = new LinkedHashSet<>();
  private final Map<String, EndedJob> ended = new LinkedHashMap<>();

  /** Jobs that this session has deleted: what ends them is no signal of their own. */
  private final Set<String> deleted = new HashSet<>();

  private Set<String> covered = Set.of();
  private @Nullable Call watching;
  private int waiting;
  private boolean watched;
  private String failure = "";
  private boolean over;

  /** Jobs of a session that begins, with those that an earlier one of its name left. */
  SessionJobs(Product product, Collection<String> open) {
    this.product = product;
    this.open.addAll(open);
  }

  Product product() {
    return product;
  }

  /** Ends the session: who waits hears of it. */
  synchronized void end() {
    over = true;
    stopWatching();
  }

  private void checkOpen() throws DrmaaException {
    if (over) {
      throw new NoActiveSessionException("there is no session: call init");
    }
  }

  /** Adds jobs that were submitted. */
  synchronized void add(Collection<String> ids) {
    open.addAll(ids);
  }

  /** The jobs that may still run. */
  synchronized List<String> open() {
    return List.copyOf(open);
  }

  /** All jobs: those that have ended first. */
  synchronized Set<String> all() {
    Set<String> ids = new LinkedHashSet<>(ended.keySet());
    ids.addAll(open);
    return ids;
  }

  /** Notes that jobs are deleted by this session: what ends them is no signal of their own. */
  synchronized void delete(Collection<String> ids) {
    deleted.addAll(ids);
  }

  /** How a job ended; empty before. */
  synchronized Optional<EndedJob> end(String id) {
    return Optional.ofNullable(ended.get(id));
  }

  /** Takes a job that has ended out of the session; empty when another thread has. */
  synchronized Optional<EndedJob> reap(String id) {
    return Optional.ofNullable(ended.remove(id));
  }

  /** Takes jobs that have ended out of the session. */
  synchronized void dispose(Collection<String> ids) {
    ended.keySet().removeAll(ids);
  }

  /**
   * Asks for jobs; what has ended is noted.
   *
   * @return states of those that have not, by their numbers in {@link Session}
   */
  Map<String, Integer> look(Collection<String> ids) throws DrmaaException {
    Map<String, Integer> states = new HashMap<>();
    if (!ids.isEmpty()) {
      List<String> words = new ArrayList<>(List.of("gridlite", "await", "--now"));
      words.addAll(DELETION);
      words.addAll(ids);
      for (String line : Call.lines(product, words)) {
        List<String> fields = fields(line);
        Integer state = STATES.get(fields.get(1));
        if (state == null) {
          take(line);
        } else {
          states.put(fields.get(0), state);
        }
      }
    }
    return states;
  }

  private static List<String> fields(String line) {
    return List.of(line.split("\t", -1));
  }

  /** Notes the end of a job, as {@code gridlite await} reports it. */
  private synchronized void take(String line) {
    List<String> fields = fields(line);
    String id = fields.get(0);
    if (open.remove(id)) {
      List<String> end = new ArrayList<>(fields.subList(1, fields.size()));
      if (deleted.remove(id) && !end.get(0).equals("exited")) {
        end.set(0, "aborted");
      }
      ended.put(id, new EndedJob(id, end));
      notifyAll();
    }
  }

  /** Waits for a job, or any (empty). Returns which has ended; empty when there is none. */
  String await(String id, long timeout, long begun) throws DrmaaException {
    if (timeout == Session.TIMEOUT_NO_WAIT) {
      look(asked(id));
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

  /** The jobs whose ends answer a wait that has none yet. */
  private synchronized List<String> asked(String id) {
    if (id.isEmpty()) {
      return ended.isEmpty() ? List.copyOf(open) : List.of();
    }
    return open.contains(id) ? List.of(id) : List.of();
  }

  private synchronized String awaitEnd(String id, long timeout, long begun) throws DrmaaException {
    while (true) {
      checkOpen();
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
      Call call = new Call(product, words, this::take);
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
}
