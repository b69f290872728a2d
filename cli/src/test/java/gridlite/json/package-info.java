/** JSON read and written. */
@org.jspecify.annotations.NullMarked
package gridlite.json;
