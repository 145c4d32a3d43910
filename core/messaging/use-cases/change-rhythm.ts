import type { ConnectionChange } from '#core/connections/changes.ts';
import type { Cadence } from '#core/connections/domain/rhythm-days.ts';
import { rhythmSeenBy, type RhythmForTwo } from '#core/connections/domain/rhythm-for-two.ts';
import { currentRhythm, withChosen } from '#core/connections/domain/rhythm.ts';
import { withRhythm } from '#core/connections/domain/together.ts';
import type { ConnectionRefusal } from '#core/connections/refusals.ts';
import { findVisibleParty } from '#core/connections/steps/find-visible-party.ts';
import type { Commit, Proposal } from '#core/kernel/commit.ts';
import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import type { Limiter } from '#core/kernel/limiter.ts';
import type { NotFound, RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { ConversationEvent } from '#core/messaging/events.ts';
import { actForTwo } from '#core/messaging/steps/act-for-two.ts';
import { decideWithinLimit } from '#core/messaging/steps/decide-within-limit.ts';
import { checkReader, type ReaderRefusal } from '#core/messaging/steps/check-reader.ts';
import { loadRhythm, type RhythmSources } from '#core/messaging/steps/load-rhythm.ts';

interface Input {
  readonly callerId: MemberId;
  readonly connectionId: ConnectionId;
  /** What the caller proposes, or agrees to; `null` to stop, to withdraw or to turn down. */
  readonly cadence: Cadence | null;
}

type RhythmRefusal =
  | NotFound<'connection'>
  | ReaderRefusal
  | RefusalOf<'rhythm_agreed', ConnectionRefusal>
  | RefusalOf<'too_many_requests'>;

export type ChangeRhythm = (input: Input) => Promise<Result<RhythmForTwo, RhythmRefusal>>;

interface Dependencies extends RhythmSources {
  readonly commit: Commit<ConnectionChange, ConversationEvent>;
  readonly limiter: Limiter;
}

/** Proposes a rhythm, agrees to the one that the other proposed, or ends it, whatever there is, without a reason. */
export function makeChangeRhythm(deps: Dependencies): ChangeRhythm {
  return (input) => decideWithinLimit(deps, input.callerId, () => decide(deps, input));
}

async function decide(
  deps: Dependencies,
  { callerId, connectionId, cadence }: Input,
): Promise<Result<Proposal<ConnectionChange, ConversationEvent, RhythmForTwo>, RhythmRefusal>> {
  const notFound = refused({ code: 'not_found', subject: 'connection' } as const);
  const found = await deps.connections.findById(connectionId);
  const party = found && (await findVisibleParty(deps.safety, found, callerId));
  if (!party) return notFound;
  const reader = checkReader(found, party);
  if (!reader.ok) return reader;
  const loaded = await loadRhythm(deps, connectionId);
  if (loaded === null) return notFound;
  const { kept, circumstances } = loaded;
  const before = kept.value.rhythm ?? null;
  const current = before && currentRhythm(before, circumstances);
  const chosen =
    cadence === null
      ? granted(null)
      : withChosen(current, { cadence, by: callerId }, circumstances);
  if (!chosen.ok) return chosen;
  const rhythm = chosen.value;
  const answer = () => rhythmSeenBy(rhythm, callerId, circumstances);
  if (rhythm === before) return granted({ act: null, answer });
  const { version } = kept;
  const together = withRhythm(kept.value, rhythm);
  const put = { type: 'put_together', id: connectionId, version, together } as const;
  const between = { connection: found, otherId: reader.value };
  return granted({ act: actForTwo(between, put, { callerId, at: circumstances.now }), answer });
}
