package gridlite.command.daemon;

import gridlite.daemon.CellKey;
import gridlite.remote.HeadNode;
import gridlite.remote.Voucher;
import gridlite.runtime.CellFiles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;

/**
 * The file of the key by which clients on other machines know the daemon of a cell. It is made
 * once, for the cell; its certificate is in {@code common/}, from where the submit hosts have it.
 */
public final class KeyFile {
  private static final String FILE = "head.p12";
  private static final String ALIAS = "gridlite";

  /** Of no use: who can read the file may have the key. */
  private static final char[] PASSWORD = "gridlite".toCharArray();

  private static final int OTHERS = 077;
  private static final int LINE = 64;
  private static final int SESSIONS = 64;
  private static final int SESSION_SECONDS = 10;
  private static final int PATIENCE_SECONDS = 60;

  private KeyFile() {}

  /** The key of a cell; makes one where there is none, and publishes its certificate. */
  public static CellKey of(Path cell) throws IOException {
    Path file = cell.resolve(FILE);
    if (!Files.exists(file)) {
      make(file);
    }
    if (((Integer) Files.getAttribute(file, "unix:mode") & OTHERS) != 0) {
      throw new IOException(
          file
              + " can be read by others\n  hint: remove it, so that a new key is made, and copy the"
              + " new common/head.pem to the submit hosts");
    }
    try (InputStream stream = Files.newInputStream(file)) {
      KeyStore keys = KeyStore.getInstance("PKCS12");
      keys.load(stream, PASSWORD);
      KeyManagerFactory managers =
          KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
      managers.init(keys, PASSWORD);
      SSLContext context = SSLContext.getInstance("TLSv1.3");
      context.init(managers.getKeyManagers(), null, null);
      // nobody comes back to a session
      context.getServerSessionContext().setSessionCacheSize(SESSIONS);
      context.getServerSessionContext().setSessionTimeout(SESSION_SECONDS);
      Certificate certificate = keys.getCertificate(ALIAS);
      if (certificate == null) {
        throw new IOException("there is no key of that name in it");
      }
      publish(HeadNode.certificate(cell), certificate);
      return new CellKey(context, Voucher.fingerprint(certificate));
    } catch (GeneralSecurityException | IOException e) {
      throw new IOException(
          "the key in "
              + file
              + " can't be used: "
              + e.getMessage()
              + "\n  hint: without that file a new key is made",
          e);
    }
  }

  /** In a directory that nobody else can enter, since keytool goes by the umask. */
  private static void make(Path file) throws IOException {
    Path directory = Files.createTempDirectory(file.getParent(), FILE);
    try {
      Path made = directory.resolve(FILE);
      makeBy(Path.of(System.getProperty("java.home"), "bin", "keytool"), made);
      Files.setPosixFilePermissions(made, PosixFilePermissions.fromString(CellFiles.PRIVATE));
      try (FileChannel channel = FileChannel.open(made, StandardOpenOption.WRITE)) {
        channel.force(true);
      }
      Files.move(made, file, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(directory.resolve(FILE));
      Files.deleteIfExists(directory);
    }
  }

  /** No date matters to who knows the key itself. */
  private static void makeBy(Path keytool, Path made) throws IOException {
    String options =
        "-genkeypair -alias %s -keyalg EC -groupname secp256r1 -sigalg SHA256withECDSA"
            + " -validity 36500 -dname CN=gridlite -storetype PKCS12 -storepass %s -keystore";
    List<String> words = new ArrayList<>(List.of(keytool.toString()));
    words.addAll(List.of(options.formatted(ALIAS, new String(PASSWORD)).split(" ")));
    words.add(made.toString());
    Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
    try {
      process.getOutputStream().close();
      if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS) || process.exitValue() != 0) {
        byte[] printed =
            process.isAlive() ? new byte[0] : process.getInputStream().readNBytes(1000);
        throw new IOException(
            keytool
                + " has made no key: "
                + new String(printed, StandardCharsets.UTF_8).strip().replace('\n', ' '));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while a key was made", e);
    } finally {
      process.destroyForcibly();
    }
  }

  /** Puts it there in one step, if it is not there. */
  private static void publish(Path file, Certificate certificate)
      throws IOException, GeneralSecurityException {
    Base64.Encoder encoder = Base64.getMimeEncoder(LINE, new byte[] {'\n'});
    String text =
        "-----BEGIN CERTIFICATE-----\n"
            + encoder.encodeToString(certificate.getEncoded())
            + "\n-----END CERTIFICATE-----\n";
    if (Files.exists(file) && Files.readString(file).equals(text)) {
      return;
    }
    Path next = file.resolveSibling(file.getFileName() + ".new");
    Files.deleteIfExists(next);
    CellFiles.write(next, CellFiles.PUBLIC, text);
    Files.move(next, file, StandardCopyOption.ATOMIC_MOVE);
  }
}
