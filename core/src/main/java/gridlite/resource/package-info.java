/**
 * Resources that the cluster, its hosts and its queue instances offer, and what tasks have booked.
 * Knows nothing of queues' states, quotas or scheduling decisions.
 */
@org.jspecify.annotations.NullMarked
package gridlite.resource;
