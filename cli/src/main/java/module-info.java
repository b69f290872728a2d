/** The commands, and the daemon that serves them. */
module gridlite.cli {
  requires com.fasterxml.jackson.core;
  requires gridlite.core;
  requires gridlite.store;
  requires gridlite.exec;
  requires gridlite.picocli;
  requires jdk.net;
  requires org.jline;
  requires static org.jspecify;
}
