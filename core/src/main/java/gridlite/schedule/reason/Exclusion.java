package gridlite.schedule.reason;

import gridlite.name.ProjectName;
import gridlite.name.QueueInstanceName;
import gridlite.state.MessageKind;
import java.util.Optional;

/**
 * A reason why a job may not use a place, as long as both are as they are: access lists, projects,
 * queue lists, parallel environments, checkpointing, types of queues.
 */
public sealed interface Exclusion extends Reason {
  @Override
  default Scope scope() {
    return Scope.NEVER_HERE;
  }

  /**
   * The owner may not use a queue or host.
   *
   * @param kind {@code cluster queue}, {@code queue} or {@code host}
   */
  record NoPermission(String kind, String name) implements Exclusion {
    @Override
    public MessageKind messageKind() {
      return MessageKind.PERMISSION;
    }

    @Override
    public String cause() {
      return "the access lists of the "
          + (kind.equals("host") ? kind : "queue")
          + " keep the owner out";
    }

    @Override
    public String message() {
      return "has no permission for " + kind + " \"" + name + "\"";
    }
  }

  /** The access lists of a parallel environment keep the owner out. */
  record NoAccessToEnvironment(String parallelEnvironment) implements Exclusion {
    @Override
    public MessageKind messageKind() {
      return MessageKind.ENVIRONMENT_ACCESS;
    }

    @Override
    public String cause() {
      return "the access lists of the parallel environment keep the owner out";
    }

    @Override
    public String message() {
      return "cannot run because no access to PE \"" + parallelEnvironment + "\"";
    }
  }

  /** A queue instance is for parallel jobs alone. */
  record NotParallel(QueueInstanceName instance) implements Exclusion {
    @Override
    public MessageKind messageKind() {
      return MessageKind.NOT_PARALLEL_JOB;
    }

    @Override
    public String cause() {
      return "the queue takes parallel jobs alone";
    }

    @Override
    public String message() {
      return "cannot run in queue instance \"" + instance + "\" because the job is not parallel";
    }
  }

  /**
   * The job's project, or its having none, keeps it out of a queue or host that demands one.
   *
   * @param project the job's project, if it has one
   */
  record WrongProject(Optional<ProjectName> project, String kind, String name)
      implements Exclusion {
    @Override
    public MessageKind messageKind() {
      return project.isEmpty() ? MessageKind.NO_PROJECT : MessageKind.WRONG_PROJECT;
    }

    @Override
    public String cause() {
      return "the "
          + (kind.equals("host") ? kind : "queue")
          + " takes jobs of its projects alone "
          + projectOf(project);
    }

    @Override
    public String message() {
      return projectOf(project)
          + " does not have the correct project to run in "
          + kind
          + " \""
          + name
          + "\"";
    }
  }

  /** A queue or host keeps the job's project out. */
  record ExcludedProject(ProjectName project, String kind, String name) implements Exclusion {
    @Override
    public MessageKind messageKind() {
      return MessageKind.EXCLUDED_PROJECT;
    }

    @Override
    public String cause() {
      return "the excluded projects of the "
          + (kind.equals("host") ? kind : "queue")
          + " include "
          + projectOf(Optional.of(project));
    }

    @Override
    public String message() {
      return projectOf(Optional.of(project))
          + " is not allowed to run in "
          + kind
          + " \""
          + name
          + "\" based on the excluded project list";
    }
  }

  private static String projectOf(Optional<ProjectName> project) {
    return project.map(name -> "(project " + name + ")").orElse("(no project)");
  }

  /**
   * No host of a cluster queue offers what the job asks for.
   *
   * @param request the request, {@code name=value}
   */
  record ClusterQueueOffersLess(String request, String name) implements Exclusion {
    @Override
    public MessageKind messageKind() {
      return MessageKind.RESOURCES;
    }

    @Override
    public String cause() {
      return "no host of the queue offers " + request;
    }

    @Override
    public String message() {
      return "(-l " + request + ") cannot run in queue \"" + name + "\" because of cluster queue";
    }
  }

  /** The job asks for other queues. */
  record NotInQueueList(String name) implements Exclusion {
    @Override
    public MessageKind messageKind() {
      return MessageKind.QUEUE_LIST;
    }

    @Override
    public String cause() {
      return "not among the queues asked for (-q)";
    }

    @Override
    public String message() {
      return "cannot run in queue \""
          + name
          + "\" because it is not contained in its hard queue list (-q)";
    }
  }

  /** A queue does not offer the parallel environment. */
  record NoParallelEnvironment(String queue, String parallelEnvironment) implements Exclusion {
    @Override
    public MessageKind messageKind() {
      return MessageKind.ENVIRONMENT_LIST;
    }

    @Override
    public String cause() {
      return "the queue does not offer the parallel environment " + parallelEnvironment;
    }

    @Override
    public String message() {
      return "cannot run in queue \""
          + queue
          + "\" because PE \""
          + parallelEnvironment
          + "\" is not in PE list";
    }
  }

  /** A queue instance does not offer the checkpointing interface. */
  record NoCheckpointInterface(QueueInstanceName instance, String checkpoint) implements Exclusion {
    @Override
    public MessageKind messageKind() {
      return MessageKind.CHECKPOINT_LIST;
    }

    @Override
    public String cause() {
      return "the queue does not offer the checkpointing interface " + checkpoint;
    }

    @Override
    public String message() {
      return "cannot run in queue instance \""
          + instance
          + "\" because ckpt object \""
          + checkpoint
          + "\" is not in ckpt list of queue";
    }
  }

  /** A type of jobs, which queues take or don't. */
  enum JobType {
    BATCH("type batch", MessageKind.NOT_BATCH),
    INTERACTIVE("type interactive", MessageKind.NOT_INTERACTIVE),
    CHECKPOINTING("type checkpointing", MessageKind.NOT_CHECKPOINTING),
    PARALLEL("parallel type", MessageKind.NOT_PARALLEL_QUEUE);

    private final String text;
    private final MessageKind kind;

    JobType(String text, MessageKind kind) {
      this.text = text;
      this.kind = kind;
    }

    @Override
    public String toString() {
      return text;
    }
  }

  /** A queue instance takes no jobs of a type. */
  record NotOfType(QueueInstanceName instance, JobType type) implements Exclusion {
    @Override
    public MessageKind messageKind() {
      return type.kind;
    }

    @Override
    public String cause() {
      return "the queue takes no " + type + " jobs";
    }

    @Override
    public String message() {
      return "cannot run in queue instance \"" + instance + "\" because it is not of " + type;
    }
  }
}
