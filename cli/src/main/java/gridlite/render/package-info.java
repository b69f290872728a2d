/**
 * The means to write listings: text to the column, XML, documents that become JSON or XML, times
 * and colours.
 */
@org.jspecify.annotations.NullMarked
package gridlite.render;
