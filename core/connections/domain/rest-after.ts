import type { MemberId } from '#core/kernel/ids.ts';
import { withRest, type PairHistory } from '#core/safety/domain/pair-history.ts';
import type { RemovalCommand } from './allowed-commands.ts';
import type { Pair } from './connection.ts';
import { unreachable } from '#core/kernel/unreachable.ts';

const DAY = 24 * 60 * 60 * 1000;

/** For how many days nobody asks again who was declined or left, and who withdrew their request. */
export const DAYS_AFTER_NO = 90;
export const DAYS_AFTER_WITHDRAWAL = 7;

/** The history after the two have parted: no means no, and the one who said it may ask at once. */
export function restAfter(
  history: PairHistory,
  pair: Pair,
  { type, actorId }: RemovalCommand,
  at: string,
): PairHistory {
  const until = (days: number) => new Date(Date.parse(at) + days * DAY).toISOString();
  switch (type) {
    case 'decline':
      return withRest(history, pair.requesterId, until(DAYS_AFTER_NO));
    case 'cancel':
      return withRest(history, pair.requesterId, until(DAYS_AFTER_WITHDRAWAL));
    case 'end':
      return withRest(history, leftBy(pair, actorId), until(DAYS_AFTER_NO));
    default:
      return unreachable(type);
  }
}

/** The one whom the actor leaves. */
function leftBy({ requesterId, recipientId }: Pair, actorId: MemberId): MemberId {
  return actorId === requesterId ? recipientId : requesterId;
}
