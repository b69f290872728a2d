/** Problems that a user can cause and mend, with place, advice and exit status. */
@org.jspecify.annotations.NullMarked
package gridlite.problem;
