import { expect, test } from 'vitest';
import { BitSet } from '#core/discovery/columns/bit-set.ts';
import type { ColumnOrder } from '#core/discovery/columns/plane-orders.ts';
import { readPage, type PageRequest } from '#core/discovery/columns/read-page.ts';
import { foldFilters, NO_FILTERS } from '#core/discovery/domain/filters.ts';
import { toMember, type Member } from '#core/members/domain/member.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { newMember } from '#tests/support/new-member.ts';

const MANY = 50_000;

/** All are equal, and nothing is drawn. */
const NEWEST_FIRST: ColumnOrder = {
  planes: [],
  most: 0,
  largestFirst: true,
  toKey: (value) => -value,
  toValue: (key) => -key,
};

/** One in ten thousand likes tea; the rest have gone or like something else. */
function memberNumbered(id: number): Member[] {
  if (id % 100 !== 0) return [];
  const { passwordHash: _hash, ...record } = newMember({
    bio: id % 10_000 === 5_000 ? 'Tea' : 'Go',
  });
  return [toMember({ ...record, id: toMemberId(id) })];
}

/** A search for tea among many. Nobody is known yet to like it. */
function createSearch(completed: () => BitSet | null = () => null) {
  const asked: number[] = [];
  const portions: number[] = [];
  const hidden: number[] = [];
  const rows = {
    withText: (text: string, ids: readonly number[]) => {
      asked.push(...ids);
      portions.push(ids.length);
      const members = ids.flatMap(memberNumbered);
      const having = members.filter(({ bio }) => bio?.toLowerCase().includes(text));
      return Promise.resolve(having.map(({ id }) => id));
    },
    readMembers: (ids: readonly number[]) => Promise.resolve(ids.flatMap(memberNumbered)),
    leftOutIds: () => Promise.resolve(hidden),
    turn: () => Promise.resolve(),
  };
  const matches = {
    isComplete: false,
    members: new BitSet(),
    candidates: BitSet.of(Array.from({ length: MANY }, (_none, place) => place + 1)),
    completed,
  } as const;
  const filters = foldFilters({ ...NO_FILTERS, text: 'tea' });
  const read = async (after: PageRequest['after'], limit: number) =>
    (await readPage(rows, matches, filters, { order: NEWEST_FIRST, after, limit }))!;
  return { asked, portions, hidden, read };
}

test('a search that has tested very many answers with those it has found', async () => {
  const { asked, portions, read } = createSearch();
  const page = await read(null, 9);
  expect(page.members).toEqual([45_000, 35_000]);
  expect(page).toMatchObject({ total: 2, totalIsExact: false });
  expect(asked.length).toBeGreaterThanOrEqual(20_000);
  expect(asked.length).toBeLessThan(21_000);
  expect(Math.max(...portions)).toBeLessThanOrEqual(512);
});

test('pages of tested members lead to the last one, and none is tested again', async () => {
  const { asked, read } = createSearch();
  const found: number[] = [];
  let after: PageRequest['after'] = null;
  do {
    const { members, next } = await read(after, 9);
    found.push(...members);
    after = next && { value: -next.key, id: next.id };
  } while (after !== null);
  expect(found).toEqual([45_000, 35_000, 25_000, 15_000, 5_000]);
  expect(asked).toHaveLength(MANY);
});

test('a page that is full is not tested for further', async () => {
  const { asked, read } = createSearch();
  expect(await read(null, 1)).toMatchObject({ total: 2, next: { id: 45_000 } });
  expect(asked.length).toBeLessThan(16_000);
});

test('who is left out by the time the texts are read is neither shown nor counted', async () => {
  const { hidden, read } = createSearch();
  hidden.push(35_000);
  expect(await read(null, 9)).toMatchObject({ members: [45_000], total: 1 });
});

test('a full page after which nobody comes is the last', async () => {
  const { members, next } = await createSearch().read({ value: 0, id: 9_000 }, 1);
  expect(members).toEqual([5_000]);
  expect(next).toBeNull();
});

test('a search during which everyone becomes known is exact', async () => {
  let calls = 0;
  const { read } = createSearch(() => {
    calls += 1;
    return calls > 2 ? BitSet.of([25_000, 15_000]) : null;
  });
  const page = await read(null, 2);
  expect(page.members).toEqual([25_000, 15_000]);
  expect(page).toMatchObject({ total: 2, totalIsExact: true, next: null });
});

test('who is left out is not among those who become known', async () => {
  let calls = 0;
  const { hidden, read } = createSearch(() => {
    calls += 1;
    return calls > 2 ? BitSet.of([25_000, 15_000]) : null;
  });
  hidden.push(15_000);
  expect(await read(null, 2)).toMatchObject({ members: [25_000], total: 1, totalIsExact: true });
});
