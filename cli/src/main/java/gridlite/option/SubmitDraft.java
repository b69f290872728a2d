package gridlite.option;

import gridlite.format.Attribute;
import gridlite.format.Values;
import gridlite.job.JobRequest;
import gridlite.operation.job.ContextChange;
import gridlite.value.NameValue;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A job as the options describe it so far: the accumulator that {@link SubmitOption}s are read
 * into, source after source.
 *
 * <p>A later source replaces the queue lists of an earlier one, and begins with hard requests;
 * everything else adds up or is replaced by the same rule within a source and between sources.
 */
public final class SubmitDraft {
  private final JobRequestBuilder request = new JobRequestBuilder();
  private final SubmitArguments arguments;
  private final SubmitLists lists;
  private final Set<SubmitOption> given = new HashSet<>();
  private final Map<SubmitOption, String> settings = new HashMap<>();
  private final List<ContextChange> contextChanges = new ArrayList<>();
  private final ExportedVariables variables;
  private final List<String> verificationScripts = new ArrayList<>();
  private final Set<SubmitOption> ofThisSource = new HashSet<>();

  /**
   * An empty draft of a new job.
   *
   * @param callerVariables the caller's variables, for {@code -v NAME} and {@code -V}
   * @param directory the caller's directory, for {@code -cwd}
   * @param now the cell's time, for dates without a year
   */
  public SubmitDraft(Map<String, String> callerVariables, String directory, Instant now) {
    this(callerVariables, directory, now, SubmitLists.Again.REPLACES);
  }

  private SubmitDraft(
      Map<String, String> callerVariables, String directory, Instant now, SubmitLists.Again again) {
    this.lists = new SubmitLists(request, again);
    this.variables = new ExportedVariables(callerVariables);
    this.arguments = new SubmitArguments(request, callerVariables, directory, now);
  }

  /** An empty draft of what {@code qalter} changes: see the constructor. */
  public static SubmitDraft ofAlteration(
      Map<String, String> callerVariables, String directory, Instant now) {
    return new SubmitDraft(callerVariables, directory, now, SubmitLists.Again.ADDS);
  }

  /**
   * Folds the options of one source.
   *
   * @return warnings for options given twice, without a prefix
   */
  public List<String> fold(List<OptionSource.Entry> entries) {
    lists.beginSource();
    ofThisSource.clear();
    List<String> warnings = new ArrayList<>();
    for (OptionSource.Entry entry : entries) {
      SubmitOption option = entry.option();
      if (!ofThisSource.add(option) && option.isWarnedOfAgain() && !entry.fromOptionFile()) {
        warnings.add(
            "warning: \""
                + option.option().name()
                + "\" option has already been set, overriding previous setting");
      }
      option.reading().read(this, option, entry.use());
      given.add(option);
    }
    return warnings;
  }

  /**
   * Returns what is asked for, without the environment and context, which {@link #request} adds.
   */
  public Values rawRequest() {
    return request.values();
  }

  /** Returns what is asked for, complete. */
  public Values request() {
    return request
        .values()
        .with(JobRequest.CONTEXT, ContextChange.apply(List.of(), contextChanges))
        .with(JobRequest.VARIABLES, variables.withTerminal());
  }

  /** Returns whether an option was given. */
  public boolean has(SubmitOption option) {
    return given.contains(option);
  }

  /** The options that were given. */
  public Set<SubmitOption> given() {
    return given;
  }

  /** Argument of an option that says something to the command, or empty. */
  public String setting(SubmitOption option) {
    return settings.getOrDefault(option, "");
  }

  /** Returns whether a y/n option of the command was given with y. */
  public boolean isOn(SubmitOption option) {
    return setting(option).equals("y");
  }

  /** Returns why the request can't be expressed; left to the master to refuse. */
  public Optional<String> impossible() {
    return arguments.impossible();
  }

  /** Changes of the context in order. */
  public List<ContextChange> contextChanges() {
    return contextChanges;
  }

  /** Variables of {@code -v} and {@code -V} alone. */
  public List<NameValue> exportedVariables() {
    return variables.toList();
  }

  /** Verification scripts ({@code -jsv}) in the order in which they were named. */
  public List<String> verificationScripts() {
    return verificationScripts;
  }

  void setting(SubmitOption option, String value) {
    settings.put(option, value);
    if (option == SubmitOptions.JSV) {
      verificationScripts.add(value);
    }
  }

  <V> V get(Attribute<V> attribute) {
    return request.get(attribute);
  }

  <V> void put(Attribute<V> attribute, V value) {
    request.put(attribute, value);
  }

  void append(Attribute<List<String>> attribute, List<String> values) {
    request.append(attribute, values);
  }

  /** Options with one value. */
  SubmitArguments arguments() {
    return arguments;
  }

  /** Options with lists. */
  SubmitLists lists() {
    return lists;
  }

  /** Returns whether options that were given have set an attribute: some set one of two. */
  public boolean hasValue(Attribute<?> attribute) {
    return lists.hasValue(attribute);
  }

  void yesNo(SubmitOption option, String value) {
    settings.put(option, OptionValues.yesNo(option.option().name(), value) ? "y" : "n");
  }

  void addContext(String value) {
    contextChanges.add(new ContextChange(ContextChange.Kind.ADD, OptionValues.pairs("-ac", value)));
  }

  void deleteContext(String value) {
    contextChanges.add(
        new ContextChange(ContextChange.Kind.DELETE, OptionValues.pairs("-dc", value)));
  }

  void setContext(String value) {
    contextChanges.add(new ContextChange(ContextChange.Kind.SET, OptionValues.pairs("-sc", value)));
  }

  void alterHold(SubmitOption option, String value) {
    if (HoldArgument.parse(value).isEmpty()) {
      throw OptionValues.bad("-h", value, HoldArgument.SHAPE);
    }
    settings.put(option, value);
  }

  void now(SubmitOption option, String value) {
    yesNo(option, value);
    request.put(JobRequest.IMMEDIATE, isOn(option));
  }

  void variables(String value) {
    variables.add(value);
  }

  void allVariables() {
    variables.addAll();
  }

  void verification(String value) {
    if (value.length() != 1 || "ewnvp".indexOf(value.charAt(0)) < 0) {
      throw OptionValues.bad("-w", value, "e, w, n, v or p");
    }
    request.put(JobRequest.VERIFY_MODE, Optional.of(value));
  }
}
