package gridlite.job;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MailRecipientTest {
  @ParameterizedTest
  @ValueSource(strings = {"bob", "bob@there", "jürgen.o+grid@a-b.example.org", "_x", "a@10.0.0.1"})
  void addressesAreAccepted(String word) {
    assertThat(MailRecipient.isAddress(word)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "@",
        "@host",
        "bob@",
        "-a/etc/shadow",
        "|/bin/sh",
        "/tmp/file",
        "+folder",
        "a b",
        "a\nb",
        "bob@-x",
        "bob@host@more",
        "a;b",
        "$(id)",
        "`id`",
        "~bob",
        "&",
        "<a@b>",
        "../x",
        "x/y"
      })
  void wordsThatAMailerCouldTakeForSomethingElseAreNot(String word) {
    assertThat(MailRecipient.isAddress(word)).isFalse();
  }
}
