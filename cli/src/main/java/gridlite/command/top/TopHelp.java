package gridlite.command.top;

import java.util.List;

/** The keys of {@code gridlite top}, as its help lists them. */
final class TopHelp {
  static final List<String> LINES =
      """
      1 2 3 4, Tab      jobs, queues, hosts, quotas
      Up, Down, j, k    select a line
      PageUp, PageDown  a page up, down; also b and Space
      Home, End         the first, the last line; also g and G
      /                 show only lines with a text; Enter ends it
      Escape            show all lines again
      Enter             details: of a job, queue or host; of a
                        quota, who uses how much of it

      of jobs:
      s, S              next order, the one before
      f                 only jobs of one state; again: the next
      e                 explain why the job waits
      w                 when it will start, and what is before it
      p                 its priority, worked out
      u                 its quotas
      h, r, d           hold, release, delete; asks first

      Ctrl-L            draw everything again
      Ctrl-Z            stop; fg goes on
      q, Ctrl-C         end; q also closes a text such as this

      A row of # is the part of the slots, or of the limit, that
      is in use. A start with ~ is expected; since a start without
      it the job has been running. ? means: no start is known.\
      """
          .lines()
          .toList();

  private TopHelp() {}
}
