/** Mutated inputs for every command, run in one process on a cell in memory; see bench/fuzz. */
@org.jspecify.annotations.NullMarked
package gridlite.fuzz;
