/** Tests of option tables and what they fold onto. */
@org.jspecify.annotations.NullMarked
package gridlite.option;
