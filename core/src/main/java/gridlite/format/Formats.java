package gridlite.format;

import gridlite.name.ObjectKind;
import gridlite.name.Reference;
import gridlite.problem.FormatException;
import gridlite.value.Decimals;
import gridlite.value.MemoryValue;
import gridlite.value.NameValue;
import gridlite.value.TimeValue;
import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Pattern;

/** The value formats that the object formats are made of. */
public final class Formats {
  private Formats() {}

  /** Form of a number; what Java takes besides, as 5f and NaN, is none in a configuration. */
  private static final Pattern REAL_SYNTAX =
      Pattern.compile("[-+]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][-+]?[0-9]+)?");

  private static final Pattern HEXADECIMAL_SYNTAX = Pattern.compile("[-+]?0[xX][0-9a-fA-F]{1,15}");

  /** Any text, kept as written. */
  public static final ValueFormat<String> TEXT = text(Function.identity());

  /** Greatest number of 32 bits. */
  private static final long UNSIGNED_MAXIMUM = 0xFFFF_FFFFL;

  /** Whole number of 32 bits, at least 0. */
  public static final ValueFormat<Long> COUNT = number(0, UNSIGNED_MAXIMUM);

  /** Boolean in any of Grid Engine's spellings, listed as TRUE or FALSE. */
  public static final ValueFormat<Boolean> BOOLEAN = of(Formats::bool, b -> b ? "TRUE" : "FALSE");

  /** Duration, kept as spelled. */
  public static final ValueFormat<TimeValue> TIME = of(Formats::time, TimeValue::text);

  /** Amount of memory, kept as spelled. */
  public static final ValueFormat<MemoryValue> MEMORY = of(Formats::memory, MemoryValue::text);

  /** Number with six decimals in listings. */
  public static final ValueFormat<Double> REAL =
      of(Formats::real, number -> Decimals.fixed(number, 6));

  /** Names with blanks between; commas are read too. */
  public static final ListFormat<String> NAMES = names((name, visitor) -> {});

  /** {@code name=value} elements with commas between. */
  public static final ListFormat<NameValue> NAME_VALUES =
      new ListFormat<>(
          ", \t",
          ",",
          "NONE",
          Formats::nameValue,
          NameValue::toString,
          NameValue::name,
          (e, v) -> {});

  /** Names with commas between and no blanks in them. */
  public static final ListFormat<String> WORDS =
      new ListFormat<>(
          ",",
          ",",
          "NONE",
          Formats::oneWord,
          Function.identity(),
          Function.identity(),
          (name, visitor) -> {});

  private static String oneWord(String text) {
    int blank = text.indexOf(' ');
    if (blank >= 0) {
      throw new FormatException(
          blank, "\"" + text + "\" is more than one word: commas separate words");
    }
    return text;
  }

  /** Names of objects of a kind. */
  public static ListFormat<String> namesOf(ObjectKind kind) {
    return names((name, visitor) -> visitor.accept(new Reference(kind, name)));
  }

  private static ListFormat<String> names(BiConsumer<String, Consumer<Reference>> visitor) {
    return new ListFormat<>(
        ", \t",
        " ",
        "NONE",
        Function.identity(),
        Function.identity(),
        Function.identity(),
        visitor);
  }

  /**
   * Whole number between two bounds, both included, as strtod(3) spells it: {@code 1e3} and {@code
   * 0x10} are 1000 and 16 (conformance/admin/spellings-of-whole-numbers.t).
   */
  public static ValueFormat<Long> number(long min, long max) {
    return of(text -> whole(digits(text), min, max), String::valueOf);
  }

  /** Whole number between two bounds, both included, in digits alone. */
  public static ValueFormat<Long> digits(long min, long max) {
    return of(text -> whole(text, min, max), String::valueOf);
  }

  /** Returns the digits of a whole number in another spelling; any other text as it is. */
  private static String digits(String text) {
    if (HEXADECIMAL_SYNTAX.matcher(text).matches()) {
      return Long.toString(Long.decode(text));
    }
    if (REAL_SYNTAX.matcher(text).matches()) {
      double number = Double.parseDouble(text);
      if (number == Math.rint(number) && Math.abs(number) <= UNSIGNED_MAXIMUM) {
        return Long.toString((long) number);
      }
    }
    return text;
  }

  /** One of some words in any case, kept as written. */
  public static ValueFormat<String> word(String... words) {
    return text(
        text -> {
          for (String word : words) {
            if (word.equalsIgnoreCase(text)) {
              return text;
            }
          }
          throw new FormatException(
              "\""
                  + text
                  + "\" is not valid: expected one of "
                  + String.join(", ", List.of(words)));
        });
  }

  /** A text that a function checks, and may spell in another way. */
  public static ValueFormat<String> text(Function<String, String> check) {
    return of(check, Function.identity());
  }

  /** A format made of two functions. */
  public static <V> ValueFormat<V> of(Function<String, V> parse, Function<V, String> print) {
    return new ValueFormat<>() {
      @Override
      public V parse(String text) {
        return parse.apply(text);
      }

      @Override
      public String print(V value) {
        return print.apply(value);
      }
    };
  }

  /** Reads a whole number, in digits. */
  public static long whole(String text, long min, long max) {
    try {
      long number = Long.parseLong(text);
      if (number >= min && number <= max) {
        return number;
      }
    } catch (NumberFormatException e) {
      throw new FormatException("\"" + text + "\" is not a whole number");
    }
    String upper = max == Long.MAX_VALUE ? " or more" : " to " + max;
    throw new FormatException("\"" + text + "\" is out of range: expected " + min + upper);
  }

  /** A word or its first letter (conformance/admin/truth-in-short.t). */
  private static boolean bool(String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "true", "t", "yes", "y", "1" -> true;
      case "false", "f", "no", "n", "0" -> false;
      default -> throw new FormatException("\"" + text + "\" is neither TRUE nor FALSE");
    };
  }

  private static TimeValue time(String text) {
    return TimeValue.parse(text)
        .orElseThrow(
            () ->
                new FormatException(
                    "\"" + text + "\" is not a duration: expected seconds, h:m:s or INFINITY"));
  }

  private static MemoryValue memory(String text) {
    return MemoryValue.parse(text)
        .orElseThrow(
            () ->
                new FormatException(
                    "\""
                        + text
                        + "\" is not an amount of memory: expected a number with k, m, g, t, K,"
                        + " M, G or T behind it, or INFINITY"));
  }

  private static double real(String text) {
    if (REAL_SYNTAX.matcher(text).matches() && Double.isFinite(Double.parseDouble(text))) {
      return Double.parseDouble(text);
    }
    throw new FormatException("\"" + text + "\" is not a finite number");
  }

  private static NameValue nameValue(String text) {
    oneWord(text);
    int equals = text.indexOf('=');
    return equals < 0
        ? new NameValue(text, "")
        : new NameValue(text.substring(0, equals), text.substring(equals + 1));
  }
}
