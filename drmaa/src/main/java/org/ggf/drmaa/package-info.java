/**
 * The Java binding of the Distributed Resource Management Application API 1.0, in its names and
 * types as the Open Grid Forum has published them.
 */
@org.jspecify.annotations.NullMarked
package org.ggf.drmaa;
