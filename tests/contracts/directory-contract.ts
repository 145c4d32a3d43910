import { LATER_DAY } from '#tests/support/days.ts';
import { meddle } from '#tests/support/meddle.ts';
import { toMemberId } from '#tests/support/ids.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noConnection } from '#core/connections/domain/connection.ts';
import { NO_FILTERS, type DiscoveryFilters } from '#core/discovery/domain/filters.ts';
import type { Storage } from '#core/storage.ts';
import type { newMember } from '#tests/support/new-member.ts';
import { withoutPrivatePart } from '#tests/support/without-private-part.ts';
import { findIds } from '#tests/support/search-results.ts';
import {
  accepted,
  storeMember,
  storeMembers,
  storeRequest,
} from '#tests/support/stored-records.ts';
import type { OpenStorage } from './open-storage.ts';
import { replaceConnection, updateMember } from '#tests/support/writes.ts';

const FIRST_PAGE = { filters: NO_FILTERS, sort: 'recent', limit: 10, after: null } as const;

type Given = NonNullable<Parameters<typeof newMember>[0]>;
type Wanted = Partial<DiscoveryFilters>;

const FOUND: [given: Given, wanted: Wanted][] = [
  [{ bio: 'Ich backe Brötchen in der Straße' }, { text: 'BROTCHEN' }],
  [{ bio: 'Ich backe Brötchen in der Straße' }, { text: 'strasse' }],
  [{ name: 'İpek Işık' }, { text: 'ipek isik' }],
  [{ name: 'ΟΔΥΣΣΕΥΣ' }, { text: 'οδυσσεύς' }],
  [{ bio: 'cafe\u0301' }, { text: 'CAFÉ' }],
  [{ bio: '我喜欢喝茶' }, { text: '喝' }],
  [{ bio: '我喜欢喝茶' }, { text: '喜欢' }],
  [{ bio: 'मुझे चाय पसंद है' }, { text: 'चाय' }],
  [{ bio: 'Climbing 🧗🏽 and tea' }, { text: '🧗' }],
  [{ bio: 'I am 100% sure' }, { text: '0%' }],
  [{ bio: 'I am 100% sure' }, { text: '100% s' }],
  [{ bio: 'snake_case' }, { text: 'e_c' }],
  [{ bio: 'back\\slash' }, { text: '\\' }],
  [{ bio: 'They call me "Bo"' }, { text: '"bo"' }],
  [{ bio: "It's tea*time" }, { text: "'s tea*" }],
  [{ bio: 'one\ntwo' }, { text: 'e\nt' }],
  [{ name: 'Jo' }, { text: 'jo' }],
  [{ name: 'Jo' }, { text: 'o' }],
  [{ name: 'X' }, { text: 'x' }],
  [{ location: 'Zürich' }, { location: 'ZURI' }],
  [{ location: 'Ay' }, { location: 'y' }],
  [{ location: null }, { location: 'y' }],
  [{ location: null }, { location: 'Zurich' }],
  [
    { name: 'Jo', location: null },
    { text: 'jo', location: 'zurich' },
  ],
  [
    { bio: 'I love tea', location: 'Leeds' },
    { text: 'love tea', location: 'le' },
  ],
  [
    { bio: 'I love tea', location: 'Leeds' },
    { text: 'love tea', location: 'leeds' },
  ],
  [{ age: null }, { minAge: 30, maxAge: 40 }],
  [{ age: 30 }, { minAge: 30, maxAge: 40 }],
  [{ age: 40 }, { minAge: 30, maxAge: 40 }],
  [{ preferences: { relationshipTypes: [4, 2] } }, { types: [1, 2] }],
  [{ preferences: { interests: ['hiking'] } }, { interests: ['Hiking'] }],
  [{ preferences: { interests: ['Café crawls'] } }, { interests: ['cafe CRAWLS', 'Reading'] }],
  [{ preferences: { interests: ['Reading'] } }, { interests: ['cafe crawls', 'reading'] }],
];

