import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/**
 * Writes the same jobs to three databases of H2: with a text for each job as the product has it, with
 * columns beside it for what does not change while a job waits and runs, and with columns for all
 * that is asked. Prints what the second and the third cost as ratios to the first. A scheduling run
 * writes its priorities as one row, or to the column of each job; a start writes the row of its
 * task, and the columns of the job where these have its state.
 */
public final class Columns {
  private static final int PARTS = 10;
  private static final int ROUNDS = 5;
  private static final String BODY = "x".repeat(600);

  private enum Design {
    BODIES(""),
    FIXED(
        ", owner VARCHAR, ugroup VARCHAR, project VARCHAR, department VARCHAR, name VARCHAR,"
            + " slots BIGINT, pe VARCHAR, submitted BIGINT"),
    ALL(FIXED.columns + ", state VARCHAR, priority DOUBLE, started BIGINT, instance VARCHAR");

    private final String columns;

    Design(String columns) {
      this.columns = columns;
    }

    int count() {
      return columns.length() - columns.replace(",", "").length();
    }
  }

  private enum Figure {
    SUBMISSION("CPU of submissions"),
    START("CPU of starts"),
    RUN("CPU of writing the priorities of a run"),
    OPENING("CPU of opening the database for one job"),
    SIZE("size of the file"),
    QUESTION("CPU of SELECT owner, count(*), where bodies are read and not decoded");

    private final String title;

    Figure(String title) {
      this.title = title;
    }
  }

  private final Design design;
  private final Path file;
  private final int jobs;
  private final Map<Figure, Long> figures;

  private Columns(Design design, Path directory, int jobs, Map<Figure, Long> figures) {
    this.design = design;
    this.file = directory.resolve(design.name());
    this.jobs = jobs;
    this.figures = figures;
  }

  /** Argument: number of jobs. */
  public static void main(String[] arguments) throws Exception {
    int jobs = Integer.parseInt(arguments[0]);
    Map<Design, Map<Figure, Long>> least = new EnumMap<>(Design.class);
    for (Design design : Design.values()) {
      least.put(design, new EnumMap<>(Figure.class));
    }
    // the first rounds warm the process up
    for (int round = 0; round < ROUNDS; round++) {
      Path directory = Files.createTempDirectory("columns");
      for (Design design : Design.values()) {
        new Columns(design, directory, jobs, least.get(design)).measure();
      }
      for (Path left : Files.list(directory).toList()) {
        Files.delete(left);
      }
      Files.delete(directory);
    }
    System.out.printf("%8s %8s   least of %d rounds, as ratios%n", "fixed", "all", ROUNDS);
    for (Figure figure : Figure.values()) {
      double bodies = least.get(Design.BODIES).get(figure);
      System.out.printf(
          Locale.ROOT,
          "%8.2f %8.2f   %s%n",
          least.get(Design.FIXED).get(figure) / bodies,
          least.get(Design.ALL).get(figure) / bodies,
          figure.title);
    }
  }

  private static long cpu() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  /** Part of a measurement. */
  private interface Step {
    void run() throws SQLException;
  }

  private void time(Figure figure, Step step) throws SQLException {
    long start = cpu();
    step.run();
    figures.merge(figure, cpu() - start, Math::min);
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
      time(Figure.SUBMISSION, () -> submit(connection));
      time(Figure.START, () -> start(connection));
      time(Figure.RUN, () -> schedule(connection));
      time(Figure.QUESTION, () -> ask(connection));
    }
    time(Figure.OPENING, this::reopen);
    figures.merge(Figure.SIZE, Files.size(Path.of(file + ".mv.db")), Math::min);
  }

  private void reopen() throws SQLException {
    try (Connection connection = open();
        Statement statement = connection.createStatement()) {
      statement.executeQuery("SELECT body FROM job WHERE id = " + jobs / 2).close();
    }
  }

  private void create(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE job (id BIGINT PRIMARY KEY, body CLOB" + design.columns + ")");
      if (design != Design.BODIES) {
        statement.execute("CREATE INDEX by_owner ON job (owner)");
      }
      statement.execute("CREATE TABLE begun_task (id BIGINT PRIMARY KEY, body CLOB)");
      statement.execute("CREATE TABLE record (name VARCHAR PRIMARY KEY, body CLOB)");
      statement.execute("INSERT INTO record VALUES ('report', '')");
      connection.commit();
    }
  }

  /** A commit for every few jobs, as commands and a daemon's batches have them. */
  private void submit(Connection connection) throws SQLException {
    String values = "?, ?" + ", ?".repeat(design.count());
    try (PreparedStatement insertion =
        connection.prepareStatement("INSERT INTO job VALUES (" + values + ")")) {
      for (int job = 1; job <= jobs; job++) {
        insertion.setLong(1, job);
        insertion.setString(2, BODY);
        setColumns(insertion, job);
        insertion.executeUpdate();
        if (job % PARTS == 0) {
          connection.commit();
        }
      }
      connection.commit();
    }
  }

  private void setColumns(PreparedStatement insertion, int job) throws SQLException {
    Object[] values = {
      "user" + job % 50, "users", "red", "defaultdepartment", "job" + job, 1L, null,
      1_772_366_400_000L + job, "qw", 0.5, 0L, null
    };
    for (int i = 0; i < design.count(); i++) {
      insertion.setObject(i + 3, values[i]);
    }
  }

  /** A tenth of the jobs start. */
  private void start(Connection connection) throws SQLException {
    try (PreparedStatement insertion =
            connection.prepareStatement("INSERT INTO begun_task VALUES (?, ?)");
        PreparedStatement update =
            connection.prepareStatement(
                design == Design.ALL
                    ? "UPDATE job SET state = 'r', started = ?, instance = 'all.q@n' WHERE id = ?"
                    : "SELECT ?, ?")) {
      for (int job = 1; job <= jobs / 10; job++) {
        insertion.setLong(1, job);
        insertion.setString(2, BODY.substring(0, 60));
        insertion.executeUpdate();
        if (design == Design.ALL) {
          update.setLong(1, job);
          update.setLong(2, job);
          update.executeUpdate();
        }
        if (job % PARTS == 0) {
          connection.commit();
        }
      }
      connection.commit();
    }
  }

  /** The priorities of all jobs, as one text or in the column of each. */
  private void schedule(Connection connection) throws SQLException {
    if (design == Design.ALL) {
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

  private void ask(Connection connection) throws SQLException {
    String query =
        design == Design.BODIES
            ? "SELECT body FROM job"
            : "SELECT owner, count(*) FROM job GROUP BY owner";
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(query)) {
      while (rows.next()) {
        rows.getString(1);
      }
    }
  }
}
