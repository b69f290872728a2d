package gridlite.json;

import gridlite.format.OneLine;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.SourcePosition;
import gridlite.site.Notation;
import gridlite.site.SiteFile;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Configurations as JSON: the dump of a whole cluster that Open Cluster Scheduler's tools write, or
 * objects as {@code qconf -fmt json} shows them. They are turned into the files that {@code qconf
 * -s...} would print; where each line comes from is kept, so that problems name places in the JSON.
 */
public final class JsonDump implements Notation {
  private static final String DEFAULT = "default";
  private static final String COMPLEXES = "complex_entries";
  private static final String QUOTAS = "resource_quota_sets";
  private static final String GLOBAL = "global_config";
  private static final Set<String> COMMAS = Set.of("entries", "report_variables");
  private static final String HEADER =
      "#name shortcut type relop requestable consumable default urgency";

  private static final List<String> COLUMNS =
      List.of(
          "name", "shortcut", "type", "relop", "requestable", "consumable", "default", "urgency");

  /** Lines that were made, and where each comes from. */
  private static final class Lines {
    private final StringBuilder text = new StringBuilder();
    private final List<Json> origins = new ArrayList<>();

    Lines add(String line, Json origin) {
      text.append(line).append('\n');
      origins.add(origin);
      return this;
    }
  }

  private final Map<String, List<SourcePosition>> places = new HashMap<>();

  @Override
  public Optional<List<SiteFile>> files(String source, String text) {
    if (!isJson(text)) {
      return Optional.empty();
    }
    List<SiteFile> files = new ArrayList<>();
    new Conversion(source)
        .all(JsonReader.read(source, text))
        .forEach(
            (path, lines) -> {
              files.add(new SiteFile(path, lines.text.toString()));
              places.put(path, positions(source, lines));
            });
    return Optional.of(files);
  }

  /** The content of a text as one text in the form that {@code qconf -s...} prints. */
  public String plain(String source, String text) {
    StringBuilder plain = new StringBuilder();
    List<SourcePosition> positions = new ArrayList<>();
    for (Lines lines : new Conversion(source).all(JsonReader.read(source, text)).values()) {
      plain.append(lines.text);
      positions.addAll(positions(source, lines));
    }
    places.put(source, positions);
    return plain.toString();
  }

  private static List<SourcePosition> positions(String source, Lines lines) {
    return lines.origins.stream()
        .map(json -> new SourcePosition(source, json.line(), json.column()))
        .toList();
  }

  /** The same problem, with its place in the JSON. */
  public Problem relocated(Problem problem) {
    return problem.position().map(at -> problem.at(origin(at))).orElse(problem);
  }

  private SourcePosition origin(SourcePosition made) {
    List<SourcePosition> lines = places.getOrDefault(made.source(), List.of());
    int line = made.line() - 1;
    return line >= 0 && line < lines.size() ? lines.get(line) : made;
  }

  /** Returns whether a text is JSON: a quota set begins with a brace, too. */
  private static boolean isJson(String text) {
    String start = text.stripLeading();
    return start.startsWith("[")
        || start.startsWith("{") && start.substring(1).stripLeading().startsWith("\"");
  }

  /** Turns one text into files. */
  private static final class Conversion {
    private final String source;
    private final Map<String, Lines> files = new LinkedHashMap<>();

    Conversion(String source) {
      this.source = source;
    }

    /** The files that a value amounts to, by path. */
    Map<String, Lines> all(Json json) {
      boolean cluster =
          json instanceof Json.Obj object
              && (object.members().containsKey("cluster_queues")
                  || object.members().containsKey(GLOBAL));
      if (cluster) {
        ((Json.Obj) json).members().forEach(this::section);
      } else if (has(json, "shortcut")) {
        addComplexes(json);
      } else if (has(json, "limit") || has(json, "limits")) {
        addQuotas(json);
      } else {
        addObjects("", json);
      }
      return files;
    }

    /** Returns whether the first of some objects has a member. */
    private static boolean has(Json json, String member) {
      return members(json).values().stream()
          .findFirst()
          .filter(first -> first instanceof Json.Obj object && object.members().containsKey(member))
          .isPresent();
    }

    private void section(String name, Json content) {
      switch (name) {
        case "cluster_environment" -> {
          // where the dumped cluster was installed: nothing to take over
        }
        case GLOBAL -> addConfiguration("global", content);
        case "host_configurations" ->
            members(content).forEach((host, lines) -> addConfiguration(host, lines));
        case COMPLEXES -> addComplexes(content);
        case QUOTAS -> addQuotas(content);
        case "managers", "operators", "admin_hosts", "submit_hosts" -> addNames(name, content);
        default -> addObjects(name + "/", content);
      }
    }

    private Lines file(String path) {
      return files.computeIfAbsent(source + "/" + path, key -> new Lines());
    }

