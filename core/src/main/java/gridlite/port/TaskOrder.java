package gridlite.port;

import gridlite.job.JobId;
import gridlite.job.TaskId;
import gridlite.name.HostName;
import gridlite.name.UserName;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A thing that an executor is to do. An order names the attempt that it is about and does nothing
 * to another one, so that it may be carried out late, and again.
 */
public sealed interface TaskOrder {
  /** The task. */
  TaskId task();

  /**
   * Has it carried out.
   *
   * @throws E what the one who carries it out could not do
   */
  <E extends Exception> void by(Hands<E> hands) throws E;

  /**
   * Whoever carries out orders, each kind in its own way.
   *
   * @param <E> what can be in the way
   */
  interface Hands<E extends Exception> {
    /** Starts a task. */
    void start(Start order) throws E;

    /** Lets the shepherd of a task know. */
    void intend(Intend order) throws E;

    /** Gives a task another shepherd. */
    void recover(Recover order) throws E;

    /** Removes the remains of an attempt. */
    void forget(Forget order) throws E;

    /** Removes the copy of a script. */
    void removeScript(RemoveScript order) throws E;
  }

  /**
   * A task is to be started, unless the attempt has been started before.
   *
   * @param hosts the hosts that it has slots on, first the one where it begins
   * @param owner owner of the job
   * @param keeper whose its files are, and who its shepherd is
   * @param hasScript whether the job has a script that is kept in the cell
   * @param launch all that the shepherd must know
   * @param files what the job reads itself, by name
   */
  record Start(
      TaskId task,
      int attempt,
      List<HostName> hosts,
      UserName owner,
      Keeper keeper,
      boolean hasScript,
      String launch,
      Map<String, String> files)
      implements TaskOrder {
    /** Copies the collections. */
    public Start {
      hosts = List.copyOf(hosts);
      files = Map.copyOf(files);
    }

    @Override
    public <E extends Exception> void by(Hands<E> hands) throws E {
      hands.start(this);
    }
  }

  /** The user that a task's shepherd runs as. */
  enum Keeper {
    /** The user that runs the cell. */
    CELL,
    /** The owner of the job. */
    OWNER
  }

  /** The intention with a task. */
  enum Intention {
    GO_ON,
    SUSPEND,
    TERMINATE
  }

  /**
   * The shepherd of a task is to know what is intended. An end that was wished stays wished.
   *
   * @param by {@code user@host} that wants an end; empty where nobody does, or that is not known
   */
  record Intend(TaskId task, int attempt, Intention intention, Optional<String> by)
      implements TaskOrder {
    @Override
    public <E extends Exception> void by(Hands<E> hands) throws E {
      hands.intend(this);
    }
  }

  /**
   * A task whose shepherd has died, or has never come, is to get another one.
   *
   * @param hosts the hosts that it has slots on, first the one where it began; none where they are
   *     not known any more
   */
  record Recover(TaskId task, int attempt, List<HostName> hosts) implements TaskOrder {
    /** Copies the hosts. */
    public Recover {
      hosts = List.copyOf(hosts);
    }

    @Override
    public <E extends Exception> void by(Hands<E> hands) throws E {
      hands.recover(this);
    }
  }

  /**
   * The remains of an attempt are to go. Only for what a state has done with that would survive the
   * loss of power, and while nobody else starts or forgets tasks.
   */
  record Forget(TaskId task, int attempt) implements TaskOrder {
    @Override
    public <E extends Exception> void by(Hands<E> hands) throws E {
      hands.forget(this);
    }
  }

  /** The copy of the script of a job that is gone. */
  record RemoveScript(JobId job) implements TaskOrder {
    @Override
    public TaskId task() {
      return new TaskId(job, 0);
    }

    @Override
    public <E extends Exception> void by(Hands<E> hands) throws E {
      hands.removeScript(this);
    }
  }
}
