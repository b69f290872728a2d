/** Reports as data, and their text as tables, XML and JSON. */
@org.jspecify.annotations.NullMarked
package gridlite.view;
