package gridlite.store;

import gridlite.complex.ComplexAttribute;
import gridlite.config.CalendarObject;
import gridlite.config.CheckpointEnvironment;
import gridlite.config.ClusterConfig;
import gridlite.config.ClusterQueue;
import gridlite.config.ExecHost;
import gridlite.config.HostGroup;
import gridlite.config.NamedObject;
import gridlite.config.ParallelEnvironment;
import gridlite.config.Project;
import gridlite.config.SchedulerConfig;
import gridlite.config.ShareTree;
import gridlite.config.User;
import gridlite.config.UserSet;
import gridlite.format.ObjectSchema;
import gridlite.name.ObjectKind;
import gridlite.quota.QuotaSet;

/** The format of the objects of each kind. */
final class Schemas {
  private Schemas() {}

  /** The format of a kind; a schema is loaded when a cell holds objects of its kind. */
  static ObjectSchema of(ObjectKind kind) {
    return switch (kind) {
      case COMPLEX_ATTRIBUTE -> ComplexAttribute.SCHEMA;
      case EXEC_HOST -> ExecHost.SCHEMA;
      case ADMIN_HOST, SUBMIT_HOST, MANAGER, OPERATOR -> NamedObject.SCHEMA;
      case HOST_GROUP -> HostGroup.SCHEMA;
      case USER_SET -> UserSet.SCHEMA;
      case PROJECT -> Project.SCHEMA;
      case USER -> User.SCHEMA;
      case PARALLEL_ENVIRONMENT -> ParallelEnvironment.SCHEMA;
      case CHECKPOINT -> CheckpointEnvironment.SCHEMA;
      case CALENDAR -> CalendarObject.SCHEMA;
      case CLUSTER_QUEUE -> ClusterQueue.SCHEMA;
      case RESOURCE_QUOTA_SET -> QuotaSet.SCHEMA;
      case SHARE_TREE -> ShareTree.SCHEMA;
      case SCHEDULER -> SchedulerConfig.SCHEMA;
      case CONFIGURATION -> ClusterConfig.SCHEMA;
    };
  }
}
