package gridlite.command.history;

import gridlite.render.KindWords;
import gridlite.state.ObjectRevision;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The lines of {@code gridlite history}. Changes that one user has made at the same moment, more
 * than {@value #MOST_SINGLE} of one sort, such as the objects that a new cell begins with or those
 * of an import, can be drawn together into one line, so that the changes made by hand are not lost
 * among them.
 */
final class ChangeLines {
  /** So many changes of one moment still have a line each. */
  private static final int MOST_SINGLE = 4;

  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss", Locale.ROOT);

  private ChangeLines() {}

  /**
   * Lines of changes, one each.
   *
   * @param changes oldest first
   * @param zone time zone of the reader
   */
  static List<String> ofEach(List<ObjectChanges.Change> changes, ZoneId zone) {
    return changes.stream().map(change -> line(change, zone)).toList();
  }

  /** The same; changes of one moment are drawn together. */
  static List<String> ofMoments(List<ObjectChanges.Change> changes, ZoneId zone) {
    List<String> lines = new ArrayList<>();
    int next = 0;
    while (next < changes.size()) {
      int end = endOfMoment(changes, next);
      if (end - next > MOST_SINGLE) {
        lines.add(line(changes.subList(next, end), zone));
        next = end;
      } else {
        lines.add(line(changes.get(next), zone));
        next++;
      }
    }
    return lines;
  }

  /**
   * The index behind the last change of the same moment, author and sort as the one at an index.
   */
  private static int endOfMoment(List<ObjectChanges.Change> changes, int index) {
    ObjectRevision first = changes.get(index).revision();
    int end = index + 1;
    while (end < changes.size()
        && changes.get(end).action().equals(changes.get(index).action())
        && changes.get(end).revision().changed().equals(first.changed())
        && changes.get(end).revision().author().equals(first.author())) {
      end++;
    }
    return end;
  }

  /** A moment as these lists have it. */
  static String time(Instant moment, ZoneId zone) {
    return TIME.format(moment.atZone(zone));
  }

  private static String line(ObjectChanges.Change change, ZoneId zone) {
    ObjectRevision revision = change.revision();
    String number = Long.toString(revision.number());
    return line(number, change, zone, KindWords.word(revision.kind()) + " " + revision.name());
  }

  private static String line(List<ObjectChanges.Change> changes, ZoneId zone) {
    ObjectChanges.Change first = changes.get(0);
    Map<String, Integer> kinds = new LinkedHashMap<>();
    changes.forEach(
        change -> kinds.merge(KindWords.word(change.revision().kind()), 1, Integer::sum));
    return line(
        first.revision().number() + "-" + changes.get(changes.size() - 1).revision().number(),
        first,
        zone,
        kinds.entrySet().stream()
            .map(kind -> kind.getValue() + " " + kind.getKey())
            .collect(Collectors.joining(", ")));
  }

  private static String line(String number, ObjectChanges.Change one, ZoneId zone, String what) {
    return String.format(
        Locale.ROOT,
        "%6s  %s  %s  %-7s %s%n",
        number,
        time(one.revision().changed(), zone),
        one.revision().author(),
        one.action(),
        what);
  }
}
