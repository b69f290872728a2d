package gridlite.store;

/** Work whose extent nobody wants to know. */
final class Unwatched {
  static final Extent EXTENT = (done, total) -> {};

  private Unwatched() {}
}
