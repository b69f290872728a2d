/** The verb {@code gridlite simulate}: a workload replayed over virtual time. */
@org.jspecify.annotations.NullMarked
package gridlite.command.simulate;
