/**
 * The needs of the domain from outside: a store that commits changes, and an executor that runs
 * tasks. Both are interfaces in terms of the domain; what implements them is at the edges. What
 * asks the executor and what does something are apart, and only the latter may take time ({@link
 * gridlite.port.Executor}).
 */
@org.jspecify.annotations.NullMarked
package gridlite.port;
