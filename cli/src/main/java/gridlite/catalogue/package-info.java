/**
 * The commands, a row each, and the verbs of {@code gridlite}: what each needs and where it runs.
 */
@org.jspecify.annotations.NullMarked
package gridlite.catalogue;
