package gridlite.calendar;

import gridlite.problem.FormatException;
import java.time.DayOfWeek;
import java.time.Month;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Reads the entries of a calendar: {@code days=times=state} separated by blanks, of which any two
 * may be left out. A week's entry may begin with times or state, a year's with state; leaving out
 * the days means all of them, the times all day, the state off.
 *
 * @see "calendar_conf(5), format"
 */
final class CalendarParser {
  /** The kind of the days of a part. */
  enum Basis {
    YEAR,
    WEEK
  }

  private static final int FIRST_YEAR = 1970;
  private static final int LAST_YEAR = 2037;

  /**
   * Letters that distinguish weekdays and months; longer words must go on as the full name does.
   */
  private static final int ABBREVIATION = 3;

  private final Basis basis;

  private CalendarParser(Basis basis) {
    this.basis = basis;
  }

  static CalendarPart parse(String text, Basis basis) {
    if (text.equalsIgnoreCase("NONE")) {
      return new CalendarPart(text, List.of());
    }
    List<CalendarEntry> entries = new ArrayList<>();
    for (Word word : Word.split(new Word(text, 0), " \t")) {
      entries.add(new CalendarParser(basis).entry(word));
    }
    if (entries.isEmpty()) {
      throw new FormatException("the calendar's " + name(basis) + " is empty: expected NONE");
    }
    return new CalendarPart(text, entries);
  }

  private static String name(Basis basis) {
    return basis.name().toLowerCase(Locale.ROOT);
  }

  /** A piece of the text and where it begins. */
  private record Word(String text, int offset) {
    /** The pieces between separators; between blanks, empty ones don't count. */
    static List<Word> split(Word word, String separators) {
      List<Word> pieces = new ArrayList<>();
      boolean blanks = separators.startsWith(" ");
      int start = 0;
      for (int i = 0; i <= word.text().length(); i++) {
        boolean end = i == word.text().length();
        if (end || separators.indexOf(word.text().charAt(i)) >= 0) {
          if (!blanks || i > start) {
            pieces.add(new Word(word.text().substring(start, i), word.offset() + start));
          }
          start = i + 1;
        }
      }
      return pieces;
    }

    boolean startsWithDigit() {
      return !text.isEmpty() && Character.isDigit(text.charAt(0));
    }

    FormatException problem(String message) {
      return new FormatException(offset, message);
    }
  }

  private CalendarEntry entry(Word word) {
    List<Word> parts = Word.split(word, "=");
    for (Word part : parts) {
      if (part.text().isEmpty()) {
        throw part.problem("\"" + word.text() + "\" lacks days, times or a state beside the \"=\"");
      }
    }
    int next = 0;
    DaySet days = new DaySet.Every();
    if (startsWithDays(parts.get(0))) {
      days = basis == Basis.WEEK ? weekDays(parts.get(0)) : yearDays(parts.get(0));
      next++;
    }
    List<CalendarEntry.Span> times = List.of();
    boolean timesMayFollow = basis == Basis.WEEK || next > 0;
    if (next < parts.size() && timesMayFollow && parts.get(next).startsWithDigit()) {
      times = times(parts.get(next));
      next++;
    }
    CalendarState state = CalendarState.OFF;
    if (next < parts.size()) {
      Word part = parts.get(next);
      state =
          state(part.text())
              .orElseThrow(
                  () ->
                      part.problem(
                          "\"" + part.text() + "\" is not a state: expected on, off or suspended"));
      next++;
    }
    if (next < parts.size()) {
      Word rest = parts.get(next);
      throw rest.problem(
          "\"" + rest.text() + "\" does not belong here: expected DAYS=TIMES=STATE in this order");
    }
    return new CalendarEntry(days, times, state);
  }

  private boolean startsWithDays(Word part) {
    if (state(part.text()).isPresent()) {
      return false;
    }
    return basis == Basis.YEAR || !part.startsWithDigit();
  }

  private static Optional<CalendarState> state(String word) {
    for (CalendarState state : CalendarState.values()) {
      if (state.name().equalsIgnoreCase(word)) {
        return Optional.of(state);
      }
    }
    return Optional.empty();
  }

