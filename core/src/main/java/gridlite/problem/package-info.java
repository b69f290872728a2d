/**
 * Problems that a user can cause and mend, with place, advice and exit status. They are thrown
 * where they are found and shown where a command ends; nobody in between catches one but to say
 * where it was.
 */
@org.jspecify.annotations.NullMarked
package gridlite.problem;
