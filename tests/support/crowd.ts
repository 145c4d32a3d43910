import { firstAddress } from '#core/members/domain/address.ts';
import { toMemberId } from './ids.ts';
import { createMemoryDiscoveryIndex } from '#adapters/memory/memory-discovery-index.ts';
import { createMemoryState, storeMember, type MemoryState } from '#adapters/memory/memory-state.ts';
import type { DiscoveryIndex } from '#core/discovery/ports/discovery-index.ts';
import { newMember } from './new-member.ts';

/** So many that a search for what all of them write does not wait until all are found. */
export const CROWD = 12_500;

/**
 * A memory in which that many members like tea. Every fifth of them is thirty years old, every thousandth
 * likes biscuits too, and they were active on different days.
 */
export function createCrowdedState(): MemoryState {
  const state = createMemoryState();
  for (let id = 1; id <= CROWD; id += 1) {
    const { passwordHash, ...record } = newMember({
      bio: id % 1_000 === 0 ? 'Tea and biscuits' : 'Tea, please',
      age: id % 5 === 0 ? 30 : 50,
    });
    const activeOn = 20_000 + (id % 7);
    storeMember(state, {
      self: { ...record, id: toMemberId(id) },
      address: firstAddress(record, true),
      passwordHash,
      version: 1,
      activeOn,
    });
  }
  state.last.member = CROWD;
  return state;
}

/** An index of the crowd that returns all but one member at first, and the last one when it is told to. */
export function createSlowIndex(state: MemoryState) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const quick = createMemoryDiscoveryIndex(state);
  const index: DiscoveryIndex = {
    ...quick,
    findIds: async function* (question) {
      for await (const ids of quick.findIds(question)) {
        yield ids.slice(1);
        await released;
        yield ids.slice(0, 1);
      }
    },
  };
  return { index, release };
}
