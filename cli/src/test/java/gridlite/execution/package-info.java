/** Jobs that really run, with everything around them being killed. */
@org.jspecify.annotations.NullMarked
package gridlite.execution;
