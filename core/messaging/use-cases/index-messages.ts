import type { MessageSearch } from '#core/messaging/ports/message-search.ts';

/** How many messages are indexed at a time, so that nobody waits long behind them. */
const AT_ONCE = 50;

/** Indexes the next messages; false when none were left. */
export type IndexMessages = () => Promise<boolean>;

/** Makes messages quick to find that were sent, changed or moved here since. */
export function makeIndexMessages(deps: {
  readonly messageSearch: Pick<MessageSearch, 'indexNext'>;
}): IndexMessages {
  return async () => (await deps.messageSearch.indexNext(AT_ONCE)) === AT_ONCE;
}