  private static DaySet weekDays(Word list) {
    Set<DayOfWeek> days = EnumSet.noneOf(DayOfWeek.class);
    for (Word element : Word.split(list, ",")) {
      List<Word> ends = Word.split(element, "-");
      DayOfWeek first = weekDay(ends.get(0));
      DayOfWeek last = weekDay(ends.get(ends.size() - 1));
      checkRange(element, ends, "weekdays such as mon-fri");
      if (ends.size() == 2 && first == last) {
        throw element.problem(
            "\"" + element.text() + "\" begins and ends on the same day: name the day alone");
      }
      for (DayOfWeek day = first; day != last; day = day.plus(1)) {
        days.add(day);
      }
      days.add(last);
    }
    return new DaySet.OfWeek(days);
  }

  private static DayOfWeek weekDay(Word word) {
    for (DayOfWeek day : DayOfWeek.values()) {
      if (abbreviates(word.text(), day.name())) {
        return day;
      }
    }
    throw word.problem(
        "\"" + word.text() + "\" is not a weekday: expected mon, tue, wed, thu, fri, sat or sun");
  }

  private static boolean abbreviates(String word, String name) {
    return word.length() >= ABBREVIATION
        && word.length() <= name.length()
        && name.regionMatches(true, 0, word, 0, word.length());
  }

  private static void checkRange(Word element, List<Word> ends, String expected) {
    if (ends.size() > 2) {
      throw element.problem("\"" + element.text() + "\" is not a range: expected " + expected);
    }
  }

  private static DaySet yearDays(Word list) {
    List<DaySet.OfYear.Range> ranges = new ArrayList<>();
    for (Word element : Word.split(list, ",")) {
      List<Word> ends = Word.split(element, "-");
      int first = yearDay(ends.get(0));
      int last = yearDay(ends.get(ends.size() - 1));
      checkRange(element, ends, "days such as 24.12.2026-26.12.2026");
      if (first > last) {
        throw element.problem("\"" + element.text() + "\" ends before it begins");
      }
      ranges.add(new DaySet.OfYear.Range(first, last));
    }
    return new DaySet.OfYear(ranges);
  }

  private static int yearDay(Word word) {
    List<Word> parts = Word.split(word, ".");
    int day = number(parts.get(0), 1, 31, "a day");
    if (parts.size() != 3) {
      throw word.problem("\"" + word.text() + "\" is not a day: expected DAY.MONTH.YEAR");
    }
    int month = month(parts.get(1));
    return DaySet.OfYear.code(number(parts.get(2), FIRST_YEAR, LAST_YEAR, "a year"), month, day);
  }

  private static int month(Word word) {
    for (Month month : Month.values()) {
      if (abbreviates(word.text(), month.name())) {
        return month.getValue();
      }
    }
    return number(word, 1, 12, "a month");
  }

  private static List<CalendarEntry.Span> times(Word list) {
    List<CalendarEntry.Span> spans = new ArrayList<>();
    for (Word element : Word.split(list, ",")) {
      List<Word> ends = Word.split(element, "-");
      int from = time(ends.get(0));
      int to = time(ends.get(ends.size() - 1));
      if (ends.size() != 2) {
        throw element.problem(
            "\""
                + element.text()
                + "\" is not a range of times: expected one such as 6-20 or 7:30-12");
      }
      if (from == to) {
        throw element.problem(
            "\"" + element.text() + "\" begins when it ends: write 0-24 for the whole day");
      }
      spans.add(new CalendarEntry.Span(from, to));
    }
    return spans;
  }

  private static int time(Word word) {
    List<Word> parts = Word.split(word, ":");
    int hour = number(parts.get(0), 0, 24, "an hour");
    int minute = parts.size() > 1 ? number(parts.get(1), 0, 59, "a minute") : 0;
    int second = parts.size() > 2 ? number(parts.get(2), 0, 59, "a second") : 0;
    if (parts.size() > 3) {
      throw word.problem("\"" + word.text() + "\" is not a time: expected HOUR[:MINUTE[:SECOND]]");
    }
    int time = (hour * 60 + minute) * 60 + second;
    if (time > CalendarEntry.DAY) {
      throw word.problem("\"" + word.text() + "\" is later than the end of the day, 24:00");
    }
    return time;
  }

  private static int number(Word word, int min, int max, String what) {
    int number = 0;
    for (int i = 0; i < word.text().length(); i++) {
      int digit = Character.digit(word.text().charAt(i), 10);
      if (digit < 0) {
        number = -1;
        break;
      }
      number = Math.min(number * 10 + digit, 1_000_000);
    }
    if (word.text().isEmpty() || number < min || number > max) {
      throw word.problem(
          "\"" + word.text() + "\" is not " + what + ": expected " + min + " to " + max);
    }
    return number;
  }
}
