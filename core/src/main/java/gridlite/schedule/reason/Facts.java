package gridlite.schedule.reason;

import gridlite.complex.Layer;
import gridlite.job.ReservationId;
import gridlite.name.ProjectName;
import gridlite.name.QueueInstanceName;
import gridlite.quota.QuotaKey;
import gridlite.quota.QuotaMember;
import gridlite.quota.QuotaSubject;
import gridlite.value.Fact;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The names that facts of several reasons have. */
final class Facts {
  /** The subjects of a rule that a job belongs to, and their names. */
  static final List<QuotaSubject> OF_JOBS =
      List.of(QuotaSubject.USERS, QuotaSubject.PROJECTS, QuotaSubject.PES);

  /** The subjects that differ from place to place. */
  static final List<QuotaSubject> OF_PLACES = List.of(QuotaSubject.QUEUES, QuotaSubject.HOSTS);

  private Facts() {}

  /** The members whose use a rule counts apart. */
  static List<Fact> members(QuotaKey key, List<QuotaSubject> subjects) {
    List<Fact> facts = new ArrayList<>();
    for (QuotaSubject subject : subjects) {
      QuotaMember member = key.member(subject);
      if (member.isApart()) {
        facts.add(new Fact.Word(name(subject), member.text()));
      }
    }
    return facts;
  }

  private static String name(QuotaSubject subject) {
    return switch (subject) {
      case USERS -> "user";
      case PROJECTS -> "project";
      case PES -> "parallel_environment";
      case QUEUES -> "queue";
      case HOSTS -> "host";
    };
  }

  static Fact resource(String name) {
    return new Fact.Word("resource", name);
  }

  static Fact level(Layer layer) {
    return new Fact.Word("level", layer.name().toLowerCase(Locale.ROOT));
  }

  static Fact requested(String request) {
    return new Fact.Word("requested", request);
  }

  static Fact parallelEnvironment(String name) {
    return new Fact.Word("parallel_environment", name);
  }

  static Fact project(ProjectName project) {
    return new Fact.Word("project", project.text());
  }

  static Fact reservation(ReservationId reservation) {
    return new Fact.Whole("reservation", reservation.number());
  }

  static Fact place(QueueInstanceName instance) {
    return new Fact.Word("queue_instance", instance.toString());
  }

  static Fact rule(String rule) {
    return new Fact.Word("rule", rule);
  }
}
