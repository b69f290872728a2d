package gridlite.name;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Wildcards of sge_types(1). */
class NamePatternTest {
  @ParameterizedTest
  @CsvSource({
    "all.q, all.q, true",
    "all.q, all.qq, false",
    "*, anything, true",
    "*.q, all.q, true",
    "a*q, all.q, true",
    "a*b*c, axxbxxbxc, true",
    "node0?, node01, true",
    "node0?, node0, false",
    "lx2[246]-x86, lx24-x86, true",
    "lx2[4-6]-x86, lx25-x86, true",
    "lx2[24-6]-x86, lx22-x86, true",
    "lx2[24-6]-x86, lx23-x86, false",
    "[!a]x, bx, true",
    "[!a]x, ax, false",
    "[^a]x, ax, false",
    "[]a]x, ]x, true",
    "a[b, a[b, true",
    "a\\*, a*, true",
    "a\\*, ab, false",
  })
  void aPatternMatchesTheWholeName(String pattern, String name, boolean fits) {
    assertThat(NamePattern.matches(pattern, name)).isEqualTo(fits);
  }

  @Property
  void aNameWithoutSpecialCharactersMatchesItselfAlone(
      @ForAll @CharRange(from = 'a', to = 'e') @StringLength(max = 6) String pattern,
      @ForAll @CharRange(from = 'a', to = 'e') @StringLength(max = 6) String name) {
    assertThat(NamePattern.matches(pattern, name)).isEqualTo(pattern.equals(name));
  }

  @Property
  void aStarStandsForAnyText(
      @ForAll @CharRange(from = 'a', to = 'c') @StringLength(max = 5) String head,
      @ForAll @CharRange(from = 'a', to = 'c') @StringLength(max = 5) String middle,
      @ForAll @CharRange(from = 'a', to = 'c') @StringLength(max = 5) String tail) {
    assertThat(NamePattern.matches(head + "*" + tail, head + middle + tail)).isTrue();
  }
}
