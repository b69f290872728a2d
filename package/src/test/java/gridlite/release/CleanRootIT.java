package gridlite.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import gridlite.release.ReleaseIT.Ran;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The Debian packages on a Debian of nothing else, beside Grid Engine's own. It takes minutes and
 * the network, so it is for machines that have debootstrap, and for root.
 */
@Timeout(900)
class CleanRootIT {
  /** Most seconds for what Debian's server and the disk take; after them the test is skipped. */
  private static final int PATIENCE = 300;

  /**
   * A Debian with a Java and the commands of Grid Engine, that starts no services. Java can't be
   * installed without /proc.
   */
  private static final String SYSTEM =
      """
      debootstrap --variant=minbase bookworm clean >&2
      printf '#!/bin/sh\\nexit 101\\n' > clean/usr/sbin/policy-rc.d
      chmod +x clean/usr/sbin/policy-rc.d
      cp /etc/resolv.conf clean/etc
      mount -t proc proc clean/proc
      chroot clean apt-get -y -q --no-install-recommends install default-jre-headless gridengine-client
      """;

  /** Installs, and has an ordinary user run a job, however busy this machine is. */
  private static final String USE =
      """
      apt-get -y -q --no-install-recommends install /packages/gridlite_*.deb
      useradd -m someone
      cat > /packages/job << 'END'
      set -e
      PATH=/usr/lib/gridlite/bin:$PATH GRIDLITE_HELPER=off
      export PATH GRIDLITE_HELPER
      cd
      gridlite init
      qconf -rattr queue load_thresholds NONE all.q
      timeout 120 qsub -sync y -b y -cwd -N hello -o out -j y echo it works
      cat out
      gridlite doctor
      END
      su someone -c 'sh /packages/job'
      dpkg -S /usr/bin/qsub
      """;

  private static final String REMOVE =
      """
      apt-get -y -q install /packages/gridlite-commands_*.deb
      dpkg -S /usr/bin/qsub
      apt-get -y -q purge gridlite gridlite-commands
      ls -d /usr/lib/gridlite /usr/bin/gridlite /usr/bin/qsub || true
      """;

  @TempDir Path root;

  private Ran shell(String text, int seconds) throws Exception {
    Path script = Files.writeString(root.resolve("script"), "set -e\n" + text);
    String variables = "DEBIAN_FRONTEND=noninteractive LC_ALL=C PATH=/usr/sbin:/sbin:$PATH";
    return ReleaseIT.shell(
        root, variables + " timeout -k 10 " + seconds + " sh '" + script + "' < /dev/null");
  }

  private Ran inside(String text) throws Exception {
    Files.writeString(root.resolve("clean/packages/script"), "set -e\n" + text);
    return shell("chroot clean sh /packages/script", PATIENCE);
  }

  @Test
  void aJobRunsBesideGridEngineOnACleanDebian() throws Exception {
    assumeTrue(ReleaseIT.shell(root, "id -u").text().strip().equals("0"), "needs root");
    assumeTrue(Files.isExecutable(Path.of("/usr/sbin/debootstrap")), "needs debootstrap");
    try {
      assumeTrue(shell(SYSTEM, PATIENCE).status() == 0, "no Debian could be made in time");
      Path release = ReleaseIT.build(root.resolve("built"));
      shell("mkdir clean/packages; cp '" + release + "'/*.deb clean/packages", PATIENCE);
      Ran used = inside(USE);
      assertThat(used.text()).contains("it works", "gridengine-client: /usr/bin/qsub");
      assertThat(used.text()).contains("ok      perl: ", "gridlite.jsa is used");
      assertThat(used.status()).as(used.text()).isZero();
      Ran removed = inside(REMOVE);
      assertThat(removed.status()).as(removed.text()).isZero();
      assertThat(removed.text()).contains("gridlite-commands: /usr/bin/qsub");
      assertThat(removed.text().lines().filter(line -> line.startsWith("/usr/"))).isEmpty();
    } finally {
      shell("umount clean/proc", PATIENCE);
    }
  }
}
