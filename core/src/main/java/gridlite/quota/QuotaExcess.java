package gridlite.quota;

/**
 * A limit that more slots of a job exceed, and by how much.
 *
 * @param refusal what is exceeded, and where else
 * @param attribute the resource that is limited
 * @param counted whether use is counted; else the request is compared by itself
 * @param limit what may be used at most; 0 where requests are compared
 * @param used what is used; 0 where requests are compared
 * @param wanted what these slots use
 */
public record QuotaExcess(
    QuotaRefusal refusal,
    String attribute,
    boolean counted,
    double limit,
    double used,
    double wanted) {}
