package gridlite.command.web;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.util.Optional;

/** The way in to the pages: decides who a request comes from, and whether it is let in. */
interface Entrance {
  /**
   * Lets a request in; empty for one that is not, which has been answered.
   *
   * @throws IOException if the answer can't be sent
   */
  Optional<Visitor> admit(HttpExchange exchange) throws IOException;

  /** The address to begin with, for people. */
  String address();
}
