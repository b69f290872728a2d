package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.logging.Level;
import java.util.stream.LongStream;
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebDriver;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.support.ui.ExpectedCondition;
import org.openqa.selenium.support.ui.WebDriverWait;

/**
 * Chromium on the pages of a {@code gridlite web}. Pictures of them are kept in {@code
 * cli/target/screenshots}.
 */
final class Browser implements AutoCloseable {
  private static final Path DRIVER = Path.of("/usr/bin/chromedriver");
  private static final Path PROGRAM = Path.of("/usr/bin/chromium");
  private static final Path PICTURES =
      Path.of(System.getProperty("gridlite.home", ".."), "cli", "target", "screenshots");
  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final By UNFINISHED =
      By.cssSelector(
          "[data-include][aria-busy], [data-include]:not([data-done]), [data-fill][aria-busy]");

  /** Explanations wrap: nobody moves a text sideways to read it. */
  private static final String EXPLANATIONS_FIT =
      "return [...document.querySelectorAll('pre')]"
          + ".every(text => text.parentElement.scrollWidth <= text.parentElement.clientWidth)";

  /** Plans, and cells of cards, that a telephone shows in part. */
  private static final String HIDDEN =
      """
      return [...document.querySelectorAll('[data-narrow] svg, .cards td')].filter(e => e.getBoundingClientRect().right > 360)
        .map(e => e.outerHTML.slice(0, 80));
      """;

  /** Texts with less contrast than 4.5 to 1 against the nearest background (WCAG 2.2, 1.4.3). */
  private static final String CONTRAST =
      """
      const lum = c => { const [r, g, b] = c.map(v => { v /= 255; return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4; });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
      const parse = t => { const m = t.match(/[0-9.]+/g).map(Number); return m.length > 3 && m[3] === 0 ? null : m.slice(0, 3); };
      const bad = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const e = walker.currentNode.parentElement;
        if (!walker.currentNode.data.trim() || e.closest('svg, script, .skip, option')) continue;
        let ground = null;
        for (let p = e; p && !ground; p = p.parentElement) ground = parse(getComputedStyle(p).backgroundColor);
        const a = lum(parse(getComputedStyle(e).color)), b = lum(ground || [255, 255, 255]);
        const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        if (ratio < 4.5) bad.push(e.tagName + ' ' + walker.currentNode.data.trim().slice(0, 30) + ' ' + ratio.toFixed(2));
      }
      return bad;
      """;

  /**
   * Fields without a label, pictures without a title, tables without heads, regions, links, gauges
   * and coloured marks without words, names that two elements have.
   */
  private static final String NAMELESS =
      """
      const bad = [];
      const named = e => e.textContent.trim() || e.getAttribute('aria-label') || e.title;
      for (const f of document.querySelectorAll('input:not([type=hidden]), select')) if (!f.labels.length) bad.push(f.outerHTML);
      for (const s of document.querySelectorAll('svg')) if (!s.querySelector('title')) bad.push('svg');
      for (const t of document.querySelectorAll('table')) if (!t.querySelector('th[scope]') || !t.caption) bad.push('table');
      for (const r of document.querySelectorAll('[role=region], meter')) if (!r.getAttribute('aria-label')) bad.push(r.outerHTML.slice(0, 80));
      for (const e of document.querySelectorAll('a, button, summary, .state, .heat li, .tiles li')) if (!named(e)) bad.push(e.outerHTML.slice(0, 80));
      for (const e of document.querySelectorAll('svg rect[fill^="url"], svg rect[fill^="#"]')) if (!e.querySelector('title') && !e.closest('pattern')) bad.push(e.outerHTML.slice(0, 80));
      const ids = [...document.querySelectorAll('[id]')].map(e => e.id);
      ids.filter((id, i) => ids.indexOf(id) !== i).forEach(id => bad.push('two elements ' + id));
      if (!document.documentElement.lang) bad.push('lang');
      return bad;
      """;

  /** Numbers what the keyboard reaches, and notes what gets the focus, and whether that shows. */
  private static final String WALK =
      """
      document.getElementById('live').checked = false;
      window.walked = [];
      const all = [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, summary, [tabindex="0"]')].filter(e => e.checkVisibility());
      all.forEach((e, i) => { e.dataset.walk = i; });
      document.addEventListener('focusin', e => {
        const style = getComputedStyle(e.target);
        const shows = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
        if (!walked.length || walked.at(-1) !== e.target.dataset.walk) walked.push(shows ? e.target.dataset.walk : 'without a mark: ' + e.target.outerHTML.slice(0, 80));
      });
      return all.length;
      """;

  /** The most that is walked over on one page. */
  private static final long LONGEST_WALK = 150;

  private final WebSite site;
  private final ChromeDriver driver;

  /** A browser that has followed the link of a site. */
  Browser(WebSite site) {
    this.site = site;
    ChromeOptions options = new ChromeOptions();
    options.setBinary(PROGRAM.toFile());
    // in a container, or as root, the kernel grants no sandbox of the browser's own
    options.addArguments("--headless=new", "--no-sandbox", "--disable-dev-shm-usage");
    options.setCapability("goog:loggingPrefs", Map.of("browser", "ALL"));
    ChromeDriverService service =
        new ChromeDriverService.Builder()
            .usingDriverExecutable(DRIVER.toFile())
            .usingAnyFreePort()
            .build();
    this.driver = new ChromeDriver(service, options);
    driver.manage().window().setSize(new Dimension(1280, 900));
    driver.get(site.link());
  }

