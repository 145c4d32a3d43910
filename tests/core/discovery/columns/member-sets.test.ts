import { toMemberId } from '#tests/support/ids.ts';
import { expect, test } from 'vitest';
import type { BitSet } from '#core/discovery/columns/bit-set.ts';
import { createMemberSets, MOST_WAITED_FOR } from '#core/discovery/columns/member-sets.ts';
import { toFoldedMember } from '#core/discovery/domain/searchable-member.ts';
import { newMember } from '#tests/support/new-member.ts';

const TEA = { kind: 'text', folded: 'tea' } as const;
const CHESS = { kind: 'interest', folded: 'chess' } as const;

const LAST = 20_000;
const ids = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_none, place) => from + place);

/** An index that gives one portion, and the other when it is told to. */
function indexInSteps(first = [1, 2]) {
  const asked: string[] = [];
  const steps: (() => void)[] = [];
  async function* findIds({ folded }: { folded: string }) {
    asked.push(folded);
    yield first;
    await new Promise<void>((resolve) => steps.push(resolve));
    yield [LAST];
  }
  const step = async () => {
    await expect.poll(() => steps.length).toBeGreaterThan(0);
    steps.shift()!();
  };
  return { findIds, asked, step };
}

const member = (id: number, bio: string, interests: string[] = []) => {
  const {
    passwordHash: _hash,
    email: _email,
    ...record
  } = newMember({
    bio,
    preferences: { interests },
  });
  return toFoldedMember({ ...record, id: toMemberId(id) });
};

const idsOf = (set: BitSet | null) => set?.highest(99);

test('a set is found once and then known', async () => {
  const index = indexInSteps();
  const sets = createMemberSets(index);
  expect(sets.known(TEA)).toBeNull();
  const both = [sets.find(TEA), sets.find(TEA)];
  await index.step();
  for (const set of both) expect(idsOf(await set)).toEqual([LAST, 2, 1]);
  expect(idsOf(sets.known(TEA))).toEqual([LAST, 2, 1]);
  expect(idsOf(await sets.find(TEA))).toEqual([LAST, 2, 1]);
  expect(index.asked).toEqual(['tea']);
  expect(sets.known({ ...TEA, kind: 'interest' })).toBeNull();
});

test('a search waits for so many members and no more', async () => {
  const index = indexInSteps(ids(1, MOST_WAITED_FOR + 1));
  const sets = createMemberSets(index);
  const { members, isComplete } = await sets.findSome(TEA);
  expect(isComplete).toBe(false);
  expect(members.count()).toBe(MOST_WAITED_FOR + 1);
  const all = sets.find(TEA);
  await index.step();
  expect((await all).count()).toBe(MOST_WAITED_FOR + 2);
  expect(await sets.findSome(TEA)).toEqual({ members: await all, isComplete: true });
});

test('a search waits for as many members as it may', async () => {
  const index = indexInSteps(ids(1, MOST_WAITED_FOR - 1));
  const found = createMemberSets(index).findSome(TEA);
  await index.step();
  expect(await found).toMatchObject({ isComplete: true });
});

test('whoever changes while a set is found is as they are then', async () => {
  const index = indexInSteps();
  const sets = createMemberSets(index);
  const found = sets.find(TEA);
  sets.put(member(2, 'I like coffee now'));
  sets.put(member(9, 'Tea, please'));
  await index.step();
  expect(idsOf(await found)).toEqual([LAST, 9, 1]);
});

test('a set follows every change', async () => {
  const index = indexInSteps();
  const sets = createMemberSets(index);
  const found = sets.find(CHESS);
  await index.step();
  await found;
  sets.put(member(1, 'chess', ['Go']));
  sets.put(member(7, '', ['Chess']));
  expect(idsOf(sets.known(CHESS))).toEqual([LAST, 7, 2]);
});

test('a set that could not be found is looked for again', async () => {
  let tries = 0;
  const sets = createMemberSets({
    findIds: async function* () {
      tries += 1;
      await Promise.resolve();
      if (tries === 1) throw new Error('The database is away.');
      yield [4];
    },
  });
  await expect(sets.find(TEA)).rejects.toThrow('away');
  expect(idsOf(await sets.find(TEA))).toEqual([4]);
});
