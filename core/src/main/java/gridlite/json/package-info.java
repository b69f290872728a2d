/** JSON texts as values with places, read and written; knows nothing of Grid Engine. */
@org.jspecify.annotations.NullMarked
package gridlite.json;
