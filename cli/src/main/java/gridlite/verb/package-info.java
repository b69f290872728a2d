/**
 * The verbs of {@code gridlite} and {@code qsched}, as picocli's subcommands: GNU words, help for
 * each, generated synopses.
 */
@org.jspecify.annotations.NullMarked
package gridlite.verb;
