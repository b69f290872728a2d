/** The notation of objects: value formats, attributes, schemas, layouts. */
@org.jspecify.annotations.NullMarked
package gridlite.format;
