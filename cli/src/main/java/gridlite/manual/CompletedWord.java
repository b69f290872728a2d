package gridlite.manual;

import gridlite.command.qsched.Qsched;
import gridlite.syntax.Option;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The words that may stand where the cursor is on a command line, by the tables of commands and
 * options: the shells ask for it.
 */
public final class CompletedWord {
  /** Things that have names in a cell. */
  public enum Kind {
    QUEUE,
    HOST,
    HOST_GROUP,
    PARALLEL_ENVIRONMENT,
    CHECKPOINT,
    CALENDAR,
    PROJECT,
    USER,
    USER_SET,
    QUOTA_SET,
    JOB,
    RESOURCE
  }

  /** The names in a cell. */
  public interface Names {
    /** The names of a kind. */
    List<String> of(Kind kind);

    /** The values that a resource is known to have; empty for numbers. */
    List<String> valuesOf(String resource);

    /** The attributes of a kind of objects, as {@code qconf -mattr} calls it. */
    List<String> attributesOf(String object);

    /** The kinds of objects whose changes are kept, as {@code gridlite history} calls them. */
    List<String> kinds();

    /** The names of the objects of such a kind. */
    List<String> objectsOf(String kind);

    /** The numbers of the changes of an object, as text. */
    List<String> changesOf(String kind, String name);
  }

  /** The word in front of a job's number where other things have histories, too. */
  private static final String JOB = "job";

  /** Words for operands in help, and what they stand for. */
  private static final Map<String, Kind> OPERANDS =
      Map.ofEntries(
          Map.entry(JOB, Kind.JOB),
          Map.entry("JOB", Kind.JOB),
          Map.entry("queue", Kind.QUEUE),
          Map.entry("queue_name", Kind.QUEUE),
          Map.entry("wc_queue_list", Kind.QUEUE),
          Map.entry("host", Kind.HOST),
          Map.entry("host_list", Kind.HOST),
          Map.entry("exec_server_template", Kind.HOST),
          Map.entry("group", Kind.HOST_GROUP),
          Map.entry("@group", Kind.HOST_GROUP),
          Map.entry("pe_name", Kind.PARALLEL_ENVIRONMENT),
          Map.entry("ckpt_name", Kind.CHECKPOINT),
          Map.entry("calendar_name", Kind.CALENDAR),
          Map.entry("project", Kind.PROJECT),
          Map.entry("project_list", Kind.PROJECT),
          Map.entry("PROJECT", Kind.PROJECT),
          Map.entry("user", Kind.USER),
          Map.entry("USER", Kind.USER),
          Map.entry("user_list", Kind.USER),
          Map.entry("owner", Kind.USER),
          Map.entry("@set", Kind.USER_SET),
          Map.entry("listname_list", Kind.USER_SET),
          Map.entry("rqs_list", Kind.QUOTA_SET),
          Map.entry("resource", Kind.RESOURCE),
          Map.entry("obj_id_list", Kind.QUEUE));

  /** Options whose operand is only called a name. */
  private static final Map<String, Kind> NAMES =
      Map.of("-pe", Kind.PARALLEL_ENVIRONMENT, "-ckpt", Kind.CHECKPOINT);

  /** Kinds of objects with attributes that can be changed one by one. */
  private static final Map<String, Kind> OBJECTS =
      Map.of(
          "queue", Kind.QUEUE,
          "exechost", Kind.HOST,
          "pe", Kind.PARALLEL_ENVIRONMENT,
          "ckpt", Kind.CHECKPOINT,
          "hostgroup", Kind.HOST_GROUP,
          "project", Kind.PROJECT,
          "user", Kind.USER,
          "userset", Kind.USER_SET,
          "calendar", Kind.CALENDAR,
          "resource_quota", Kind.QUOTA_SET);

  private final Manual manual;
  private final Names names;
  private final List<String> words;
  private final String last;

  private CompletedWord(Manual manual, Names names, List<String> words) {
    this.manual = manual;
    this.names = names;
    this.words = words;
    this.last = words.get(words.size() - 1);
  }

  /**
   * The words that may stand at the end of a command line.
   *
   * @param words the command line: the name of the command, and at the end the beginning of the
   *     word that is wanted, which may be empty
   * @return nothing where the shell knows more, as of files
   */
  public static List<String> of(Manual manual, Names names, List<String> words) {
    if (words.size() < 2) {
      return List.of();
    }
    CompletedWord candidates = new CompletedWord(manual, names, words);
    Set<String> found = new LinkedHashSet<>();
    for (String candidate : candidates.all()) {
      if (candidate.startsWith(candidates.last)) {
        found.add(candidate);
      }
    }
    return List.copyOf(found);
  }

  private List<String> all() {
    boolean isVerb = words.get(0).equals("gridlite");
    if (isVerb && words.size() == 2) {
      return manual.verbs();
    }
    if (isVerb && words.get(1).equals("help")) {
      return manual.names();
    }
    String name = isVerb ? "gridlite-" + words.get(1) : words.get(0);
    Optional<CommandPage> page = manual.command(name);
    if (page.isEmpty()) {
      return List.of();
    }
    List<String> found = new ArrayList<>(operands(page.get(), isVerb ? 2 : 1));
    if (last.startsWith("-")) {
      page.get().options().forEach(option -> found.addAll(namesOf(option)));
    }
    return found;
  }

  private static List<String> namesOf(Option option) {
    return List.of(option.name().split(", ", -1));
  }

