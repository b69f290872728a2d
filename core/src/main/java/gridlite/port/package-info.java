/** What the domain needs from outside: store and executor. */
@org.jspecify.annotations.NullMarked
package gridlite.port;
