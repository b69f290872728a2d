/** What tests of several packages share: builders of states. */
@org.jspecify.annotations.NullMarked
package gridlite.testing;
