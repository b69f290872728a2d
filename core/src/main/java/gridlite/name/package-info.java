/** Names of things and patterns over them; knows nothing else. */
@org.jspecify.annotations.NullMarked
package gridlite.name;
