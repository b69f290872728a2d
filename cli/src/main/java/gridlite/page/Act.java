package gridlite.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** An action on a job or a queue instance from its page: the commands that users type. */
public enum Act {
  /** Sets a user hold. */
  HOLD(Kind.JOB, "Hold", "qhold"),
  /** Takes the user hold away. */
  RELEASE(Kind.JOB, "Release", "qrls"),
  /** Suspends the tasks that run. */
  SUSPEND(Kind.JOB, "Suspend", "qmod", "-sj"),
  /** Lets suspended tasks go on. */
  RESUME(Kind.JOB, "Resume", "qmod", "-usj"),
  /** Ends the error state. */
  CLEAR_JOB(Kind.JOB, "Clear error", "qmod", "-cj"),
  /** Deletes; has to be confirmed. */
  DELETE(Kind.JOB, "Delete", "qdel"),
  /** Lets nothing more start. */
  DISABLE(Kind.INSTANCE, "Disable", "qmod", "-d"),
  /** Lets tasks start again. */
  ENABLE(Kind.INSTANCE, "Enable", "qmod", "-e"),
  /** Ends the error state. */
  CLEAR_QUEUE(Kind.INSTANCE, "Clear error", "qmod", "-cq");

  /** A kind of thing that is acted on. Its name never begins with a dash, and holds no pattern. */
  private enum Kind {
    JOB("[1-9][0-9]{0,17}"),
    INSTANCE("[A-Za-z0-9_][A-Za-z0-9_.-]{0,255}@[A-Za-z0-9_][A-Za-z0-9_.-]{0,255}");

    private final Pattern name;

    Kind(String name) {
      this.name = Pattern.compile(name);
    }
  }

  private final Kind kind;
  private final String label;
  private final List<String> command;

  Act(Kind kind, String label, String... command) {
    this.kind = kind;
    this.label = label;
    this.command = List.of(command);
  }

  /** The word by which forms name it. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The act that a form names; empty when there is none. */
  public static Optional<Act> named(String word) {
    for (Act act : values()) {
      if (act.word().equals(word)) {
        return Optional.of(act);
      }
    }
    return Optional.empty();
  }

  /** Returns whether it has to be confirmed: it can't be taken back. */
  public boolean isFinal() {
    return this == DELETE;
  }

  /**
   * The command line that does it; empty for a name that is none.
   *
   * @param subject number of a job, or name of a queue instance
   */
  public Optional<List<String>> command(String subject) {
    if (!kind.name.matcher(subject).matches()) {
      return Optional.empty();
    }
    List<String> words = new ArrayList<>(command);
    words.add(subject);
    return Optional.of(words);
  }

  /** The page to go back to. */
  public String page(String subject) {
    return kind == Kind.JOB ? "/job/" + subject : "/queues";
  }

  /** Writes the forms for some acts, where the pages have any. */
  static void forms(PageRequest request, String subject, Html out, List<Act> acts) {
    request.form().ifPresent(secret -> forms(secret, subject, out, acts));
  }

  private static void forms(String secret, String subject, Html out, List<Act> acts) {
    out.open("div", "class", "acts", "role", "group", "aria-label", "Actions on " + subject);
    for (Act act : acts) {
      out.open("form", "method", "post", "action", "/act");
      hidden(out, "form", secret);
      hidden(out, "act", act.word());
      hidden(out, "subject", subject);
      if (act.isFinal()) {
        out.open("label");
        out.empty("input", "type", "checkbox", "name", "sure", "value", "yes", "required", "");
        out.text(" really").close();
      }
      out.element("button", act.label, "aria-label", act.label + " " + subject).close();
    }
    out.close();
  }

  private static void hidden(Html out, String name, String value) {
    out.empty("input", "type", "hidden", "name", name, "value", value);
  }
}
