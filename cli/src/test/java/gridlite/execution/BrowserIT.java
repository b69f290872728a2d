package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** The pages of {@code gridlite web} as people see them. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BrowserIT {
  static final String HOSTILE = "'\"><script>document.title=1;<b>&lt;";

  private CellCommands cell;
  private WebSite site;
  private Browser browser;

  @BeforeAll
  void open(@TempDir Path root) throws Exception {
    if (!Browser.isInstalled()) {
      return;
    }
    cell = new CellCommands(root);
    cell.run("gridlite", "init", "--simulate", "--hosts", "4", "--slots", "4");
    Files.writeString(
        root.resolve("rules"), "{\nname per\nenabled TRUE\nlimit users {*} to slots=14\n}\n");
    cell.run("qconf", "-Arqs", "rules");
    submit("alice", "-N", "old", "-pe", "mpi", "8", "-l", "h_rt=600");
    submit("bob", "-N", "older", "-pe", "mpi", "4", "-l", "h_rt=900");
    cell.run("qsched", "run");
    cell.run("qsched", "advance", "1000");
    submit("alice", "-N", "wide", "-pe", "mpi", "8", "-l", "h_rt=600");
    submit("bob", "-t", "1-9", "-N", "sweep", "-l", "h_rt=300");
    cell.run("qsched", "run");
    submit("carol", "-N", "report", "-l", "h_rt=60");
    submit("alice", "-N", "never", "-pe", "mpi", "99");
    SimulationPictureIT.proposeTwiceTheSlots(cell);
    Files.writeString(
        root.resolve("both.json"), SimulationPictureIT.compare(cell, "proposed", "-fmt", "json"));
    site = new WebSite(cell, "--actions", "--simulation", "both.json");
    browser = new Browser(site);
  }

  /** An assumption about the whole class would skip its tests uncounted. */
  @BeforeEach
  void needsABrowser() {
    Browser.assumeInstalled();
  }

  private String submit(String user, String... options) throws Exception {
    List<String> words = new ArrayList<>(List.of("qsub", "-b", "y"));
    words.addAll(List.of(options));
    words.addAll(List.of("sleep", "600"));
    ProcessBuilder builder = cell.command(words);
    builder.environment().put("GRIDLITE_USER", user);
    Process process = builder.start();
    String answer = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(answer).isZero();
    return answer.replaceFirst("(?s)Your job(?:-array)? ([0-9]+).*", "$1");
  }

  @AfterAll
  void close() throws Exception {
    if (browser != null) {
      browser.close();
    }
    if (site != null) {
      site.close();
      cell.end();
    }
  }

  @ParameterizedTest
  @MethodSource("pages")
  void aPageShowsAndBreaksNoRuleOfItsPolicy(String path) throws Exception {
    browser.complaints();
    browser.show(path);
    browser.picture(
        path.equals("/") ? "overview" : path.substring(1).replaceAll("[^a-z0-9]+", "-"));
    assertThat(browser.driver().findElement(By.tagName("h1")).getText()).isNotEmpty();
    assertThat(browser.driver().findElements(By.cssSelector("nav a"))).hasSizeGreaterThan(7);
    assertThat(browser.complaints()).isEmpty();
    assertThat(browser.text()).doesNotContain("could not be worked out");
  }

  @Test
  void aPersonFindsOutWhyAJobWaitsAndWhenItWillStart() {
    browser.show("/");
    browser.find("#q").sendKeys("5", Keys.ENTER);
    browser.await(b -> browser.driver().getCurrentUrl().contains("q=5"));
    browser.driver().findElement(By.linkText("5")).click();
    browser.await(b -> browser.text().contains("expected to start"));
    assertThat(browser.text()).contains("It is expected to start at", "Why it waits");
    assertThat(browser.driver().findElements(By.cssSelector(".picture svg rect")).size())
        .isGreaterThan(5);
    browser.show("/job/6");
    assertThat(browser.text())
        .contains("can never run", "No start can be estimated: it fits nowhere");
  }

  @Test
  void aNameStaysAText() throws Exception {
    String number = submit("alice", "-N", HOSTILE, "-l", "h_rt=60");
    for (String path : List.of("/jobs", "/job/" + number, "/plan", "/starts", "/")) {
      browser.show(path);
      assertThat(browser.driver().getTitle()).as(path).endsWith("gridlite");
      assertThat(browser.driver().findElements(By.cssSelector("main b, main script"))).isEmpty();
    }
    browser.show("/jobs");
    assertThat(browser.text()).contains(HOSTILE);
    cell.run("qdel", number);
  }

  @Test
  void aChangeOfTheCellShowsByItself() throws Exception {
    browser.show("/jobs?q=newcomer");
    assertThat(browser.text()).contains("0 lines");
    cell.run("qsub", "-b", "y", "-N", "newcomer", "sleep", "60");
    browser.await(b -> browser.text().contains("1 line"));
    // whoever stops the updates keeps what is in sight
    browser.driver().findElement(By.id("live")).click();
    cell.run("qsub", "-b", "y", "-N", "newcomer", "sleep", "60");
    browser.driver().findElement(By.id("live")).click();
    browser.await(b -> browser.text().contains("2 lines"));
  }

  @Test
  void theFilterIsUsedByKeyboardAlone() {
    browser.show("/jobs");
    WebElement field = browser.driver().findElement(By.id("q"));
    field.sendKeys("sweep", Keys.ENTER);
    browser.await(b -> browser.driver().getCurrentUrl().contains("q=sweep"));
    assertThat(browser.text()).contains("sweep").doesNotContain("never");
    browser.show("/jobs");
    browser.driver().findElement(By.tagName("body")).sendKeys(Keys.TAB);
    assertThat(browser.driver().switchTo().activeElement().getText()).isEqualTo("Skip to content");
  }

  static List<String> pages() {
    return Browser.pages(5, 6);
  }

  @ParameterizedTest
  @MethodSource("pages")
  void aPageIsReadOnScreenAndPaper(String path) {
    browser.show(path);
    browser.assertReadable(path);
  }

  @Test
  void inTheDarkAPictureIsKept() throws Exception {
    browser.scheme("dark");
    browser.show("/usage");
    browser.picture("usage-dark");
    browser.screen();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void aPageIsWalkedByKeyboard(String path) {
    browser.show(path);
    assertThat(browser.walked()).as(path).isEqualTo(browser.reachable());
  }

  @Test
  void onATelephoneNothingIsWiderThanTheScreen() throws Exception {
    browser.telephone();
    for (String path : pages()) {
      browser.show(path);
      browser.assertFitsTelephone(path);
    }
    browser.show("/plan");
    browser.picture("telephone-plan");
    browser.show("/jobs");
    browser.picture("telephone-jobs");
    browser.desk();
  }

  @Test
  void jobsSayWhenTheyAreExpectedToStart() {
    browser.show("/jobs");
    assertThat(browser.find("td[data-start='5']").getText())
        .matches("[0-9]{2}/[0-9]{2}/[0-9]{4} [0-9:]{8}");
    assertThat(browser.find("td[data-start='6']").getText()).isEqualTo("unknown");
    browser.find("td[data-start='5'] a").click();
    browser.await(b -> browser.text().contains("It is expected to start at"));
  }

  @Test
  void aJobIsHeldAndDeletedByItsForms() throws Exception {
    String number = submit("alice", "-N", "doomed");
    browser.show("/job/" + number);
    browser.find("button[aria-label='Hold " + number + "']").click();
    browser.await(b -> browser.text().contains("qhold " + number));
    browser.driver().findElement(By.linkText("Back")).click();
    browser.await(b -> browser.text().contains("it is held"));
    // the browser asks for the confirmation before it sends the form
    browser.find("button[aria-label='Delete " + number + "']").click();
    assertThat(browser.driver().getCurrentUrl()).endsWith("/job/" + number);
    browser.find("input[name=sure]").click();
    browser.find("button[aria-label='Delete " + number + "']").click();
    browser.await(b -> browser.text().contains("qdel " + number));
    browser.show("/job/" + number);
    assertThat(browser.text()).contains("It is over");
  }

  @Test
  void onPaperThereIsNoNavigation() throws Exception {
    browser.show("/job/5");
    browser.paper();
    assertThat(browser.find("header").isDisplayed()).isFalse();
    assertThat(browser.find("main").isDisplayed()).isTrue();
    browser.picture("print");
    browser.screen();
  }
}
