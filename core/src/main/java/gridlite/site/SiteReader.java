package gridlite.site;

import gridlite.complex.ComplexText;
import gridlite.config.NamedObject;
import gridlite.config.SchedulerConfig;
import gridlite.format.KeywordLayout;
import gridlite.format.KeywordValue;
import gridlite.format.LogicalLine;
import gridlite.format.ParsedObject;
import gridlite.format.ReadingNote;
import gridlite.format.Values;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.operation.configure.ConfigureObject.Mode;
import gridlite.operation.configure.ConfigureObject.Request;
import gridlite.operation.configure.KindTraits;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.SourcePosition;
import gridlite.quota.QuotaDefinition;
import gridlite.quota.QuotaText;
import gridlite.value.Statement;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads a site's files: those that {@link SiteTree} wrote, and those that any Grid Engine's {@code
 * qconf -s...} wrote, whatever their names. Attributes that are missing, and those that only other
 * versions have, are reported and don't matter.
 */
public final class SiteReader {
  private final List<ComplexText.Parsed> complexes = new ArrayList<>();
  private final List<Request> objects = new ArrayList<>();
  private final List<QuotaDefinition> quotas = new ArrayList<>();
  private final Map<HostName, Map<String, String>> loads = new LinkedHashMap<>();
  private final List<Statement> notes = new ArrayList<>();
  private final List<Problem> problems = new ArrayList<>();
  private Optional<ZoneId> zone = Optional.empty();

  private final Notation notation;

  private SiteReader(Notation notation) {
    this.notation = notation;
  }

  /**
   * Reads files; what can't be read is among the site's problems.
   *
   * @param notation in which files may be, beside Grid Engine's
   */
  public static Site read(List<SiteFile> files, Notation notation) {
    SiteReader reader = new SiteReader(notation);
    for (SiteFile file : files) {
      try {
        reader.read(file);
      } catch (GridException e) {
        reader.problems.addAll(e.problems());
      }
    }
    return new Site(
        reader.complexes,
        reader.objects,
        reader.quotas,
        reader.loads,
        reader.zone,
        reader.notes,
        reader.problems);
  }

  private void read(SiteFile file) {
    String text = TextDialect.plain(file.path(), file.text(), notes::add);
    Optional<List<SiteFile>> parts = notation.files(file.path(), text);
    if (parts.isPresent()) {
      parts.get().forEach(this::read);
    } else if (file.path().equals(SiteTree.ZONE) && isWord(text)) {
      readZone(file, text.strip());
    } else if (ComplexDialect.isTable(text)) {
      complexes.add(ComplexDialect.read(file.path(), text, notes::add));
    } else if (FileKind.isQuotas(text)) {
      quotas.addAll(QuotaText.parse(file.path(), text));
    } else if (FileKind.isShareTree(text)) {
      KindTraits traits = KindTraits.of(ObjectKind.SHARE_TREE);
      add(ObjectKind.SHARE_TREE, traits.layout().parse(file.path(), text, traits.template("")));
    } else {
      readLines(file, text);
    }
  }

  private static boolean isWord(String text) {
    return text.strip().matches("\\S+");
  }

  private void readZone(SiteFile file, String name) {
    try {
      zone = Optional.of(ZoneId.of(name));
    } catch (DateTimeException e) {
      problems.add(
          Problem.refused("time zone \"" + name + "\": it does not exist")
              .at(new SourcePosition(file.path(), 1, 1)));
    }
  }

  private void readLines(SiteFile file, String text) {
    List<LogicalLine> lines = LogicalLine.of(file.path(), text);
    if (!lines.isEmpty() && FileKind.isNames(lines)) {
      readNames(file, lines);
      return;
    }
    Optional<ObjectKind> kind = FileKind.of(lines);
    if (kind.isPresent()) {
      readObjects(kind.get(), lines);
    } else if (FileKind.isConfiguration(lines) || lines.isEmpty() && hasHostLine(text)) {
      readConfigurations(file, text);
    } else if (FileKind.similar(lines).isPresent()) {
      ObjectKind similar = FileKind.similar(lines).get();
      problems.add(
          Problem.refused(
                  "the line \""
                      + FileKind.first(similar)
                      + "\" of the "
                      + KindTraits.of(similar).title()
                      + " is missing")
              .at(lines.get(0).at(0)));
    } else if (!lines.isEmpty()) {
      notes.add(ReadingNote.of("no_configuration", file.path(), "no configuration, left out"));
    }
  }

  private void readNames(SiteFile file, List<LogicalLine> lines) {
    Optional<ObjectKind> kind = FileKind.ofNames(file.name());
    if (kind.isEmpty()) {
      notes.add(
          ReadingNote.of(
              "unknown_list", file.path(), "a list of names of unknown meaning, left out"));
      return;
    }
    for (LogicalLine line : lines) {
      Values entry = NamedObject.of(KeywordValue.of(line.text()).keyword());
      objects.add(Request.of(kind.get(), ParsedObject.of(entry), Mode.PUT));
    }
  }

