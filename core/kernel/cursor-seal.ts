import type { MemberId } from './ids.ts';

/** Makes cursors that nobody but this site can read or make. */
export interface CursorSeal {
  /** The same place is another text each time; all places are texts of one length. */
  seal(cursor: string, memberId: MemberId): Promise<string>;
  /** The cursor that was sealed for that member; `null` for any other text. */
  open(sealed: string, memberId: MemberId): Promise<string | null>;
}
