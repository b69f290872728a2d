package gridlite.execution;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebDriver;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
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
      By.cssSelector("[data-include][aria-busy], [data-include]:not([data-done])");

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

  /** Skips a test where the browser or its driver is not installed. */
  static void assumeInstalled() {
    assumeTrue(
        Files.isExecutable(DRIVER) && Files.isExecutable(PROGRAM),
        "chromium and chromium-driver are not installed");
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
    return java.util.Objects.requireNonNull(browser);
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
