import { LATER_DAY } from '#tests/support/days.ts';
import { firstAddress } from '#core/members/domain/address.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryDiscoveryIndex } from '#adapters/memory/memory-discovery-index.ts';
import { createMemoryState, storeMember, type MemoryState } from '#adapters/memory/memory-state.ts';
import { createColumnDirectory } from '#core/discovery/columns/column-directory.ts';
import type { DiscoveryIndex } from '#core/discovery/ports/discovery-index.ts';
import { NO_FILTERS, type DiscoveryFilters } from '#core/discovery/domain/filters.ts';
import type { DiscoveryQuery } from '#core/discovery/domain/search.ts';
import { searchMembers } from '#core/discovery/domain/search.ts';
import type { MemberDirectory } from '#core/discovery/ports/member-directory.ts';
import { toMember } from '#core/members/domain/member.ts';
import { createCrowdedState, createSlowIndex, CROWD } from '#tests/support/crowd.ts';
import { newMember } from '#tests/support/new-member.ts';
import { readAllPages } from '#tests/support/search-results.ts';

const VIEWER = toMemberId(7);

describe('among a crowd', () => {
  let state: MemoryState;
  let slow: ReturnType<typeof createSlowIndex>;
  let directory: MemberDirectory;

  beforeAll(() => {
    state = createCrowdedState();
  });
  beforeEach(() => {
    slow = createSlowIndex(state);
    directory = createColumnDirectory(slow.index);
  });

  /** What the rule finds in the whole crowd. */
  function expectedPage(query: DiscoveryQuery) {
    const everyone = [...state.members.values()].map(({ searchable }) => searchable);
    const viewer = state.members.get(VIEWER)!.searchable;
    const page = searchMembers(everyone, viewer, new Set(), query);
    return {
      ...page,
      members: page.members.map(({ id }) => toMember(state.members.get(id)!.self)),
    };
  }

  const queryOf = (filters: Partial<DiscoveryFilters>, more: Partial<DiscoveryQuery> = {}) => ({
    ...{ filters: { ...NO_FILTERS, ...filters }, sort: 'recent' as const, limit: 24, after: null },
    ...more,
  });

  test('the first search for what many write says how many there are at least', async () => {
    const query = queryOf({ text: 'tea' });
    const found = await directory.search(VIEWER, query);
    expect(found).toEqual({ ...expectedPage(query), total: 10_000, totalIsExact: false });
  });

  test('the count waits for all of them, and searches from then on are exact', async () => {
    const query = queryOf({ text: 'tea' });
    expect(await directory.search(VIEWER, query)).toMatchObject({ totalIsExact: false });
    const counted = directory.count(VIEWER, query.filters);
    const first = await Promise.race([counted, directory.search(VIEWER, query)]);
    expect(first).toMatchObject({ totalIsExact: false });
    slow.release();
    expect(await counted).toBe(CROWD - 1);
    expect(await directory.search(VIEWER, query)).toEqual(expectedPage(query));
    expect(await directory.count(toMemberId(99_999), NO_FILTERS)).toBeNull();
  });

  test('a search without a text waits for nothing', async () => {
    const query = queryOf({ maxAge: 40 });
    const found = await directory.search(VIEWER, query);
    expect(found).toEqual(expectedPage(query));
    expect(found!.total).toBe(CROWD / 5);
  });

  test('with another filter the total is what is known of it', async () => {
    const query = queryOf({ text: 'tea', maxAge: 40 }, { sort: 'age-desc' });
    const found = await directory.search(VIEWER, query);
    const expected = expectedPage(query);
    expect(found).toEqual({ ...expected, totalIsExact: false });
  });

  test('pages of what is not yet counted follow one another', async () => {
    const query = queryOf({ text: 'tea', maxAge: 40 }, { limit: 1_000 });
    const all = expectedPage({ ...query, limit: CROWD }).members;
    const pages = await readAllPages(query, async (page) => {
      const fresh = createColumnDirectory(createSlowIndex(state).index);
      return (await fresh.search(VIEWER, page))!;
    });
    expect(pages.flatMap(({ members }) => members)).toEqual(all);
  });

  test('of few candidates each is tested, so that the total is exact', async () => {
    for (const id of [20, 40, 60].map(toMemberId)) {
      const stored = state.members.get(id)!;
      storeMember(state, { ...stored, self: { ...stored.self, age: 35 } });
    }
    const query = queryOf({ text: 'tea', minAge: 31, maxAge: 40 }, { limit: 2 });
    expect(await directory.search(VIEWER, query)).toEqual(expectedPage(query));
  });

  test('what few write is counted at once', async () => {
    slow.release();
    const query = queryOf({ text: 'biscuits' }, { sort: 'relevance', limit: 5 });
    expect(await directory.search(VIEWER, query)).toEqual(expectedPage(query));
  });
});

