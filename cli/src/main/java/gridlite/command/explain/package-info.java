/**
 * The verb {@code gridlite explain}: why a job waits, when it will start, and how its priority
 * comes about.
 */
@org.jspecify.annotations.NullMarked
package gridlite.command.explain;
