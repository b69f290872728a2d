package gridlite.json;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.SourcePosition;
import gridlite.site.Notation;
import gridlite.site.SiteFile;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Configurations as JSON: the dump of a whole cluster that Open Cluster Scheduler's tools write, or
 * objects as {@code qconf -fmt json} shows them. They are turned into the files that {@code qconf
 * -s...} would print.
 */
public final class JsonDump {
  private static final String DEFAULT = "default";
  private static final String COMPLEXES = "complex_entries";
  private static final String QUOTAS = "resource_quota_sets";
  private static final String GLOBAL = "global_config";
  private static final Set<String> COMMAS = Set.of("entries", "report_variables");
  private static final String HEADER =
      "#name shortcut type relop requestable consumable default urgency\n";

  private static final List<String> COLUMNS =
      List.of(
          "name", "shortcut", "type", "relop", "requestable", "consumable", "default", "urgency");

  private final String source;
  private final List<SiteFile> files = new ArrayList<>();

  private JsonDump(String source) {
    this.source = source;
  }

  /** {@link Notation}: the files that a text amounts to when it is JSON. */
  public static Optional<List<SiteFile>> read(String source, String text) {
    return isJson(text) ? Optional.of(files(source, text)) : Optional.empty();
  }

  /** Whether a text is JSON: a quota set begins with a brace, too. */
  private static boolean isJson(String text) {
    String start = text.stripLeading();
    return start.startsWith("[")
        || start.startsWith("{") && start.substring(1).stripLeading().startsWith("\"");
  }

  /** The content of a text as one text in the form that {@code qconf -s...} prints. */
  public static String plain(String source, String text) {
    StringBuilder plain = new StringBuilder();
    files(source, text).forEach(file -> plain.append(file.text()));
    return plain.toString();
  }

  private static List<SiteFile> files(String source, String text) {
    JsonDump dump = new JsonDump(source);
    Json json = JsonReader.read(source, text);
    boolean cluster =
        json instanceof Json.Obj object
            && (object.members().containsKey("cluster_queues")
                || object.members().containsKey(GLOBAL));
    if (cluster) {
      ((Json.Obj) json).members().forEach(dump::section);
    } else if (dump.has(json, "shortcut")) {
      dump.addComplexes(json);
    } else if (dump.has(json, "limit") || dump.has(json, "limits")) {
      dump.addQuotas(json);
    } else {
      dump.addObjects("", json);
    }
    return dump.files;
  }

  /** Whether the first of some objects has a member. */
  private boolean has(Json json, String member) {
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

  private void add(String path, String text) {
    files.add(new SiteFile(source + "/" + path, text));
  }

  /** An object, or objects by name or in an array. */
  private void addObjects(String directory, Json json) {
    boolean single =
        json instanceof Json.Obj object
            && object.members().values().stream().anyMatch(m -> !(m instanceof Json.Obj));
    if (single) {
      add(directory + "object", lines(json, " "));
    } else {
      members(json).forEach((name, object) -> add(directory + name, lines(object, " ")));
    }
  }

  private void addNames(String name, Json content) {
    StringBuilder text = new StringBuilder();
    members(content).values().forEach(entry -> text.append(text(entry, " ")).append('\n'));
    add(name, text.toString());
  }

  /** Lists of configurations are separated by commas, those of parameters by blanks. */
  private void addConfiguration(String name, Json content) {
    StringBuilder text = new StringBuilder("#" + name + ":\n");
    members(content)
        .forEach(
            (key, value) -> {
              if (isPresent(value) && !key.equals("Name")) {
                String words = text(value, key.endsWith("_params") ? " " : ",");
                boolean none = words.isEmpty() || words.equals("NONE");
                text.append(key).append(' ').append(none ? "none" : words).append('\n');
              }
            });
    add("configurations/" + name, text.toString());
  }

  private void addComplexes(Json content) {
    StringBuilder text = new StringBuilder(HEADER);
    members(content)
        .values()
        .forEach(
            row -> {
              for (String column : COLUMNS) {
                Json cell = members(row).get(column);
                String value = cell == null ? "" : text(cell, ",");
                text.append(value.isEmpty() ? "0" : value).append(' ');
              }
              text.append('\n');
            });
    add(COMPLEXES, text.toString());
  }

  private void addQuotas(Json content) {
    members(content)
        .forEach(
            (name, set) -> {
              StringBuilder text = new StringBuilder("{\n");
              members(set)
                  .forEach(
                      (key, value) -> {
                        if (key.startsWith("limit")) {
                          members(value).values().forEach(limit -> appendLimit(text, limit));
                        } else if (isPresent(value)) {
                          String words = text(value, " ");
                          text.append(key).append(' ').append(words.isEmpty() ? "NONE" : words);
                          text.append('\n');
                        }
                      });
              add(QUOTAS + "/" + name, text.append("}\n").toString());
            });
  }

  private void appendLimit(StringBuilder text, Json limit) {
    String rule = text(limit, " ");
    text.append(rule.startsWith("limit ") ? "" : "limit ").append(rule).append('\n');
  }

  private String lines(Json object, String separator) {
    StringBuilder text = new StringBuilder();
    members(object)
        .forEach(
            (key, value) -> {
              if (isPresent(value)) {
                // some lists are separated by commas alone
                String words = text(value, COMMAS.contains(key) ? "," : separator);
                text.append(key).append(' ').append(words.isEmpty() ? "NONE" : words).append('\n');
              }
            });
    return text.toString();
  }

  private static boolean isPresent(Json value) {
    return !(value instanceof Json.Word word && word.text().equals("null"));
  }

  private String text(Json value, String separator) {
    if (value instanceof Json.Str string) {
      return string.value().strip();
    } else if (value instanceof Json.Word word) {
      return word.text();
    } else if (value instanceof Json.Arr array) {
      return joined(array, separator);
    } else if (value instanceof Json.Obj object) {
      return object.members().containsKey(DEFAULT) ? settings(object) : pairs(object);
    }
    throw new GridException(
        Problem.refused("unexpected value")
            .at(new SourcePosition(source, value.line(), value.column())));
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
