package gridlite.schedule.reason;

import static java.util.Map.entry;

import gridlite.complex.Layer;
import gridlite.name.ProjectName;
import gridlite.value.Fact;
import gridlite.value.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Reasons as statements: what stands in the way, with the names and numbers in it. */
public final class Causes {
  /** A kind for each reason there is. */
  public static final Map<Class<? extends Reason>, String> KINDS =
      Map.ofEntries(
          entry(Shortage.UnknownResource.class, "resource_not_offered"),
          entry(Shortage.NotEnough.class, "not_enough"),
          entry(Shortage.ExclusiveInUse.class, "exclusive_in_use"),
          entry(Shortage.NotRequestable.class, "not_requestable"),
          entry(Shortage.NotForced.class, "request_missing"),
          entry(Shortage.TooFewSlots.class, "too_few_slots"),
          entry(Shortage.QuotaExceeded.class, "quota"),
          entry(Shortage.OverQuota.class, "quota"),
          entry(Exclusion.NoPermission.class, "no_access"),
          entry(Exclusion.NoAccessToEnvironment.class, "no_access"),
          entry(Exclusion.NotParallel.class, "parallel_jobs_only"),
          entry(Exclusion.WrongProject.class, "project_missing"),
          entry(Exclusion.ExcludedProject.class, "project_excluded"),
          entry(Exclusion.ClusterQueueOffersLess.class, "not_enough"),
          entry(Exclusion.NotInQueueList.class, "other_queues_requested"),
          entry(Exclusion.NoParallelEnvironment.class, "parallel_environment_not_offered"),
          entry(Exclusion.NoCheckpointInterface.class, "checkpoint_not_offered"),
          entry(Exclusion.NotOfType.class, "type_not_offered"),
          entry(JobBlocker.TooManyJobsOfUser.class, "user_limit"),
          entry(JobBlocker.TooManyTasks.class, "task_limit"),
          entry(JobBlocker.ReservationInError.class, "reservation_in_error"),
          entry(JobBlocker.NotReserved.class, "not_reserved"),
          entry(JobBlocker.NotEligible.class, "not_eligible"),
          entry(QueueDropped.Full.class, "full"),
          entry(QueueDropped.Disabled.class, "disabled"),
          entry(QueueDropped.Unavailable.class, "unavailable"),
          entry(QueueDropped.Suspended.class, "subordinated"),
          entry(QueueDropped.Overloaded.class, "load_alarm"),
          entry(QueueDropped.SuspendAlarm.class, "suspend_alarm"),
          entry(QueueDropped.AllDropped.class, "all_closed"));

  private Causes() {}

  /** A reason without its place: the same wherever the same stands in the way. */
  public static Statement of(Reason reason) {
    return new Statement(
        KINDS.getOrDefault(reason.getClass(), "other"), facts(reason), reason.cause());
  }

  /** The names and numbers in a reason, its place aside. */
  public static List<Fact> facts(Reason reason) {
    List<Fact> facts = new ArrayList<>();
    if (reason instanceof Shortage lacking) {
      lacking(lacking, facts);
    } else if (reason instanceof Exclusion refused) {
      notAdmitted(refused, facts);
    } else if (reason instanceof JobBlocker.ReservationInError held) {
      facts.add(new Fact.Whole("reservation", held.reservation().number()));
    } else if (reason instanceof JobBlocker.NotReserved held) {
      facts.add(new Fact.Whole("reservation", held.reservation().number()));
    }
    return facts;
  }

