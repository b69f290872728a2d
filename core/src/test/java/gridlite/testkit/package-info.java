/** What tests of several packages share. */
@org.jspecify.annotations.NullMarked
package gridlite.testkit;
