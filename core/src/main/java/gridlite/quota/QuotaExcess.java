package gridlite.quota;

import java.util.Optional;

/**
 * A limit that more slots of a job exceed, and by how much.
 *
 * @param refusal what is exceeded, and where else
 * @param attribute the resource that is limited
 * @param use by how much; empty where nothing is counted, but the request compared by itself
 */
public record QuotaExcess(QuotaRefusal refusal, String attribute, Optional<Use> use) {
  /**
   * The use of what is limited.
   *
   * @param limit what may be used at most
   * @param used what is used
   * @param wanted what these slots use
   */
  public record Use(double limit, double used, double wanted) {}
}
