/** Resource attributes (complexes), and what hosts and queues offer of them. */
@org.jspecify.annotations.NullMarked
package gridlite.complex;
