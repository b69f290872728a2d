/** Submissions, put together from what users write: files, scripts, command lines. */
@org.jspecify.annotations.NullMarked
package gridlite.submission;
