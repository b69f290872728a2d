package gridlite.operation.configure;

import gridlite.complex.ComplexAttribute;
import gridlite.config.ClusterQueue;
import gridlite.config.ExecHost;
import gridlite.config.ParallelEnvironment;
import gridlite.config.Project;
import gridlite.config.UserSet;
import gridlite.format.Attribute;
import gridlite.format.ListFormat;
import gridlite.format.ParsedObject;
import gridlite.format.PerHostFormat;
import gridlite.format.ValueFormat;
import gridlite.format.Values;
import gridlite.name.ObjectKind;
import gridlite.operation.Answer;
import gridlite.operation.configure.ConfigureObject.Mode;
import gridlite.operation.configure.ConfigureObject.Request;
import gridlite.problem.FormatException;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Outcome;
import gridlite.value.PerHost;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * Changes single attributes of objects: {@code qconf -aattr -mattr -rattr -dattr}.
 *
 * @param configure how changed objects are written
 * @param kind kind of the objects
 * @param word what the kind is called on the command line
 * @param verb what is done
 * @param settings attributes and texts
 */
public record EditAttribute(
    ConfigureObject configure, ObjectKind kind, String word, Verb verb, List<Setting> settings) {
  /** Lists of queues whose elements need a value even to be deleted. */
  private static final Set<Attribute<?>> WITH_VALUES =
      Set.of(
          ClusterQueue.COMPLEX_VALUES,
          ClusterQueue.LOAD_THRESHOLDS,
          ClusterQueue.SUSPEND_THRESHOLDS);

  /** Lists with which even what is deleted, or is there already, must exist. */
  private static final Set<Attribute<?>> EXISTING =
      Set.of(
          ExecHost.USER_LISTS,
          ExecHost.XUSER_LISTS,
          ExecHost.PROJECTS,
          ExecHost.XPROJECTS,
          ParallelEnvironment.USER_LISTS,
          ParallelEnvironment.XUSER_LISTS,
          Project.ACL,
          Project.XACL);

  /** Lists for which success is not reported when nothing was added. */
  private static final Set<Attribute<?>> SILENT =
      Set.of(ClusterQueue.HOSTLIST, ExecHost.COMPLEX_VALUES);

  /** A way of changing a list; other values are simply set. */
  public enum Verb {
    ADD,
    MODIFY,
    REPLACE,
    DELETE
  }

  /**
   * An attribute and the text that was given for it.
   *
   * @param attribute the attribute
   * @param text a value, for queues also settings in brackets
   */
  public record Setting(Attribute<?> attribute, String text) {}

  /** The attribute of a keyword; refuses unknown ones and the one that is the object's name. */
  public static Attribute<?> attribute(ObjectKind kind, String keyword, String value) {
    KindTraits traits = KindTraits.of(kind);
    Attribute<?> attribute =
        traits
            .schema()
            .find(keyword)
            .orElseThrow(
                () ->
                    refused(
                        "\""
                            + keyword
                            + "\" is not an attribute of a "
                            + traits.title()
                            + " (value \""
                            + value
                            + "\")"));
    if (traits.nameAttribute().filter(name -> name == attribute).isPresent()) {
      throw refused("cannot change the name attribute \"" + keyword + "\" of a " + traits.title());
    }
    return attribute;
  }

  /**
   * Edits some objects, each for itself: one that can't be changed is answered. What is wrong
   * whatever the objects are is refused before any is changed.
   */
  public Outcome<List<Answer>> apply(ClusterState state, List<String> targets) {
    KindTraits.of(kind).right().require(configure.actor(), state);
    targets.stream().filter(target -> !place(target).isEmpty()).forEach(this::refuseBrackets);
    List<Change> changes = new ArrayList<>();
    List<Answer> answers = new ArrayList<>();
    ClusterState current = state;
    for (String target : targets) {
      try {
        Outcome<List<Answer>> one = one(current, target);
        current = current.apply(one.changes());
        changes.addAll(one.changes());
        answers.addAll(one.result());
      } catch (GridException e) {
        e.problems().forEach(problem -> answers.add(Answer.refused(problem)));
      }
    }
    return new Outcome<>(changes, answers);
  }

  /** The host or host group that may follow a queue's name, for which the setting is then. */
  private String place(String target) {
    int at = kind == ObjectKind.CLUSTER_QUEUE ? target.indexOf('@') : -1;
    return at < 0 ? "" : target.substring(at + 1);
  }

  private void refuseBrackets(String target) {
    for (Setting setting : settings) {
      if (setting.attribute().format() instanceof PerHostFormat<?>
          && setting.text().indexOf('[') >= 0) {
        throw refused(
            "\""
                + setting.attribute().name()
                + "\" of \""
                + target
                + "\": a setting in brackets belongs to the cluster queue: name that without \"@"
                + place(target)
                + "\"");
      }
    }
  }

  private Outcome<List<Answer>> one(ClusterState state, String target) {
    String place = place(target);
    String name =
        place.isEmpty() ? target : target.substring(0, target.length() - place.length() - 1);
    KindTraits traits = KindTraits.of(kind);
    Values object =
        state
            .find(kind, name)
            .orElseThrow(() -> refused(traits.title() + " \"" + target + "\" does not exist"));
    List<ListEdit.Remark> remarks = new ArrayList<>();
    for (Setting setting : settings) {
      object = edited(state, object, setting.attribute(), setting.text(), place, remarks);
    }
    Set<Attribute<?>> given = new HashSet<>();
    settings.forEach(setting -> given.add(setting.attribute()));
    Outcome<List<Answer>> written =
        configure.put(
            state,
            new Request(kind, ParsedObject.of(object), Mode.MODIFY, Optional.empty(), given));
    List<Answer> answers = new ArrayList<>();
    remarks.forEach(remark -> answers.add(Answer.done(remark.text())));
    boolean nothingAdded = remarks.stream().anyMatch(ListEdit.Remark::nothingAdded);
    if (!nothingAdded || settings.stream().noneMatch(s -> SILENT.contains(s.attribute()))) {
      written.result().forEach(answer -> answers.add(answer.toOutput()));
    }
    return new Outcome<>(written.changes(), answers);
  }

  private <V> Values edited(
      ClusterState state,
      Values object,
      Attribute<V> attribute,
      String text,
      String place,
      List<ListEdit.Remark> remarks) {
    ListEdit edit = listEdit(state, KindTraits.of(kind).name(object), attribute, remarks);
    if (text.isEmpty()) {
      throw refused(
          "\"" + attribute.name() + "\" has no value: to empty a list use -rattr with NONE");
    }
    // here, other than in files, blanks separate the members of user sets
    String value = kind == ObjectKind.USER_SET ? text.replace(' ', ',') : text;
    try {
      if (EXISTING.contains(attribute)) {
        requireReferences(state, attribute, text);
      }
      V present = object.get(attribute);
      return object.with(attribute, edited(attribute.format(), present, value, place, edit));
    } catch (FormatException e) {
      throw refused(
          "\""
              + attribute.name()
              + "\" of \""
              + KindTraits.of(kind).name(object)
              + "\": "
              + e.text());
    }
  }

  private static <V> void requireReferences(
      ClusterState state, Attribute<V> attribute, String text) {
    attribute
        .format()
        .references(
            attribute.format().parse(text),
            reference -> {
              if (!state.has(reference.kind(), reference.name())) {
                throw refused(
                    ObjectTexts.title(reference.kind())
                        + " \""
                        + reference.name()
                        + "\" does not exist");
              }
            });
  }

  private ListEdit listEdit(
      ClusterState state, String name, Attribute<?> attribute, List<ListEdit.Remark> remarks) {
    boolean resources =
        attribute == ClusterQueue.COMPLEX_VALUES || attribute == ExecHost.COMPLEX_VALUES;
    UnaryOperator<String> complete =
        resources
            ? key ->
                state
                    .complexes()
                    .find(key)
                    .map(ComplexAttribute::name)
                    .orElseGet(() -> unknownResource(key))
            : UnaryOperator.identity();
    return new ListEdit(
        verb,
        attribute == UserSet.ENTRIES ? "user_lists" : attribute.name(),
        kind == ObjectKind.CLUSTER_QUEUE ? name : word,
        complete,
        resources,
        WITH_VALUES.contains(attribute),
        remarks);
  }

  /** Of a host even what is deleted must be a resource. */
  private String unknownResource(String name) {
    if (kind == ObjectKind.EXEC_HOST) {
      throw refused("denied: attribute \"" + name + "\" is not a complex attribute");
    }
    return name;
  }

  @SuppressWarnings("unchecked") // a PerHostFormat is a format of PerHost values
  private static <V> V edited(
      ValueFormat<V> format, V present, String text, String place, ListEdit edit) {
    return format instanceof PerHostFormat<?> perHost
        ? (V) perHost(perHost, (PerHost<?>) present, text, place, edit)
        : plain(format, Optional.of(present), text, edit);
  }

  @SuppressWarnings("unchecked") // the format's own value
  private static <V> PerHost<V> perHost(
      PerHostFormat<V> format, PerHost<?> present, String text, String place, ListEdit edit) {
    PerHost<V> value = (PerHost<V>) present;
    List<PerHostFormat.Part> parts = PerHostFormat.parts(text);
    for (PerHostFormat.Part part : parts) {
      if (edit.verb() == Verb.MODIFY && part.isNone() && parts.size() > 1) {
        continue; // what stands in front of settings when there is nothing to add for all
      }
      format.checkValue(part);
      String where = part.where().orElse(place);
      if (where.isEmpty()) {
        V common = plain(format.element(), Optional.of(value.common()), part.text(), edit);
        value = value.withCommon(common);
      } else {
        Map<String, V> settings = where.startsWith("@") ? value.groups() : value.hosts();
        if (edit.verb() == Verb.DELETE && !settings.containsKey(where)) {
          continue; // conformance/admin/settings-of-instances.t
        }
        Optional<V> setting = Optional.ofNullable(settings.get(where));
        value = value.with(where, plain(format.element(), setting, part.text(), edit));
      }
    }
    return value;
  }

  @SuppressWarnings("unchecked") // a ListFormat is a format of lists
  private static <V> V plain(
      ValueFormat<V> format, Optional<V> present, String text, ListEdit edit) {
    return format instanceof ListFormat<?> list
        ? (V) list(list, (List<?>) present.map(List.class::cast).orElse(List.of()), text, edit)
        : format.parse(text);
  }

  @SuppressWarnings("unchecked") // the format's own elements
  private static <E> List<E> list(
      ListFormat<E> format, List<?> present, String text, ListEdit edit) {
    return edit.apply(format, (List<E>) present, text);
  }

  private static GridException refused(String message) {
    return new GridException(Problem.refused(message));
  }
}
