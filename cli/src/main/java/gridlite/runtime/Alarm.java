package gridlite.runtime;

import gridlite.port.ClusterStore;
import gridlite.port.Executor;
import gridlite.port.WakeUpCall;
import gridlite.schedule.run.NextLook;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;

/**
 * The changes that time alone makes in a cell without a daemon: they happen at the latest when
 * anybody looks, and by a process of the cell's own, which is set to the next such moment by
 * whoever gives the cell back after an update.
 */
public final class Alarm {
  private Alarm() {}

  /** Returns whether the moment has come at which somebody is to look after the cell. */
  static boolean isDue(CommandContext context, Instant now) {
    Executor executor = context.executor();
    return context.store().readOf(Set.of(), state -> isDue(executor.wakeUpCall(state), now));
  }

  /** Makes the scheduling run that has become due, if there is one, and sets the next moment. */
  static void catchUp(CommandContext context, Instant now) {
    if (context.store().read(state -> isPast(NextLook.run(state, now), now))) {
      SchedulingFlow.attempt(context);
    }
    set(context.store(), context.executor(), now);
  }

  /** Looks after the tasks at once, where jobs really run: what they are to do may have changed. */
  public static void look(CommandContext context) {
    Executor executor = context.executor();
    if (context.store().readOf(Set.of(), state -> executor.wakeUpCall(state).isPresent())) {
      Reconciler.run(context);
    }
  }

  private static boolean isDue(Optional<WakeUpCall> call, Instant now) {
    return isPast(call.flatMap(WakeUpCall::moment), now);
  }

  private static boolean isPast(Optional<Instant> moment, Instant now) {
    return moment.isPresent() && !moment.get().isAfter(now);
  }

  /** Sees to it that the cell is looked after when time changes something there next. */
  public static void set(ClusterStore store, Executor executor, Instant now) {
    store.<Integer>read(
        state -> {
          Optional<WakeUpCall> call = executor.wakeUpCall(state);
          if (call.isPresent()) {
            Optional<Instant> known = call.get().moment();
            call.get().set(NextLook.of(state, now, known), now);
          }
          return 0;
        });
  }

  /** Leaves it to this process: a daemon looks by itself. */
  public static void clear(CommandContext context) {
    Instant now = context.clock().instant();
    context
        .store()
        .<Integer>read(
            state -> {
              context
                  .executor()
                  .wakeUpCall(state)
                  .ifPresent(call -> call.set(Optional.empty(), now));
              return 0;
            });
  }
}
