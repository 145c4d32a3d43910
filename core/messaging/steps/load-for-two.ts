import type { AcceptedConnection } from '#core/connections/domain/connection.ts';
import type { Together } from '#core/connections/domain/together.ts';
import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import { findVisibleParty } from '#core/connections/steps/find-visible-party.ts';
import type { Versioned } from '#core/kernel/commit.ts';
import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import type { NotFound } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';
import { checkReader, type ReaderRefusal } from './check-reader.ts';

/** What it takes to look at what two keep together. */
export interface ForTwoSources {
  readonly connections: Pick<ConnectionRepository, 'findById' | 'loadTogether'>;
  readonly safety: Pick<SafetyRepository, 'relate'>;
}

/** What two who are connected are to each other and keep together, with the other of them. */
export interface LoadedForTwo {
  readonly connection: AcceptedConnection & { readonly id: ConnectionId };
  /** Its version is that of the connection. */
  readonly kept: Versioned<Together>;
  readonly otherId: MemberId;
}

export type ForTwoRefusal = NotFound<'connection'> | ReaderRefusal;

/** Loads what a member and the other of a connection keep together, if the other is there to see what changes. */
export async function loadForTwo(
  { connections, safety }: ForTwoSources,
  callerId: MemberId,
  connectionId: ConnectionId,
): Promise<Result<LoadedForTwo, ForTwoRefusal>> {
  // The version comes first: what is seen after that can only be newer.
  const kept = await connections.loadTogether(connectionId);
  const connection = await connections.findById(connectionId);
  const party = connection && (await findVisibleParty(safety, connection, callerId));
  if (!party) return refused({ code: 'not_found', subject: 'connection' });
  const reader = checkReader(connection, party);
  if (!reader.ok) return reader;
  if (kept === null || connection.status !== 'accepted') return refused({ code: 'not_accepted' });
  return granted({ connection, kept, otherId: reader.value });
}