  /** The operands of the option in front, or what stands without an option. */
  private List<String> operands(CommandPage page, int from) {
    for (int i = words.size() - 2; i >= from; i--) {
      String word = words.get(i);
      Optional<Option> option =
          page.options().stream().filter(row -> namesOf(row).contains(word)).findFirst();
      if (option.isPresent()) {
        int place = words.size() - 2 - i;
        return place < option.get().operands().most()
            ? operand(option.get(), i, place)
            : free(page, from);
      }
    }
    return free(page, from);
  }

  private List<String> free(CommandPage page, int from) {
    List<String> found = new ArrayList<>();
    switch (page.words()) {
      case JOBS -> found.addAll(names.of(Kind.JOB));
      case QUEUES -> found.addAll(queues());
      case OBJECTS, CHANGES -> found.addAll(objects(page, from));
      case VERBS -> found.addAll(verbs());
      case NOTHING, FILES -> {}
    }
    if (page.isVerb() && words.size() == from + 1) {
      found.addAll(manual.verbsBelow(page.verb()));
    }
    return found;
  }

  /** The verbs of {@code qsched}: the first word, or what its help is asked for. */
  private List<String> verbs() {
    boolean isVerb = words.size() == 2 || words.size() == 3 && words.get(1).equals("help");
    return isVerb ? VerbPage.names(Qsched.syntax()) : List.of();
  }

  /** A kind, a name of that kind, and where a change is wanted, its number behind {@code @}. */
  private List<String> objects(CommandPage page, int from) {
    boolean ofJobs = page.words() == CommandPage.Operands.OBJECTS;
    if (words.size() == from + 1) {
      List<String> kinds = new ArrayList<>(names.kinds());
      kinds.addAll(ofJobs ? List.of(JOB) : List.of());
      return kinds;
    }
    if (words.size() != from + 2) {
      return List.of();
    }
    String kind = words.get(from);
    if (ofJobs && kind.equals(JOB)) {
      return names.of(Kind.JOB);
    }
    int at = last.lastIndexOf('@');
    if (page.words() == CommandPage.Operands.CHANGES && at > 0) {
      String name = last.substring(0, at);
      return names.changesOf(kind, name).stream().map(change -> name + "@" + change).toList();
    }
    return names.objectsOf(kind);
  }

  /**
   * The candidates for an operand.
   *
   * @param at place of the option
   * @param place the number of operands in front of this one
   */
  private List<String> operand(Option option, int at, int place) {
    String[] parts = option.argument().orElseThrow().split(" ", -1);
    String part = parts[Math.min(place, parts.length - 1)].replaceAll("[\\[\\]{}]", "");
    boolean isList = part.endsWith(",...") || part.endsWith("_list");
    String stem = part.replace(",...", "");
    List<String> elements = new ArrayList<>();
    switch (stem) {
      case "obj_nm" -> elements.addAll(OBJECTS.keySet().stream().sorted().toList());
      case "attr_nm" -> elements.addAll(names.attributesOf(words.get(at + 1)));
      case "obj_id_list" ->
          Optional.ofNullable(OBJECTS.get(words.get(at + 1)))
              .ifPresent(kind -> elements.addAll(kind == Kind.QUEUE ? queues() : names.of(kind)));
      case "name=value", "resource=value" -> {
        return option.name().equals("-l") ? requests() : List.of();
      }
      default -> {
        for (String alternative : stem.split("[|,]", -1)) {
          List<String> itself =
              stem.indexOf('|') < 0 || alternative.equals("time")
                  ? List.of()
                  : List.of(alternative);
          elements.addAll(known(option, alternative).orElse(itself));
        }
      }
    }
    return isList ? inList(elements) : elements;
  }

  /** Cluster queues; behind an {@code @} queue instances and queue domains. */
  private List<String> queues() {
    String queue = last.substring(last.lastIndexOf(',') + 1);
    int at = queue.indexOf('@');
    if (at <= 0) {
      return names.of(Kind.QUEUE);
    }
    List<String> places = new ArrayList<>(names.of(Kind.HOST));
    places.addAll(names.of(Kind.HOST_GROUP));
    return places.stream().map(place -> queue.substring(0, at + 1) + place).toList();
  }

  /** The candidates that a word of the help stands for; empty for one that stands for itself. */
  private Optional<List<String>> known(Option option, String word) {
    Kind kind = word.equals("name") ? NAMES.get(option.name()) : OPERANDS.get(word);
    if (word.equals("wc_queue_list") || word.equals("queue") && !words.get(0).equals("qconf")) {
      return Optional.of(queues());
    }
    if (kind == Kind.HOST_GROUP && words.get(0).equals("qacct")) {
      // groups of the operating system
      return Optional.of(List.of());
    }
    if (kind != null) {
      List<String> found = new ArrayList<>(names.of(kind));
      if (kind == Kind.USER && option.name().equals("-u")) {
        found.add("*");
      }
      return Optional.of(found);
    }
    return Optional.empty();
  }

  /** The elements that a list does not have yet, each behind those that it has. */
  private List<String> inList(List<String> elements) {
    int comma = last.lastIndexOf(',');
    String before = last.substring(0, comma + 1);
    List<String> given = List.of(before.split(",", -1));
    return elements.stream().filter(e -> !given.contains(e)).map(e -> before + e).toList();
  }

  /** Requests of resources: {@code arch=lx-amd64,h_rt=}. */
  private List<String> requests() {
    String request = last.substring(last.lastIndexOf(',') + 1);
    int equals = request.indexOf('=');
    if (equals < 0) {
      return inList(names.of(Kind.RESOURCE).stream().map(name -> name + "=").toList());
    }
    String resource = request.substring(0, equals);
    return inList(names.valuesOf(resource).stream().map(value -> resource + "=" + value).toList());
  }
}
