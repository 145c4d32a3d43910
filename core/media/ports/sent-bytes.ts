import type { MemberId } from '#core/kernel/ids.ts';

/** Counts what a member has sent in conversations: it takes room beside their pictures. */
export interface SentBytes {
  readonly countOf: (memberId: MemberId) => Promise<{ readonly bytes: number }>;
}
