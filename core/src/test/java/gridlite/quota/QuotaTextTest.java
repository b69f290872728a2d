package gridlite.quota;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import gridlite.complex.BuiltIns;
import gridlite.complex.ComplexTable;
import gridlite.format.Values;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** The text of resource quota sets: sge_resource_quota(5), conformance/quotas. */
class QuotaTextTest {
  private static final ComplexTable COMPLEXES = new ComplexTable(BuiltIns.attributes());

  private static List<Values> read(String text) {
    List<Values> sets = new ArrayList<>();
    for (QuotaDefinition definition : QuotaText.parse("f", text)) {
      sets.add(definition.resolve(COMPLEXES));
    }
    return sets;
  }

  private static List<String> problems(String text) {
    GridException refused = catchThrowableOfType(GridException.class, () -> read(text));
    assertThat(refused).as(text).isNotNull();
    return refused.problems().stream().map(Problem::text).toList();
  }

  private static String limit(String rule) {
    String text =
        QuotaText.print(read("{\nname t\nlimit " + rule + "\n}\n"), QuotaText.Lines.WHOLE);
    int limit = text.indexOf("limit        ");
    return text.substring(limit + 13, text.indexOf('\n', limit));
  }

  @Test
  void aSetIsWrittenInOneCanonicalForm() {
    List<Values> sets =
        read(
            """
            # quotas of the physics group
            {
               name first
               enabled true
               limit hosts {@a,node01} users {alice,bob} to slots=2,mem_free=2G
               limit name cap projects * pes !* queues all.q,long.q hosts * to \\
                 slots=10,h_vmem=3g
            }

            {
            enabled 0
              name b
              description  "some words"
              limit        users !@x,*,dave,!carol,dave hosts {*} to s=$p*2+3-$slots
            }
            """);
    assertThat(QuotaText.print(sets, QuotaText.Lines.BROKEN))
        .isEqualTo(
            """
            {
               name         first
               description  NONE
               enabled      TRUE
               limit        users {alice,bob} hosts {@a,node01} to slots=2,mem_free=2G
               limit        name cap projects * pes !* queues all.q,long.q hosts * to \\
               slots=10,h_vmem=3g
            }
            {
               name         b
               description  "some words"
               enabled      FALSE
               limit        users *,dave,!@x,!carol hosts {*} to slots=$p*2+3-$slots
            }
            """);
  }

  @Test
  void shortcutsBecomeNamesAndTimesSecondsAndAllElseStays() {
    assertThat(limit("to s=3k,vf=0x10,h_rt=1:30:0,s_rt=INFINITY,p=010,np_load_avg=1.50"))
        .isEqualTo(
            "to slots=3k,virtual_free=0x10,h_rt=5400,s_rt=INFINITY,num_proc=010,np_load_avg=1.50");
  }

  @Test
  void oddFormsThatGridEngineTakesAreTaken() {
    assertThat(limit("users alice")).isEqualTo("users alice to NONE");
    assertThat(limit("users {} to slots=1")).isEqualTo("to slots=1");
    assertThat(limit("users a}lice to slots=1")).isEqualTo("users a,lice to slots=1");
    assertThat(limit("users a,,b to slots=1, mem_free=2"))
        .isEqualTo("users a,b to slots=1,mem_free=2");
    assertThat(limit("users NONE hosts NONE to slots=1"))
        .isEqualTo("users NONE hosts NONE to slots=1");
  }

  @Test
  void everyProblemOfATextIsToldWithItsPlace() {
    assertThat(
            problems(
                """
                {
                name all
                enabled maybe
                  limit users {a to slots=1
                  limit users alice slots=3
                bogus 3
                """))
        .satisfiesExactly(
            p -> assertThat(p).startsWith("f:1:1:").contains("}"),
            p -> assertThat(p).startsWith("f:2:6:").contains("all"),
            p -> assertThat(p).startsWith("f:3:9:").contains("maybe"),
            p -> assertThat(p).startsWith("f:4:15:").contains("{"),
            p -> assertThat(p).startsWith("f:5:21:").contains("slots=3"),
            p -> assertThat(p).startsWith("f:6:1:").contains("bogus"));
  }

