/** Commands and the world they see; the wiring of a process. */
@org.jspecify.annotations.NullMarked
package gridlite.run;
