import { decodeCursor, encodeCursor } from '#core/kernel/cursor.ts';
import type { CursorSeal } from '#core/kernel/cursor-seal.ts';
import type { MemberId } from '#core/kernel/ids.ts';

/**
 * Places in the feed as members get them: sealed, because the bare number would tell how much everyone else
 * does, and each for one member alone.
 */
export interface LivePositions {
  seal(position: number, memberId: MemberId): Promise<string>;
  /** The place that was sealed for the member; `null` for any other text. */
  open(sealed: string, memberId: MemberId): Promise<number | null>;
}

/** Seals places in the feed as cursors are sealed. */
export function makeLivePositions(cursorSeal: CursorSeal): LivePositions {
  return {
    seal: (position, memberId) => cursorSeal.seal(encodeCursor('live', [position]), memberId),
    open: async (sealed, memberId) => {
      const cursor = await cursorSeal.open(sealed, memberId);
      return (cursor === null ? null : decodeCursor('live', 1, cursor)?.[0]) ?? null;
    },
  };
}
