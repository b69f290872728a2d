package gridlite.site;

import gridlite.complex.ComplexText;
import gridlite.config.NamedObject;
import gridlite.config.ObjectKind;
import gridlite.format.KeywordLayout;
import gridlite.format.KeywordValue;
import gridlite.format.LogicalLine;
import gridlite.format.ParsedObject;
import gridlite.format.Values;
import gridlite.operation.ConfigureObject.Mode;
import gridlite.operation.ConfigureObject.Request;
import gridlite.operation.KindTraits;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.quota.QuotaDefinition;
import gridlite.quota.QuotaText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads a site's files: those that {@link SiteTree} wrote, and those that any Grid Engine's {@code
 * qconf -s...} wrote, whatever their names. Attributes that are missing or unknown here are told
 * and don't matter.
 */
public final class SiteReader {
  private final List<ComplexText.Parsed> complexes = new ArrayList<>();
  private final List<Request> objects = new ArrayList<>();
  private final List<QuotaDefinition> quotas = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();
  private final List<Problem> problems = new ArrayList<>();

  private SiteReader() {}

  /** Reads files; what can't be read is among the site's problems. */
  public static Site read(List<SiteFile> files) {
    SiteReader reader = new SiteReader();
    for (SiteFile file : files) {
      try {
        reader.read(file);
      } catch (GridException e) {
        reader.problems.addAll(e.problems());
      }
    }
    return new Site(reader.complexes, reader.objects, reader.quotas, reader.notes, reader.problems);
  }

  private void read(SiteFile file) {
    String text = file.text().replace("\r\n", "\n");
    if (JsonDump.isJson(text)) {
      for (SiteFile part : JsonDump.files(file.path(), text)) {
        read(part);
      }
    } else if (FileKind.isComplexTable(text)) {
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

  private void readLines(SiteFile file, String text) {
    String adapted = QueueDialect.adapt(file.path(), text, notes::add);
    List<LogicalLine> lines = LogicalLine.of(file.path(), adapted);
    Optional<ObjectKind> kind = FileKind.of(lines);
    if (lines.isEmpty()) {
      return;
    }
    if (FileKind.isNames(lines)) {
      readNames(file, lines);
    } else if (kind.isPresent()) {
      readObjects(kind.get(), lines);
    } else if (FileKind.isConfiguration(lines)) {
      readConfiguration(file, text);
    } else {
      notes.add(file.path() + ": no configuration, left out");
    }
  }

  private void readNames(SiteFile file, List<LogicalLine> lines) {
    Optional<ObjectKind> kind = FileKind.ofNames(file.name());
    if (kind.isEmpty()) {
      notes.add(file.path() + ": a list of names of unknown meaning, left out");
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
    try {
      add(
          kind,
          new KeywordLayout(traits.schema())
              .parseLeniently(lines, traits.template("template"), this::note));
    } catch (GridException e) {
      problems.addAll(e.problems());
    }
  }

  /** What hosts report stands in every listing of a host and is no loss. */
  private void note(String text) {
    boolean reported = text.contains("\"load_values\"") || text.contains("\"processors\"");
    if (!reported || !text.contains("(exec host)")) {
      notes.add(text);
    }
  }

  /** Configurations are named by a line {@code #name:}, else by their file. */
  private void readConfiguration(SiteFile file, String text) {
    KindTraits traits = KindTraits.of(ObjectKind.CONFIGURATION);
    String name = file.name();
    for (String line : text.lines().toList()) {
      if (line.startsWith("#") && line.endsWith(":") && line.indexOf(' ') < 0) {
        name = line.substring(1, line.length() - 1);
        break;
      }
    }
    add(ObjectKind.CONFIGURATION, traits.layout().parse(file.path(), text, traits.template(name)));
  }

  private void add(ObjectKind kind, ParsedObject parsed) {
    objects.add(Request.of(kind, parsed, Mode.PUT));
  }
}
