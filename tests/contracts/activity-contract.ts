import { toConnectionId } from '#tests/support/ids.ts';
import { describe, expect, test } from 'vitest';
import { noConnection } from '#core/connections/domain/connection.ts';
import type { Storage } from '#core/storage.ts';
import { newMember } from '#tests/support/new-member.ts';
import { findIds } from '#tests/support/search-results.ts';
import {
  accepted,
  messageFrom,
  requestBetween,
  storeConnection,
  storeMembers,
  storeMessage,
  storeRequest,
} from '#tests/support/stored-records.ts';
import {
  createConnection,
  createMember,
  createMessage,
  markAsRead,
  recordActivity,
  replaceConnection,
  updateMember,
} from '#tests/support/writes.ts';

/** Which writes count as whose activity, as the order `recent` shows it. */
export function describeActivity(current: () => Storage): void {
  /** Four members. The first looks on; the others were active one after the other. */
  async function storeFour() {
    const [viewer, ada, ben, cleo] = (await storeMembers(current(), 4)).map(({ id }) => id);
    return { viewer: viewer!, ada: ada!, ben: ben!, cleo: cleo! };
  }

  describe('the most recently active', () => {
    test('is the last to register', async () => {
      const { viewer, ada, ben, cleo } = await storeFour();
      expect(await findIds(current(), viewer)).toEqual([cleo, ben, ada]);
    });

    test('is whoever is said to be, again and again', async () => {
      const { viewer, ada, ben, cleo } = await storeFour();
      await recordActivity(current(), ada);
      expect(await findIds(current(), viewer)).toEqual([ada, cleo, ben]);
      await recordActivity(current(), ada);
      await recordActivity(current(), ben);
      expect(await findIds(current(), viewer)).toEqual([ben, ada, cleo]);
    });

    test('is whoever changes their record, unless the change is refused', async () => {
      const { members } = current();
      const { viewer, ada, ben, cleo } = await storeFour();
      const { email } = (await members.findById(cleo))!;
      expect((await updateMember(current(), ben, { email })).ok).toBe(false);
      expect(await findIds(current(), viewer)).toEqual([cleo, ben, ada]);
      expect((await updateMember(current(), ada, {})).ok).toBe(true);
      expect(await findIds(current(), viewer)).toEqual([ada, cleo, ben]);
    });

    test('is nobody new when a registration is refused', async () => {
      const { members } = current();
      const { viewer, ada, ben, cleo } = await storeFour();
      const { username } = (await members.findById(ada))!;
      expect((await createMember(current(), newMember({ username }))).ok).toBe(false);
      expect(await findIds(current(), viewer)).toEqual([cleo, ben, ada]);
    });

    test('is whoever asks for a connection, unless there is one', async () => {
      const { viewer, ada, ben, cleo } = await storeFour();
      await storeRequest(current(), ada, ben);
      expect(await findIds(current(), viewer)).toEqual([ada, cleo, ben]);
      await createConnection(current(), requestBetween(ben, ada));
      expect(await findIds(current(), viewer)).toEqual([ada, cleo, ben]);
    });

    test('is whoever changes a connection, unless it stood otherwise', async () => {
      const { viewer, ada, ben, cleo } = await storeFour();
      const request = await storeRequest(current(), cleo, ada);
      await replaceConnection(current(), request, accepted(request), ada);
      expect(await findIds(current(), viewer)).toEqual([ada, cleo, ben]);
      await replaceConnection(current(), request, noConnection(request), cleo);
      expect(await findIds(current(), viewer)).toEqual([ada, cleo, ben]);
      await replaceConnection(current(), accepted(request), noConnection(request), cleo);
      expect(await findIds(current(), viewer)).toEqual([cleo, ada, ben]);
    });

    test('is whoever writes a message, unless it is not stored', async () => {
      const { viewer, ada, ben, cleo } = await storeFour();
      const connection = await storeConnection(current(), ada, ben);
      await storeMessage(current(), ada, connection);
      expect(await findIds(current(), viewer)).toEqual([ada, ben, cleo]);
      await createMessage(current(), {
        ...messageFrom(ben, connection),
        connectionId: toConnectionId(999_999),
      });
      expect(await findIds(current(), viewer)).toEqual([ada, ben, cleo]);
    });

    test('is whoever writes a message under a key, but only when it is first sent', async () => {
      const { viewer, ada, ben, cleo } = await storeFour();
      const connection = await storeConnection(current(), ada, ben);
      await createMessage(current(), messageFrom(ada, connection), 'key');
      expect(await findIds(current(), viewer)).toEqual([ada, ben, cleo]);
      await recordActivity(current(), cleo);
      await createMessage(current(), messageFrom(ada, connection), 'key');
      expect(await findIds(current(), viewer)).toEqual([cleo, ada, ben]);
    });

    test('is whoever reads a message for the first time', async () => {
      const { viewer, ada, ben, cleo } = await storeFour();
      const connection = await storeConnection(current(), ada, ben);
      const message = await storeMessage(current(), ada, connection);
      await markAsRead(current(), message.id);
      expect(await findIds(current(), viewer)).toEqual([ben, ada, cleo]);
      await recordActivity(current(), cleo);
      await markAsRead(current(), message.id);
      expect(await findIds(current(), viewer)).toEqual([cleo, ben, ada]);
    });
  });
}
