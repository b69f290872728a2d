/** What tests of several packages share: commands without processes. */
@org.jspecify.annotations.NullMarked
package gridlite.testkit;
