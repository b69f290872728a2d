/**
 * Resources that the cluster, its hosts and its queue instances offer, and what tasks have booked
 * of them. A job's {@link gridlite.resource.Demand} is booked on all three levels ({@link
 * gridlite.resource.Bookings}), and what is left is what each level offers ({@link
 * gridlite.resource.Resources}). Knows nothing of queues' states, quotas or scheduling decisions.
 */
@org.jspecify.annotations.NullMarked
package gridlite.resource;
