import { requireUnchanged } from '#adapters/conflict.ts';
import { promised } from '#adapters/promised.ts';
import { otherParty } from '#core/connections/domain/connection.ts';
import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import type { Report } from '#core/moderation/reports/domain/report.ts';
import { isInUse } from '#core/safety/domain/standing.ts';
import type { VouchChange } from '#core/vouching/changes.ts';
import { countVouches, type KnownVouch } from '#core/vouching/domain/count-vouches.ts';
import { endedVouch, type Vouch } from '#core/vouching/domain/vouch.ts';
import type { VouchRepository } from '#core/vouching/ports/vouch-repository.ts';
import type { MemoryHandlers } from './memory-handlers.ts';
import { loadStanding } from './memory-safety-repository.ts';
import { nextNumber, removeWhere, requireMember, type MemoryState } from './memory-state.ts';

/** Reads the vouches of the state; see the port for what it promises. */
export function createMemoryVouches(state: MemoryState): VouchRepository {
  return {
    countFor: (memberId, at) =>
      promised(() => {
        const known = [...state.vouches.values()].map((vouch) => toKnown(state, vouch));
        return countVouches(known, memberId, at);
      }),
    loadOwn: (voucherId, connectionId) =>
      promised(() => {
        const connection = state.connections.get(connectionId);
        const otherId = connection ? otherParty(connection.value, voucherId) : null;
        const upheld = upheldReports(state).filter(
          ({ reporterId, aboutId }) => reporterId === voucherId && aboutId === otherId,
        );
        const vouch = findVouch(state, voucherId, connectionId) ?? null;
        return structuredClone({ vouch, hasReported: upheld.length > 0 });
      }),
    listBy: (voucherId) =>
      promised(() =>
        structuredClone(
          [...state.vouches.values()]
            .filter((vouch) => vouch.voucherId === voucherId)
            .sort((one, other) => other.id - one.id),
        ),
      ),
    removeExpired: (now) =>
      promised(() => {
        removeWhere(state.vouches, ({ countsUntil }) => countsUntil !== null && countsUntil <= now);
      }),
  };
}

/** Ends the vouches of the two whose connection ends at that time. */
export function endVouches({ vouches }: MemoryState, id: ConnectionId, at: string): void {
  for (const vouch of vouches.values()) {
    if (vouch.connectionId === id) vouches.set(vouch.id, endedVouch(vouch, at));
  }
}

/** Stores vouches. */
export function createVouchHandlers(state: MemoryState): MemoryHandlers<VouchChange> {
  return {
    put_vouch: ({ vouch, connectionVersion }) => {
      requireUnchanged(state.connections.get(vouch.connectionId)?.version === connectionVersion);
      const before = findVouch(state, vouch.voucherId, vouch.connectionId);
      const id = before?.id ?? nextNumber(state, 'vouch');
      state.vouches.set(id, { ...vouch, id });
      return null;
    },
  };
}

function findVouch(
  { vouches }: MemoryState,
  voucherId: MemberId,
  connectionId: ConnectionId,
): Vouch | undefined {
  return [...vouches.values()].find(
    (vouch) => vouch.voucherId === voucherId && vouch.connectionId === connectionId,
  );
}

function toKnown(state: MemoryState, vouch: Vouch): KnownVouch {
  const { voucherId, memberId } = vouch;
  const upheld = upheldReports(state)
    .filter(
      ({ reporterId, aboutId }) =>
        (reporterId === voucherId && aboutId === memberId) ||
        (reporterId === memberId && aboutId === voucherId),
    )
    .map(({ at }) => at);
  return {
    ...vouch,
    voucherJoinedAt: requireMember(state, voucherId).self.createdAt,
    isVoucherInUse: isInUse(loadStanding(state, voucherId).value),
    upheldAt: upheld.sort()[0] ?? null,
  };
}

type Upheld = Pick<Report, 'reporterId' | 'aboutId'> & { readonly at: string };

function upheldReports({ reports }: MemoryState): readonly Upheld[] {
  return [...reports.values()].flatMap(({ value: { reporterId, aboutId, handling } }) =>
    handling.state === 'answered' && handling.decision.outcome === 'acted'
      ? [{ reporterId, aboutId, at: handling.decision.at }]
      : [],
  );
}
