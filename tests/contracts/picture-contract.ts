import { beforeEach, describe, expect, test } from 'vitest';
import { parseKnown } from '#core/kernel/parser.ts';
import type { PictureChange } from '#core/media/changes.ts';
import type { Picture } from '#core/media/domain/picture.ts';
import { parsePictureKey } from '#core/media/domain/picture-address.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { Storage } from '#core/storage.ts';
import { deleteMember } from '#tests/support/canary.ts';
import { storeMembers } from '#tests/support/stored-records.ts';
import { toIdempotencyKey } from '#tests/support/texts.ts';
import { nextDay, pictureOf, storePicture, updateMember } from '#tests/support/writes.ts';

/** What `PictureRepository` promises, and `PictureChange`. */
export function describePictures(current: () => Storage): void {
  describe('pictures', () => {
    let rosa: MemberId;
    let daniel: MemberId;
    beforeEach(async () => {
      [rosa, daniel] = (await storeMembers(current(), 2)).map(({ id }) => id) as [
        MemberId,
        MemberId,
      ];
    });

    const commit = (change: PictureChange) => {
      const at = nextDay(current());
      return current().commit({ changes: [change], events: [], actorId: rosa, at });
    };
    const idsOf = (pictures: readonly Picture[]) => pictures.map(({ id }) => id);

    test('are found as they were stored, by their key, and of their member', async () => {
      const description = 'Rosa, 70, beneath a “pear tree” 🍐';
      const idempotencyKey = toIdempotencyKey('a-1');
      const one = await storePicture(current(), rosa, { description, idempotencyKey });
      const two = await storePicture(current(), daniel);
      const three = await storePicture(current(), rosa);
      expect(await current().pictures.findByKey(one.key)).toEqual(one);
      expect(await current().pictures.listOf(rosa)).toEqual([three, one]);
      expect(await current().pictures.listOf(daniel)).toEqual([two]);
      const unknown = parseKnown(parsePictureKey, one.key.toLowerCase());
      expect(await current().pictures.findByKey(unknown)).toBeNull();
    });

    test('are listed page by page, in the order of their ids', async () => {
      const all: Picture[] = [];
      expect(await current().pictures.countBytes()).toBe(0);
      for (const memberId of [rosa, daniel, rosa])
        all.push(await storePicture(current(), memberId));
      const list = (after: number, limit: number) => current().pictures.list({ after, limit });
      expect(await list(0, 10)).toEqual(all);
      const bytes = all.reduce((sum, picture) => sum + picture.bytes, 0);
      expect(await current().pictures.countBytes()).toBe(bytes);
      expect(await list(0, 2)).toEqual(all.slice(0, 2));
      expect(await list(all[1]!.id, 2)).toEqual(all.slice(2));
      expect(await list(all[2]!.id, 2)).toEqual([]);
    });

    test('are added only if their member, and the newest of theirs, are as they were', async () => {
      const { version: memberVersion } = (await current().members.load(rosa))!;
      const picture = pictureOf(rosa);
      const add = (decided: { memberVersion: number; newestId: number }) =>
        commit({ type: 'add_picture', picture, ...decided });
      expect(await add({ memberVersion, newestId: 1 })).toEqual({ stored: false });
      const { id } = await storePicture(current(), rosa);
      expect(await add({ memberVersion, newestId: 0 })).toEqual({ stored: false });
      expect(await add({ memberVersion: memberVersion + 1, newestId: id })).toEqual({
        stored: false,
      });
      expect(await add({ memberVersion, newestId: id })).toMatchObject({ stored: true });
      await updateMember(current(), rosa, { bio: 'Hello' });
      const other = { type: 'add_picture', picture: pictureOf(rosa), memberVersion } as const;
      const [newest] = await current().pictures.listOf(rosa);
      expect(await commit({ ...other, newestId: newest!.id })).toEqual({ stored: false });
      expect(await current().pictures.listOf(rosa)).toHaveLength(2);
    });

    test('have a key of their own, and are sent once under each key of their member', async () => {
      const idempotencyKey = toIdempotencyKey('a-1');
      const { id, key } = await storePicture(current(), rosa, { idempotencyKey });
      const { version: memberVersion } = (await current().members.load(rosa))!;
      for (const taken of [{ key }, { idempotencyKey }]) {
        const picture = pictureOf(rosa, taken);
        const change = { type: 'add_picture', picture, memberVersion, newestId: id } as const;
        expect(await commit(change)).toEqual({ stored: false });
      }
      await storePicture(current(), daniel, { idempotencyKey });
      expect(idsOf(await current().pictures.listOf(rosa))).toEqual([id]);
    });

    test('are one, however many are added at once upon the same', async () => {
      const { version: memberVersion } = (await current().members.load(rosa))!;
      const add = () =>
        commit({ type: 'add_picture', picture: pictureOf(rosa), memberVersion, newestId: 0 });
      const done = await Promise.all([add(), add(), add()]);
      expect(done.filter(({ stored }) => stored)).toHaveLength(1);
      expect(await current().pictures.listOf(rosa)).toHaveLength(1);
    });

    test('are described and removed, by their own member alone', async () => {
      const picture = await storePicture(current(), rosa);
      const { id, key } = picture;
      const description = 'A pear tree';
      for (const change of [
        { type: 'describe_picture', id, memberId: daniel, description },
        { type: 'remove_picture', id, memberId: daniel },
      ] as const) {
        expect(await commit(change)).toEqual({ stored: false });
      }
      await commit({ type: 'describe_picture', id, memberId: rosa, description });
      expect(await current().pictures.findByKey(key)).toEqual({ ...picture, description });
      await commit({ type: 'describe_picture', id, memberId: rosa, description: null });
      expect(await current().pictures.findByKey(key)).toEqual(picture);
      const remove = { type: 'remove_picture', id, memberId: rosa } as const;
      expect(await commit(remove)).toMatchObject({ stored: true });
      expect(await commit(remove)).toEqual({ stored: false });
      expect(await current().pictures.findByKey(key)).toBeNull();
      expect((await storePicture(current(), rosa)).id).toBeGreaterThan(id);
    });

    test('go with the account of their member, and no other goes', async () => {
      await storePicture(current(), rosa);
      const other = await storePicture(current(), daniel);
      await deleteMember(current(), rosa);
      expect(await current().pictures.list({ after: 0, limit: 10 })).toEqual([other]);
    });
  });
}
