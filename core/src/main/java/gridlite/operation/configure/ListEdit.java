package gridlite.operation.configure;

import gridlite.format.ListFormat;
import gridlite.problem.FormatException;
import gridlite.value.NameValue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;

/**
 * Changes of a list value by {@code -aattr -mattr -rattr -dattr}, with the remarks that Grid Engine
 * makes.
 *
 * @param verb what is done
 * @param attribute name of the attribute as remarks say it
 * @param where what the list belongs to as remarks say it
 * @param complete completes the name of an element
 * @param resources whether it is {@code complex_values} or the limits of a quota rule
 * @param strict whether an element must have a value, even one to delete
 * @param remarks gets the remarks
 */
record ListEdit(
    EditAttribute.Verb verb,
    String attribute,
    String where,
    UnaryOperator<String> complete,
    boolean resources,
    boolean strict,
    List<Remark> remarks) {

  /**
   * A remark.
   *
   * @param nothingAdded whether an element was to be added that is there, so that nothing was
   */
  record Remark(boolean nothingAdded, String text) {}

  <E> List<E> apply(ListFormat<E> format, List<E> current, String text) {
    return switch (verb) {
      case REPLACE -> parsed(format, text);
      case ADD -> add(format, current, parsed(format, text));
      case MODIFY -> modify(format, current, elements(format, text));
      case DELETE -> delete(format, current, text);
    };
  }

  private <E> List<E> elements(ListFormat<E> format, String text) {
    if (text.equalsIgnoreCase("NONE")) {
      throw new FormatException(
          "\"" + text + "\" is not an element of a list: to empty the list use -rattr instead");
    }
    return parsed(format, text);
  }

  private <E> String key(ListFormat<E> format, E element) {
    return complete.apply(format.key().apply(element));
  }

  private <E> OptionalInt find(ListFormat<E> format, List<E> list, String key) {
    for (int i = 0; i < list.size(); i++) {
      if (key(format, list.get(i)).equals(key)) {
        return OptionalInt.of(i);
      }
    }
    return OptionalInt.empty();
  }

  /** The elements of a text; of some lists each must have a value, even to be deleted. */
  private <E> List<E> parsed(ListFormat<E> format, String text) {
    for (String word : format.words(text)) {
      if (strict && word.indexOf('=') < 0) {
        throw new FormatException(
            "\"" + word + "\" is not of the form name=value, which is needed here");
      }
    }
    return format.parse(text);
  }

  private <E> List<E> add(ListFormat<E> format, List<E> current, List<E> added) {
    for (E element : added) {
      String key = key(format, element);
      if (find(format, current, key).isPresent()) {
        remarks.add(
            new Remark(
                true,
                "No modification because \"" + key + "\" already exists in " + attributeOfWhere()));
        return current;
      }
    }
    List<E> longer = new ArrayList<>(current);
    longer.addAll(added);
    return List.copyOf(longer);
  }

  private <E> List<E> modify(ListFormat<E> format, List<E> current, List<E> wanted) {
    if (current.isEmpty()) {
      remark(attributeOfWhere() + " is empty - Adding new element(s).");
      return wanted;
    }
    List<E> changed = new ArrayList<>(current);
    List<E> added = new ArrayList<>();
    for (E element : wanted) {
      String key = key(format, element);
      OptionalInt place = find(format, changed, key);
      if (place.isEmpty()) {
        remark(
            "Unable to find \"" + key + "\" in " + attributeOfWhere() + " - Adding new element.");
        added.add(element);
      } else if (element instanceof NameValue && moves(changed.get(place.getAsInt()), element)) {
        // elements with values move to the end when they change, names keep their place
        changed.remove(place.getAsInt());
        changed.add(element);
      } else {
        changed.set(place.getAsInt(), element);
      }
    }
    // what is new stands behind what has moved
    changed.addAll(added);
    return List.copyOf(changed);
  }

  /**
   * Returns whether an element moves; what a queue or host provides does even when it stays as it
   * is.
   */
  private <E> boolean moves(E present, E wanted) {
    return resources || !present.equals(wanted);
  }

  private <E> List<E> delete(ListFormat<E> format, List<E> current, String text) {
    List<E> left = new ArrayList<>(current);
    for (String key : keysToDelete(format, text)) {
      OptionalInt place = find(format, left, complete.apply(key));
      if (place.isEmpty()) {
        remark("\"" + key + "\" does not exist in " + attributeOfWhere());
      } else {
        left.remove(place.getAsInt());
      }
    }
    return List.copyOf(left);
  }

  /** Names of the elements to delete; of {@code name=value} only the name counts. */
  private <E> Collection<String> keysToDelete(ListFormat<E> format, String text) {
    Collection<String> keys = format.repeats() ? new ArrayList<>() : new LinkedHashSet<>();
    for (String word : format.words(text)) {
      if (strict || word.indexOf('=') >= 0) {
        parsed(format, word);
      }
      keys.add(ListFormat.key(word));
    }
    return keys;
  }

  private void remark(String text) {
    remarks.add(new Remark(false, text));
  }

  private String attributeOfWhere() {
    return "\"" + attribute + "\" of \"" + where + "\"";
  }
}
