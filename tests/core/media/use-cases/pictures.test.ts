import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryFileStore } from '#adapters/memory/memory-file-store.ts';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { createRandomSessionTokens } from '#adapters/system/random-session-tokens.ts';
import { granted, refused } from '#core/kernel/result.ts';
import { parsePictureAddress, writePictureAddress } from '#core/media/domain/picture-address.ts';
import type { FileName } from '#core/media/domain/file-name.ts';
import type { Picture } from '#core/media/domain/picture.ts';
import { PICTURE_ROOM } from '#core/media/domain/picture-room.ts';
import type { FileStore } from '#core/media/ports/file-store.ts';
import type { PictureMaker } from '#core/media/ports/picture-maker.ts';
import { makeCurrentPictures } from '#core/media/steps/current-pictures.ts';
import { makeDescribePicture } from '#core/media/use-cases/describe-picture.ts';
import { makeKeepPicture } from '#core/media/use-cases/keep-picture.ts';
import { makeOpenFile } from '#core/media/use-cases/open-file.ts';
import { makeOpenPicture } from '#core/media/use-cases/open-picture.ts';
import { makeRemovePicture } from '#core/media/use-cases/remove-picture.ts';
import { makeRemoveUnshownPictures } from '#core/media/use-cases/remove-unshown-pictures.ts';
import { makeSweepFiles } from '#core/media/use-cases/sweep-files.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { Self } from '#core/members/domain/member.ts';
import { makeUpdateProfile } from '#core/members/use-cases/update-profile.ts';
import type { Storage } from '#core/storage.ts';
import { unlimited } from '#server/limits/rate-limits.ts';
import { deleteMember } from '#tests/support/canary.ts';
import { listTowns } from '#tests/support/listed-towns.ts';
import { madeOf } from '#tests/support/plain-picture-maker.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { isReservedName } from '#tests/support/reserved-names.ts';
import { createSettableClock, DAY } from '#tests/support/settable-clock.ts';
import { storeMembers } from '#tests/support/stored-records.ts';
import { toIdempotencyKey } from '#tests/support/texts.ts';
import { storePicture, updateMember } from '#tests/support/writes.ts';

const NOT_FOUND = refused({ code: 'not_found', subject: 'picture' });
const NO_ROOM = refused({ code: 'no_room_for_picture' });
const ALL = { turn: 0, part: null } as const;
const GOES_ON = () => false;

let storage: Storage;
let clock: ReturnType<typeof createSettableClock>;
let fileStore: FileStore;
let rosa: Self;
let daniel: Self;
/** What the maker was asked for. */
let made: unknown[];

beforeEach(async () => {
  storage = createMemoryStorage();
  clock = createSettableClock();
  fileStore = createMemoryFileStore(clock);
  [rosa, daniel] = (await storeMembers(storage, 2)) as [Self, Self];
  made = [];
});

/** Makes what the name of the file says. */
const pictureMaker: PictureMaker = {
  make: (file, crop) => {
    made.push({ file, crop });
    if (file === 'unreadable' || file === 'too_large') return Promise.resolve(refused(file));
    return Promise.resolve(granted(madeOf(file)));
  },
};
const deps = () => ({
  ...storage,
  clock,
  fileStore,
  pictureMaker,
  pictureKeys: createRandomSessionTokens(),
});
const keep = (file: string, key: string | null = null, { id: callerId } = rosa) =>
  makeKeepPicture(deps())({
    callerId,
    file,
    crop: ALL,
    idempotencyKey: key === null ? null : toIdempotencyKey(key),
  });
async function kept(file: string, member = rosa): Promise<Picture> {
  const done = await keep(file, null, member);
  if (!done.ok) throw new Error(done.refusal.code);
  return done.value;
}
/** Fills Rosa's room but for one picture. */
async function leaveRoomForOne() {
  for (let count = 1; count < PICTURE_ROOM.pictures; count += 1) {
    await storePicture(storage, rosa.id, { bytes: 1 });
  }
}
const show = (changes: { avatarUrl?: string | null; preferences?: { photos: string[] } }) =>
  makeUpdateProfile({
    ...storage,
    currentPictures: makeCurrentPictures(storage),
    clock,
    isReservedName,
    listTowns,
    limiter: unlimited,
    confirmation: 'none',
  })({ callerId: rosa.id, id: rosa.id, changes });
