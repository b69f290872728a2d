/**
 * Operations on jobs: submit, alter, hold, release, delete, signal, submit again, and what is
 * checked of requests when they are accepted.
 */
@org.jspecify.annotations.NullMarked
package gridlite.operation.job;
