/**
 * Operations on queue instances: their states, and which of them there are after hosts, groups or
 * queues have changed.
 */
@org.jspecify.annotations.NullMarked
package gridlite.operation.queue;
