/**
 * The grammar of Grid Engine's command lines: options are declared once, and parsing, help, manual
 * pages and completion are derived from them.
 */
@org.jspecify.annotations.NullMarked
package gridlite.syntax;
