/** One scheduling run: from an immutable state to orders and reasons. */
@org.jspecify.annotations.NullMarked
package gridlite.schedule;
