/**
 * The schemas of all configured objects: one class an object kind, with a constant for each
 * attribute. An object itself is {@link gridlite.format.Values} of its schema, so that listing,
 * editing and storing know no kind. What objects may say about each other is checked elsewhere, by
 * the operations that change them.
 */
@org.jspecify.annotations.NullMarked
package gridlite.config;
