package gridlite.store;

import gridlite.job.JobOutline;
import gridlite.job.TaskOutline;
import gridlite.state.UsageKey;
import gridlite.state.UsageRecord;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A copy of the rows of a database, in memory and as bytes for a file. Each row is a letter for its
 * table, its key, and its text; lengths and numbers are in the order of the network.
 */
final class CopiedRows implements Rows, RowChanges {
  private static final char RECORD = 'r';
  private static final char OBJECT = 'o';
  private static final char JOB = 'j';
  private static final char TASK = 't';

  private final Map<String, TreeMap<String, String>> records = new HashMap<>();
  private final TreeMap<Long, ConfiguredRow> objects = new TreeMap<>();
  private final TreeMap<Long, String> jobs = new TreeMap<>();
  private final TreeMap<Long, String> tasks = new TreeMap<>();

  /** An object. */
  private static final class ConfiguredRow {
    private final String kind;
    private final String name;
    private final String body;

    ConfiguredRow(String kind, String name, String body) {
      this.kind = kind;
      this.name = name;
      this.body = body;
    }

    boolean is(String otherKind, String otherName) {
      return name.equals(otherName) && kind.equals(otherKind);
    }
  }

  /** The copy of other rows has become larger than it was allowed to. */
  private static final class TooLargeException extends RuntimeException {
    private static final long serialVersionUID = 1;

    TooLargeException() {
      super("too many rows to copy");
    }
  }

  /** Copies rows; empty when their texts have more characters than allowed. */
  static Optional<CopiedRows> of(Rows rows, long allowed) {
    CopiedRows copy = new CopiedRows();
    long[] left = {allowed};
    try {
      rows.records(
          (section, name, body) -> {
            spend(left, body);
            copy.putRecord(section, name, body);
          });
      rows.usage(
          (name, body) -> {
            spend(left, body);
            copy.putRecord(StateTables.USAGE, name, body);
          });
      rows.objects(
          (kind, name, place, body) -> {
            spend(left, body);
            copy.objects.put(place, new ConfiguredRow(kind, name, body));
          });
      rows.tasks(
          (key, body) -> {
            spend(left, body);
            copy.tasks.put(key, body);
          });
      rows.jobs(
          (id, body) -> {
            spend(left, body);
            copy.jobs.put(id, body);
          });
      return Optional.of(copy);
    } catch (TooLargeException e) {
      return Optional.empty();
    }
  }

  private static void spend(long[] left, String body) {
    left[0] -= body.length();
    if (left[0] < 0) {
      throw new TooLargeException();
    }
  }

  /** Reads what {@link #bytes} gave. */
  static CopiedRows read(ByteBuffer bytes) {
    CopiedRows copy = new CopiedRows();
    while (bytes.hasRemaining()) {
      char table = (char) bytes.get();
      switch (table) {
        case RECORD -> copy.putRecord(text(bytes), text(bytes), text(bytes));
        case OBJECT ->
            copy.objects.put(
                bytes.getLong(), new ConfiguredRow(text(bytes), text(bytes), text(bytes)));
        case JOB -> copy.jobs.put(bytes.getLong(), text(bytes));
        case TASK -> copy.tasks.put(bytes.getLong(), text(bytes));
        default -> throw new IllegalArgumentException("no table " + (int) table);
      }
    }
    return copy;
  }

  private static String text(ByteBuffer bytes) {
    int length = bytes.getInt();
    int start = bytes.arrayOffset() + bytes.position();
    bytes.position(bytes.position() + length);
    return new String(bytes.array(), start, length, StandardCharsets.UTF_8);
  }

  /** Returns whether the texts have no more characters than allowed. */
  boolean isWithin(long allowed) {
    long[] left = {allowed};
    try {
      records((section, name, body) -> spend(left, body));
      objects((kind, name, place, body) -> spend(left, body));
      jobs((id, body) -> spend(left, body));
      tasks((key, body) -> spend(left, body));
      return true;
    } catch (TooLargeException e) {
      return false;
    }
  }

