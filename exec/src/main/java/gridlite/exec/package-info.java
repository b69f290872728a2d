/** Executors: simulated hosts, and this machine with a detached shepherd a task. */
@org.jspecify.annotations.NullMarked
package gridlite.exec;
