/**
 * Where a process begins and is put together: the launcher's entry, the registry of commands, the
 * wiring. Knows everything; nothing but tests knows it.
 */
@org.jspecify.annotations.NullMarked
package gridlite.main;