    /** An object, or objects by name or in an array. */
    private void addObjects(String directory, Json json) {
      boolean single =
          json instanceof Json.Obj object
              && object.members().values().stream().anyMatch(m -> !(m instanceof Json.Obj));
      if (single) {
        addObject(file(directory + "object"), json);
      } else {
        members(json).forEach((name, object) -> addObject(file(directory + name), object));
      }
    }

    private void addObject(Lines lines, Json object) {
      members(object)
          .forEach(
              (key, value) -> {
                if (isPresent(value)) {
                  // some lists are separated by commas alone
                  String words = text(value, COMMAS.contains(key) ? "," : " ");
                  lines.add(key + " " + (words.isEmpty() ? "NONE" : words), value);
                }
              });
    }

    private void addNames(String name, Json content) {
      Lines lines = file(name);
      members(content).values().forEach(entry -> lines.add(text(entry, " "), entry));
    }

    /** Lists of configurations are separated by commas, those of parameters by blanks. */
    private void addConfiguration(String name, Json content) {
      Lines lines = file("configurations/" + name).add("#" + name + ":", content);
      members(content)
          .forEach(
              (key, value) -> {
                if (isPresent(value) && !key.equals("Name")) {
                  String words = text(value, key.endsWith("_params") ? " " : ",");
                  boolean none = words.isEmpty() || words.equals("NONE");
                  lines.add(key + " " + (none ? "none" : words), value);
                }
              });
    }

    private void addComplexes(Json content) {
      Lines lines = file(COMPLEXES).add(HEADER, content);
      for (Json row : members(content).values()) {
        List<String> cells = new ArrayList<>();
        for (String column : COLUMNS) {
          Json cell = members(row).get(column);
          String value = cell == null ? "" : text(cell, ",");
          cells.add(value.isEmpty() ? "0" : value);
        }
        lines.add(String.join(" ", cells), row);
      }
    }

    private void addQuotas(Json content) {
      members(content).forEach((name, set) -> addQuota(file(QUOTAS + "/" + name), set));
    }

    private void addQuota(Lines lines, Json set) {
      lines.add("{", set);
      members(set)
          .forEach(
              (key, value) -> {
                if (key.startsWith("limit")) {
                  for (Json limit : members(value).values()) {
                    String rule = text(limit, " ");
                    lines.add(rule.startsWith("limit ") ? rule : "limit " + rule, limit);
                  }
                } else if (isPresent(value)) {
                  String words = text(value, " ");
                  lines.add(key + " " + (words.isEmpty() ? "NONE" : words), value);
                }
              });
      lines.add("}", set);
    }

    // ---- values

    /** Members of an object, or elements of an array by their number. */
    private static Map<String, Json> members(Json json) {
      if (json instanceof Json.Obj object) {
        return object.members();
      }
      Map<String, Json> numbered = new LinkedHashMap<>();
      if (json instanceof Json.Arr array) {
        for (Json element : array.elements()) {
          numbered.put(Integer.toString(numbered.size() + 1), element);
        }
      }
      return numbered;
    }

    private static boolean isPresent(Json value) {
      return !(value instanceof Json.Word word && word.text().equals("null"));
    }

    private String text(Json value, String separator) {
      if (value instanceof Json.Str string) {
        return oneLine(string);
      } else if (value instanceof Json.Word word) {
        return word.text();
      } else if (value instanceof Json.Arr array) {
        return joined(array, separator);
      }
      Json.Obj object = (Json.Obj) value;
      return object.members().containsKey(DEFAULT) ? settings(object) : pairs(object);
    }

    private String oneLine(Json.Str string) {
      String text = string.value().strip();
      OneLine.problem(text)
          .ifPresent(
              problem -> {
                throw new GridException(
                    problem.at(new SourcePosition(source, string.line(), string.column())));
              });
      return text;
    }

    /** The elements of a list; settings for hosts, in brackets, have a comma in front. */
    private String joined(Json.Arr array, String separator) {
      StringBuilder joined = new StringBuilder();
      for (Json element : array.elements()) {
        String text = text(element, separator);
        String between = text.startsWith("[") ? "," : separator;
        joined.append(joined.length() == 0 ? "" : between).append(text);
      }
      return joined.length() == 0 ? "NONE" : joined.toString();
    }

    private String pairs(Json.Obj object) {
      List<String> pairs = new ArrayList<>();
      object.members().forEach((name, value) -> pairs.add(name + "=" + text(value, " ")));
      return pairs.isEmpty() ? "NONE" : String.join(",", pairs);
    }

    private String settings(Json.Obj object) {
      StringBuilder text = new StringBuilder();
      object
          .members()
          .forEach(
              (where, value) -> {
                if (where.equals(DEFAULT)) {
                  text.insert(0, text(value, " "));
                } else {
                  text.append(",[").append(where).append('=').append(text(value, " ")).append(']');
                }
              });
      return text.toString();
    }
  }
}
