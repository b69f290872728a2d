package gridlite.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.config.SchedulerConfig;
import gridlite.job.JobId;
import gridlite.problem.GridException;
import gridlite.testkit.ClusterBuilder;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example of {@code docs/algorithm.md} is compiled, packed and found as users' jars are. */
class AlgorithmPluginTest {
  private static final Path EXAMPLE =
      Path.of(System.getProperty("gridlite.home", "..")).resolve("docs/examples/shortest-first");
  private static final String SERVICE =
      "META-INF/services/gridlite.schedule.algorithm.SchedulerAlgorithm";

  @TempDir Path directory;

  private Path jar(Map<String, Path> files) throws IOException {
    Path jar = directory.resolve("plugin.jar");
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream packed = new JarOutputStream(out)) {
      for (Map.Entry<String, Path> file : files.entrySet()) {
        packed.putNextEntry(new JarEntry(file.getKey()));
        packed.write(Files.readAllBytes(file.getValue()));
      }
    }
    return jar;
  }

  private void with(Path jar, Runnable action) throws IOException {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    URL[] urls = {jar.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(urls, before)) {
      thread.setContextClassLoader(loader);
      action.run();
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  private static ClusterBuilder twoJobsAndOneSlot() {
    ClusterBuilder cluster = ClusterBuilder.of(1, 1);
    cluster.job().owner("alice").ask("h_rt=100").submit();
    cluster.job().owner("alice").ask("h_rt=50").submit();
    return cluster.configure(SchedulerConfig.ALGORITHM, "shortest_first");
  }

  private static List<JobId> started(ClusterBuilder cluster) {
    return Plugins.scheduler().run(cluster.state(), cluster.now()).orders().stream()
        .map(order -> order.task().job())
        .toList();
  }

  @Test
  void theExampleDecidesWhatStarts() throws IOException {
    int status =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "--release",
                "17",
                "-cp",
                System.getProperty("java.class.path")
                    + File.pathSeparator
                    + System.getProperty("jdk.module.path", ""),
                "-d",
                directory.toString(),
                EXAMPLE.resolve("ShortestFirst.java").toString());
    assertThat(status).isZero();
    Path jar =
        jar(
            Map.of(
                "example/ShortestFirst.class",
                directory.resolve("example/ShortestFirst.class"),
                SERVICE,
                EXAMPLE.resolve(SERVICE)));
    assertThat(Plugins.scheduler().isKnown("shortest_first")).isFalse();
    // without the jar, jobs are scheduled by default
    assertThat(started(twoJobsAndOneSlot())).containsExactly(JobId.of(1));
    with(
        jar,
        () -> {
          assertThat(Plugins.scheduler().isKnown("shortest_first")).isTrue();
          assertThat(started(twoJobsAndOneSlot())).containsExactly(JobId.of(2));
        });
  }

  @Test
  void aJarThatNamesNoClassIsToldOf() throws IOException {
    Path service = Files.writeString(directory.resolve("service"), "example.Missing\n");
    Path jar = jar(Map.of(SERVICE, service));
    with(
        jar,
        () ->
            assertThatThrownBy(() -> Plugins.scheduler().isKnown("shortest_first"))
                .isInstanceOf(GridException.class)
                .hasMessageContaining("example.Missing")
                .hasMessageContaining("lib/plugins"));
  }
}
