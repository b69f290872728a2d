/**
 * The client of a cell's daemon and what both sides share. Uses the JDK alone and little of it: a
 * client must not load the product.
 */
@org.jspecify.annotations.NullMarked
package gridlite.remote;
