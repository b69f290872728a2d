package gridlite.operation.configure;

import gridlite.format.Formats;
import gridlite.format.Values;
import gridlite.name.ObjectKind;
import gridlite.operation.Actor;
import gridlite.operation.Answer;
import gridlite.operation.Right;
import gridlite.problem.FormatException;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.quota.QuotaLimit;
import gridlite.quota.QuotaRule;
import gridlite.quota.QuotaSet;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Outcome;
import gridlite.value.NameValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Changes single attributes of resource quota sets: {@code enabled} and {@code description} of a
 * set, the limits of a rule {@code SET/RULE}, named by its name or its number from 1. Each is
 * changed for itself.
 *
 * @param actor who does it
 * @param verb what is done with the limits
 * @param settings keywords and values
 * @see "qconf(1), -mattr resource_quota"
 */
public record EditQuota(Actor actor, EditAttribute.Verb verb, List<NameValue> settings) {
  /** Copies the list. */
  public EditQuota {
    settings = List.copyOf(settings);
  }

  /** Changes the sets or rules of some names. */
  public Outcome<List<Answer>> apply(ClusterState state, List<String> names) {
    Right.MANAGER.require(actor, state);
    ConfigureQuotas configure = new ConfigureQuotas(actor);
    Map<String, Values> changed = new HashMap<>();
    List<Answer> answers = new ArrayList<>();
    List<Change> changes = new ArrayList<>();
    for (String name : names) {
      int slash = name.indexOf('/');
      String setName = slash < 0 ? name : name.substring(0, slash);
      String rule = slash < 0 ? "" : name.substring(slash + 1);
      try {
        Values set = changed.containsKey(setName) ? changed.get(setName) : find(state, setName);
        List<ListEdit.Remark> remarks = new ArrayList<>();
        Values edited = edit(set, rule, state, remarks);
        changes.add(configure.put(state, edited));
        changed.put(setName, edited);
        remarks.forEach(remark -> answers.add(Answer.done(remark.text())));
        answers.add(Answer.done(configure.modified(setName)));
      } catch (GridException e) {
        e.problems().forEach(problem -> answers.add(Answer.refused(problem)));
      }
    }
    return new Outcome<>(changes, answers);
  }

  private static Values find(ClusterState state, String name) {
    return state
        .find(ObjectKind.RESOURCE_QUOTA_SET, name)
        .orElseThrow(() -> new GridException(ConfigureQuotas.missing(name)));
  }

  private Values edit(Values set, String rule, ClusterState state, List<ListEdit.Remark> remarks) {
    Values edited = set;
    for (NameValue setting : settings) {
      edited =
          switch (setting.name()) {
            case "enabled" -> withText(edited, setting);
            case "description" -> edited.with(QuotaSet.DESCRIPTION, setting.value());
            case "limit" -> withLimits(edited, rule, setting.value(), state, remarks);
            case "name" -> throw refused("the name of a resource quota set can't be changed here");
            default ->
                throw refused(
                    "\""
                        + setting.name()
                        + "\" can't be changed here: expected limit, enabled or description");
          };
    }
    return edited;
  }

  private static Values withText(Values set, NameValue setting) {
    try {
      return set.withText(QuotaSet.ENABLED, setting.value());
    } catch (FormatException e) {
      throw refused(setting.name() + ": " + e.text());
    }
  }

  private Values withLimits(
      Values set, String label, String text, ClusterState state, List<ListEdit.Remark> remarks) {
    List<QuotaRule> rules = new ArrayList<>(set.get(QuotaSet.LIMITS));
    int index =
        index(rules, label)
            .orElseThrow(
                () ->
                    refused(
                        "resource quota set \""
                            + set.get(QuotaSet.NAME)
                            + "\" has no rule \""
                            + label
                            + "\": name a rule as SET/NAME or SET/NUMBER"));
    List<NameValue> present = new ArrayList<>();
    for (QuotaLimit limit : rules.get(index).limits()) {
      present.add(new NameValue(limit.attribute(), limit.value()));
    }
    ListEdit edit =
        new ListEdit(
            verb,
            "resource_quota_rules",
            "resource_quota",
            name -> fullName(name, state),
            true,
            false,
            remarks);
    List<QuotaLimit> limits = new ArrayList<>();
    for (NameValue limit : edited(edit, present, text)) {
      if (limit.value().isEmpty()) {
        throw refused("the limit \"" + limit.name() + "\" needs a value: expected name=value");
      }
      limits.add(new QuotaLimit(fullName(limit.name(), state), limit.value()));
    }
    rules.set(index, rules.get(index).withLimits(limits));
    return set.with(QuotaSet.LIMITS, List.copyOf(rules));
  }

  private static OptionalInt index(List<QuotaRule> rules, String label) {
    for (int i = 0; i < rules.size(); i++) {
      if (!label.isEmpty() && rules.get(i).label(i).equals(label)) {
        return OptionalInt.of(i);
      }
    }
    // a rule that has a name has its number too
    for (int i = 0; i < rules.size(); i++) {
      if (label.equals(Integer.toString(i + 1))) {
        return OptionalInt.of(i);
      }
    }
    return OptionalInt.empty();
  }

  private static String fullName(String name, ClusterState state) {
    return state
        .complexes()
        .find(name)
        .orElseThrow(
            () -> refused("there is no resource attribute \"" + name + "\" (qconf -sc lists them)"))
        .name();
  }

  private static List<NameValue> edited(ListEdit edit, List<NameValue> present, String text) {
    try {
      return edit.apply(Formats.NAME_VALUES, present, text);
    } catch (FormatException e) {
      throw refused("limit: " + e.text());
    }
  }

  private static GridException refused(String message) {
    return new GridException(Problem.refused(message));
  }
}
