/** The schemas of all configured objects: one class an object kind. */
@org.jspecify.annotations.NullMarked
package gridlite.config;
