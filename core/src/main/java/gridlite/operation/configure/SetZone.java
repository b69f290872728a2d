package gridlite.operation.configure;

import gridlite.operation.Actor;
import gridlite.operation.Answer;
import gridlite.operation.Right;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Outcome;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.List;

/** Sets the time zone by whose clocks the calendars of a cell go. */
public final class SetZone {
  private SetZone() {}

  /** Sets the zone; only managers may. */
  public static Outcome<Answer> set(ClusterState state, ZoneId zone, Actor actor) {
    Right.MANAGER.require(actor, state);
    List<Change> changes =
        zone.equals(state.zone()) ? List.of() : List.of(new Change.SetZone(zone));
    return new Outcome<>(changes, Answer.done("calendars go by " + zone.getId()));
  }

  /**
   * Reads the name of a zone.
   *
   * @throws GridException if there is none of that name
   */
  public static ZoneId parse(String name) {
    try {
      return ZoneId.of(name);
    } catch (DateTimeException e) {
      throw new GridException(
          Problem.refused("time zone \"" + name + "\": it does not exist")
              .hint("expected a name such as Europe/Berlin, or an offset such as +02:00"));
    }
  }
}