const profileOf = async () => (await storage.members.findById(rosa.id))!;
const open = (
  { key }: Picture,
  { id: viewerId } = rosa,
  known: string | null = null,
  isAtDesk = false,
) =>
  makeOpenPicture({
    ...deps(),
    openFile: makeOpenFile(deps()),
    isAtDesk: () => Promise.resolve(isAtDesk),
  })({
    viewerId,
    key,
    size: 320,
    format: 'webp',
    known,
  });
const describeIt = (id: Picture['id'], description: string | null, { id: callerId } = rosa) =>
  makeDescribePicture(deps())({ callerId, id, description });
const remove = ({ id }: Picture, { id: callerId } = rosa) =>
  makeRemovePicture(deps())({ callerId, id });
const removeUnshown = () => makeRemoveUnshownPictures(deps())(GOES_ON);
const filesThere = async () => (await fileStore.list(null, 1_000)).length;

describe('keeping a picture', () => {
  test('makes it as it is asked, and stores it with its files', async () => {
    const crop = { turn: 90, part: { left: 0, top: 0, width: 0.5, height: 1 } } as const;
    const upload = { callerId: rosa.id, file: 'a', crop, idempotencyKey: null };
    const done = await makeKeepPicture(deps())(upload);
    const [picture] = await storage.pictures.listOf(rosa.id);
    expect(done).toEqual(granted(picture));
    expect(made).toEqual([{ file: 'a', crop }]);
    const { files, thumbHash } = madeOf('a');
    expect(picture).toMatchObject({ width: 960, height: 720, description: null });
    expect(picture?.createdAt).toBe(clock.now());
    expect(picture?.thumbHash).toBe(Buffer.from(thumbHash).toString('base64url'));
    const sizes = Object.values(files).flatMap((both) => Object.values(both));
    expect(picture?.bytes).toBe(sizes.reduce((sum, { byteLength }) => sum + byteLength, 0));
    for (const size of [96, 320, 960] as const) {
      for (const format of ['webp', 'jpeg'] as const) {
        expect(await fileStore.read(picture!.files[size][format])).toEqual(files[size][format]);
      }
    }
    expect(parsePictureAddress(writePictureAddress(picture!))).toMatchObject({ key: picture!.key });
    expect(await readEvents(storage)).toEqual([]);
  });

  test('is done once under a key, however often and however it is sent', async () => {
    const first = await keep('a', 'k');
    expect(await keep('b', 'k')).toEqual(first);
    expect(made).toHaveLength(1);
    expect(await keep('a', 'k', daniel)).not.toEqual(first);
    expect(await keep('a', 'other')).not.toEqual(first);
    expect(await storage.pictures.listOf(rosa.id)).toHaveLength(2);
  });

  test('is done once, also where it is sent twice at once', async () => {
    const [one, two] = await Promise.all([keep('a', 'k'), keep('a', 'k')]);
    expect(one).toEqual(two);
    expect(await storage.pictures.listOf(rosa.id)).toHaveLength(1);
    const [three, four] = await Promise.all([keep('a'), keep('a')]);
    expect(three).not.toEqual(four);
    expect(await storage.pictures.listOf(rosa.id)).toHaveLength(3);
  });

  test('refuses what is no picture or too large a one, and keeps nothing of it', async () => {
    expect(await keep('unreadable')).toEqual(refused({ code: 'picture_unreadable' }));
    expect(await keep('too_large')).toEqual(refused({ code: 'picture_too_large' }));
    expect(await storage.pictures.listOf(rosa.id)).toEqual([]);
    expect(await filesThere()).toBe(0);
  });

  test('refuses what there is no room for: as many as there may be, or as much', async () => {
    await leaveRoomForOne();
    await kept('a');
    made = [];
    expect(await keep('b')).toEqual(NO_ROOM);
    expect(made).toEqual([]);
    expect(await filesThere()).toBe(6);
    await storePicture(storage, daniel.id, { bytes: PICTURE_ROOM.bytes - 10 });
    expect(await keep('b', null, daniel)).toEqual(NO_ROOM);
    expect(await filesThere()).toBe(6);
    const [large] = await storage.pictures.listOf(daniel.id);
    await remove(large!, daniel);
    expect(await keep('b', null, daniel)).toMatchObject({ ok: true });
  });

  test('is refused to the second of two who take the last room at once', async () => {
    await leaveRoomForOne();
    const both = await Promise.all([keep('a'), keep('b')]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both).toContainEqual(NO_ROOM);
  });

  test('counts what was sent in conversations too, to the last byte', async () => {
    const bytes = 1_000;
    const picture = await kept('a');
    await remove(picture);
    await storePicture(storage, rosa.id, { bytes: PICTURE_ROOM.bytes - picture.bytes - bytes });
    const keepBeside = (sent: number) =>
      makeKeepPicture({
        ...deps(),
        attachments: { countOf: () => Promise.resolve({ bytes: sent }) },
      })({
        callerId: rosa.id,
        file: 'a',
        crop: ALL,
        idempotencyKey: null,
      });
    expect(await keepBeside(bytes + 1)).toEqual(NO_ROOM);
    expect(await keepBeside(bytes)).toMatchObject({ ok: true });
  });

  test('is refused to whoever is deleted meanwhile', async () => {
    const deleting: PictureMaker = {
      make: async (file) => {
        await deleteMember(storage, rosa.id);
        return granted(madeOf(file));
      },
    };
    const upload = { callerId: rosa.id, file: 'a', crop: ALL, idempotencyKey: null };
    const done = makeKeepPicture({ ...deps(), pictureMaker: deleting })(upload);
    expect(await done).toEqual(refused({ code: 'not_signed_in' }));
    expect(await storage.pictures.listOf(rosa.id)).toEqual([]);
  });
});

