/**
 * The notation of objects: a {@link gridlite.format.ValueFormat} reads and prints one value, an
 * {@link gridlite.format.Attribute} is a keyword with its format and default, an {@link
 * gridlite.format.ObjectSchema} the attributes of a kind in order, a {@link gridlite.format.Layout}
 * the lines of a file. Who declares a schema has listing, reading, editing and storing for nothing.
 */
@org.jspecify.annotations.NullMarked
package gridlite.format;
