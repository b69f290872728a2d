package gridlite.complex;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SignedTermTest {
  @Test
  void eachSignBeginsATermAndSignsInARowMultiply() {
    assertThat(SignedTerm.of("$num_proc*2-1+-a"))
        .containsExactly(
            new SignedTerm("$num_proc*2", 1, 0),
            new SignedTerm("1", -1, 12),
            new SignedTerm("a", -1, 15));
  }

  @Test
  void signsAloneMakeNoTerm() {
    assertThat(SignedTerm.of("")).isEmpty();
    assertThat(SignedTerm.of("--")).isEmpty();
    assertThat(SignedTerm.of("-a-")).containsExactly(new SignedTerm("a", -1, 1));
  }
}
