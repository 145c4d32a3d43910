/** How often a server looks without being woken, and how long it waits, in milliseconds. */
export interface Timings {
  /** Between looks for letters: of other processes, and those that waited. */
  readonly letters: number;
  /** Between looks for rhythms whose day has come. */
  readonly rhythms: number;
  /** Between reads of the feed while streams are open: what other processes wrote. */
  readonly feed: number;
  /** Between looks at the sessions of the open streams. */
  readonly sessions: number;
  /** For the first byte of a connection while the server stops: a request may be on its way. */
  readonly firstByte: number;
  /** Storage that takes longer to answer does not answer. */
  readonly ping: number;
  /** For a reading that is measured; a scrape usually may take ten seconds. */
  readonly reading: number;
  /** Before a read is refused whose member has too many waiting. */
  readonly refusal: number;
}

export const TIMINGS: Timings = {
  letters: 10_000,
  rhythms: 60_000,
  feed: 1_000,
  sessions: 500,
  firstByte: 1_000,
  ping: 2_000,
  reading: 2_000,
  refusal: 500,
};
