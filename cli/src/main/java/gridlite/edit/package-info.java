/** Editing objects in the user's editor. */
@org.jspecify.annotations.NullMarked
package gridlite.edit;
