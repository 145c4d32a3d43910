import type { ConnectionChange } from '#core/connections/changes.ts';
import {
  bondSeenBy,
  chooseBond,
  type BondForTwo,
  type OwnBond,
  type SuggestedBond,
} from '#core/connections/domain/bond-for-two.ts';
import type { AcceptedConnection } from '#core/connections/domain/connection.ts';
import { withSuggestedBond } from '#core/connections/domain/together.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { Commit, Proposal } from '#core/kernel/commit.ts';
import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import type { Limiter } from '#core/kernel/limiter.ts';
import type { NotFound, RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import { findRelationshipType } from '#core/members/domain/relationship-types.ts';
import type { ConversationEvent } from '#core/messaging/events.ts';
import { decideWithinLimit } from '#core/messaging/steps/decide-within-limit.ts';
import { actForTwo } from '#core/messaging/steps/act-for-two.ts';
import {
  loadForTwo,
  type ForTwoRefusal,
  type ForTwoSources,
  type LoadedForTwo,
} from '#core/messaging/steps/load-for-two.ts';

interface Input {
  readonly callerId: MemberId;
  readonly connectionId: ConnectionId;
  /** What the caller suggests, or agrees to; `null` to take a suggestion back or to turn it down. */
  readonly wish: OwnBond | null;
}

type BondRefusal = ForTwoRefusal | NotFound<'relationship_type'> | RefusalOf<'too_many_requests'>;

export type ChangeBond = (input: Input) => Promise<Result<BondForTwo, BondRefusal>>;

interface Dependencies extends ForTwoSources {
  readonly commit: Commit<ConnectionChange, ConversationEvent>;
  readonly limiter: Limiter;
  readonly clock: Clock;
}

/** Suggests another bond, agrees to the one that the other suggested, or ends a suggestion, without a reason. */
export function makeChangeBond(deps: Dependencies): ChangeBond {
  return (input) => decideWithinLimit(deps, input.callerId, () => decide(deps, input));
}

async function decide(
  deps: Dependencies,
  { callerId, connectionId, wish }: Input,
): Promise<Result<Proposal<ConnectionChange, ConversationEvent, BondForTwo>, BondRefusal>> {
  const typeId = wish?.relationshipTypeId ?? null;
  if (typeId !== null && findRelationshipType(typeId) === null) {
    return refused({ code: 'not_found', subject: 'relationship_type' });
  }
  const loaded = await loadForTwo(deps, callerId, connectionId);
  if (!loaded.ok) return loaded;
  const { connection, kept } = loaded.value;
  const decided = bondAfter(loaded.value, wish && { ...wish, by: callerId });
  const answer = () => bondSeenBy(decided.connection, decided.suggested, callerId);
  const change = changeOf({ connection, kept }, connectionId, decided);
  if (change === null) return granted({ act: null, answer });
  const at = deps.clock.now();
  return granted({ act: actForTwo(loaded.value, change, { callerId, at }), answer });
}

interface Decided {
  readonly connection: AcceptedConnection;
  readonly suggested: SuggestedBond | null;
}

/** The bond and the suggestion that a choice leaves behind; `null` drops the suggestion. */
function bondAfter(
  { connection, kept }: Pick<LoadedForTwo, 'connection' | 'kept'>,
  chosen: SuggestedBond | null,
): Decided {
  const suggested = kept.value.bond ?? null;
  if (chosen === null) return { connection, suggested: null };
  const choice = chooseBond(connection, suggested, chosen);
  switch (choice.type) {
    case 'agreed':
      return { connection: choice.connection, suggested };
    case 'suggested':
      return { connection, suggested: choice.suggested };
    case 'same':
      return { connection, suggested };
    default:
      return unreachable(choice);
  }
}

/** What of that is to be stored; `null` where nothing has changed. A suggestion that has come true says nothing more. */
function changeOf(
  before: Pick<LoadedForTwo, 'connection' | 'kept'>,
  id: ConnectionId,
  { connection, suggested }: Decided,
): ConnectionChange | null {
  const { version, value } = before.kept;
  if (connection !== before.connection) {
    return { type: 'replace_connection', id, version, connection };
  }
  if (suggested === (value.bond ?? null)) return null;
  return { type: 'put_together', id, version, together: withSuggestedBond(value, suggested) };
}
