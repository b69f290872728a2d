/**
 * The command {@code qstat}: jobs, queue instances, cluster queues and details of jobs, as text,
 * XML and JSON.
 */
@org.jspecify.annotations.NullMarked
package gridlite.command.qstat;
