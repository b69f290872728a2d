/** Tests of listings. */
@org.jspecify.annotations.NullMarked
package gridlite.view;
