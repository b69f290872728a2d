/**
 * The caller's terminal: what is shown on it, typed on it and edited on it. {@code Screen} and what
 * it needs know JLine, and are loaded when something has to be shown that a plain stream can't do.
 * Knows nothing of the product.
 */
@org.jspecify.annotations.NullMarked
package gridlite.terminal;
