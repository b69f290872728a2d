/** The DRMAA library for Java: sessions over the protocol of daemon and helper. */
@org.jspecify.annotations.NullMarked
package gridlite.drmaa;
