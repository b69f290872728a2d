package gridlite.command.qconf;

import gridlite.name.ObjectKind;
import gridlite.state.ClusterState;

/** The scheduler configuration, of which there is one. */
final class SchedulerSwitches {
  private SchedulerSwitches() {}

  static int show(Session session) {
    ObjectSwitches scheduler = new ObjectSwitches(ObjectKind.SCHEDULER);
    session.out(
        scheduler.text(session, session.context().store().read(ClusterState::schedulerConfig)));
    return 0;
  }
}
