/** How objects are written: value formats, attributes, schemas, layouts. */
@org.jspecify.annotations.NullMarked
package gridlite.format;
