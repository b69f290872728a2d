/**
 * Resource attributes (complexes), requests for them, and offers of them. An attribute has a type
 * and a relation; a {@link gridlite.complex.ResourceRequest} fits an {@link
 * gridlite.complex.Availability} when the relation holds between the two. What a spelled amount
 * means is worked out once ({@link gridlite.complex.RequestedResource}). Knows no place and nobody
 * who asks.
 */
@org.jspecify.annotations.NullMarked
package gridlite.complex;
