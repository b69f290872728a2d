/**
 * The editor for those who have set none: JLine's nano, in a process of its own, so that no command
 * loads JLine. Knows a terminal and a file, nothing of the product.
 */
@org.jspecify.annotations.NullMarked
package gridlite.editor;
