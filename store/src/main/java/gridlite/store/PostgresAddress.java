package gridlite.store;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The place of a cell on a PostgreSQL server. It never holds a password: the driver finds that in
 * the file that libpq reads, {@code $PGPASSFILE} or {@code ~/.pgpass}.
 *
 * @param server host and port, as in the driver's addresses
 * @param database name of the database, as in them
 * @param user the role; empty for the name of whoever connects
 * @param schema the schema that belongs to the cell
 * @param options settings of the driver, such as {@code sslmode}
 */
public record PostgresAddress(
    String server, String database, String user, String schema, Map<String, String> options) {
  /** Beginning of such an address. */
  public static final String SCHEME = "postgresql://";

  private static final String FILE = "gridlite.postgresql";
  private static final String SCHEMA = "schema";
  private static final String USUAL_SCHEMA = "gridlite";
  private static final String SHAPE =
      "expected postgresql://[USER@]HOST[:PORT]/DATABASE[?schema=NAME&sslmode=MODE...]";

  /** Settings of the driver that may be made; others name classes, or are gridlite's business. */
  private static final List<String> SETTINGS =
      List.of(
          SCHEMA,
          "channelBinding",
          "connectTimeout",
          "gssEncMode",
          "loginTimeout",
          "password",
          "sslcert",
          "sslkey",
          "sslmode",
          "sslnegotiation",
          "sslrootcert");

  /** Copies the options. */
  public PostgresAddress {
    options = Map.copyOf(options);
  }

  /**
   * Reads the address of a cell.
   *
   * @throws GridException if it is none, or holds a password, which others could see
   */
  public static PostgresAddress parse(String text) {
    return parse(text, USUAL_SCHEMA);
  }

  /**
   * Reads an address.
   *
   * @param usualSchema the schema where the text names none
   * @throws GridException if it is none, or holds a password, which others could see
   */
  public static PostgresAddress parse(String text, String usualSchema) {
    URI uri;
    try {
      uri = new URI(text);
    } catch (URISyntaxException e) {
      throw malformed(text, e.getReason());
    }
    String path = uri.getRawPath();
    if (!text.startsWith(SCHEME) || uri.getHost() == null) {
      throw malformed(text, "it names no server");
    }
    if (path == null || !path.matches("/[^/]+")) {
      throw malformed(text, "it names no database");
    }
    String user = uri.getUserInfo() == null ? "" : uri.getUserInfo();
    Map<String, String> options = options(text, uri.getRawQuery());
    if (user.contains(":") || options.remove("password") != null) {
      throw new GridException(
          Problem.refused("the address of the database holds a password, which others can see")
              .hint("leave it out, and write it to ~/.pgpass (docs/postgresql.md)"));
    }
    String schema = options.getOrDefault(SCHEMA, usualSchema);
    options.remove(SCHEMA);
    if (!schema.matches("[a-z_][a-z0-9_]{0,62}") || schema.startsWith("pg_")) {
      throw malformed(text, "a schema has a name of small letters, digits and _");
    }
    String server = uri.getHost() + (uri.getPort() < 0 ? "" : ":" + uri.getPort());
    return new PostgresAddress(server, path.substring(1), user, schema, options);
  }

  private static Map<String, String> options(String text, String query) {
    Map<String, String> options = new TreeMap<>();
    if (query == null || query.isEmpty()) {
      return options;
    }
    for (String option : List.of(query.split("&", -1))) {
      List<String> parts = List.of(option.split("=", 2));
      if (parts.size() < 2 || !SETTINGS.contains(parts.get(0))) {
        throw malformed(text, "\"" + option + "\" is not a setting that can be made here");
      }
      options.put(parts.get(0), URLDecoder.decode(parts.get(1), StandardCharsets.UTF_8));
    }
    return options;
  }

  private static GridException malformed(String text, String why) {
    return new GridException(
        Problem.refused("\"" + text + "\" is not the address of a database: " + why).hint(SHAPE));
  }

  /** The address as {@link #parse} reads it. */
  public String text() {
    StringBuilder text = new StringBuilder(SCHEME);
    text.append(user.isEmpty() ? "" : user + "@").append(server).append('/').append(database);
    text.append("?schema=").append(schema);
    new TreeMap<>(options)
        .forEach(
            (name, value) ->
                text.append('&')
                    .append(name)
                    .append('=')
                    .append(URLEncoder.encode(value, StandardCharsets.UTF_8)));
    return text.toString();
  }

  /** The driver's address of the database. */
  String url() {
    return "jdbc:postgresql://" + server + "/" + database;
  }

  /** The file in a cell's directory that says that, and where, the cell is on a server. */
  static Path file(Path cell) {
    return cell.resolve(FILE);
  }

  /** Returns whether a cell is on a server. */
  public static boolean isOf(Path cell) {
    return Files.exists(file(cell));
  }

  /** Returns whether this process may know where a cell is; of a cell in a file, everybody. */
  public static boolean isReadable(Path cell) {
    return !isOf(cell) || Files.isReadable(file(cell));
  }

  /**
   * The place of a cell.
   *
   * @param identity number of the database, so that no other cell is found in its place
   */
  record Placed(PostgresAddress address, long identity) {
    private static final int RADIX = 16;

    /** Writes it; from now on the cell is there. */
    void write(Path cell) throws IOException {
      Path unfinished = cell.resolve(FILE + ".new");
      Files.deleteIfExists(unfinished);
      String text =
          "database "
              + address.text()
              + "\nidentity "
              + Long.toUnsignedString(identity, RADIX)
              + "\n";
      try (FileChannel channel = PrivateFile.open(unfinished)) {
        PrivateFile.write(channel, text.getBytes(StandardCharsets.UTF_8));
        channel.force(true);
      }
      Files.move(unfinished, file(cell), StandardCopyOption.ATOMIC_MOVE);
      PrivateFile.syncNames(cell);
    }

    static Placed read(Path file) throws IOException {
      Map<String, String> lines = new TreeMap<>();
      for (String line : Files.readAllLines(file)) {
        List<String> words = List.of(line.split(" ", 2));
        lines.put(words.get(0), words.get(words.size() - 1));
      }
      String identity = lines.getOrDefault("identity", "");
      if (!identity.matches("[0-9a-f]{1,16}") || !lines.containsKey("database")) {
        throw Trouble.damaged(file, "it does not hold what was written");
      }
      return new Placed(
          parse(lines.getOrDefault("database", "")), Long.parseUnsignedLong(identity, RADIX));
    }
  }

  /** Returns where a cell is; empty when it is in a file of its own. */
  static Optional<Placed> of(Path cell) {
    if (!isOf(cell)) {
      return Optional.empty();
    }
    try {
      return Optional.of(Placed.read(file(cell)));
    } catch (IOException e) {
      throw Trouble.with(file(cell), "read", e);
    }
  }

  /** Returns the address of a cell's database; empty when it is in a file of its own. */
  public static Optional<String> textOf(Path cell) {
    return of(cell).map(placed -> placed.address().text());
  }
}
