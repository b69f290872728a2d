package gridlite.command.qselect;

import gridlite.render.Document;
import java.util.List;

/** Names of queue instances as a document: what {@code qselect -fmt} prints. */
public final class QueueNamesDocument {
  private QueueNamesDocument() {}

  /** Writes the names. */
  public static void write(Document document, List<String> names) {
    document.open().texts("queue_instances", "queue_instance", names).close();
  }
}
