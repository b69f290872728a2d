package gridlite.schedule.reason;

import gridlite.name.ProjectName;
import gridlite.name.QueueInstanceName;
import gridlite.state.MessageKind;
import gridlite.state.ReasonKind;
import gridlite.value.Fact;
import java.util.List;
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

  /** Something that takes some jobs and keeps others out. */
  enum Keeper {
    CLUSTER_QUEUE("cluster queue", "queue", "queue"),
    INSTANCE("queue", "queue", "queue_instance"),
    HOST("host", "host", "host");

    private final String text;
    private final String inShort;
    private final String fact;

    Keeper(String text, String inShort, String fact) {
      this.text = text;
      this.inShort = inShort;
      this.fact = fact;
    }

    /** The same word for both kinds of queues. */
    private String inShort() {
      return inShort;
    }

    /** Returns whose lists these are. */
    private Fact by() {
      return new Fact.Word("by", inShort);
    }

    private Fact place(String name) {
      return new Fact.Word(fact, name);
    }

    @Override
    public String toString() {
      return text;
    }
  }

  /**
   * The owner may not use a queue or host.
   *
   * @param keeper whose access lists these are
   * @param name its name
   */
  record NoPermission(Keeper keeper, String name) implements Exclusion {
    @Override
    public MessageKind messageKind() {
      return MessageKind.PERMISSION;
    }

    @Override
    public ReasonKind kind() {
      return ReasonKind.NO_ACCESS;
    }

    @Override
    public List<Fact> facts() {
      return List.of(keeper.by());
    }

    @Override
    public List<Fact> factsHere() {
      return List.of(keeper.place(name));
    }

    @Override
    public String words() {
      return "the access lists of the " + keeper.inShort() + " keep the owner out";
    }

    @Override
    public String message() {
      return "has no permission for " + keeper + " \"" + name + "\"";
    }
  }

  /** The access lists of a parallel environment keep the owner out. */
  record NoAccessToParallelEnvironment(String parallelEnvironment) implements Exclusion {
    @Override
    public MessageKind messageKind() {
      return MessageKind.ENVIRONMENT_ACCESS;
    }

    @Override
    public ReasonKind kind() {
      return ReasonKind.NO_ACCESS;
    }

    @Override
    public List<Fact> facts() {
      return List.of(
          new Fact.Word("by", "parallel_environment"),
          Facts.parallelEnvironment(parallelEnvironment));
    }

    @Override
    public List<Fact> factsHere() {
      return List.of();
    }

    @Override
    public String words() {
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
    public ReasonKind kind() {
      return ReasonKind.PARALLEL_JOBS_ONLY;
    }

    @Override
    public List<Fact> facts() {
      return List.of();
    }

    @Override
    public List<Fact> factsHere() {
      return List.of(Facts.place(instance));
    }

    @Override
    public String words() {
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
  record WrongProject(Optional<ProjectName> project, Keeper keeper, String name)
      implements Exclusion {
    @Override
    public MessageKind messageKind() {
      return project.isEmpty() ? MessageKind.NO_PROJECT : MessageKind.WRONG_PROJECT;
    }

    @Override
    public ReasonKind kind() {
      return ReasonKind.PROJECT_MISSING;
    }

    @Override
    public List<Fact> facts() {
      return project
          .map(name -> List.of(keeper.by(), Facts.project(name)))
          .orElse(List.of(keeper.by()));
    }

    @Override
    public List<Fact> factsHere() {
      return List.of(keeper.place(name));
    }

    @Override
    public String words() {
      return "the " + keeper.inShort() + " takes jobs of its projects alone " + projectOf(project);
    }

    @Override
    public String message() {
      return projectOf(project)
          + " does not have the correct project to run in "
          + keeper
          + " \""
          + name
          + "\"";
    }
  }

  /** A queue or host keeps the job's project out. */
  record ExcludedProject(ProjectName project, Keeper keeper, String name) implements Exclusion {
    @Override
    public MessageKind messageKind() {
      return MessageKind.EXCLUDED_PROJECT;
    }

    @Override
    public ReasonKind kind() {
      return ReasonKind.PROJECT_EXCLUDED;
    }

    @Override
    public List<Fact> facts() {
      return List.of(keeper.by(), Facts.project(project));
    }

    @Override
    public List<Fact> factsHere() {
      return List.of(keeper.place(name));
    }

    @Override
    public String words() {
      return "the excluded projects of the "
          + keeper.inShort()
          + " include "
          + projectOf(Optional.of(project));
    }

    @Override
    public String message() {
      return projectOf(Optional.of(project))
          + " is not allowed to run in "
          + keeper
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
    public ReasonKind kind() {
      return ReasonKind.NOT_ENOUGH;
    }

    @Override
    public List<Fact> facts() {
      return List.of(Facts.requested(request));
    }

    @Override
    public List<Fact> factsHere() {
      return List.of(Keeper.CLUSTER_QUEUE.place(name));
    }

    @Override
    public String words() {
      return "no host of the queue offers " + request;
    }

    @Override
    public String message() {
      return "(-l " + request + ") cannot run in queue \"" + name + "\" because of cluster queue";
    }
  }

  /** The job asks for other queues. */
  record NotInQueueList(Keeper keeper, String name) implements Exclusion {
    @Override
    public MessageKind messageKind() {
      return MessageKind.QUEUE_LIST;
    }

    @Override
    public ReasonKind kind() {
      return ReasonKind.OTHER_QUEUES_REQUESTED;
    }

    @Override
    public List<Fact> facts() {
      return List.of();
    }

    @Override
    public List<Fact> factsHere() {
      return List.of(keeper.place(name));
    }

    @Override
    public String words() {
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
  record NoParallelEnvironment(Keeper keeper, String queue, String parallelEnvironment)
      implements Exclusion {
    @Override
    public MessageKind messageKind() {
      return MessageKind.ENVIRONMENT_LIST;
    }

    @Override
    public ReasonKind kind() {
      return ReasonKind.PARALLEL_ENVIRONMENT_NOT_OFFERED;
    }

    @Override
    public List<Fact> facts() {
      return List.of(Facts.parallelEnvironment(parallelEnvironment));
    }

    @Override
    public List<Fact> factsHere() {
      return List.of(keeper.place(queue));
    }

    @Override
    public String words() {
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
    public ReasonKind kind() {
      return ReasonKind.CHECKPOINT_NOT_OFFERED;
    }

    @Override
    public List<Fact> facts() {
      return List.of(new Fact.Word("checkpoint", checkpoint));
    }

    @Override
    public List<Fact> factsHere() {
      return List.of(Facts.place(instance));
    }

    @Override
    public String words() {
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
    public ReasonKind kind() {
      return ReasonKind.TYPE_NOT_OFFERED;
    }

    @Override
    public List<Fact> facts() {
      return List.of(new Fact.Word("type", type.toString()));
    }

    @Override
    public List<Fact> factsHere() {
      return List.of(Facts.place(instance));
    }

    @Override
    public String words() {
      return "the queue takes no " + type + " jobs";
    }

    @Override
    public String message() {
      return "cannot run in queue instance \"" + instance + "\" because it is not of " + type;
    }
  }
}