  /** The bytes that a file keeps. */
  byte[] bytes() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(1 << 16);
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      for (Map.Entry<String, TreeMap<String, String>> section : records.entrySet()) {
        for (Map.Entry<String, String> row : section.getValue().entrySet()) {
          out.write(RECORD);
          write(out, section.getKey());
          write(out, row.getKey());
          write(out, row.getValue());
        }
      }
      for (Map.Entry<Long, ConfiguredRow> object : objects.entrySet()) {
        out.write(OBJECT);
        out.writeLong(object.getKey());
        write(out, object.getValue().kind);
        write(out, object.getValue().name);
        write(out, object.getValue().body);
      }
      write(out, JOB, jobs);
      write(out, TASK, tasks);
    } catch (IOException e) {
      throw new IllegalStateException("memory can't be written", e);
    }
    return bytes.toByteArray();
  }

  private static void write(DataOutputStream out, char table, Map<Long, String> rows)
      throws IOException {
    for (Map.Entry<Long, String> row : rows.entrySet()) {
      out.write(table);
      out.writeLong(row.getKey());
      write(out, row.getValue());
    }
  }

  private static void write(DataOutputStream out, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  // without lambdas, which would cost a command that only looks more than the loops

  @Override
  public void records(String section, NamedRow row) {
    TreeMap<String, String> named = records.get(section);
    if (named != null) {
      for (Map.Entry<String, String> each : named.entrySet()) {
        row.read(each.getKey(), each.getValue());
      }
    }
  }

  @Override
  public void records(String section, String first, String last, NamedRow row) {
    TreeMap<String, String> named = records.get(section);
    if (named != null) {
      for (Map.Entry<String, String> each : named.subMap(first, true, last, true).entrySet()) {
        row.read(each.getKey(), each.getValue());
      }
    }
  }

  @Override
  public void records(RecordRow row) {
    for (Map.Entry<String, TreeMap<String, String>> section : records.entrySet()) {
      for (Map.Entry<String, String> each : section.getValue().entrySet()) {
        row.read(section.getKey(), each.getKey(), each.getValue());
      }
    }
  }

  @Override
  public void objects(ObjectRow row) {
    for (Map.Entry<Long, ConfiguredRow> each : objects.entrySet()) {
      ConfiguredRow object = each.getValue();
      row.read(object.kind, object.name, each.getKey(), object.body);
    }
  }

  @Override
  public void jobs(NumberedRow row) {
    read(jobs, row);
  }

  @Override
  public void jobsOf(Set<String> owners, NumberedRow row) {
    for (Map.Entry<Long, String> each : jobs.entrySet()) {
      if (JobText.belongs(each.getValue(), owners)) {
        row.read(each.getKey(), each.getValue());
      }
    }
  }

  @Override
  public long jobCount() {
    return jobs.size();
  }

  @Override
  public Optional<String> job(long id) {
    return Optional.ofNullable(jobs.get(id));
  }

  @Override
  public void tasks(NumberedRow row) {
    read(tasks, row);
  }

  @Override
  public void tasksOf(long job, NumberedRow row) {
    read(tasks.subMap(TaskKey.of(job, 0), true, TaskKey.last(job), true), row);
  }

  @Override
  public void usage(NamedRow row) {
    records(StateTables.USAGE, row);
  }

  private static void read(Map<Long, String> rows, NumberedRow row) {
    for (Map.Entry<Long, String> each : rows.entrySet()) {
      row.read(each.getKey(), each.getValue());
    }
  }

  @Override
  public void putRecord(String section, String name, String body) {
    records.computeIfAbsent(section, key -> new TreeMap<>()).put(name, body);
  }

  @Override
  public void removeRecord(String section, String name) {
    TreeMap<String, String> named = records.get(section);
    if (named != null) {
      named.remove(name);
    }
  }

  @Override
  public void removeRecords(String section) {
    records.remove(section);
  }

  @Override
  public void putObject(String kind, String name, long place, String body) {
    removeObject(kind, name);
    objects.put(place, new ConfiguredRow(kind, name, body));
  }

  @Override
  public void moveObject(String kind, String name, long place) {
    ConfiguredRow moved = removed(kind, name);
    if (moved != null) {
      objects.put(place, moved);
    }
  }

  @Override
  public void removeObject(String kind, String name) {
    removed(kind, name);
  }

  private @Nullable ConfiguredRow removed(String kind, String name) {
    for (Map.Entry<Long, ConfiguredRow> object : objects.entrySet()) {
      if (object.getValue().is(kind, name)) {
        return objects.remove(object.getKey());
      }
    }
    return null;
  }

  @Override
  public void putJob(JobOutline outline, String body, Row row) {
    jobs.put(outline.id().number(), body);
  }

  @Override
  public void removeJob(long id) {
    jobs.remove(id);
    tasks.subMap(TaskKey.of(id, 0), true, TaskKey.last(id), true).clear();
  }

  @Override
  public void putTask(TaskOutline outline, String body, Row row) {
    tasks.put(TaskKey.of(outline.task()), body);
  }

  @Override
  public void removeTask(long key) {
    tasks.remove(key);
  }

  @Override
  public void putUsage(UsageKey key, UsageRecord usage) {
    putRecord(StateTables.USAGE, RecordText.print(key), RecordText.print(usage));
  }

  @Override
  public void removeUsage(UsageKey key) {
    removeRecord(StateTables.USAGE, RecordText.print(key));
  }
}