  private static void lacking(Shortage reason, List<Fact> facts) {
    if (reason instanceof Shortage.UnknownResource lack) {
      resource(lack.attribute(), facts);
    } else if (reason instanceof Shortage.NotEnough lack) {
      String name = lack.offer().attribute().name();
      resource(name, facts);
      facts.add(level(lack.place().layer()));
      lack.request(name).ifPresent(request -> facts.add(new Fact.Word("requested", request)));
    } else if (reason instanceof Shortage.ExclusiveInUse lack) {
      resource(lack.attribute(), facts);
    } else if (reason instanceof Shortage.NotRequestable lack) {
      resource(lack.attribute(), facts);
    } else if (reason instanceof Shortage.NotForced lack) {
      resource(lack.attribute(), facts);
    } else if (reason instanceof Shortage.TooFewSlots lack) {
      facts.add(parallelEnvironment(lack.parallelEnvironment()));
      facts.add(new Fact.Amount("offered", lack.slots()));
    } else if (reason instanceof Shortage.QuotaExceeded lack) {
      facts.add(new Fact.Word("rule", lack.rule()));
    } else if (reason instanceof Shortage.OverQuota lack) {
      facts.add(new Fact.Word("rule", lack.excess().refusal().rule()));
      resource(lack.excess().attribute(), facts);
    }
  }

  private static void notAdmitted(Exclusion reason, List<Fact> facts) {
    if (reason instanceof Exclusion.NoPermission refused) {
      facts.add(by(refused.kind()));
    } else if (reason instanceof Exclusion.NoAccessToEnvironment refused) {
      facts.add(new Fact.Word("by", "parallel_environment"));
      facts.add(parallelEnvironment(refused.parallelEnvironment()));
    } else if (reason instanceof Exclusion.WrongProject refused) {
      facts.add(by(refused.kind()));
      refused.project().ifPresent(project -> facts.add(project(project)));
    } else if (reason instanceof Exclusion.ExcludedProject refused) {
      facts.add(by(refused.kind()));
      facts.add(project(refused.project()));
    } else if (reason instanceof Exclusion.ClusterQueueOffersLess refused) {
      facts.add(new Fact.Word("requested", refused.request()));
    } else if (reason instanceof Exclusion.NoParallelEnvironment refused) {
      facts.add(parallelEnvironment(refused.parallelEnvironment()));
    } else if (reason instanceof Exclusion.NoCheckpointInterface refused) {
      facts.add(new Fact.Word("checkpoint", refused.checkpoint()));
    } else if (reason instanceof Exclusion.NotOfType refused) {
      facts.add(new Fact.Word("type", refused.type().toString()));
    }
  }

  private static void resource(String name, List<Fact> facts) {
    facts.add(new Fact.Word("resource", name));
  }

  private static Fact parallelEnvironment(String name) {
    return new Fact.Word("parallel_environment", name);
  }

  private static Fact by(String kind) {
    return new Fact.Word("by", kind.equals("host") ? kind : "queue");
  }

  private static Fact project(ProjectName project) {
    return new Fact.Word("project", project.text());
  }

  private static Fact level(Layer layer) {
    return new Fact.Word("level", layer.name().toLowerCase(Locale.ROOT));
  }

  /** Returns what is missing at a place, with its numbers. */
  public static Statement here(Reason reason) {
    Statement cause = of(reason);
    if (reason instanceof Shortage.NotEnough lack) {
      String words = lack.miss().orElse(cause.text());
      return lack.demand().isEmpty()
          ? cause.inWords(words, new Fact.Word("value", lack.offer().value()))
          : cause.inWords(
              words,
              new Fact.Amount("offered", lack.offer().amountOr(0)),
              new Fact.Amount("wanted", lack.demand().getAsDouble()));
    } else if (reason instanceof Shortage.OverQuota lack) {
      return lack.excess().counted()
          ? cause.inWords(
              lack.miss(),
              new Fact.Amount("used", lack.excess().used()),
              new Fact.Amount("limit", lack.excess().limit()),
              new Fact.Amount("wanted", lack.excess().wanted()))
          : cause.inWords(lack.miss());
    } else if (reason instanceof QueueDropped.Overloaded load) {
      return cause.inWords(cause.text() + ": " + load.detail());
    }
    return cause;
  }
}
