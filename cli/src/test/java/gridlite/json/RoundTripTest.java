package gridlite.json;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.config.ShareTree;
import gridlite.format.Attribute;
import gridlite.format.Layout.LineWidth;
import gridlite.format.Values;
import gridlite.name.ObjectKind;
import gridlite.operation.configure.KindTraits;
import gridlite.problem.FormatException;
import gridlite.value.ShareTreeNode;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What a listing prints, the parser reads back to the same object, for all kinds. */
class RoundTripTest {
  private static final List<String> TEXTS =
      List.of(
          "NONE",
          "none",
          "0",
          "7",
          "-3",
          "1.5",
          "1:0:0",
          "::30",
          "INFINITY",
          "2.5G",
          "true",
          "FALSE",
          "BATCH",
          "INTERACTIVE BATCH",
          "ACL DEPT",
          "alice,bob",
          "a b c",
          "mem_free=1G,slots=4",
          "slots=2(b.q:1:sr,c.q:2:lr)",
          "low.q=3,other.q",
          "1.1.2030,25.12.2030=on",
          "mon-fri=8-18",
          "srmx",
          "SIGUSR1",
          "job_list 1-3",
          "MONITOR=1",
          "/bin/start $pe_hostfile $host",
          "unix_behavior",
          "2,[node01=3],[@odd=4]",
          "NONE,[@odd=mem_free=2G,arch=x],[node02=NONE]",
          "smp,[node01=mpi rr],[@odd=NONE]",
          "a".repeat(90),
          "x1,".repeat(40) + "end",
          "word ".repeat(30) + "end");

  private static final List<ObjectKind> KINDS =
      List.of(
          ObjectKind.CLUSTER_QUEUE,
          ObjectKind.EXEC_HOST,
          ObjectKind.HOST_GROUP,
          ObjectKind.PARALLEL_ENVIRONMENT,
          ObjectKind.CHECKPOINT,
          ObjectKind.CALENDAR,
          ObjectKind.PROJECT,
          ObjectKind.USER,
          ObjectKind.USER_SET,
          ObjectKind.CONFIGURATION,
          ObjectKind.SCHEDULER);

  @Provide
  Arbitrary<Values> objects() {
    return Arbitraries.of(KINDS).flatMap(RoundTripTest::objects);
  }

  private static Arbitrary<Values> objects(ObjectKind kind) {
    KindTraits traits = KindTraits.of(kind);
    if (kind == ObjectKind.CONFIGURATION) {
      return Arbitraries.of(TEXTS)
          .list()
          .ofMinSize(1)
          .ofMaxSize(8)
          .map(texts -> configuration(traits, texts));
    }
    int size = traits.schema().attributes().size();
    return Arbitraries.of(TEXTS)
        .list()
        .ofSize(size)
        .map(texts -> object(traits.template("name"), texts));
  }

  private static Values configuration(KindTraits traits, List<String> texts) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < texts.size(); i++) {
      text.append("key").append(i).append(' ').append(texts.get(i)).append('\n');
    }
    return traits.layout().parse("f", text.toString(), traits.template("global")).object();
  }

  /** Each attribute gets its text, where that fits. */
  private static Values object(Values template, List<String> texts) {
    Values object = template;
    for (Attribute<?> attribute : template.schema().attributes()) {
      if (attribute.index() == 0 && !attribute.name().equals("algorithm")) {
        continue;
      }
      try {
        object = object.withText(attribute, texts.get(attribute.index()));
      } catch (FormatException e) {
        // the initial value, in its canonical form
        object = object.withText(attribute, object.text(attribute));
      }
    }
    return object;
  }

  @Property(tries = 300)
  void aListingIsReadBack(@ForAll("objects") Values object, @ForAll LineWidth width) {
    KindTraits traits = traits(object);
    String text = traits.layout().print(object, width);
    Values base = traits.template(traits.name(object));
    assertThat(traits.layout().parse("f", text, base).object()).isEqualTo(object);
  }

  @Property(tries = 300)
  void jsonIsReadBack(@ForAll("objects") Values object) {
    KindTraits traits = traits(object);
    ObjectJson json = new ObjectJson(traits.schema());
    String text = json.print(object);
    Values base = traits.template(traits.name(object));
    assertThat(json.read("f", JsonReader.read("f", text), base).object()).isEqualTo(object);
  }

  private static KindTraits traits(Values object) {
    return KINDS.stream()
        .map(KindTraits::of)
        .filter(traits -> traits.schema() == object.schema())
        .findFirst()
        .orElseThrow();
  }

  @Provide
  Arbitrary<ShareTreeNode> trees() {
    Arbitrary<Long> shares = Arbitraries.longs().between(0, 1000);
    return Arbitraries.lazyOf(
        () -> shares.map(s -> new ShareTreeNode("leaf", false, s, List.of())),
        () ->
            Combinators.combine(shares, trees().list().ofMaxSize(3), Arbitraries.of(true, false))
                .as((s, children, project) -> named(s, children, project)));
  }

  private static ShareTreeNode named(long shares, List<ShareTreeNode> children, boolean project) {
    ShareTreeNode node = new ShareTreeNode("inner", project, shares, List.of());
    int number = 0;
    for (ShareTreeNode child : children) {
      String name = child.name() + number++;
      node =
          node.withChild(
              new ShareTreeNode(name, child.project(), child.shares(), child.children()));
    }
    return node;
  }

  @Property(tries = 100)
  void aShareTreeIsReadBack(@ForAll("trees") ShareTreeNode root) {
    KindTraits traits = KindTraits.of(ObjectKind.SHARE_TREE);
    Values tree = traits.template("").with(ShareTree.ROOT, root);
    String text = traits.layout().print(tree, LineWidth.WRAPPED);
    assertThat(traits.layout().parse("f", text, traits.template("")).object()).isEqualTo(tree);
    ObjectJson json = new ObjectJson(traits.schema());
    String jsonText = json.print(tree);
    assertThat(json.read("f", JsonReader.read("f", jsonText), traits.template("")).object())
        .isEqualTo(tree);
  }
}
