package gridlite.site;

import gridlite.complex.ComplexDefinition;
import gridlite.complex.ComplexText;
import gridlite.config.ClusterConfig;
import gridlite.format.ParsedObject;
import gridlite.format.Values;
import gridlite.name.ObjectKind;
import gridlite.operation.Answer;
import gridlite.operation.Right;
import gridlite.operation.configure.ConfigureComplexes;
import gridlite.operation.configure.ConfigureObject;
import gridlite.operation.configure.ConfigureObject.Request;
import gridlite.operation.configure.ConfigureQuotas;
import gridlite.operation.configure.KindTraits;
import gridlite.operation.configure.SetZone;
import gridlite.operation.configure.SimulateLoad;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.SourcePosition;
import gridlite.quota.QuotaDefinition;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Outcome;
import gridlite.value.NameValue;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntConsumer;

/**
 * Takes a site's configuration over: all of it or, when anything is wrong, nothing. Objects that
 * the files don't hold stay.
 *
 * @param configure how objects are written
 */
public record ImportSite(ConfigureObject configure) {
  private static final String SIMULATION = "SIMULATE_EXECDS=1";
  private static final String PARAMETERS = "qmaster_params";

  /** Takes a site over. Throws all problems. */
  public Outcome<List<Answer>> apply(ClusterState state, Site site) {
    return apply(state, site, count -> {});
  }

  /**
   * The same of a large site.
   *
   * @param checked hears how many of its objects are checked
   */
  public Outcome<List<Answer>> apply(ClusterState state, Site site, IntConsumer checked) {
    Right.MANAGER.require(configure.actor(), state);
    Steps steps = new Steps(state, site.problems());
    for (ComplexText.Parsed table : site.complexes()) {
      steps.run(
          current ->
              new ConfigureComplexes(configure.actor())
                  .replace(current, withPresent(current, table), Optional.empty()));
    }
    steps.run(current -> configure.putAll(current, changed(current, site.objects()), checked));
    List<QuotaDefinition> added = new ArrayList<>();
    List<QuotaDefinition> modified = new ArrayList<>();
    for (QuotaDefinition set : site.quotas()) {
      boolean present = state.has(ObjectKind.RESOURCE_QUOTA_SET, set.name());
      (present ? modified : added).add(set);
    }
    ConfigureQuotas quotas = new ConfigureQuotas(configure.actor());
    if (!added.isEmpty()) {
      steps.run(current -> quotas.add(current, added));
    }
    steps.run(current -> quotas.modify(current, changedSets(current, modified)));
    site.zone().ifPresent(zone -> steps.run(current -> zone(current, zone)));
    steps.run(current -> SimulateLoad.sized(current, site.loads(), configure.now()));
    return steps.outcome();
  }

  private Outcome<List<Answer>> zone(ClusterState state, ZoneId zone) {
    Outcome<Answer> outcome = SetZone.set(state, zone, configure.actor());
    return new Outcome<>(outcome.changes(), List.of(outcome.result()));
  }

  /** Operations one after the other, each on the state that the ones before have led to. */
  private static final class Steps {
    private ClusterState state;
    private final List<Problem> problems;
    private final List<Change> changes = new ArrayList<>();
    private final List<Answer> answers = new ArrayList<>();

    Steps(ClusterState state, List<Problem> problems) {
      this.state = state;
      this.problems = new ArrayList<>(problems);
    }

    /** One operation. */
    private interface Step {
      Outcome<List<Answer>> apply(ClusterState state);
    }

    void run(Step step) {
      try {
        Outcome<List<Answer>> outcome = step.apply(state);
        state = state.apply(outcome.changes());
        changes.addAll(outcome.changes());
        if (!outcome.changes().isEmpty()) {
          answers.addAll(outcome.result());
        }
      } catch (GridException e) {
        problems.addAll(e.problems());
      }
    }

    Outcome<List<Answer>> outcome() {
      if (!problems.isEmpty()) {
        throw new GridException(problems);
      }
      return new Outcome<>(changes, answers);
    }
  }

  /** A table with the attributes that it lacks: an import takes nothing away. */
  private static ComplexText.Parsed withPresent(ClusterState state, ComplexText.Parsed table) {
    Set<String> names = new HashSet<>();
    table.rows().forEach(row -> names.add(row.name()));
    List<ComplexDefinition> rows = new ArrayList<>(table.rows());
    state
        .objects(ObjectKind.COMPLEX_ATTRIBUTE)
        .asMap()
        .forEach(
            (name, row) -> {
              if (!names.contains(name)) {
                rows.add(new ComplexDefinition(row, new SourcePosition("the cell", 1, 1)));
              }
            });
    return new ComplexText.Parsed(rows, table.problems());
  }

  /** The objects that differ from those that are there. */
  private static List<Request> changed(ClusterState state, List<Request> objects) {
    List<Request> changed = new ArrayList<>();
    for (Request request : objects) {
      Request wanted =
          request.kind() == ObjectKind.CONFIGURATION ? keepSimulated(state, request) : request;
      Values object = wanted.parsed().object();
      String name = KindTraits.of(wanted.kind()).name(object);
      if (!present(state, wanted.kind(), name).equals(Optional.of(object))) {
        changed.add(wanted);
      }
    }
    return changed;
  }

  private static Optional<Values> present(ClusterState state, ObjectKind kind, String name) {
    return kind == ObjectKind.SCHEDULER
        ? Optional.of(state.schedulerConfig())
        : state.find(kind, name);
  }

  private static List<QuotaDefinition> changedSets(ClusterState state, List<QuotaDefinition> sets) {
    List<QuotaDefinition> changed = new ArrayList<>();
    for (QuotaDefinition set : sets) {
      boolean same;
      try {
        Optional<Values> present = state.find(ObjectKind.RESOURCE_QUOTA_SET, set.name());
        same = present.equals(Optional.of(set.resolve(state.complexes())));
      } catch (GridException e) {
        same = false;
      }
      if (!same) {
        changed.add(set);
      }
    }
    return changed;
  }

  private static boolean isSimulated(Values configuration) {
    return ClusterConfig.value(configuration, PARAMETERS)
        .filter(parameters -> parameters.contains(SIMULATION))
        .isPresent();
  }

  /** A simulated cell stays one, whatever configuration is rehearsed in it. */
  private static Request keepSimulated(ClusterState state, Request request) {
    Values object = request.parsed().object();
    String name = object.get(ClusterConfig.HOST);
    boolean simulated =
        state.find(ObjectKind.CONFIGURATION, name).filter(ImportSite::isSimulated).isPresent();
    if (!simulated || isSimulated(object)) {
      return request;
    }
    List<NameValue> lines = new ArrayList<>();
    boolean found = false;
    for (NameValue line : object.get(ClusterConfig.LINES)) {
      boolean parameters = line.name().equals(PARAMETERS);
      found |= parameters;
      boolean none = parameters && line.value().equalsIgnoreCase("none");
      String value =
          !parameters ? line.value() : none ? SIMULATION : line.value() + " " + SIMULATION;
      lines.add(new NameValue(line.name(), value));
    }
    if (!found) {
      lines.add(new NameValue(PARAMETERS, SIMULATION));
    }
    ParsedObject kept = request.parsed().with(object.with(ClusterConfig.LINES, lines));
    return Request.of(request.kind(), kept, request.mode());
  }
}
