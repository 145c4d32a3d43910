import type { ConnectionChange } from '#core/connections/changes.ts';
import { removalCommand } from '#core/connections/domain/allowed-commands.ts';
import type { Connection } from '#core/connections/domain/connection.ts';
import { decideRemoval } from '#core/connections/domain/decide.ts';
import { restAfterBlock } from '#core/connections/domain/rest-after.ts';
import type { ConnectionEvent } from '#core/connections/events.ts';
import type { Decision, Versioned } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { SafetyChange } from '#core/safety/changes.ts';
import { withBlock, type PairHistory } from '#core/safety/domain/pair-history.ts';
import type { SafetyEvent } from '#core/safety/events.ts';

/** What a block stores and announces. */
type BlockDecision = Decision<ConnectionChange | SafetyChange, ConnectionEvent | SafetyEvent>;

/**
 * Decides that the actor blocks the other. Whatever connection there is between the two ends with it, as if
 * the actor had ended it, and the other may not ask again for as long as after an ended one.
 */
export function decideBlock(
  history: Versioned<PairHistory>,
  connection: Versioned<Connection> | null,
  {
    actorId,
    aboutId,
    at,
    name,
  }: Omit<SafetyEvent, 'type' | 'memberIds'> & {
    readonly actorId: MemberId;
    readonly at: string;
    /** By which name the actor knows the other; `null` when they cannot see them. */
    readonly name: string | null;
  },
): BlockDecision {
  const value = restAfterBlock(withBlock(history.value, actorId, at, name), aboutId, at);
  const blocked = { ...history, value };
  const event = { type: 'member_blocked', memberIds: [actorId], aboutId } as const;
  const command = connection && removalCommand(connection.value, actorId);
  const removal = command && decideRemoval(connection, command, blocked, at);
  if (removal?.ok) {
    const { changes, events } = removal.value;
    return { changes, events: [...events, event] };
  }
  return {
    changes: [{ type: 'put_pair_history', history: blocked.value, version: history.version }],
    events: [event],
  };
}

/** Decides to end the connection with a former member: nothing of theirs is left to seal. */
export function decideEndWithFormer(
  history: Versioned<PairHistory>,
  connection: Versioned<Connection>,
  actorId: MemberId,
  at: string,
): Decision<ConnectionChange | SafetyChange, ConnectionEvent> | null {
  const command = removalCommand(connection.value, actorId);
  const removal = command && decideRemoval(connection, command, history, at, { isSealed: false });
  return removal?.ok ? { changes: removal.value.changes, events: removal.value.events } : null;
}
