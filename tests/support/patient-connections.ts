/** Tests wait for a connection as long as for anything else: a busy machine may be slow, and that is no outage. */
export const PATIENT = { connectionTimeout: 600_000 };
