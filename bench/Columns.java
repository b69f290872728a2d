import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Locale;

/**
 * Writes the same jobs to two databases of H2, one with a text for each job as the product has it,
 * and one with columns beside it for what is asked; prints what the second one costs as a ratio to
 * the first. A scheduling run writes its priorities as one row, or to the column of each job.
 */
public final class Columns {
  private static final int PARTS = 10;
  private static final int ROUNDS = 4;
  private static final String BODY = "x".repeat(600);

  private final boolean hasColumns;
  private final Path file;
  private final int jobs;
  private long submission;
  private long run;
  private long opening;
  private long size;

  private Columns(boolean hasColumns, Path directory, int jobs) {
    this.hasColumns = hasColumns;
    this.file = directory.resolve(hasColumns ? "columns" : "bodies");
    this.jobs = jobs;
  }

  /** Argument: number of jobs. */
  public static void main(String[] arguments) throws Exception {
    int jobs = Integer.parseInt(arguments[0]);
    Columns bodies = new Columns(false, Path.of(""), jobs);
    Columns columns = new Columns(true, Path.of(""), jobs);
    // the first rounds warm the process up
    for (int round = 0; round < ROUNDS; round++) {
      Path directory = Files.createTempDirectory("columns");
      bodies = new Columns(false, directory, jobs);
      bodies.measure();
      columns = new Columns(true, directory, jobs);
      columns.measure();
      for (Path left : Files.list(directory).toList()) {
        Files.delete(left);
      }
      Files.delete(directory);
    }
    print("CPU of submissions", bodies.submission, columns.submission);
    print("CPU of writing the priorities of a run", bodies.run, columns.run);
    print("CPU of opening the database for one job", bodies.opening, columns.opening);
    print("size of the file", bodies.size, columns.size);
  }

  private static void print(String what, long before, long after) {
    System.out.printf(Locale.ROOT, "%8.2f   %s%n", (double) after / before, what);
  }

  private static long cpu() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private Connection open() throws SQLException {
    Connection connection =
        DriverManager.getConnection(
            "jdbc:h2:" + file + ";WRITE_DELAY=0;MAX_COMPACT_TIME=0;TRACE_LEVEL_FILE=0");
    connection.setAutoCommit(false);
    return connection;
  }

  private void measure() throws SQLException, IOException {
    try (Connection connection = open()) {
      create(connection);
      long start = cpu();
      submit(connection);
      submission = cpu() - start;
      start = cpu();
      schedule(connection);
      run = cpu() - start;
    }
    long start = cpu();
    try (Connection connection = open();
        Statement statement = connection.createStatement()) {
      statement.executeQuery("SELECT body FROM job WHERE id = " + jobs / 2).close();
    }
    opening = cpu() - start;
    size = Files.size(Path.of(file + ".mv.db"));
  }

  private void create(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(
          "CREATE TABLE job (id BIGINT PRIMARY KEY, body CLOB"
              + (hasColumns
                  ? ", owner VARCHAR, ugroup VARCHAR, project VARCHAR, department VARCHAR,"
                      + " name VARCHAR, state VARCHAR, priority DOUBLE, slots BIGINT, pe VARCHAR,"
                      + " submitted BIGINT, started BIGINT, instance VARCHAR"
                  : "")
              + ")");
      if (hasColumns) {
        statement.execute("CREATE INDEX by_owner ON job (owner)");
      }
      statement.execute("CREATE TABLE record (name VARCHAR PRIMARY KEY, body CLOB)");
      statement.execute("INSERT INTO record VALUES ('report', '')");
      connection.commit();
    }
  }

  /** A commit for every few jobs, as commands and a daemon's batches have them. */
  private void submit(Connection connection) throws SQLException {
    String values = hasColumns ? "?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?" : "?, ?";
    try (PreparedStatement insertion =
        connection.prepareStatement("INSERT INTO job VALUES (" + values + ")")) {
      for (int job = 1; job <= jobs; job++) {
        insertion.setLong(1, job);
        insertion.setString(2, BODY);
        if (hasColumns) {
          setColumns(insertion, job);
        }
        insertion.executeUpdate();
        if (job % PARTS == 0) {
          connection.commit();
        }
      }
      connection.commit();
    }
  }

  private static void setColumns(PreparedStatement insertion, int job) throws SQLException {
    String[] texts = {"user" + job % 50, "users", "red", "defaultdepartment", "job" + job, "qw"};
    for (int i = 0; i < texts.length; i++) {
      insertion.setString(i + 3, texts[i]);
    }
    insertion.setDouble(9, 0.5);
    insertion.setLong(10, 1);
    insertion.setString(11, null);
    insertion.setLong(12, 1_772_366_400_000L + job);
    insertion.setLong(13, 0);
    insertion.setString(14, null);
  }

  /** The priorities of all jobs, as one text or in the column of each. */
  private void schedule(Connection connection) throws SQLException {
    if (hasColumns) {
      try (PreparedStatement update =
          connection.prepareStatement("UPDATE job SET priority = ? WHERE id = ?")) {
        for (int job = 1; job <= jobs; job++) {
          update.setDouble(1, 0.5 + job * 1e-6);
          update.setLong(2, job);
          update.executeUpdate();
        }
      }
    } else {
      StringBuilder report = new StringBuilder();
      for (int job = 1; job <= jobs; job++) {
        report.append(job).append(':').append(0.5 + job * 1e-6).append(' ');
      }
      try (PreparedStatement update = connection.prepareStatement("UPDATE record SET body = ?")) {
        update.setString(1, report.toString());
        update.executeUpdate();
      }
    }
    connection.commit();
  }
}
