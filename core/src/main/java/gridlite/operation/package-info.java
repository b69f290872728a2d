/** The operations of users: pure functions of state, request and instant to changes and answers. */
@org.jspecify.annotations.NullMarked
package gridlite.operation;
