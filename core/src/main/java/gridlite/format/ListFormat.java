package gridlite.format;

import gridlite.config.Reference;
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
 * @param <E> type of the elements
 */
public record ListFormat<E>(
    String separators,
    String joiner,
    String emptyWord,
    Function<String, E> parseElement,
    Function<E, String> printElement,
    Function<E, String> key,
    BiConsumer<E, Consumer<Reference>> visitReferences)
    implements ValueFormat<List<E>> {

  @Override
  public List<E> parse(String text) {
    if (text.equalsIgnoreCase("NONE")) {
      return List.of();
    }
    List<E> elements = new ArrayList<>();
    split(text, (word, offset) -> elements.add(parseAt(word, offset)));
    return List.copyOf(elements);
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
        separators, joiner, word, parseElement, printElement, key, visitReferences);
  }

  /** The same format with other separators on input. */
  public ListFormat<E> separatedBy(String characters) {
    return new ListFormat<>(
        characters, joiner, emptyWord, parseElement, printElement, key, visitReferences);
  }

  /** The same format with another separator on output. */
  public ListFormat<E> joinedBy(String between) {
    return new ListFormat<>(
        separators, between, emptyWord, parseElement, printElement, key, visitReferences);
  }
}
