package gridlite.command.listing;

import gridlite.complex.RequestedResource;
import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.policy.AssumedSlots;
import gridlite.policy.UrgencyPolicy;
import gridlite.render.TextOutput;
import gridlite.state.ClusterState;
import gridlite.value.Decimals;
import gridlite.value.NameValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The requests of a job, as {@code qstat -r} lists it below the job's line.
 *
 * @param job the job
 * @param hard hard resource requests with their urgency
 * @param defaults consumables that are booked without having been asked for
 * @param predecessors numbers of the jobs it still waits for
 * @param arrayPredecessors numbers of the array jobs it still waits for
 */
public record Requests(
    Job job,
    List<HardRequest> hard,
    DefaultRequests defaults,
    List<String> predecessors,
    List<String> arrayPredecessors) {

  /**
   * A hard request.
   *
   * @param urgency points it contributes to the urgency
   */
  public record HardRequest(String name, String value, double urgency) {}

  /** Copies the lists. */
  public Requests {
    hard = List.copyOf(hard);
    predecessors = List.copyOf(predecessors);
    arrayPredecessors = List.copyOf(arrayPredecessors);
  }

  /** The requests of a job. */
  public static Requests of(ClusterState state, Job job) {
    List<HardRequest> hard = new ArrayList<>();
    long slots = new AssumedSlots(state).of(job);
    for (RequestedResource request : job.get(JobRequest.HARD_RESOURCES)) {
      double urgency = UrgencyPolicy.contribution(state.complexes(), request, slots);
      hard.add(new HardRequest(request.name(), request.value(), urgency));
    }
    return new Requests(
        job,
        hard,
        DefaultRequests.of(state, job),
        job.predecessors().stream().map(String::valueOf).toList(),
        job.arrayPredecessors().stream().map(String::valueOf).toList());
  }

  /** Writes the block below a line of the job. */
  public void write(TextOutput out, JobRow row, DefaultRequests.Line line, BindingDisplay binding) {
    field(out, "Full jobname:", job.name());
    if (row.queue().isPresent()) {
      field(out, "Master Queue:", row.queue().get().toString());
    }
    Optional<String> requested = job.get(JobRequest.PARALLEL_ENVIRONMENT);
    if (requested.isPresent()) {
      field(out, "Requested PE:", requested.get() + " " + job.get(JobRequest.SLOTS));
    }
    Optional<Allocation> granted = row.task().flatMap(ArrayTask::allocation);
    Optional<String> grantedName = granted.flatMap(Allocation::parallelEnvironment);
    if (grantedName.isPresent()) {
      field(out, "Granted PE:", grantedName.get() + " " + granted.get().slots());
    }
    job.get(JobRequest.CHECKPOINT).ifPresent(name -> field(out, "Checkpoint Env.:", name));
    writeHard(out);
    writeDefaults(out, defaults.below(row, line));
    writeSoft(out, job);
    list(out, "Hard requested queues: ", job.get(JobRequest.HARD_QUEUES));
    list(out, "Soft requested queues: ", job.get(JobRequest.SOFT_QUEUES));
    list(out, "Master task hard requested queues: ", job.get(JobRequest.MASTER_QUEUES));
    list(out, "Predecessor Jobs (request): ", job.get(JobRequest.PREDECESSORS));
    list(out, "Predecessor Jobs: ", predecessors);
    list(out, "Predecessor Array Jobs (request): ", job.get(JobRequest.ARRAY_PREDECESSORS));
    list(out, "Predecessor Array Jobs: ", arrayPredecessors);
    if (binding == BindingDisplay.SHOWN) {
      field(out, "Binding:", bindingText(job));
    }
  }

  /** Core binding as listings show it. */
  public static String bindingText(Job job) {
    return job.get(JobRequest.BINDING)
        .map(binding -> binding.indexOf(' ') > 0 ? binding : "set " + binding)
        .orElse("NONE");
  }

  private void writeHard(TextOutput out) {
    indent(out).left("Hard Resources:", 18);
    boolean first = true;
    for (HardRequest request : hard) {
      if (!first) {
        out.repeat(' ', 25);
      }
      first = false;
      out.add(request.name()).add('=').add(request.value());
      out.add(" (").add(Decimals.fixed(request.urgency(), 6)).add(')').end();
    }
    if (first) {
      out.end();
    }
  }

  /** Adds what is booked without having been asked for. */
  private static void writeDefaults(TextOutput out, List<NameValue> all) {
    for (NameValue booked : all) {
      indent(out).add(booked.name()).add('=').add(booked.value()).add(" (default)").end();
    }
  }

  private static void writeSoft(TextOutput out, Job job) {
    indent(out).left("Soft Resources:", 18);
    boolean first = true;
    for (RequestedResource request : job.get(JobRequest.SOFT_RESOURCES)) {
      if (!first) {
        out.repeat(' ', 25);
      }
      first = false;
      out.add(request.name()).add('=').add(request.value()).end();
    }
    if (first) {
      out.end();
    }
  }

  private static TextOutput indent(TextOutput out) {
    return out.repeat(' ', 7);
  }

  private static void field(TextOutput out, String label, String value) {
    indent(out).left(label, 18).add(value).end();
  }

  private static void list(TextOutput out, String label, List<String> values) {
    if (!values.isEmpty()) {
      indent(out).add(label).add(String.join(", ", values)).end();
    }
  }
}
