package gridlite.option;

import gridlite.format.Attribute;
import gridlite.operation.job.AlterItem;
import java.util.Optional;

/**
 * A part of a job that an option sets, with its names in everything that shows or changes a job. A
 * field without a name in some format is not shown there, or within another one.
 */
public final class JobField {
  private final Attribute<?> attribute;
  private String parameter = "";
  private String label = "";
  private String element = "";
  private String member = "";
  private Optional<AlterItem> item = Optional.empty();

  private JobField(Attribute<?> attribute) {
    this.attribute = attribute;
  }

  /** A field that has no names yet. */
  public static JobField of(Attribute<?> attribute) {
    return new JobField(attribute);
  }

  /** Sets the name of the parameter of verification scripts, see jsv(1). */
  public JobField parameter(String name) {
    parameter = name;
    return this;
  }

  /** Sets the label in {@code qstat -j}, without its colon. */
  public JobField label(String text) {
    label = text;
    return this;
  }

  /** Sets the element of {@code qstat -j -xml}. */
  public JobField element(String name) {
    element = name;
    return this;
  }

  /** Sets the member of {@code qstat -j -fmt json}. */
  public JobField member(String name) {
    member = name;
    return this;
  }

  /** Sets label, element and member at once. */
  public JobField shown(String text, String elementName, String memberName) {
    return label(text).element(elementName).member(memberName);
  }

  /**
   * Lets {@code qalter} change it, announced by {@code modified WORDS of job N}; {@code
   * jsv_allowed_mod} knows it by its parameter.
   */
  public JobField modifies(String words, AlterItem.Version version) {
    return alters(AlterItem.of(attribute).parameter(parameter).modifies(words, version));
  }

  /**
   * Lets {@code qalter} change it, announced by {@code USER@HOST sets WORDS of job N to VALUE};
   * {@code jsv_allowed_mod} knows it by its parameter.
   */
  public JobField sets(String words, AlterItem.Version version) {
    return alters(AlterItem.of(attribute).parameter(parameter).sets(words, version));
  }

  /** Sets what {@code qalter} changes. */
  public JobField alters(AlterItem altered) {
    item = Optional.of(altered);
    return this;
  }

  /** The attribute of the request. */
  public Attribute<?> attribute() {
    return attribute;
  }

  /** Parameter of verification scripts, or empty. */
  public String parameter() {
    return parameter;
  }

  /** Label in {@code qstat -j} without its colon, or empty. */
  public String label() {
    return label;
  }

  /** Element of {@code qstat -j -xml}, or empty. */
  public String element() {
    return element;
  }

  /** Member of {@code qstat -j -fmt json}, or empty. */
  public String member() {
    return member;
  }

  /** Returns what {@code qalter} changes; empty for what can't be altered. */
  public Optional<AlterItem> item() {
    return item;
  }
}
