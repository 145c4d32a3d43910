/** Where the process is in its life; only while it is `serving` does it tell others to send requests. */
export interface Readiness {
  phase: 'starting' | 'serving' | 'draining';
}
