/** Options of commands, declared in tables. */
@org.jspecify.annotations.NullMarked
package gridlite.option;
