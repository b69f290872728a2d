package gridlite.render;

import gridlite.format.TextDiff;
import gridlite.format.Values;
import gridlite.operation.configure.Effect;
import gridlite.operation.configure.ObjectChange;
import gridlite.operation.configure.ObjectTexts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Changes that would be made, as text: the differences of objects, then what becomes of jobs. */
public final class ChangeText {
  private static final int MOST_JOBS = 10;

  private ChangeText() {}

  /** The text; it says so where nothing would change. */
  public static String of(List<ObjectChange> objects, List<Effect> effects) {
    StringBuilder text = new StringBuilder();
    objects.forEach(object -> text.append(of(object)));
    lines(effects).forEach(line -> text.append(line).append('\n'));
    return text.length() == 0 ? "nothing would change\n" : text.toString();
  }

  /** The lines; what is the same of several waiting jobs is one. */
  private static List<String> lines(List<Effect> effects) {
    Map<Effect, List<String>> jobs = new LinkedHashMap<>();
    for (Effect effect : effects) {
      Effect ofAny = new Effect(effect.kind(), Optional.empty(), effect.facts(), effect.words());
      List<String> numbers = jobs.computeIfAbsent(ofAny, l -> new ArrayList<>());
      effect.pending().ifPresent(job -> numbers.add(job.toString()));
    }
    List<String> lines = new ArrayList<>();
    jobs.forEach((effect, numbers) -> lines.add(ofJobs(numbers) + effect.words()));
    return lines;
  }

  private static String ofJobs(List<String> numbers) {
    if (numbers.size() < 2) {
      return numbers.isEmpty() ? "" : "pending job " + numbers.get(0) + " ";
    }
    int shown = Math.min(numbers.size(), MOST_JOBS);
    String more = numbers.size() > shown ? " and " + (numbers.size() - shown) + " more" : "";
    return numbers.size()
        + " pending jobs ("
        + String.join(", ", numbers.subList(0, shown))
        + more
        + ") ";
  }

  /** The lines of an object that differ, under a heading. */
  private static String of(ObjectChange object) {
    String title = ObjectTexts.title(object.kind()) + " \"" + object.name() + "\"";
    return "--- "
        + (object.before().isPresent() ? title : "/dev/null")
        + "\n+++ "
        + (object.after().isPresent() ? title : "/dev/null")
        + '\n'
        + TextDiff.of(print(object, object.before()), print(object, object.after()));
  }

  private static String print(ObjectChange object, Optional<Values> values) {
    return values.map(present -> ObjectTexts.print(object.kind(), present)).orElse("");
  }
}
