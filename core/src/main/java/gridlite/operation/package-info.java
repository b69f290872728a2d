/**
 * The operations of users and of the machine: pure functions of state, request and instant to
 * changes and answers. Here is what all have in common: who acts, with what right, what is
 * answered; the packages below have them by what they act on.
 */
@org.jspecify.annotations.NullMarked
package gridlite.operation;
