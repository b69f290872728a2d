/** Tests of what is shown on a terminal, without one. */
@org.jspecify.annotations.NullMarked
package gridlite.terminal;
