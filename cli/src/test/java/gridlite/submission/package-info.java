/** Tests of how submissions are put together and waited for. */
@org.jspecify.annotations.NullMarked
package gridlite.submission;
