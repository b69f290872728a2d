package gridlite.config;

import gridlite.format.Attribute;
import gridlite.format.Formats;
import gridlite.format.ObjectSchema;

/**
 * A checkpointing interface: {@code qconf -sckpt}.
 *
 * @see "checkpoint(5)"
 */
public final class CheckpointEnvironment {
  private CheckpointEnvironment() {}

  private static final ObjectSchema.Builder FORMAT = ObjectSchema.of("checkpoint interface", 19);

  public static final Attribute<String> CKPT_NAME =
      FORMAT.attribute("ckpt_name", Formats.TEXT, "template", "Name of the interface.");

  public static final Attribute<String> INTERFACE =
      FORMAT.attribute(
          "interface", CheckpointFormats.INTERFACE, "userdefined", "Type of checkpointing.");

  public static final Attribute<String> CKPT_COMMAND =
      FORMAT.attribute("ckpt_command", Formats.TEXT, "none", "Command that writes a checkpoint.");

  public static final Attribute<String> MIGR_COMMAND =
      FORMAT.attribute("migr_command", Formats.TEXT, "none", "Command that migrates a job.");

  public static final Attribute<String> RESTART_COMMAND =
      FORMAT.attribute("restart_command", Formats.TEXT, "none", "Command that restarts a job.");

  public static final Attribute<String> CLEAN_COMMAND =
      FORMAT.attribute("clean_command", Formats.TEXT, "none", "Command that removes checkpoints.");

  public static final Attribute<String> CKPT_DIR =
      FORMAT.attribute("ckpt_dir", Formats.TEXT, "/tmp", "Directory of the checkpoints.");

  public static final Attribute<String> SIGNAL =
      FORMAT.attribute(
          "signal", CheckpointFormats.SIGNAL, "none", "Signal that starts a checkpoint.");

  public static final Attribute<String> WHEN =
      FORMAT.attribute(
          "when", CheckpointFormats.WHEN, "sx", "Occasions of checkpoints: letters of x s m r.");

  /** The format: every attribute in file order. */
  public static final ObjectSchema SCHEMA = FORMAT.build();
}
