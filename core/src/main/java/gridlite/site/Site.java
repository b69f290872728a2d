package gridlite.site;

import gridlite.complex.ComplexText;
import gridlite.name.HostName;
import gridlite.operation.configure.ConfigureObject;
import gridlite.problem.Problem;
import gridlite.quota.QuotaDefinition;
import gridlite.value.Statement;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The content of the files of a site.
 *
 * @param complexes tables of resource attributes, at most one
 * @param objects objects of all other kinds but resource quota sets
 * @param quotas resource quota sets
 * @param loads what hosts reported when they were listed, by host and name
 * @param zone time zone of its calendars; empty where no file says it
 * @param notes what was changed because another Grid Engine wrote it
 * @param problems what can't be read
 */
public record Site(
    List<ComplexText.Parsed> complexes,
    List<ConfigureObject.Request> objects,
    List<QuotaDefinition> quotas,
    Map<HostName, Map<String, String>> loads,
    Optional<ZoneId> zone,
    List<Statement> notes,
    List<Problem> problems) {
  /** Copies the lists. */
  public Site {
    complexes = List.copyOf(complexes);
    objects = List.copyOf(objects);
    quotas = List.copyOf(quotas);
    loads = Map.copyOf(loads);
    notes = List.copyOf(notes);
    problems = List.copyOf(problems);
  }
}
