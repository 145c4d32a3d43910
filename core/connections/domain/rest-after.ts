import type { MemberId } from '#core/kernel/ids.ts';
import { withDecline, withRest, type PairHistory } from '#core/safety/domain/pair-history.ts';
import type { RemovalCommand } from './allowed-commands.ts';
import type { ExistingState } from './connection.ts';
import { daysAfter } from '#core/kernel/days-after.ts';
import { unreachable } from '#core/kernel/unreachable.ts';

/** For how many days nobody asks again who was declined or left, and who withdrew their request. */
const DAYS_AFTER_NO = 90;
const DAYS_AFTER_WITHDRAWAL = 7;

/** The history after the two have parted: no means no, and the one who said it may ask at once. */
export function restAfter(
  history: PairHistory,
  connection: ExistingState,
  command: RemovalCommand,
  at: string,
): PairHistory {
  switch (command.type) {
    case 'decline':
      return withDecline(
        withRest(history, connection.requesterId, daysAfter(at, DAYS_AFTER_NO)),
        connection.requesterId,
        { ...pickRequest(connection), declinedAt: at },
        command.answer ? { sentence: command.answer, answeredAt: at } : null,
      );
    case 'cancel':
      return withRest(history, connection.requesterId, daysAfter(at, DAYS_AFTER_WITHDRAWAL));
    case 'end':
      return withRest(history, leftBy(connection, command.actorId), daysAfter(at, DAYS_AFTER_NO));
    default:
      return unreachable(command);
  }
}

/** The history after a block: when it is lifted soon, the one who was blocked still may not ask. */
export function restAfterBlock(history: PairHistory, blockedId: MemberId, at: string): PairHistory {
  return withRest(history, blockedId, daysAfter(at, DAYS_AFTER_NO));
}

function pickRequest({ relationshipTypeId, side, note, createdAt }: ExistingState) {
  return { relationshipTypeId, side, note, createdAt };
}

/** The one whom the actor leaves. */
function leftBy({ requesterId, recipientId }: ExistingState, actorId: MemberId): MemberId {
  return actorId === requesterId ? recipientId : requesterId;
}
