package gridlite.store;

import gridlite.state.InstanceState;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Properties;
import org.h2.jdbc.JdbcConnection;

/** The database of a cell as older versions have left it. */
final class OldCell {
  private OldCell() {}

  /** Changes the tables behind the back of the program. */
  static void run(Path cell, String sql) throws SQLException {
    String url =
        "jdbc:h2:" + BlockPath.SCHEME + ":" + cell.resolve(CellDatabase.NAME).toAbsolutePath();
    BlockPath.register();
    BlockPath.allowNext(CellDatabase.file(cell));
    try (Connection connection = new JdbcConnection(url, new Properties(), "", "", false);
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  /** The tables of the first version: a task's key has two columns, an instance has a row. */
  static void makeFirstForm(Path cell, List<InstanceState> instances) throws SQLException {
    StringBuilder rows = new StringBuilder();
    for (InstanceState state : instances) {
      FieldWriter grouped = new FieldWriter();
      RecordText.print(grouped, state);
      FieldWriter name =
          new FieldWriter().add(state.name().queue().text()).add(state.name().host().text());
      String body = grouped.toString().substring(name.toString().length());
      rows.append(rows.length() == 0 ? "" : ", ")
          .append("('instance', '" + state.name() + "', '" + body + "')");
    }
    run(cell, "INSERT INTO record (section, name, body) VALUES " + rows);
    makeFormBeforeColumns(cell);
    run(cell, "INSERT INTO task SELECT id / 4294967296, MOD(id, 4294967296), body FROM begun_task");
    run(cell, "DROP TABLE begun_task");
    run(cell, "UPDATE record SET body = '1' WHERE section = 'counter' AND name = '.FORM'");
  }

  /** The tables of form 9: jobs and tasks without columns, and usage among the records. */
  static void makeFormBeforeColumns(Path cell) throws SQLException {
    run(cell, "INSERT INTO job (id, body) SELECT id, body FROM unfinished_job");
    run(cell, "INSERT INTO begun_task (id, body) SELECT id, body FROM started_task");
    run(
        cell,
        "INSERT INTO record (section, name, body)"
            + " SELECT 'usage', kind || ' ' || name, body FROM share_usage");
    run(cell, "DROP TABLE unfinished_job, started_task, share_usage");
    run(cell, "UPDATE record SET body = '9' WHERE section = 'counter' AND name = '.FORM'");
  }

  /** The file of the first three forms, without checksums, and no proof of it. */
  static void makePlain(Path cell) throws IOException {
    Path plain = cell.resolve("plain");
    try (BlockFile blocks = BlockFile.sealed(PrivateFile.read(CellDatabase.file(cell)));
        FileChannel target =
            FileChannel.open(plain, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
      for (long at = 0; at < blocks.size(); at += BlockFile.DATA) {
        ByteBuffer block = ByteBuffer.allocate(BlockFile.DATA);
        blocks.read(block, at);
        target.write(block.clear(), at);
      }
    }
    Files.delete(CellDatabase.file(cell));
    Files.move(plain, CellDatabase.file(cell));
    Files.delete(Proof.file(cell));
  }
}
