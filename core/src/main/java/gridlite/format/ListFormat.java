package gridlite.format;

import gridlite.name.Reference;
import gridlite.problem.FormatException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A list value. Empty lists are written as a word ({@code NONE}), which in any case is read as
 * empty.
 *
 * @param separators characters that separate elements on input
 * @param joiner text between elements on output
 * @param emptyWord what an empty list is written as
 * @param parseElement reads one element
 * @param printElement writes one element
 * @param key what identifies an element to the attribute verbs of qconf
 * @param visitReferences names the objects an element refers to
 * @param repeats whether an element may stand in the list twice; else the first one counts
 * @param <E> type of the elements
 */
public record ListFormat<E>(
    String separators,
    String joiner,
    String emptyWord,
    Function<String, E> parseElement,
    Function<E, String> printElement,
    Function<E, String> key,
    BiConsumer<E, Consumer<Reference>> visitReferences,
    boolean repeats)
    implements ValueFormat<List<E>> {

  /** A format of lists in which elements may be repeated. */
  public ListFormat(
      String separators,
      String joiner,
      String emptyWord,
      Function<String, E> parseElement,
      Function<E, String> printElement,
      Function<E, String> key,
      BiConsumer<E, Consumer<Reference>> visitReferences) {
    this(separators, joiner, emptyWord, parseElement, printElement, key, visitReferences, true);
  }

  @Override
  public List<E> parse(String text) {
    if (text.equalsIgnoreCase("NONE")) {
      return List.of();
    }
    List<E> elements = new ArrayList<>();
    split(
        text,
        (word, offset) -> {
          E element = parseAt(word, offset);
          if (repeats || !elements.contains(element)) {
            elements.add(element);
          }
        });
    return List.copyOf(elements);
  }

  /** The same format, but of elements that are repeated the first one counts. */
  public ListFormat<E> distinct() {
    return new ListFormat<>(
        separators, joiner, emptyWord, parseElement, printElement, key, visitReferences, false);
  }

  /** The name of an element as it is written, which identifies it to the attribute verbs. */
  public static String key(String word) {
    int equals = word.indexOf('=');
    return equals < 0 ? word : word.substring(0, equals);
  }

  /** The elements of a list as they are written. */
  public List<String> words(String text) {
    List<String> words = new ArrayList<>();
    if (!text.equalsIgnoreCase("NONE")) {
      split(text, (word, offset) -> words.add(word));
    }
    return words;
  }

  private void split(String text, BiConsumer<String, Integer> words) {
    int start = -1;
    int depth = 0;
    for (int i = 0; i <= text.length(); i++) {
      depth += i == text.length() ? 0 : depthChange(text.charAt(i));
      boolean end = i == text.length() || (depth <= 0 && separators.indexOf(text.charAt(i)) >= 0);
      if (!end && start < 0) {
        start = i;
      } else if (end && start >= 0) {
        // where a comma separates, a blank may follow it
        while (start < i && LogicalLine.isBlank(text.charAt(start))) {
          start++;
        }
        words.accept(text.substring(start, i), start);
        start = -1;
      }
    }
  }

  /** Separators inside parentheses don't separate. */
  private static int depthChange(char c) {
    return c == '(' ? 1 : c == ')' ? -1 : 0;
  }

  private E parseAt(String element, int offset) {
    try {
      return parseElement.apply(element);
    } catch (FormatException e) {
      throw e.shifted(offset);
    }
  }

  @Override
  public String print(List<E> value) {
    return print(value, joiner);
  }

  /** Writes a list with another separator than the usual one. */
  public String print(List<E> value, String between) {
    if (value.isEmpty()) {
      return emptyWord;
    }
    StringBuilder text = new StringBuilder();
    for (E element : value) {
      if (text.length() > 0) {
        text.append(between);
      }
      text.append(printElement.apply(element));
    }
    // elements that bring a comma of their own need none at the end
    if (text.charAt(text.length() - 1) == ',') {
      text.setLength(text.length() - 1);
    }
    return text.toString();
  }

  @Override
  public void references(List<E> value, Consumer<Reference> visitor) {
    for (E element : value) {
      visitReferences.accept(element, visitor);
    }
  }

  /** The same format with another word for the empty list. */
  public ListFormat<E> emptyAs(String word) {
    return new ListFormat<>(
        separators, joiner, word, parseElement, printElement, key, visitReferences, repeats);
  }

  /** The same format with other separators on input. */
  public ListFormat<E> separatedBy(String characters) {
    return new ListFormat<>(
        characters, joiner, emptyWord, parseElement, printElement, key, visitReferences, repeats);
  }

  /** The same format with another separator on output. */
  public ListFormat<E> joinedBy(String between) {
    return new ListFormat<>(
        separators, between, emptyWord, parseElement, printElement, key, visitReferences, repeats);
  }
}
