package gridlite.store;

import gridlite.job.AccountingEntry;
import gridlite.job.FieldCondition;
import gridlite.job.FieldCondition.OfText;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.BitSet;

/** A column of any texts: each different one once, and which of them each row has. */
final class TextColumn implements AccountingColumn {
  private final String[] texts;
  private final PackedNumbers places;

  private TextColumn(String[] texts, PackedNumbers places) {
    this.texts = texts;
    this.places = places;
  }

  static TextColumn read(ByteBuffer in, int rows) {
    String[] texts = new String[in.getInt()];
    PackedNumbers lengths = PackedNumbers.read(in, texts.length);
    for (int i = 0; i < texts.length; i++) {
      byte[] octets = new byte[(int) lengths.get(i)];
      in.get(octets);
      texts[i] = new String(octets, StandardCharsets.ISO_8859_1);
    }
    return new TextColumn(texts, PackedNumbers.read(in, rows));
  }

  @Override
  public String text(int row) {
    return texts[(int) places.get(row)];
  }

  @Override
  public double real(int row) {
    return AccountingEntry.number(text(row)).orElse(0);
  }

  @Override
  public void restrict(BitSet rows, FieldCondition condition) {
    if (condition instanceof OfText wanted) {
      BitSet accepted = new BitSet(texts.length);
      for (int i = 0; i < texts.length; i++) {
        accepted.set(i, wanted.accepted().test(texts[i]));
      }
      if (accepted.isEmpty()) {
        rows.clear();
      }
      for (int row = rows.nextSetBit(0); row >= 0; row = rows.nextSetBit(row + 1)) {
        if (!accepted.get((int) places.get(row))) {
          rows.clear(row);
        }
      }
    }
  }
}
