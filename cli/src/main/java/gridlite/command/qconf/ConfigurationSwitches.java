package gridlite.command.qconf;

import gridlite.command.qconf.EditorFlow.Unwritten;
import gridlite.config.ClusterConfig;
import gridlite.format.Values;
import gridlite.name.ObjectKind;
import gridlite.operation.configure.ConfigureObject.Mode;
import gridlite.operation.configure.KindTraits;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Cluster configurations: named by their files, shown with their name above. */
final class ConfigurationSwitches {
  private static final ObjectSwitches OBJECTS = new ObjectSwitches(ObjectKind.CONFIGURATION);

  private ConfigurationSwitches() {}

  private static List<String> names(List<String> operands) {
    return operands.isEmpty()
        ? List.of(ClusterConfig.GLOBAL)
        : ObjectSwitches.elements(operands.get(0));
  }

  static int show(Session session, List<String> operands) {
    int status = 0;
    boolean first = true;
    for (String name : names(operands)) {
      var text =
          session
              .context()
              .store()
              .read(
                  state ->
                      state
                          .find(ObjectKind.CONFIGURATION, name)
                          .map(object -> OBJECTS.text(session, object)));
      if (text.isEmpty()) {
        status = session.refuse("configuration \"" + name + "\" does not exist");
        continue;
      }
      session.out(
          session.modes().json()
              ? text.get()
              : (first ? "" : "\n") + "#" + name + ":\n" + text.get() + "\n");
      first = false;
    }
    return status;
  }

  static int add(Session session, List<String> operands) {
    int status = 0;
    for (String name : names(operands)) {
      Values template = KindTraits.of(ObjectKind.CONFIGURATION).template(name);
      int one =
          OBJECTS.addInEditor(
              session, state -> template, new Unwritten.Refuse("configuration unchanged"));
      status = status == 0 ? one : status;
    }
    return status;
  }

  static int modify(Session session, List<String> operands) {
    int status = 0;
    for (String name : names(operands)) {
      int one = OBJECTS.modifyInEditor(session, name, "configuration unchanged");
      status = status == 0 ? one : status;
    }
    return status;
  }

  static int files(Session session, List<String> operands, Mode mode) {
    KindTraits traits = KindTraits.of(ObjectKind.CONFIGURATION);
    session.require(traits.right());
    int status = 0;
    for (String file : names(operands)) {
      Optional<String> text = session.fileUnlessDirectory(file);
      if (text.isEmpty()) {
        int all = OBJECTS.fromFiles(session, file, mode);
        status = status == 0 ? all : status;
        continue;
      }
      Path name = Path.of(file).getFileName();
      Values base = traits.template(name == null ? file : name.toString());
      int one = OBJECTS.fromText(session, file, text.get(), base, mode);
      status = status == 0 ? one : status;
    }
    return status;
  }

  static int delete(Session session, List<String> operands) {
    return OBJECTS.delete(session, names(operands));
  }
}
