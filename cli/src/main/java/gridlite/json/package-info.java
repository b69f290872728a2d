/**
 * JSON, read and written by Jackson's streams: objects, listings and dumps of whole clusters. The
 * only package that knows the notation and the library.
 */
@org.jspecify.annotations.NullMarked
package gridlite.json;