  @Test
  void limitsAreCheckedAgainstTheResourceAttributesWithTheirPlaces() {
    assertThat(
            problems(
                """
                {
                name x
                  limit users s=many to \\
                   s=many,nosuch=3
                  limit hosts {*} to s=2*$num_proc,mem_free=$arch
                  limit hosts node01 to s=$num_proc
                  limit to slots=-1,slots=INFINITY
                }
                """))
        .satisfiesExactly(
            p -> assertThat(p).startsWith("f:4:6:").contains("slots"),
            p -> assertThat(p).startsWith("f:4:11:").contains("nosuch"),
            p -> assertThat(p).startsWith("f:5:24:").contains("num_proc"),
            p -> assertThat(p).startsWith("f:5:45:").contains("arch"),
            p -> assertThat(p).startsWith("f:6:27:").contains("{*}"),
            p -> assertThat(p).contains("slots", "negative"),
            p -> assertThat(p).contains("slots", "infinite"));
  }

  @Test
  void aSetNeedsBracesANameAndARule() {
    assertThat(problems("")).hasSize(1);
    assertThat(problems("{\nenabled TRUE\nlimit to slots=1\n}\n")).hasSize(1);
    assertThat(problems("{\nname x\n}\n")).hasSize(1);
    assertThat(problems("{\nname x\nlimit to slots=1\nenabled TRUE\n}\n")).hasSize(1);
    assertThat(problems("{\nname x\nname y\nlimit to slots=1\n}\n")).hasSize(1);
    assertThat(problems("{\nname a/b\nlimit to slots=1\n}\n")).hasSize(1);
    assertThat(problems("{\nname x\nlimit users a users b to slots=1\n}\n")).hasSize(1);
    assertThat(problems("{\nname x\nlimit to slots=1 trailing\n}\n")).hasSize(1);
    assertThat(problems("{\nname x\nlimit to slots\n}\n")).hasSize(1);
    assertThat(problems("{\nname x\nlimit to slots=\n}\n")).hasSize(1);
    assertThat(problems("{\nname x\nlimit to slots=1\n}}\n")).isNotEmpty();
  }

  @Property(tries = 200)
  void whatIsWrittenIsReadBack(@ForAll("sets") Values set) {
    for (QuotaText.Lines lines : QuotaText.Lines.values()) {
      assertThat(read(QuotaText.print(List.of(set), lines))).containsExactly(set);
    }
    String stored = set.text(QuotaSet.LIMITS);
    assertThat(set.withText(QuotaSet.LIMITS, stored)).isEqualTo(set);
    assertThat(stored).doesNotContain("\n");
  }

  @Provide
  Arbitrary<Values> sets() {
    Arbitrary<String> name =
        Arbitraries.of("alice", "bob", "*", "@staff", "a[bc]*", "limit", "to", "name", "node01");
    Arbitrary<QuotaFilter> filter =
        Combinators.combine(
                Arbitraries.of(true, false), name.list().ofMaxSize(12), name.list().ofMaxSize(3))
            .as(QuotaFilter::new);
    Arbitrary<Map<QuotaSubject, QuotaFilter>> filters =
        Arbitraries.maps(Arbitraries.of(QuotaSubject.class), filter)
            .map(
                all -> {
                  Map<QuotaSubject, QuotaFilter> sorted = new EnumMap<>(QuotaSubject.class);
                  sorted.putAll(all);
                  return sorted;
                });
    Arbitrary<List<QuotaLimit>> limits =
        Arbitraries.of(
                new QuotaLimit("slots", "10"),
                new QuotaLimit("mem_free", "1.5G"),
                new QuotaLimit("h_rt", "3600"),
                new QuotaLimit("arch", "lx*"))
            .list()
            .ofMaxSize(4);
    Arbitrary<QuotaRule> rule =
        Combinators.combine(Arbitraries.of("cap", "limit", "to").optional(), filters, limits)
            .as(QuotaRule::new);
    return Combinators.combine(Arbitraries.of(true, false), rule.list().ofMinSize(1).ofMaxSize(4))
        .as(
            (enabled, rules) ->
                QuotaSet.SCHEMA
                    .template()
                    .with(QuotaSet.NAME, "t")
                    .with(QuotaSet.ENABLED, enabled)
                    .with(QuotaSet.LIMITS, List.copyOf(rules)));
  }
}
