package gridlite.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.problem.GridException;
import gridlite.remote.LocalFiles;
import gridlite.site.SiteFile;
import gridlite.value.Statement;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileTreeTest {
  private static final byte[] LATIN = "description für\n".getBytes(StandardCharsets.ISO_8859_1);

  @TempDir private Path directory;

  private FileTree tree() {
    return new FileTree(new OwnFiles(), directory);
  }

  /** The files of this process. */
  private record OwnFiles() implements CallerFiles {
    @Override
    public InputStream openFile(Path file) throws IOException {
      return LocalFiles.open(file);
    }

    @Override
    public void writeFile(Path file, String text) throws IOException {
      LocalFiles.write(file, text);
    }

    @Override
    public List<String> listFiles(Path below) throws IOException {
      return LocalFiles.list(below);
    }

    @Override
    public void makeDirectory(Path made) throws IOException {
      LocalFiles.makeDirectory(made);
    }
  }

  private void write(String path, byte[] content) throws IOException {
    Path file = directory.resolve(path);
    Files.createDirectories(file.resolveSibling("."));
    Files.write(file, content);
  }

  @Test
  void aSiteIsReadWhateverItsEncoding() throws IOException {
    write("rqs", LATIN);
    write("key", new byte[] {1, 0, 2});
    List<Statement> notes = new ArrayList<>();
    assertThat(tree().readSite(notes::add))
        .containsExactly(new SiteFile("rqs", "description für\n"));
    assertThat(notes)
        .extracting(Statement::text)
        .containsExactly("key: no text, left out", "rqs: no UTF-8, taken as ISO 8859-1");
  }

  @Test
  void howFarTheReadingIsIsKnown() throws IOException {
    write("a", LATIN);
    write("b/c", LATIN);
    List<String> heard = new ArrayList<>();
    tree().readSite(note -> {}, (done, total) -> heard.add(done + " of " + total));
    assertThat(heard).containsExactly("0 of 2", "1 of 2");
  }

  @Test
  void whatABackupKeepsOfTheInstallationIsNotRead() throws IOException {
    write("managers", "root\n".getBytes(StandardCharsets.UTF_8));
    write("cell/bootstrap", "admin_user root\n".getBytes(StandardCharsets.UTF_8));
    write("cell/accounting", LATIN);
    List<Statement> notes = new ArrayList<>();
    assertThat(tree().readSite(notes::add)).containsExactly(new SiteFile("managers", "root\n"));
    assertThat(notes)
        .extracting(Statement::text)
        .containsExactly("cell: files of an installation, left out");
  }

  @Test
  void filesThatAUserNamesAreUtf8() throws IOException {
    write("rqs", LATIN);
    assertThatThrownBy(() -> tree().read())
        .isInstanceOf(GridException.class)
        .hasMessageContaining("rqs");
  }

  @Test
  void filesOfWhatIsGoneAreFound() throws IOException {
    write("calendars/old", LATIN);
    write("README", LATIN);
    List<SiteFile> written =
        List.of(new SiteFile("calendars/new", "x\n"), new SiteFile("managers", "root\n"));
    tree().write(written);
    assertThat(tree().unknown(written)).containsExactly("calendars/old");
  }
}
