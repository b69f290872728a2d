/** The needs of the domain from outside: store and executor. */
@org.jspecify.annotations.NullMarked
package gridlite.port;
