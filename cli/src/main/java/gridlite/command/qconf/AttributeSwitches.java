package gridlite.command.qconf;

import gridlite.format.KeywordLayout;
import gridlite.format.OneLine;
import gridlite.name.ObjectKind;
import gridlite.operation.configure.EditAttribute;
import gridlite.operation.configure.EditAttribute.Setting;
import gridlite.operation.configure.KindTraits;
import gridlite.syntax.Operands;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The switches that change single attributes: {@code -aattr -mattr -rattr -dattr} and from files.
 */
final class AttributeSwitches {
  private AttributeSwitches() {}

  /** The work of a kind of objects on attribute verbs. */
  @FunctionalInterface
  interface Editor {
    /** Changes attributes of some objects; gives the exit status. */
    int edit(Session session, EditAttribute.Verb verb, Source source, List<String> names);
  }

  /**
   * The values that were given for the attributes.
   *
   * @param file name of the file; empty: the command line
   * @param text the file's text, or a line of keyword and value
   */
  record Source(Optional<String> file, String text) {}

  private static final Map<String, Editor> OBJECTS = new LinkedHashMap<>();

  static {
    object("queue", ObjectKind.CLUSTER_QUEUE);
    object("exechost", ObjectKind.EXEC_HOST);
    object("pe", ObjectKind.PARALLEL_ENVIRONMENT);
    object("ckpt", ObjectKind.CHECKPOINT);
    object("hostgroup", ObjectKind.HOST_GROUP);
    object("project", ObjectKind.PROJECT);
    object("user", ObjectKind.USER);
    object("userset", ObjectKind.USER_SET);
    object("calendar", ObjectKind.CALENDAR);
    OBJECTS.put("resource_quota", QuotaSwitches::editAttribute);
  }

  private static void object(String word, ObjectKind kind) {
    OBJECTS.put(
        word, (session, verb, source, names) -> edit(session, kind, word, verb, source, names));
  }

  static List<Switch> verbs() {
    List<Switch> verbs = new ArrayList<>();
    add(verbs, "a", EditAttribute.Verb.ADD, "add to a list attribute of objects");
    add(verbs, "m", EditAttribute.Verb.MODIFY, "modify an attribute, or elements of a list");
    add(verbs, "r", EditAttribute.Verb.REPLACE, "replace an attribute of objects");
    add(verbs, "d", EditAttribute.Verb.DELETE, "delete from a list attribute of objects");
    return verbs;
  }

  private static void add(
      List<Switch> verbs, String letter, EditAttribute.Verb verb, String documentation) {
    verbs.add(
        Switch.of(
            "-" + letter + "attr",
            Operands.of(3, Integer.MAX_VALUE),
            "obj_nm attr_nm val obj_id_list",
            documentation,
            (session, words) ->
                run(
                    session,
                    verb,
                    words.get(0),
                    new Source(Optional.empty(), words.get(1) + " " + words.get(2)),
                    words.subList(3, words.size()))));
    verbs.add(
        Switch.of(
            "-" + letter.toUpperCase(Locale.ROOT) + "attr",
            Operands.of(2, Integer.MAX_VALUE),
            "obj_nm fname obj_id_list",
            documentation + ", from a file",
            (session, words) ->
                run(
                    session,
                    verb,
                    words.get(0),
                    new Source(Optional.of(words.get(1)), session.file(words.get(1))),
                    words.subList(2, words.size()))));
  }

  private static int run(
      Session session, EditAttribute.Verb verb, String object, Source source, List<String> names) {
    Editor editor = OBJECTS.get(object);
    if (editor == null) {
      throw Session.refused(
          "\""
              + object
              + "\" is not a kind of object: expected one of "
              + String.join(", ", OBJECTS.keySet()));
    }
    if (names.isEmpty()) {
      throw Session.refused("no object given: expected names of objects of kind " + object);
    }
    return editor.edit(session, verb, source, names);
  }

  private static int edit(
      Session session,
      ObjectKind kind,
      String word,
      EditAttribute.Verb verb,
      Source source,
      List<String> names) {
    List<Setting> settings = settings(kind, source);
    return session.update(
        (state, configure) ->
            new EditAttribute(configure, kind, word, verb, settings).apply(state, names));
  }

  private static List<Setting> settings(ObjectKind kind, Source source) {
    List<Setting> settings = new ArrayList<>();
    if (source.file().isEmpty()) {
      int blank = source.text().indexOf(' ');
      String keyword = source.text().substring(0, blank);
      String value = OneLine.checked(source.text().substring(blank + 1).strip());
      settings.add(new Setting(EditAttribute.attribute(kind, keyword, value), value));
      return settings;
    }
    KeywordLayout layout = new KeywordLayout(KindTraits.of(kind).schema());
    String file = source.file().get();
    for (KeywordLayout.Setting line : layout.settings(file, source.text())) {
      String keyword = line.attribute().name();
      settings.add(new Setting(EditAttribute.attribute(kind, keyword, line.value()), line.value()));
    }
    if (settings.isEmpty()) {
      throw Session.refused(
          "file \"" + file + "\" holds no attribute: expected lines of keyword and value");
    }
    return settings;
  }
}
