import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import type { ConnectionChange } from '#core/connections/changes.ts';
import { removalCommand } from '#core/connections/domain/allowed-commands.ts';
import type { TransitionRefusal } from '#core/connections/domain/transition.ts';
import { type Result, granted, refused } from '#core/kernel/result.ts';
import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import type { ConnectionStatus } from '#core/connections/domain/connection.ts';
import { findVisibleParty } from '#core/connections/steps/find-visible-party.ts';
import { decideRemoval } from '#core/connections/domain/decide.ts';
import { isAtRest } from '#core/connections/domain/resting-request.ts';
import type { ConnectionEvent } from '#core/connections/events.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { SafetyChange } from '#core/safety/changes.ts';
import type { DeclineSentence } from '#core/safety/domain/decline-answer.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

export type RemoveConnection = (input: {
  readonly callerId: MemberId;
  readonly id: ConnectionId;
  /** The status that the caller saw; `null` removes whatever is there. */
  readonly seen: ConnectionStatus | null;
  /** What to answer to the request that the caller declines; without it they decline in silence. */
  readonly answer?: DeclineSentence | null;
}) => Promise<Result<null, TransitionRefusal>>;

const NOT_FOUND = { code: 'not_found', subject: 'connection' } as const;
const NOT_TO_BE_ANSWERED = {
  code: 'invalid_input',
  errors: [{ path: 'answer', fault: { rule: 'answer_without_decline' } }],
} as const;

/**
 * Declines, cancels or ends the connection, whichever the caller means; its messages go with it, and who said no
 * is not asked again soon.
 */
export function makeRemoveConnection(deps: {
  readonly connections: ConnectionRepository;
  readonly safety: SafetyRepository;
  readonly commit: Commit<ConnectionChange | SafetyChange, ConnectionEvent>;
  readonly clock: Clock;
}): RemoveConnection {
  return ({ callerId, id, seen, answer = null }) =>
    decideAndCommit(deps.commit, async () => {
      const stored = await deps.connections.load(id);
      const connection = stored?.value;
      const command =
        connection &&
        removalCommand({ ...connection, status: seen ?? connection.status }, callerId, answer);
      const other = connection ? await findVisibleParty(deps.safety, connection, callerId) : null;
      const at = deps.clock.now();
      if (!stored || !command || other === null || isAtRest(stored.value, at)) {
        return refused(NOT_FOUND);
      }
      if (answer !== null && command.type !== 'decline') return refused(NOT_TO_BE_ANSWERED);
      const history = await deps.safety.loadHistory(callerId, other.id);
      const isSealed = other.standing.account.status !== 'deleted';
      const decided = decideRemoval(stored, command, history, at, { isSealed });
      if (!decided.ok) {
        // There is no accepted connection here to end.
        return decided.refusal.code === 'not_accepted' ? refused(NOT_FOUND) : decided;
      }
      const { changes, events } = decided.value;
      const act = { changes, events, actorId: callerId, at };
      return granted({ act, answer: () => null });
    });
}