  /** A file may hold several objects, one behind the other. */
  private void readObjects(ObjectKind kind, List<LogicalLine> lines) {
    String first = FileKind.first(kind);
    List<LogicalLine> object = new ArrayList<>();
    for (LogicalLine line : lines) {
      boolean begins = KeywordValue.of(line.text()).keyword().equals(first);
      if (begins && object.stream().anyMatch(l -> startsWith(l, first))) {
        readObject(kind, object);
        object = new ArrayList<>();
      }
      object.add(line);
    }
    readObject(kind, object);
  }

  private static boolean startsWith(LogicalLine line, String keyword) {
    return KeywordValue.of(line.text()).keyword().equals(keyword);
  }

  private void readObject(ObjectKind kind, List<LogicalLine> lines) {
    KindTraits traits = KindTraits.of(kind);
    Values base = traits.template("template");
    if (kind == ObjectKind.SCHEDULER && sortsBySequence(lines)) {
      base = base.with(SchedulerConfig.QUEUE_SORT_METHOD, "seqno");
    }
    if (kind == ObjectKind.EXEC_HOST) {
      readLoad(lines);
    }
    try {
      ObjectDialect dialect = new ObjectDialect(kind, notes::add);
      add(kind, new KeywordLayout(traits.schema()).parse(lines, base, dialect));
    } catch (GridException e) {
      problems.addAll(e.problems());
    }
  }

  /** The listing of a host says what it reports, which is not configuration. */
  private void readLoad(List<LogicalLine> lines) {
    String host = "";
    for (LogicalLine line : lines) {
      KeywordValue split = KeywordValue.of(line.text());
      if (split.keyword().equals("hostname")) {
        host = split.value();
      } else if (split.keyword().equals("load_values")
          && !host.isEmpty()
          && !split.value().equals("NONE")) {
        Map<String, String> load = new LinkedHashMap<>();
        for (String value : split.value().split("[, \t]+", -1)) {
          int equals = value.indexOf('=');
          if (equals > 0) {
            load.put(value.substring(0, equals), value.substring(equals + 1));
          }
        }
        loads.put(HostName.of(host), load);
      }
    }
  }

  /** Since 8.6 Univa Grid Engine says by two weights what {@code queue_sort_method} says here. */
  private static boolean sortsBySequence(List<LogicalLine> lines) {
    return weight(lines, "weight_queue_seqno") > weight(lines, "weight_queue_host_sort");
  }

  private static double weight(List<LogicalLine> lines, String keyword) {
    for (LogicalLine line : lines) {
      KeywordValue split = KeywordValue.of(line.text());
      if (split.keyword().equals(keyword)) {
        try {
          return Double.parseDouble(split.value());
        } catch (NumberFormatException e) {
          return 0;
        }
      }
    }
    return 0;
  }

  /** The host of a line {@code #host:}, with which the listing of a configuration begins. */
  private static Optional<String> host(String line) {
    boolean named = line.length() > 2 && line.startsWith("#") && line.endsWith(":");
    return named && line.indexOf(' ') < 0
        ? Optional.of(line.substring(1, line.length() - 1))
        : Optional.empty();
  }

  private static boolean hasHostLine(String text) {
    return text.lines().anyMatch(line -> host(line).isPresent());
  }

  /**
   * Configurations are named by lines {@code #host:}, as {@code qconf -sconf} prints them; else
   * their content, directory or file says whose they are. Lines of others are made empty, so that
   * places in messages hold.
   */
  private void readConfigurations(SiteFile file, String text) {
    Map<String, StringBuilder> texts = new LinkedHashMap<>();
    Optional<String> owner = hasHostLine(text) ? Optional.of("") : FileKind.owner(file, text);
    if (owner.isEmpty()) {
      problems.add(
          Problem.refused("whose configuration this is can't be seen")
              .hint(
                  "expected #HOST: or #global: as the first line, or the file as"
                      + " configurations/HOST")
              .at(new SourcePosition(file.path(), 1, 1)));
      return;
    }
    String name = owner.get();
    int number = 0;
    for (String line : text.lines().toList()) {
      name = host(line).orElse(name);
      int before = number++;
      if (!name.isEmpty()) {
        StringBuilder own =
            texts.computeIfAbsent(name, first -> new StringBuilder("\n".repeat(before)));
        own.append(line).append('\n');
      }
    }
    KindTraits traits = KindTraits.of(ObjectKind.CONFIGURATION);
    texts.forEach(
        (host, own) ->
            add(
                ObjectKind.CONFIGURATION,
                traits.layout().parse(file.path(), own.toString(), traits.template(host))));
  }

  private void add(ObjectKind kind, ParsedObject parsed) {
    objects.add(Request.of(kind, parsed, Mode.PUT));
  }
}
