package gridlite.command.sql;

import gridlite.port.QueryTables;
import gridlite.port.QueryTables.Column;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * A column of a view.
 *
 * @param <T> what a row is about
 * @param column its name and type
 * @param value makes the text of its value
 */
record ViewColumn<T>(Column column, Value<T> value) {
  /** Makes the text of a value; null for none. */
  @FunctionalInterface
  interface Value<T> {
    @Nullable String of(T row);
  }

  /** This column for rows that are about something of which this one needs a part. */
  <S> ViewColumn<S> of(Function<S, T> part) {
    return new ViewColumn<>(column, row -> value.of(part.apply(row)));
  }

  static <T> ViewColumn<T> text(String name, Function<T, String> value) {
    return new ViewColumn<>(new Column(name, QueryTables.Type.TEXT), value::apply);
  }

  /** A text that may be missing. */
  static <T> ViewColumn<T> optional(String name, Function<T, Optional<String>> value) {
    return new ViewColumn<>(
        new Column(name, QueryTables.Type.TEXT), row -> value.apply(row).orElse(null));
  }

  static <T> ViewColumn<T> number(String name, ToLongFunction<T> value) {
    return new ViewColumn<>(
        new Column(name, QueryTables.Type.NUMBER), row -> Long.toString(value.applyAsLong(row)));
  }

  static <T> ViewColumn<T> real(String name, ToDoubleFunction<T> value) {
    return new ViewColumn<>(
        new Column(name, QueryTables.Type.REAL), row -> Double.toString(value.applyAsDouble(row)));
  }

  static <T> ViewColumn<T> truth(String name, Predicate<T> value) {
    return new ViewColumn<>(
        new Column(name, QueryTables.Type.TRUTH), row -> Boolean.toString(value.test(row)));
  }

  /** A moment. */
  static <T> ViewColumn<T> time(String name, Function<T, Instant> value) {
    return timeIfAny(name, row -> Optional.of(value.apply(row)));
  }

  /** A moment that may be missing. */
  static <T> ViewColumn<T> timeIfAny(String name, Function<T, Optional<Instant>> value) {
    return new ViewColumn<>(
        new Column(name, QueryTables.Type.TIME),
        row -> value.apply(row).map(Instant::toString).orElse(null));
  }
}