describe('a profile', () => {
  test('takes the address of one’s own picture, as it is now', async () => {
    const picture = await kept('a');
    const address = writePictureAddress(picture);
    expect(await show({ avatarUrl: address, preferences: { photos: [address] } })).toMatchObject({
      ok: true,
    });
    await describeIt(picture.id, 'A pear tree');
    const current = writePictureAddress({ ...picture, description: 'A pear tree' });
    expect((await profileOf()).avatarUrl).toBe(current);
    await show({ avatarUrl: address });
    expect(await profileOf()).toMatchObject({
      avatarUrl: current,
      preferences: { photos: [current] },
    });
    await show({ avatarUrl: null, preferences: { photos: ['https://example.org/a.png'] } });
    expect(await profileOf()).toMatchObject({
      avatarUrl: null,
      preferences: { photos: ['https://example.org/a.png'] },
    });
  });

  test('takes no other address of this kind', async () => {
    const theirs = writePictureAddress(await kept('a', daniel));
    const own = writePictureAddress(await kept('b'));
    const otherwise = writePictureAddress({ ...(await kept('c')), key: (await kept('d')).key });
    for (const refusedOne of [theirs, '/media/x', own.replace('/media/', '/media/x')]) {
      expect(await show({ avatarUrl: refusedOne })).toMatchObject({
        refusal: { code: 'invalid_input', errors: [{ path: 'avatarUrl' }] },
      });
      expect(await show({ preferences: { photos: [own, refusedOne] } })).toMatchObject({
        refusal: {
          errors: [
            {
              path: 'preferences.photos.1',
              fault: { rule: 'picture_address', field: 'photo' },
            },
          ],
        },
      });
    }
    expect(await show({ avatarUrl: otherwise })).toMatchObject({ ok: true });
  });

  test('can be changed where it has an address of a picture that is gone', async () => {
    const picture = await kept('a');
    const address = writePictureAddress(picture);
    await updateMember(storage, rosa.id, { avatarUrl: address });
    const { id, memberId } = picture;
    const at = clock.now();
    const gone = { type: 'remove_picture', id, memberId } as const;
    await storage.commit({ changes: [gone], events: [], actorId: null, at });
    expect(await show({ avatarUrl: address, preferences: { photos: [] } })).toMatchObject({
      ok: true,
    });
  });
});

