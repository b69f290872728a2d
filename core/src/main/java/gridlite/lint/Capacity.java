package gridlite.lint;

import gridlite.complex.Availability;
import gridlite.complex.ComplexAttribute;
import gridlite.complex.Layer;
import gridlite.complex.Origin;

/** The notation of amounts in findings. */
final class Capacity {
  private Capacity() {}

  static String text(ComplexAttribute attribute, double amount) {
    return Availability.number(attribute, Layer.GLOBAL, Origin.FIXED, amount).value();
  }
}
