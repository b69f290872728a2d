package gridlite.store;

import java.util.Optional;

/** The conduct of a process that waits for a cell which another one has. */
@FunctionalInterface
public interface Contention {
  /** The wait begins. */
  void begins();

  /**
   * Returns what ends the wait, since it would be in vain; asked time and again in a thread of its
   * own, as long as the process has not had the cell yet.
   */
  default Optional<RuntimeException> end() {
    return Optional.empty();
  }

  /** The same without an end, for a process that has had the cell. */
  default Contention endless() {
    Contention same = this;
    return new Contention() {
      @Override
      public void begins() {
        same.begins();
      }
    };
  }
}