describe('who hides from the viewer while an answer is worked out', () => {
  const ASKED: readonly Partial<DiscoveryFilters>[] = [{ text: 'tea' }, { interests: ['chess'] }];
  const HIDING = toMemberId(3);

  /** Three who fit each other. The index is read, and turns come, only after `meanwhile`. */
  function createSite(meanwhile: (state: MemoryState) => void) {
    const state = createMemoryState();
    for (const id of [1, 2, 3].map(toMemberId)) {
      const preferences = { interests: ['chess'] };
      const { passwordHash, ...record } = newMember({ bio: 'Tea', preferences });
      const address = firstAddress(record, true);
      const self = { ...record, id };
      storeMember(state, { self, address, passwordHash, version: 1, activeOn: 20_000 });
    }
    const stored = createMemoryDiscoveryIndex(state);
    let isOver = false;
    const hidden: number[] = [];
    const happen = () => {
      if (isOver) return;
      isOver = true;
      meanwhile(state);
      if (state.members.has(HIDING)) hidden.push(HIDING);
    };
    return createColumnDirectory({
      ...stored,
      leftOutIds: async (id) => (await stored.leftOutIds(id)) && [...hidden],
      turn: () => {
        happen();
        return Promise.resolve();
      },
      findIds: async function* (question) {
        yield* stored.findIds(question);
        happen();
      },
    });
  }

  const waysToHide = [
    { name: 'by blocking', meanwhile: () => undefined },
    { name: 'by leaving', meanwhile: (state: MemoryState) => state.members.delete(HIDING) },
  ];
  describe.each(waysToHide)('$name', ({ meanwhile }) => {
    test.each(ASKED)('is neither shown nor counted among those with %j', async (asked) => {
      const filters = { ...NO_FILTERS, ...asked };
      const query = { filters, sort: 'relevance', limit: 9, after: null } as const;
      const found = (await createSite(meanwhile).search(toMemberId(1), query))!;
      expect(found.members.map(({ id }) => id)).toEqual([2]);
    });

    test('is not recommended', async () => {
      const directory = createSite(meanwhile);
      const recommended = await directory.recommend(toMemberId(1), 9, LATER_DAY);
      expect(recommended!.map(({ id }) => id)).toEqual([2]);
    });
  });

  test.each(ASKED)('is not counted among those with %j', async (asked) => {
    const query = { sort: 'relevance', limit: 9, after: null } as const;
    const filters = { ...NO_FILTERS, ...asked };
    expect(await createSite(() => undefined).count(toMemberId(1), filters)).toBe(1);
    const page = await createSite(() => undefined).search(toMemberId(1), { ...query, filters });
    expect(page!.total).toBe(1);
  });
});

describe('while the storage is away', () => {
  function unreliable(): { index: DiscoveryIndex; fail: (call: keyof DiscoveryIndex) => void } {
    const real = createMemoryDiscoveryIndex(createMemoryState());
    const failing = new Set<keyof DiscoveryIndex>();
    const index: DiscoveryIndex = {
      ...real,
      loadTraits: () => {
        if (failing.delete('loadTraits')) throw new Error('The storage is away.');
        return real.loadTraits();
      },
    };
    return { index, fail: (call) => failing.add(call) };
  }

  test('loading fails, and is tried again when it is asked for', async () => {
    const { index, fail } = unreliable();
    fail('loadTraits');
    const directory = createColumnDirectory(index);
    await expect(directory.load()).rejects.toThrow('away');
    await directory.load();
    expect(await directory.recommend(toMemberId(1), 3, LATER_DAY)).toBeNull();
  });
});

describe('a viewer who goes or changes', () => {
  const SEARCH = { filters: NO_FILTERS, sort: 'relevance', limit: 9, after: null } as const;
  let state: MemoryState;
  let index: DiscoveryIndex;

  function store(id: number, interests: string[]): void {
    const { passwordHash, ...record } = newMember({ preferences: { interests } });
    const self = { ...record, id: toMemberId(id) };
    const address = firstAddress(record, true);
    storeMember(state, { self, address, passwordHash, version: 1, activeOn: 20_000 });
  }

  beforeEach(() => {
    state = createMemoryState();
    store(1, ['chess']);
    store(2, ['chess']);
    store(3, ['tea']);
    index = createMemoryDiscoveryIndex(state);
  });

  async function expectNobody(gone: Partial<DiscoveryIndex>): Promise<void> {
    const directory = createColumnDirectory({ ...index, ...gone });
    expect(await directory.search(toMemberId(1), SEARCH)).toBeNull();
    expect(await directory.recommend(toMemberId(1), 9, LATER_DAY)).toBeNull();
  }

  test('before their connections are read has no answer', async () => {
    await expectNobody({ leftOutIds: () => Promise.resolve(null) });
  });

  test('before their record is read has no answer', async () => {
    await expectNobody({ readMembers: () => Promise.resolve([]) });
  });

  test('while it is worked out who fits them is recommended who fits them now', async () => {
    let hasChanged = false;
    const turn = async () => {
      if (hasChanged) return;
      hasChanged = true;
      store(1, ['tea']);
      await directory.count(toMemberId(2), NO_FILTERS);
    };
    const directory: MemberDirectory = createColumnDirectory({ ...index, turn });
    const recommended = await directory.recommend(toMemberId(1), 9, LATER_DAY);
    expect(recommended!.map(({ id }) => id)).toEqual([3]);
  });
});