describe('describing and removing a picture', () => {
  test('are for its member alone', async () => {
    const picture = await kept('a');
    expect(await describeIt(picture.id, 'Mine', daniel)).toEqual(NOT_FOUND);
    expect(await remove(picture, daniel)).toEqual(NOT_FOUND);
    expect(await storage.pictures.listOf(rosa.id)).toEqual([picture]);
  });

  test('change the profile in the same act, if it shows the picture', async () => {
    const [one, two] = [await kept('a'), await kept('b')];
    await describeIt(one.id, 'Not shown');
    await remove(two);
    expect(await storage.pictures.listOf(rosa.id)).toEqual([{ ...one, description: 'Not shown' }]);
    expect(await readEvents(storage)).toEqual([]);
    const newest = await kept('c');
    const address = writePictureAddress(one);
    await show({ avatarUrl: address, preferences: { photos: [address, '/pictures/tree.svg'] } });
    expect(await describeIt(one.id, 'A pear tree')).toEqual(
      granted({ ...one, description: 'A pear tree' }),
    );
    expect(parsePictureAddress((await profileOf()).avatarUrl!)?.description).toBe('A pear tree');
    expect(await remove(one)).toEqual(granted(null));
    expect(await profileOf()).toMatchObject({
      avatarUrl: null,
      preferences: { photos: ['/pictures/tree.svg'] },
    });
    const told = { type: 'profile_changed', memberIds: [rosa.id] };
    expect(await readEvents(storage)).toEqual([told, told, told]);
    expect(await remove(one)).toEqual(NOT_FOUND);
    expect(await storage.pictures.listOf(rosa.id)).toEqual([newest]);
  });

  test('and a profile that shows it at the same moment never has a picture that is gone', async () => {
    const picture = await kept('a');
    await Promise.all([show({ avatarUrl: writePictureAddress(picture) }), remove(picture)]);
    expect((await profileOf()).avatarUrl).toBeNull();
    expect(await storage.pictures.listOf(rosa.id)).toEqual([]);
  });
});

describe('opening a picture', () => {
  test('is for its member, and for those who see them while their profile shows it', async () => {
    const picture = await kept('a');
    const { webp: name } = picture.files[320];
    const bytes = madeOf('a').files[320].webp;
    expect(await open(picture)).toEqual(granted({ name, bytes }));
    expect(await open(picture, daniel)).toEqual(NOT_FOUND);
    await show({ preferences: { photos: [writePictureAddress(picture)] } });
    expect(await open(picture, daniel)).toEqual(granted({ name, bytes }));
    expect(await open(picture, daniel, name)).toEqual(granted({ name, bytes: null }));
    await remove(picture);
    for (const viewer of [rosa, daniel])
      expect(await open(picture, viewer, name)).toEqual(NOT_FOUND);
  });

  test('is for moderators where only connections see the profile’s photos, as long as it shows it', async () => {
    const picture = await kept('a');
    const [hidden, atDesk] = [await kept('b'), true];
    await updateMember(storage, rosa.id, {
      avatarUrl: writePictureAddress(picture),
      photosSeenBy: 'connections',
    });
    expect(await open(picture, daniel)).toEqual(NOT_FOUND);
    expect(await open(picture, daniel, null, atDesk)).toMatchObject({ ok: true });
    expect(await open(hidden, daniel, null, atDesk)).toEqual(NOT_FOUND);
    await deleteMember(storage, rosa.id);
    expect(await open(picture, daniel, null, atDesk)).toEqual(NOT_FOUND);
  });

  test('finds nothing where the file is lost', async () => {
    const picture = await kept('a');
    await fileStore.remove(picture.files[320].webp);
    expect(await open(picture)).toEqual(NOT_FOUND);
  });
});

