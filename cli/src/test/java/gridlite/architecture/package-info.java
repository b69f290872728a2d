/** Checks the rules of the architecture (docs/design.md) against the compiled classes. */
@org.jspecify.annotations.NullMarked
package gridlite.architecture;
