package gridlite.store;

import gridlite.job.FieldCondition;
import java.nio.ByteBuffer;
import java.util.BitSet;

/** The values that one field has in the lines of an {@link AccountingPart}, from 0. */
sealed interface AccountingColumn permits NumberColumn, TextColumn {
  /** The text of a field, as the line has it. */
  String text(int row);

  /** The number that it is; 0 if it is none. */
  double real(int row);

  /** Takes rows away that do not meet a condition; others of them may stay, too. */
  void restrict(BitSet rows, FieldCondition condition);

  /** Reads a column, as {@link ColumnWriter} has written it. */
  static AccountingColumn read(ByteBuffer in, int rows) {
    return in.get() == ColumnWriter.NUMBERS
        ? new NumberColumn(PackedNumbers.read(in, rows))
        : TextColumn.read(in, rows);
  }
}
