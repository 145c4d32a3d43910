import { beforeEach, expect, test } from 'vitest';
import { createMemberCache, type MemberCache } from '#core/discovery/columns/member-cache.ts';
import { toMember, type Member } from '#core/members/domain/member.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { newMember } from '#tests/support/new-member.ts';

let stored: Map<number, Member>;
let asked: (readonly number[])[];
let cache: MemberCache;

const memberOf = (id: number, name = `Member ${id}`): Member => {
  const { passwordHash: _hash, ...record } = newMember({ name });
  return toMember({ ...record, id: toMemberId(id) });
};

beforeEach(() => {
  stored = new Map([1, 2, 3].map((id) => [id, memberOf(id)]));
  asked = [];
  cache = createMemberCache({ readMembers });
});

function readMembers(ids: readonly number[]): Promise<Member[]> {
  asked.push(ids);
  return Promise.resolve(structuredClone(ids.flatMap((id) => stored.get(id) ?? [])));
}

test('members are read once, in the order in which they are asked for', async () => {
  expect(await cache.read([3, 1])).toEqual([stored.get(3), stored.get(1)]);
  expect(await cache.read([1, 2, 3])).toEqual([...stored.values()]);
  expect(await cache.read([2])).toEqual([stored.get(2)]);
  expect(asked).toEqual([[3, 1], [2]]);
});

test('who is gone is left out, and looked for again', async () => {
  expect(await cache.read([7, 2])).toEqual([stored.get(2)]);
  expect(await cache.read([7])).toEqual([]);
  expect(asked).toEqual([[7, 2], [7]]);
});

test('a member who has changed is as they are now', async () => {
  await cache.read([1]);
  const renamed = memberOf(1, 'Rosa');
  cache.put(renamed);
  expect(await cache.read([1])).toEqual([renamed]);
});

test('a change while members are read is not overwritten by what was read', async () => {
  const renamed = memberOf(1, 'Rosa');
  const before = cache.read([1, 2]);
  cache.put(renamed);
  expect(await before).toHaveLength(2);
  expect(await cache.read([1])).toEqual([renamed]);
});

test('nobody can change a member who was read', async () => {
  const before = structuredClone(stored.get(1));
  const [member] = await cache.read([1]);
  expect(() => Object.assign(member!, { name: 'Somebody else' })).toThrow(TypeError);
  expect(() => Object.assign(member!.preferences, { interests: [] })).toThrow(TypeError);
  expect(() => (member!.preferences.interests as string[]).push('Sailing')).toThrow(TypeError);
  expect(await cache.read([1])).toEqual([before]);
});
