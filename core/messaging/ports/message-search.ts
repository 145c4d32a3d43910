import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import type { Message } from '#core/messaging/domain/message.ts';

/** What to find. */
export interface MessageQuery {
  /** By the core's `queryWordsOf`. */
  readonly words: readonly string[];
  /** The one conversation to search; all when it is `null`. */
  readonly connectionId: ConnectionId | null;
  /** Only messages with an id below; all when it is `null`. */
  readonly before: number | null;
  readonly limit: number;
}

/** Finds messages by their words, in the conversations that the member may know of. */
export interface MessageSearch {
  /**
   * Messages that the core's `messageMatches` is true of, the highest id first, at most `limit`. Of a former member's
   * conversation only the member's own are found. What was just stored is found.
   */
  find(memberId: MemberId, query: MessageQuery): Promise<readonly Message[]>;
  /** Indexes at most that many messages that are not indexed yet, and returns how many those were. */
  indexNext(limit: number): Promise<number>;
}