  /**
   * The addresses of pages of each sort.
   *
   * @param jobs of which there are pages, too
   */
  static List<String> pages(long... jobs) {
    List<String> pages = new ArrayList<>();
    pages.addAll(List.of("/", "/queues", "/jobs", "/plan", "/quotas", "/priorities"));
    pages.addAll(List.of("/configuration", "/object?kind=queue&name=all.q"));
    pages.addAll(List.of("/usage", "/comparison"));
    for (long job : jobs) {
      pages.add("/job/" + job);
    }
    return pages;
  }

  /** Returns whether the browser and its driver are installed. */
  static boolean isInstalled() {
    return Files.isExecutable(DRIVER) && Files.isExecutable(PROGRAM);
  }

  /** Skips a test where the browser or its driver is not installed. */
  static void assumeInstalled() {
    assumeTrue(isInstalled(), "chromium and chromium-driver are not installed");
  }

  /** The driver. */
  ChromeDriver driver() {
    return driver;
  }

  /** Waits for something; a page that gives way to the next while it is looked at is not it. */
  void await(ExpectedCondition<Boolean> condition) {
    new WebDriverWait(driver, PATIENCE)
        .ignoring(StaleElementReferenceException.class)
        .until(condition);
  }

  /** Shows a page, with all that it includes. */
  void show(String path) {
    driver.get(site.address(path));
    new WebDriverWait(driver, PATIENCE)
        .withMessage(() -> path + " with all that it includes")
        .until(b -> shown(b).findElements(UNFINISHED).isEmpty());
  }

  private static WebDriver shown(@org.jspecify.annotations.Nullable WebDriver browser) {
    return Objects.requireNonNull(browser);
  }

  /** The only element that a selector names. */
  WebElement find(String selector) {
    return driver.findElement(By.cssSelector(selector));
  }

  /** The text of the page without its navigation. */
  String text() {
    return find("main").getText();
  }

  /** Runs a script. */
  Object script(String text) {
    return driver.executeScript(text);
  }

  private void emulate(String media, String scheme) {
    List<Map<String, String>> features =
        scheme.isEmpty()
            ? List.of()
            : List.of(Map.of("name", "prefers-color-scheme", "value", scheme));
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia", Map.of("media", media, "features", features));
  }

  /** From now on somebody looks whose system is light, or dark. */
  void scheme(String scheme) {
    emulate("", scheme);
  }

  /** From now on pages are as they are printed, by somebody whose system is dark. */
  void paper() {
    emulate("print", "dark");
  }

  /** From now on pages are as on a screen. */
  void screen() {
    emulate("", "");
  }

  /** From now on the screen is that of a telephone. */
  void telephone() {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", 360, "height", 740, "deviceScaleFactor", 2, "mobile", true));
  }

  /** From now on the screen is that of a desk. */
  void desk() {
    driver.executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
  }

  /** Checks that all texts have contrast, in both schemes and on paper, and all fields names. */
  void assertReadable(String path) {
    for (String scheme : List.of("light", "dark")) {
      scheme(scheme);
      assertThat((List<?>) script(CONTRAST)).as(scheme + " " + path).isEmpty();
    }
    assertThat((List<?>) script(NAMELESS)).as(path).isEmpty();
    paper();
    assertThat((List<?>) script(CONTRAST)).as("on paper " + path).isEmpty();
    assertThat(find("header").isDisplayed()).as("navigation on paper " + path).isFalse();
    screen();
  }

  /** Checks that the page that is shown on a telephone is not wider than this, nor its pictures. */
  void assertFitsTelephone(String path) {
    assertThat((Boolean) script("return document.documentElement.scrollWidth <= 360"))
        .as(path)
        .isTrue();
    assertThat((Boolean) script(EXPLANATIONS_FIT)).as(path).isTrue();
    assertThat((List<?>) script(HIDDEN)).as("beside the screen " + path).isEmpty();
  }

  /** Presses the tabulator key until all is walked over. Returns what got the focus, in order. */
  List<?> walked() {
    long most = Math.min(LONGEST_WALK, (Long) script(WALK));
    // fields of dates take some more
    new Actions(driver).sendKeys(Keys.TAB.toString().repeat((int) most + 10)).perform();
    return (List<?>) script("return walked.slice(0, " + most + ")");
  }

  /** What {@link #walked} has to return: all that can be reached, in the order of the page. */
  List<?> reachable() {
    return LongStream.range(
            0,
            Math.min(
                LONGEST_WALK,
                (Long) script("return [...document.querySelectorAll('[data-walk]')].length")))
        .mapToObj(Long::toString)
        .toList();
  }

  /** Keeps a picture of the page. */
  void picture(String name) throws IOException {
    Files.createDirectories(PICTURES);
    Path taken = driver.getScreenshotAs(OutputType.FILE).toPath();
    Files.copy(taken, PICTURES.resolve(name + ".png"), StandardCopyOption.REPLACE_EXISTING);
  }

  /** What the browser has complained of since the last question. */
  List<String> complaints() {
    return driver.manage().logs().get("browser").getAll().stream()
        .filter(entry -> entry.getLevel().intValue() >= Level.WARNING.intValue())
        .map(LogEntry::getMessage)
        .toList();
  }

  @Override
  public void close() {
    driver.quit();
  }
}
