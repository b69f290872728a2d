/** Manual pages and completion, made from the tables of options and formats. */
@org.jspecify.annotations.NullMarked
package gridlite.manual;
