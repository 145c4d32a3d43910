import type { Result } from '#core/kernel/result.ts';

/** A voice as it's kept: its sound alone, in a container made new, so that nothing else of what was sent is in it. */
export interface MadeVoice {
  /** MP4 (ISO BMFF) with one track, of Opus or AAC. */
  readonly file: Uint8Array;
  /** How long its sound is, in tenths of a second: counted, and not what the file said. */
  readonly seconds: number;
}

/** Why no voice came of what was sent. */
export type UnusableVoice =
  /** It isn't a recording of one voice of a kind that can be read, or it's damaged. */
  | 'unreadable'
  /** It's longer than three minutes. */
  | 'too_long';

/** Makes voices new from what members send, however hostile that is. */
export interface VoiceMaker {
  /**
   * Makes a voice of the file of this machine, which stays as it is. Rejects with a `TooBusy` while too many wait.
   */
  make(file: string): Promise<Result<MadeVoice, UnusableVoice>>;
}