const NOT_FOUND: [given: Given, wanted: Wanted][] = [
  [{ name: 'Ann', bio: 'Lee' }, { text: 'annl' }],
  [{ name: 'Ann', bio: 'Lee' }, { text: 'nl' }],
  [{ name: 'Ann', location: 'Leeds' }, { text: 'leeds' }],
  [{ name: 'Ann', location: 'Leeds' }, { text: 'l' }],
  [{ name: 'Leeds', location: 'York' }, { location: 'leeds' }],
  [{ name: 'Leeds', location: 'York' }, { location: 'l' }],
  [{ bio: 'abcxbcd' }, { text: 'abcd' }],
  [{ bio: 'I am sure' }, { text: '%' }],
  [{ bio: 'I am sure' }, { text: 'a_' }],
  [{ bio: 'tea or coffee' }, { text: 'tea OR milk' }],
  [{ bio: 'हन्दी' }, { text: 'हिन्दी' }],
  [{ bio: 'か' }, { text: 'が' }],
  [{ name: 'Ann', location: null }, { text: 'nil' }],
  [{ age: 41 }, { minAge: 30, maxAge: 40 }],
  [{ age: 29 }, { minAge: 30 }],
  [{ preferences: { relationshipTypes: [3] } }, { types: [1, 2] }],
  [{ preferences: { relationshipTypes: [3] } }, { types: [9] }],
  [{ preferences: { interests: ['Hiking trips'] } }, { interests: ['Hiking'] }],
  [{ preferences: { interests: ['Chess'] } }, { interests: ['chess club', 'reading'] }],
];

