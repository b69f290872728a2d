package gridlite.operation.job;

import gridlite.operation.Answer;
import java.util.List;

/**
 * The answers of an operation on jobs, and what has to reach the tasks that run once its changes
 * are committed.
 */
public record JobAnswers(List<Answer> answers, List<TaskSignal> signals) {
  /** Copies the lists. */
  public JobAnswers {
    answers = List.copyOf(answers);
    signals = List.copyOf(signals);
  }
}
