package gridlite.operation;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.state.ClusterState;

/** A right that an operation demands of a user. */
public enum Right {
  MANAGER("manager"),
  OPERATOR("operator");

  private final String word;

  Right(String word) {
    this.word = word;
  }

  /** The word for a user who has it. */
  public String word() {
    return word;
  }

  /** Returns whether a user has the right. */
  public boolean isHeldBy(Actor actor, ClusterState state) {
    return this == MANAGER ? actor.isManager(state) : actor.isOperator(state);
  }

  /** Refuses those who lack the right. */
  public void require(Actor actor, ClusterState state) {
    if (!isHeldBy(actor, state)) {
      throw new GridException(
          Problem.withoutRight(
              "denied: \"" + actor.name() + "\" must be " + word + " for this operation"));
    }
  }
}
