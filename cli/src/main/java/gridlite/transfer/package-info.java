/** Whole configurations to and from directories of files. */
@org.jspecify.annotations.NullMarked
package gridlite.transfer;
