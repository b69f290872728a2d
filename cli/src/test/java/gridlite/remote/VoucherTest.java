package gridlite.remote;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VoucherTest {
  @Test
  void whatIsWrittenIsRead() {
    Voucher proof = new Voucher("0a", "ff", "alice");
    assertThat(Voucher.parse(proof.text())).contains(proof);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "gridlite 1\na\nb\nc",
        "gridlite 1\na\nb\nc\nd\n",
        "gridlite 1\na\nb\nc\n\n",
        "gridlite 2\na\nb\nc\n",
        "slurm\na\nb\nc\n",
        "gridlite 1\na\nb\n"
      })
  void anyOtherTextIsNone(String text) {
    assertThat(Voucher.parse(text)).isEmpty();
  }
}
