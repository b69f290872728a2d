package gridlite.option;

import gridlite.format.Attribute;
import gridlite.name.ProjectName;
import gridlite.problem.ProblemKind;
import gridlite.syntax.OptionUse;
import gridlite.value.Given;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;

/**
 * A way in which operands of an option become part of a job: the rule of a {@link SubmitOption}.
 */
public interface Reading {
  /**
   * Takes over a use of an option.
   *
   * @throws gridlite.problem.GridException naming the option, the operand and what is expected
   */
  void read(SubmitDraft draft, SubmitOption option, OptionUse use);

  /** A text, taken as it is. */
  record Text(Attribute<String> attribute) implements Reading {
    @Override
    public void read(SubmitDraft draft, SubmitOption option, OptionUse use) {
      draft.put(attribute, use.operand());
    }
  }

  /** Name of a project; empty: none. */
  record Project(Attribute<Optional<ProjectName>> attribute) implements Reading {
    @Override
    public void read(SubmitDraft draft, SubmitOption option, OptionUse use) {
      draft.put(attribute, ProjectName.orNone(use.operand()));
    }
  }

  /** A text that may be missing; empty: it is. */
  record Named(Attribute<Optional<String>> attribute) implements Reading {
    @Override
    public void read(SubmitDraft draft, SubmitOption option, OptionUse use) {
      draft.put(attribute, Given.text(use.operand()));
    }
  }

  /** {@code y} or {@code n}. */
  record YesNo(Attribute<Boolean> attribute) implements Reading {
    @Override
    public void read(SubmitDraft draft, SubmitOption option, OptionUse use) {
      draft.put(attribute, OptionValues.yesNo(option.option().name(), use.operand()));
    }
  }

  /**
   * A whole number within bounds.
   *
   * @param kind kind of the problem with another operand
   * @param expected end of the sentence "expected ..."
   */
  record Whole(Attribute<Long> attribute, long least, long most, ProblemKind kind, String expected)
      implements Reading {
    /** A number of at least 0. */
    static Whole count(Attribute<Long> attribute, ProblemKind kind, String what) {
      return new Whole(
          attribute, 0, Long.MAX_VALUE, kind, what + ", which is a whole number of at least 0");
    }

    @Override
    public void read(SubmitDraft draft, SubmitOption option, OptionUse use) {
      String name = option.option().name();
      long number = OptionValues.whole(name, use.operand(), kind, expected);
      if (number < least || number > most) {
        throw OptionValues.bad(kind, name, use.operand(), expected);
      }
      draft.put(attribute, number);
    }
  }

  /**
   * A number that may be missing, of at least 0; 0: it is.
   *
   * @param of what the number stands for
   * @param kind kind of the problem with another operand
   * @param expected end of the sentence "expected ..."
   */
  record Numbered<V>(
      Attribute<Optional<V>> attribute,
      LongFunction<Optional<V>> of,
      ProblemKind kind,
      String expected)
      implements Reading {
    @Override
    public void read(SubmitDraft draft, SubmitOption option, OptionUse use) {
      String name = option.option().name();
      long number = OptionValues.whole(name, use.operand(), kind, expected);
      if (number < 0) {
        throw OptionValues.bad(kind, name, use.operand(), expected);
      }
      draft.put(attribute, of.apply(number));
    }
  }

  /** A date, see {@link DateArgument}. */
  record Date(Attribute<Optional<Instant>> attribute) implements Reading {
    @Override
    public void read(SubmitDraft draft, SubmitOption option, OptionUse use) {
      draft.put(
          attribute, Optional.of(draft.arguments().date(option.option().name(), use.operand())));
    }
  }

  /** {@code [host:]path,...}; for a new job, a path replaces an earlier one for the same host. */
  record Paths(Attribute<List<String>> attribute) implements Reading {
    @Override
    public void read(SubmitDraft draft, SubmitOption option, OptionUse use) {
      draft
          .lists()
          .paths(
              attribute,
              OptionValues.list(
                  option.option().name(), use.operand(), "[host:]path with commas between"));
    }
  }

  /** Names of jobs, added to those that were given before. */
  record Jobs(Attribute<List<String>> attribute) implements Reading {
    @Override
    public void read(SubmitDraft draft, SubmitOption option, OptionUse use) {
      draft.append(
          attribute,
          OptionValues.list(
              option.option().name(),
              use.operand(),
              "job numbers, names or patterns with commas between"));
    }
  }
}
