/**
 * Operations on queue instances: their states, and which of them there are after hosts, groups or
 * queues have changed. Instances are made and removed by comparing what the configuration asks for
 * with what there is, never by whoever changes the configuration.
 */
@org.jspecify.annotations.NullMarked
package gridlite.operation.queue;
