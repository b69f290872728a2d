package gridlite.qconf;

import gridlite.name.ObjectKind;
import gridlite.state.ClusterState;

/** The scheduler configuration, of which there is one. */
final class SchedulerVerbs {
  private SchedulerVerbs() {}

  static int show(Session session) {
    ObjectVerbs scheduler = new ObjectVerbs(ObjectKind.SCHEDULER);
    session.out(
        scheduler.text(session, session.context().store().read(ClusterState::schedulerConfig)));
    return 0;
  }
}
