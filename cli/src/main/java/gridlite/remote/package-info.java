/** The daemon and its client. */
@org.jspecify.annotations.NullMarked
package gridlite.remote;
