package gridlite.schedule;

import gridlite.name.QueueInstanceName;

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
  record NoAccessToEnvironment(String environment) implements Exclusion {
    @Override
    public String cause() {
      return "the access lists of the parallel environment keep the owner out";
    }

    @Override
    public String message() {
      return "cannot run because no access to PE \"" + environment + "\"";
    }
  }

  /** A queue instance is for parallel jobs alone. */
  record NotParallel(QueueInstanceName instance) implements Exclusion {
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
   * @param project empty: none
   */
  record WrongProject(String project, String kind, String name) implements Exclusion {
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
  record ExcludedProject(String project, String kind, String name) implements Exclusion {
    @Override
    public String cause() {
      return "the excluded projects of the "
          + (kind.equals("host") ? kind : "queue")
          + " include "
          + projectOf(project);
    }

    @Override
    public String message() {
      return projectOf(project)
          + " is not allowed to run in "
          + kind
          + " \""
          + name
          + "\" based on the excluded project list";
    }
  }

  private static String projectOf(String project) {
    return project.isEmpty() ? "(no project)" : "(project " + project + ")";
  }

  /**
   * No host of a cluster queue offers what the job asks for.
   *
   * @param request the request, {@code name=value}
   */
  record ClusterQueueOffersLess(String request, String name) implements Exclusion {
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
  record NoParallelEnvironment(String queue, String environment) implements Exclusion {
    @Override
    public String cause() {
      return "the queue does not offer the parallel environment " + environment;
    }

    @Override
    public String message() {
      return "cannot run in queue \""
          + queue
          + "\" because PE \""
          + environment
          + "\" is not in PE list";
    }
  }

  /** A queue instance does not offer the checkpointing interface. */
  record NoCheckpointInterface(QueueInstanceName instance, String checkpoint) implements Exclusion {
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

  /**
   * A queue instance takes no jobs of a kind.
   *
   * @param type the kind as Grid Engine words it: {@code type batch}, {@code parallel type}
   */
  record NotOfType(QueueInstanceName instance, String type) implements Exclusion {
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
