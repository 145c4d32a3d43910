import { firstAddress } from '#core/members/domain/address.ts';
import { crc32 } from 'node:zlib';
import { createMemoryDiscoveryIndex } from '#adapters/memory/memory-discovery-index.ts';
import { createMemoryState, storeMember } from '#adapters/memory/memory-state.ts';
import { createColumnDirectory } from '#core/discovery/columns/column-directory.ts';
import type { ColumnsNotice, ColumnsSnapshots } from '#core/discovery/ports/columns-snapshots.ts';
import type { ColumnsHistory, DiscoveryIndex } from '#core/discovery/ports/discovery-index.ts';
import { toStoredTraits, type StoredTraits } from '#core/discovery/domain/member-traits.ts';
import { granted, refused } from '#core/kernel/result.ts';
import { toMemberId } from './ids.ts';
import { newMember } from './new-member.ts';

/** A snapshot in memory. What was given to fail is thrown by the next calls of that name. */
function createSnapshotPlace() {
  let kept: Uint8Array | null = null;
  const calls: string[] = [];
  const failures = new Map<string, Error>();
  const begin = (call: keyof ColumnsSnapshots) => {
    calls.push(call);
    const failure = failures.get(call);
    if (failure !== undefined) throw failure;
  };
  const snapshots: ColumnsSnapshots = {
    checksum: crc32,
    read: async () => {
      begin('read');
      return Promise.resolve(kept);
    },
    write: async (portions) => {
      begin('write');
      const written: Uint8Array[] = [];
      for await (const portion of portions) written.push(portion.slice());
      kept = Buffer.concat(written);
    },
    remove: async () => {
      begin('remove');
      kept = null;
      return Promise.resolve();
    },
  };
  return {
    snapshots,
    calls,
    failures,
    get bytes() {
      return kept;
    },
    put: (bytes: Uint8Array) => {
      kept = bytes;
    },
  };
}

/** A site in memory that remembers its past, and whose processes keep their columns in one place. */
export function createSiteWithPast(name: string, place = createSnapshotPlace()) {
  const state = createMemoryState();
  const notices: ColumnsNotice[] = [];
  const asked = { everyone: 0, turns: 0 };
  const site = {
    state,
    place,
    /** What the processes reported. */
    notices,
    /** How often everyone was loaded, and how often a process waited for its turn. */
    asked,
    /** Happens before each count of the members. */
    beforeCount: (): void => undefined,
    store: (id: number, given: Parameters<typeof newMember>[0] = {}) => {
      const { passwordHash, ...record } = newMember(given);
      const self = { ...record, id: toMemberId(id) };
      const address = firstAddress(record, true);
      storeMember(state, { self, address, passwordHash, version: 1, activeOn: 20_000 });
    },
    /** The next process. */
    start: (remembers: 'its past' | 'nothing' = 'its past', keeping = true) => {
      const index = createMemoryDiscoveryIndex(state);
      const report = (notice: ColumnsNotice) => void notices.push(notice);
      const ownIndex: DiscoveryIndex = {
        ...index,
        loadTraits: async function* () {
          asked.everyone += 1;
          yield* traitsSince(index, 0);
        },
        turn: () => {
          asked.turns += 1;
          return index.turn();
        },
        ...(remembers === 'its past' && { history: pastOf(index) }),
      };
      return createColumnDirectory(
        ownIndex,
        keeping ? { snapshots: place.snapshots, report } : undefined,
      );
    },
  };

  function pastOf(index: DiscoveryIndex): ColumnsHistory {
    return {
      mark: () => Promise.resolve(state.members.size === 0 ? null : `${name} ${state.last.change}`),
      resume: (mark) => {
        const [owner, change] = mark.split(' ');
        if (owner !== name) return Promise.resolve(refused('other_database'));
        if (Number(change) > state.last.change) return Promise.resolve(refused('other_past'));
        return Promise.resolve(granted(traitsSince(index, Number(change))));
      },
      countUpTo: (memberId) => {
        site.beforeCount();
        return Promise.resolve([...state.members.keys()].filter((id) => id <= memberId).length);
      },
    };
  }

  /** From then on the index takes what changes later only. */
  async function* traitsSince(
    index: DiscoveryIndex,
    change: number,
  ): AsyncGenerator<StoredTraits[]> {
    for await (const _everyone of index.takeChanged());
    const changed = [...state.members.values()].filter((member) => member.changed > change);
    yield changed.map(({ searchable }) => toStoredTraits(searchable));
  }

  return site;
}
