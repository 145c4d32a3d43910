import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import { findVisibleParty } from '#core/connections/steps/find-visible-party.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import type { NotFound } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import { hasWritten } from '#core/messaging/steps/has-written.ts';
import type { MessageRepository } from '#core/messaging/ports/message-repository.ts';
import { checkReader, type ReaderRefusal } from '#core/messaging/steps/check-reader.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';
import { ownVouch, type OwnVouch } from '#core/vouching/domain/own-vouch.ts';
import type { Vouch } from '#core/vouching/domain/vouch.ts';
import type { VouchRepository } from '#core/vouching/ports/vouch-repository.ts';

/** What it takes to find what a member says of someone. */
export interface OwnVouchSources {
  readonly connections: Pick<ConnectionRepository, 'load'>;
  readonly messages: Pick<MessageRepository, 'listOf'>;
  readonly safety: Pick<SafetyRepository, 'relate'>;
  readonly vouches: Pick<VouchRepository, 'loadOwn'>;
  readonly clock: Clock;
}

/** What a member says of the other of a connection, to decide upon. */
export interface LoadedVouch {
  readonly seen: OwnVouch;
  readonly stored: Vouch | null;
  readonly memberId: MemberId;
  readonly connectionVersion: number;
  readonly at: string;
}

/** Why a member finds nobody to vouch for. */
export type OwnVouchRefusal = NotFound<'connection'> | ReaderRefusal;

/** What the caller says of the other of that connection, who is there. */
export async function loadOwnVouch(
  { connections, safety, vouches, clock, ...sources }: OwnVouchSources,
  callerId: MemberId,
  connectionId: ConnectionId,
): Promise<Result<LoadedVouch, OwnVouchRefusal>> {
  const loaded = await connections.load(connectionId);
  const connection = loaded?.value;
  const party = connection && (await findVisibleParty(safety, connection, callerId));
  if (!loaded || !connection || !party) {
    return refused({ code: 'not_found', subject: 'connection' });
  }
  const reader = checkReader(connection, party);
  if (!reader.ok) return reader;
  const { acceptedAt } = connection;
  if (acceptedAt === null) return refused({ code: 'not_accepted' });
  const at = clock.now();
  const [{ vouch, hasReported }, ...written] = await Promise.all([
    vouches.loadOwn(callerId, connectionId),
    hasWritten(sources, connectionId, callerId),
    hasWritten(sources, connectionId, reader.value),
  ]);
  const haveBothWritten = written.every((each) => each);
  return granted({
    seen: ownVouch({ acceptedAt }, { vouch, haveBothWritten, hasReported }, at),
    stored: vouch,
    memberId: reader.value,
    connectionVersion: loaded.version,
    at,
  });
}
