/** Jobs, tasks and what users ask for. */
@org.jspecify.annotations.NullMarked
package gridlite.job;
