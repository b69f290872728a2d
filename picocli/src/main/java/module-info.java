/** picocli, compiled for Java 17 from its own, unmodified sources. */
module gridlite.picocli {
  exports picocli;
}