/** What `MemberDirectory` promises, by examples; the properties compare it with the records. */
export function describeDirectory(current: () => Storage, openStorage: OpenStorage): void {
  describe('of all the members, the directory', () => {
    let crowded: Storage;
    let viewerId: MemberId;

    beforeAll(async () => {
      crowded = await openStorage();
      viewerId = (await storeMember(crowded)).id;
    });

    afterAll(async () => {
      await crowded.close();
    });

    test.each(FOUND)('finds %j by %j', async (given, wanted) => {
      const { id } = await storeMember(crowded, given);
      expect(await findIds(crowded, viewerId, wanted)).toContain(id);
    });

    test.each(NOT_FOUND)('does not find %j by %j', async (given, wanted) => {
      const { id } = await storeMember(crowded, given);
      expect(await findIds(crowded, viewerId)).toContain(id);
      expect(await findIds(crowded, viewerId, wanted)).not.toContain(id);
    });
  });

  describe('the directory', () => {
    test('finds members by what they are now', async () => {
      const viewer = await storeMember(current());
      const before = { bio: 'I like sailing', location: 'Hull', age: 30 };
      const interests = { interests: ['Knots', 'Music'], relationshipTypes: [1] };
      const { id } = await storeMember(current(), { ...before, preferences: interests });
      await updateMember(current(), id, {
        bio: 'I like walking',
        location: 'Leeds',
        age: 50,
        preferences: { interests: ['Maps', 'Nature'], relationshipTypes: [2] },
      });
      const old = [{ text: 'sail' }, { text: 'l' }, { location: 'hu' }, { location: 'hull' }];
      const oldTraits = [{ maxAge: 40 }, { types: [1] }, { interests: ['knots'] }];
      for (const wanted of [...old, ...oldTraits, { interests: ['Music'] }]) {
        const isStillTrue = 'text' in wanted && wanted.text === 'l';
        expect(await findIds(current(), viewer.id, wanted)).toEqual(isStillTrue ? [id] : []);
      }
      const now = [{ text: 'walk' }, { text: 'wa' }, { location: 'ee' }, { location: 'leeds' }];
      const nowTraits = [{ minAge: 50 }, { types: [2] }, { interests: ['maps'] }];
      for (const wanted of [...now, ...nowTraits, { interests: ['Nature'] }]) {
        expect(await findIds(current(), viewer.id, wanted)).toEqual([id]);
      }
    });

    test('says of how many members it knows, and in how many bytes', async () => {
      const { directory } = current();
      await directory.catchUp();
      const before = await directory.size();
      const location = 'Llanfairpwllgwyngyll';
      await storeMember(current(), { location });
      await storeMember(current());
      await directory.catchUp();
      const { members, bytes } = await directory.size();
      expect(members).toBe(before.members + 2);
      expect(bytes).toBeGreaterThanOrEqual(before.bytes + location.length);
    });

    test('leaves out the viewer and everyone with any connection to them', async () => {
      const { directory } = current();
      const [viewer, asked, asking, friend, stranger] = await storeMembers(current(), 5);
      await storeRequest(current(), viewer!.id, asked!.id);
      await storeRequest(current(), asking!.id, viewer!.id);
      const request = await storeRequest(current(), friend!.id, viewer!.id);
      await replaceConnection(current(), request, accepted(request), viewer!.id);
      await storeRequest(current(), stranger!.id, asked!.id);
      const page = (await directory.search(viewer!.id, FIRST_PAGE))!;
      expect(page.members.map(({ id }) => id)).toEqual([stranger!.id]);
      expect(page.total).toBe(1);

      await replaceConnection(current(), accepted(request), noConnection(request), viewer!.id);
      const found = await findIds(current(), viewer!.id);
      expect(found).toEqual([stranger!.id, friend!.id]);
    });

    test('returns nothing private, and nothing that changes what is stored', async () => {
      const { directory } = current();
      const viewer = await storeMember(current(), { preferences: { relationshipTypes: [1] } });
      const other = await storeMember(current(), { preferences: { relationshipTypes: [1] } });
      const expected = withoutPrivatePart(other);
      const read = async () => [
        ...(await directory.search(viewer.id, FIRST_PAGE))!.members,
        ...(await directory.recommend(viewer.id, 3, LATER_DAY))!,
      ];
      const found = await read();
      expect(found).toEqual([expected, expected]);
      for (const { preferences } of found) {
        meddle(() => Object.assign(preferences, { interests: ['Sailing'] }));
      }
      expect(await read()).toEqual([expected, expected]);
    });

    test('recommends the best first, and nobody without a reason', async () => {
      const viewer = await storeMember(current(), {
        age: 30,
        location: 'Leeds',
        preferences: { interests: ['Chess', 'Music'], ageRange: { min: 18, max: 50 } },
      });
      const one = await storeMember(current(), { preferences: { interests: ['CHESS'] } });
      const two = await storeMember(current(), { preferences: { interests: ['music', 'chess'] } });
      const near = await storeMember(current(), {
        location: 'leeds',
        preferences: { interests: ['Chess'] },
      });
      await storeMember(current(), { age: 60, location: 'Leeds' });
      await storeMember(current());
      const ids = async (limit: number) =>
        (await current().directory.recommend(viewer.id, limit, LATER_DAY))!.map(({ id }) => id);
      expect(await ids(20)).toEqual([near.id, two.id, one.id]);
      expect(await ids(1)).toEqual([near.id]);
    });

    test('counts five shared interests and no more, listed or not', async () => {
      const interests = ['Art', 'Music', 'Yoga', 'Nature', 'Chess', 'Knots', 'Tea'];
      const preferences = { interests };
      const viewer = await storeMember(current(), { location: 'Leeds', preferences });
      const near = await storeMember(current(), {
        location: 'Leeds',
        preferences: { interests: ['Yoga', 'Nature', 'Chess', 'Knots', 'Tea'] },
      });
      const alike = await storeMember(current(), { preferences });
      const [, less] = await storeMembers(current(), 2);
      await updateMember(current(), less!.id, { preferences: { interests: ['Chess'] } });
      const found = await findIds(current(), viewer.id, { interests }, 'relevance');
      expect(found).toEqual([near.id, alike.id, less!.id]);
    });

    test('has no answer for a viewer who is not there', async () => {
      await storeMember(current());
      expect(await current().directory.search(toMemberId(7), FIRST_PAGE)).toBeNull();
      expect(await current().directory.recommend(toMemberId(7), 3, LATER_DAY)).toBeNull();
    });
  });
}
