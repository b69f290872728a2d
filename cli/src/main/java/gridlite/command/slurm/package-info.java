/** The verb {@code gridlite slurm}: what an administrator of a cell on Slurm needs. */
@org.jspecify.annotations.NullMarked
package gridlite.command.slurm;
