package gridlite.name;

/** The kinds of objects that an administrator configures. */
public enum ObjectKind {
  COMPLEX_ATTRIBUTE,
  EXEC_HOST,
  ADMIN_HOST,
  SUBMIT_HOST,
  HOST_GROUP,
  USER_SET,
  PROJECT,
  USER,
  MANAGER,
  OPERATOR,
  PARALLEL_ENVIRONMENT,
  CHECKPOINT,
  CALENDAR,
  CLUSTER_QUEUE,
  RESOURCE_QUOTA_SET,
  SHARE_TREE,
  SCHEDULER,
  CONFIGURATION
}
