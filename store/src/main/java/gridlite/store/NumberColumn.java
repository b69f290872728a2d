package gridlite.store;

import gridlite.job.FieldCondition;
import gridlite.job.FieldCondition.OfNumber;
import gridlite.value.PlainDecimal;
import java.util.BitSet;

/** A column whose texts are all {@link PlainDecimal plain decimal numbers}: their codes. */
final class NumberColumn implements AccountingColumn {
  private final PackedNumbers codes;
  private final double first;

  NumberColumn(PackedNumbers codes) {
    this.codes = codes;
    this.first = codes.areEqual() ? PlainDecimal.value(codes.get(0)) : 0;
  }

  @Override
  public String text(int row) {
    return PlainDecimal.text(codes.get(row));
  }

  @Override
  public double real(int row) {
    return codes.areEqual() ? first : PlainDecimal.value(codes.get(row));
  }

  @Override
  public void restrict(BitSet rows, FieldCondition condition) {
    if (condition instanceof OfNumber numbers) {
      for (int row = rows.nextSetBit(0); row >= 0; row = rows.nextSetBit(row + 1)) {
        if (!numbers.accepts((long) real(row))) {
          rows.clear(row);
        }
      }
    }
  }
}
