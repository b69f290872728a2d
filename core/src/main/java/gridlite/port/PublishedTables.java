package gridlite.port;

import gridlite.port.QueryTables.Table;
import gridlite.problem.GridException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Copies of tables on a database server, for people and programs that read them there. Readers see
 * the former copy until the new one is whole.
 */
public interface PublishedTables extends AutoCloseable {
  /**
   * Adds a row to a table.
   *
   * @param values text of each value, moments as ISO 8601 has them; null for none
   * @throws GridException when the server does not take it
   */
  void add(Table table, List<@Nullable String> values);

  /**
   * Puts the rows that were added in the place of all former ones.
   *
   * @throws GridException when the server does not take them; the former ones stay
   */
  void publish();

  /** Ends the connection. What is not published is dropped. */
  @Override
  void close();
}
