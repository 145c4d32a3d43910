/**
 * When the server that answers was started: it tells a standby that was promoted from the server before it.
 * What is known of one run may not be so in another, which can have lost the end of it.
 */
export const SERVER_RUN = 'extract(epoch FROM pg_postmaster_start_time())::text';
