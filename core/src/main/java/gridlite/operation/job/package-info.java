/**
 * Operations on jobs: submit, alter, hold, release, delete, signal, submit again, and what is
 * checked of requests when they are accepted. An accepted request is resolved: resources by their
 * full names, amounts worked out, names and rights known to be good, so that whoever reads it later
 * checks nothing again.
 */
@org.jspecify.annotations.NullMarked
package gridlite.operation.job;
