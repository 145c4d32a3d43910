import { rhythmSeenBy, type RhythmForTwo } from '#core/connections/domain/rhythm-for-two.ts';
import { findVisibleParty } from '#core/connections/steps/find-visible-party.ts';
import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import type { NotFound } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import { checkReader, type ReaderRefusal } from '#core/messaging/steps/check-reader.ts';
import { loadRhythm, type RhythmSources } from '#core/messaging/steps/load-rhythm.ts';

export type GetRhythm = (input: {
  readonly callerId: MemberId;
  readonly connectionId: ConnectionId;
}) => Promise<Result<RhythmForTwo, NotFound<'connection'> | ReaderRefusal>>;

/** How often the caller and the other of a connection mean to write to each other. */
export function makeGetRhythm(deps: RhythmSources): GetRhythm {
  return async ({ callerId, connectionId }) => {
    const connection = await deps.connections.findById(connectionId);
    const party = connection && (await findVisibleParty(deps.safety, connection, callerId));
    if (!party) return refused({ code: 'not_found', subject: 'connection' });
    const reader = checkReader(connection, party);
    if (!reader.ok) return reader;
    const loaded = await loadRhythm(deps, connectionId);
    if (loaded === null) return refused({ code: 'not_found', subject: 'connection' });
    const { kept, circumstances } = loaded;
    return granted(rhythmSeenBy(kept.value.rhythm ?? null, callerId, circumstances));
  };
}
