import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { toMemberWithPhotos, type Self } from '#core/members/domain/member.ts';
import { findSeenMember, findVisibleMember } from '#core/members/steps/find-visible-member.ts';
import type { Storage } from '#core/storage.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { storeConnection, storeMember } from '#tests/support/stored-records.ts';
import { storeStanding, updateMember } from '#tests/support/writes.ts';

const PHOTOS = ['https://photos.example/garden.jpg'];

let storage: Storage;
let rosa: Self;
let daniel: Self;

beforeEach(async () => {
  storage = createMemoryStorage();
  rosa = await storeMember(storage);
  daniel = await storeMember(storage, { preferences: { photos: PHOTOS } });
  await updateMember(storage, daniel.id, { photosSeenBy: 'connections' });
  daniel = (await storage.members.findById(daniel.id))!;
});

const seenBy = (viewerId: MemberId, id = daniel.id) => findSeenMember(storage, viewerId, id);
const photosSeenBy = async (viewerId: MemberId) =>
  (await seenBy(viewerId))?.member.preferences.photos;

describe('a member', () => {
  test('sees themselves whole, whatever their standing', async () => {
    await storeStanding(storage, daniel.id, { account: { status: 'removed' } });
    expect(await seenBy(daniel.id)).toEqual({ member: toMemberWithPhotos(daniel), self: daniel });
  });

  test('sees the photos of another as far as the other lets them', async () => {
    expect(await photosSeenBy(rosa.id)).toEqual([]);
    await storeConnection(storage, rosa.id, daniel.id);
    expect(await photosSeenBy(rosa.id)).toEqual(PHOTOS);
    expect(await findVisibleMember(storage, rosa.id, daniel.id)).toEqual(daniel);
  });

  test('sees nobody who is out of use or not there', async () => {
    expect(await seenBy(rosa.id, toMemberId(999))).toBeNull();
    expect(await seenBy(toMemberId(999), toMemberId(999))).toBeNull();
    await storeStanding(storage, daniel.id, { account: { status: 'removed' } });
    expect(await seenBy(rosa.id)).toBeNull();
    expect(await findVisibleMember(storage, rosa.id, daniel.id)).toBeNull();
  });
});