describe('what is kept no longer', () => {
  test('are pictures that no profile shows, a day after they were made', async () => {
    const [shown, unshown] = [await kept('a'), await kept('b')];
    await show({ avatarUrl: writePictureAddress(shown) });
    clock.advance(DAY - 1);
    const newer = await kept('c');
    await removeUnshown();
    expect(await storage.pictures.listOf(rosa.id)).toEqual([newer, unshown, shown]);
    clock.advance(1);
    await makeRemoveUnshownPictures(deps())(() => true);
    expect(await storage.pictures.listOf(rosa.id)).toHaveLength(3);
    await removeUnshown();
    expect(await storage.pictures.listOf(rosa.id)).toEqual([newer, shown]);
    await show({ avatarUrl: null });
    clock.advance(DAY);
    await removeUnshown();
    expect(await storage.pictures.listOf(rosa.id)).toEqual([]);
  });

  test('are never pictures that a profile has come to show meanwhile, or of whom there is nobody left', async () => {
    const [one, two] = [await kept('a'), await kept('b', daniel)];
    clock.advance(DAY);
    const load = async (id: MemberId) => {
      if (id === rosa.id) await show({ avatarUrl: writePictureAddress(one) });
      else await deleteMember(storage, id);
      return storage.members.load(id);
    };
    const members = { ...storage.members, load };
    await makeRemoveUnshownPictures({ ...deps(), members })(GOES_ON);
    expect(await storage.pictures.listOf(rosa.id)).toEqual([one]);
    expect(await storage.pictures.listOf(two.memberId)).toEqual([]);
    await makeRemoveUnshownPictures(deps())(GOES_ON);
    expect(await storage.pictures.listOf(rosa.id)).toEqual([one]);
  });

  test('is nothing where there is nothing', async () => {
    clock.advance(DAY);
    await expect(removeUnshown()).resolves.toBeUndefined();
    await expect(makeSweepFiles(deps())(GOES_ON)).resolves.toBeUndefined();
  });

  test('is found behind as many pictures as are looked at at a time, all of which are shown', async () => {
    const photos: string[] = [];
    for (let count = 0; count < 200; count += 1) {
      photos.push(
        writePictureAddress(await storePicture(storage, rosa.id, { createdAt: clock.now() })),
      );
    }
    await updateMember(storage, rosa.id, { preferences: { ...rosa.preferences, photos } });
    await kept('a', daniel);
    clock.advance(DAY);
    await removeUnshown();
    expect(await storage.pictures.listOf(daniel.id)).toEqual([]);
    expect(await storage.pictures.listOf(rosa.id)).toHaveLength(200);
  });

  test('is found among more than are looked at at a time', async () => {
    const createdAt = clock.now();
    for (let count = 0; count < 210; count += 1) {
      await storePicture(storage, count < 105 ? rosa.id : daniel.id, { createdAt });
    }
    clock.advance(DAY);
    await removeUnshown();
    expect(await storage.pictures.list({ after: 0, limit: 10 })).toEqual([]);
  });

  test('are files that no picture names, a day after they were last written', async () => {
    const sweep = makeSweepFiles(deps());
    const [stays, goes] = [await kept('a'), await kept('b')];
    await remove(goes);
    await sweep(GOES_ON);
    expect(await filesThere()).toBe(12);
    clock.advance(DAY - 1);
    await makeSweepFiles(deps())(GOES_ON);
    expect(await filesThere()).toBe(12);
    clock.advance(1);
    await makeSweepFiles(deps())(() => true);
    expect(await filesThere()).toBe(12);
    await sweep(GOES_ON);
    expect(await filesThere()).toBe(6);
    expect(await open(stays)).toMatchObject({ ok: true });
  });

  test('are never files in use, however many there are, and all of the others', async () => {
    const inUse: FileName[] = [];
    for (let count = 0; count < 505; count += 1) {
      const name = await fileStore.write(Buffer.from(`in use ${count}`));
      const both = { webp: name, jpeg: name };
      await storePicture(storage, rosa.id, { files: { 96: both, 320: both, 960: both } });
      inUse.push(name);
    }
    for (let count = 0; count < 505; count += 1) {
      await fileStore.write(Buffer.from(`in use no more ${count}`));
    }
    clock.advance(DAY);
    await makeSweepFiles(deps())(GOES_ON);
    const left = await fileStore.list(null, 2_000);
    expect(left.map(({ name }) => name)).toEqual(inUse.toSorted());
  });

  test('are looked for every six hours, and again at once where that was stopped', async () => {
    const sweep = makeSweepFiles(deps());
    await fileStore.write(Buffer.from('a'));
    clock.advance(DAY);
    await sweep(() => true);
    expect(await filesThere()).toBe(1);
    await fileStore.write(Buffer.from('b'));
    await sweep(GOES_ON);
    expect(await filesThere()).toBe(1);
    clock.advance(DAY);
    await sweep(GOES_ON);
    expect(await filesThere()).toBe(0);
    clock.advance(-DAY);
    await fileStore.write(Buffer.from('c'));
    clock.advance(DAY + DAY / 4 - 1);
    await sweep(GOES_ON);
    expect(await filesThere()).toBe(1);
    clock.advance(1);
    await sweep(GOES_ON);
    expect(await filesThere()).toBe(0);
  });

  test('are not files that another picture has by now, or that are just written again', async () => {
    const sweep = () => makeSweepFiles(deps())(GOES_ON);
    const first = await kept('a');
    await remove(first);
    clock.advance(DAY);
    for (const file of Object.values(madeOf('a').files)) await fileStore.write(file.webp);
    await sweep();
    expect(await filesThere()).toBe(3);
    const again = await kept('a');
    clock.advance(2 * DAY);
    await sweep();
    expect(await open(again)).toMatchObject({ ok: true });
    expect(await filesThere()).toBe(6);
  });
});
