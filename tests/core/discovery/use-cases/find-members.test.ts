import { toMemberId } from '#tests/support/ids.ts';
import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { NO_FILTERS } from '#core/discovery/domain/filters.ts';
import type { AskedQuery } from '#core/discovery/domain/search.ts';
import { makeCountMatches } from '#core/discovery/use-cases/count-matches.ts';
import { makeDiscoverMembers } from '#core/discovery/use-cases/discover-members.ts';
import { makeRecommendMembers } from '#core/discovery/use-cases/recommend-members.ts';
import { decodeCursor } from '#core/kernel/cursor.ts';
import { granted, refused } from '#core/kernel/result.ts';
import { toMember, type Self } from '#core/members/domain/member.ts';
import type { Storage } from '#core/storage.ts';
import { findSurroundings } from '#tests/support/listed-towns.ts';
import { storeMember, storeRequest } from '#tests/support/stored-records.ts';

const RECENT: AskedQuery = { filters: NO_FILTERS, sort: 'recent', limit: 2, after: null };
const NOT_SIGNED_IN = refused({ code: 'not_signed_in' });
const CHESS = { preferences: { interests: ['chess'] } };

type RecommendationSources = Pick<Storage, 'members' | 'directory'>;

let storage: Storage;
let rosa: Self;
let others: Self[];

beforeEach(async () => {
  storage = createMemoryStorage();
  rosa = await storeMember(storage, CHESS);
  others = [];
  for (const given of [CHESS, {}, {}, CHESS]) others.push(await storeMember(storage, given));
});

const discover = (query: AskedQuery, callerId = rosa.id) =>
  makeDiscoverMembers({ ...storage, findSurroundings })(callerId, query);
const recommend = (limit: number, callerId = rosa.id, stored: RecommendationSources = storage) =>
  makeRecommendMembers({
    ...stored,
    findSurroundings,
    clock: { now: () => '2026-03-08T00:00:00.000Z' },
  })({
    callerId,
    limit,
  });

test('members are found page by page, without those whom the caller knows', async () => {
  const [ada, ben, cleo, dora] = others as [Self, Self, Self, Self];
  await storeRequest(storage, dora.id, rosa.id);
  const first = await discover(RECENT);
  if (!first.ok || first.value.next === null) throw new Error('There is no second page.');
  expect(first.value).toMatchObject({ total: 3, members: [toMember(cleo), toMember(ben)] });
  const [key, id] = decodeCursor('recent', 2, first.value.next) as [number, number];
  const rest = await discover({ ...RECENT, after: { key, id } });
  expect(rest).toEqual(
    granted({
      ...{ total: 3, totalIsExact: true, members: [toMember(ada)] },
      ...{ near: [], next: null },
    }),
  );
});

test('the members who pass the filters are counted', async () => {
  await storeRequest(storage, others[3]!.id, rosa.id);
  const chess = { ...NO_FILTERS, interests: ['chess'] };
  expect(await makeCountMatches({ ...storage, findSurroundings })(rosa.id, chess)).toEqual(
    granted({ total: 1 }),
  );
});

test('members are recommended with the reasons, and nobody without one', async () => {
  const recommended = await recommend(10);
  if (!recommended.ok) throw new Error('It was refused.');
  const ids = recommended.value.map(({ member }) => member.id);
  expect(new Set(ids)).toEqual(new Set([others[0]!.id, others[3]!.id]));
  for (const { reasons } of recommended.value) expect(JSON.stringify(reasons)).toContain('chess');
  expect(await recommend(1)).toMatchObject({ ok: true, value: { length: 1 } });
});

test('how near a member lives is among the reasons, in what is found, and in what is counted', async () => {
  const home = (town: string) => ({ preferences: { country: 'GB', town } as const });
  const leeds = await storeMember(storage, home('Leeds'));
  const bradford = await storeMember(storage, home('Bradford'));
  await storeMember(storage, home('London'));
  const near = { ...NO_FILTERS, country: 'GB', distance: 25 } as const;
  const found = await discover({ ...RECENT, filters: near, limit: 9 }, leeds.id);
  if (!found.ok) throw new Error('It was refused.');
  expect(found.value.near).toEqual([{ memberId: bradford.id, distance: 25 }]);
  // Those who say nothing of a place may live anywhere.
  expect(found.value.total).toBe(1 + 1 + others.length);
  const count = makeCountMatches({ ...storage, findSurroundings });
  expect(await count(leeds.id, near)).toEqual(granted({ total: found.value.total }));

  const recommended = await recommend(10, leeds.id);
  if (!recommended.ok) throw new Error('It was refused.');
  const reasonsFor = recommended.value.map(({ member, reasons }) => [member.id, reasons]);
  for (const [id, reasons] of reasonsFor) {
    const place = expect.arrayContaining([{ kind: 'near', distance: 25 }]) as unknown;
    if (id === bradford.id) expect(reasons).toEqual(place);
    else expect(JSON.stringify(reasons)).not.toContain('near');
  }
});

test('a caller who is not there is not signed in', async () => {
  expect(await discover(RECENT, toMemberId(999))).toEqual(NOT_SIGNED_IN);
  expect(
    await makeCountMatches({ ...storage, findSurroundings })(toMemberId(999), NO_FILTERS),
  ).toEqual(NOT_SIGNED_IN);
  expect(await recommend(10, toMemberId(999))).toEqual(NOT_SIGNED_IN);
});

test('a caller who goes while recommendations are read is not signed in', async () => {
  const { members, directory } = createMemoryStorage();
  expect(await recommend(10, rosa.id, { ...storage, directory })).toEqual(NOT_SIGNED_IN);
  expect(await recommend(10, rosa.id, { ...storage, members })).toEqual(NOT_SIGNED_IN);
});
