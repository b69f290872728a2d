/**
 * The start of a process: the entry of the launcher. Knows everything; nothing but tests knows it.
 */
@org.jspecify.annotations.NullMarked
package gridlite.main;
