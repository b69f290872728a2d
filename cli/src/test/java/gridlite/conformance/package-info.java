/** Runs the recorded scenarios of {@code conformance/} against the commands in {@code bin/}. */
@org.jspecify.annotations.NullMarked
package gridlite.conformance;
