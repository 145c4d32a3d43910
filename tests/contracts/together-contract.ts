import { beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '#core/connections/domain/connection.ts';
import { NOTHING_TOGETHER, type Together } from '#core/connections/domain/together.ts';
import { NEW_ID } from '#core/kernel/commit.ts';
import type { Self } from '#core/members/domain/member.ts';
import { parseMessageText } from '#core/messaging/domain/message.ts';
import { parseKnown } from '#core/kernel/parser.ts';
import type { Storage } from '#core/storage.ts';
import { deleteMember } from '#tests/support/canary.ts';
import { toConnectionId, toMessageId } from '#tests/support/ids.ts';
import { storeConnection, storeMembers, storeRequest } from '#tests/support/stored-records.ts';
import { endConnection, keepTogether } from '#tests/support/writes.ts';

const AT = '2026-03-10T10:00:00.123Z';

/** What `ConnectionRepository` and `put_together` promise of what two people keep together. */
export function describeTogether(current: () => Storage): void {
  describe('what two people keep together', () => {
    let rosa: Self;
    let daniel: Self;
    let frieda: Self;
    let connection: Connection;
    let together: Together;
    beforeEach(async () => {
      [rosa, daniel, frieda] = (await storeMembers(current(), 3)) as [Self, Self, Self];
      connection = await storeConnection(current(), rosa.id, daniel.id);
      const sealed = { memberId: rosa.id, text: 'A kettle 🫖\nwith “no” lid' };
      together = {
        questions: [
          { state: 'answered', name: 'best_biscuit', messageId: toMessageId(5), answeredAt: AT },
          { state: 'open', name: 'old_object', messageId: toMessageId(7), sealed },
        ],
      };
    });

    const load = ({ id } = connection) => current().connections.loadTogether(id);
    const listOf = ({ id }: Self) => current().connections.listTogether(id);

    test('is nothing at first, and then as it was stored, with a new version', async () => {
      const before = await load();
      expect(before?.value).toEqual(NOTHING_TOGETHER);
      expect(await listOf(rosa)).toEqual([]);
      expect(await keepTogether(current(), connection, together)).toBe(true);
      expect(await load()).toEqual({ value: together, version: before!.version + 1 });
      expect((await current().connections.load(connection.id))?.version).toBe(before!.version + 1);
      for (const member of [rosa, daniel]) {
        expect(await listOf(member)).toEqual([{ connectionId: connection.id, together }]);
      }
      expect(await listOf(frieda)).toEqual([]);
      expect(await current().connections.findById(connection.id)).toEqual(connection);
    });

    test('is there for accepted connections alone', async () => {
      const request = await storeRequest(current(), rosa.id, frieda.id);
      expect(await load(request)).toBeNull();
      expect(await current().connections.loadTogether(toConnectionId(999))).toBeNull();
    });

    test('is not stored where anything about the connection has changed', async () => {
      const { version } = (await load())!;
      const change = { type: 'put_together', id: connection.id, version, together } as const;
      const act = { changes: [change], events: [], actorId: rosa.id, at: AT };
      expect(await current().commit(act)).toMatchObject({ stored: true });
      expect(await current().commit(act)).toEqual({ stored: false });
    });

    test('names the message that the same act adds, and is stored with it or not at all', async () => {
      const content = parseKnown(parseMessageText, 'A question for both of us');
      const message = {
        connectionId: connection.id,
        senderId: rosa.id,
        recipientId: daniel.id,
        content,
        attachments: [],
        replyToId: null,
        createdAt: AT,
      };
      const { version } = (await load())!;
      const question = {
        state: 'open',
        name: 'old_object',
        messageId: NEW_ID,
        sealed: null,
      } as const;
      const put = (of: number) =>
        current().commit({
          changes: [
            {
              type: 'add_message',
              message,
              idempotencyKey: null,
              connectionVersion: version,
            },
            {
              type: 'put_together',
              id: connection.id,
              version: of,
              together: { questions: [question] },
            },
          ],
          events: [],
          actorId: rosa.id,
          at: AT,
        });
      expect(await put(version + 1)).toEqual({ stored: false });
      const page = { before: null, limit: 10 };
      expect(await current().messages.listOf(connection.id, page)).toEqual([]);
      expect(await put(version)).toMatchObject({ stored: true });
      const [stored] = await current().messages.listOf(connection.id, page);
      expect((await load())?.value).toEqual({
        questions: [{ ...question, messageId: stored!.id }],
      });
    });

    test('goes with the connection, and with the account of either', async () => {
      await keepTogether(current(), connection, together);
      await deleteMember(current(), daniel.id);
      expect((await load())?.value).toEqual(NOTHING_TOGETHER);
      expect(await listOf(rosa)).toEqual([]);
      const other = await storeConnection(current(), frieda.id, rosa.id);
      await keepTogether(current(), other, together);
      await endConnection(current(), other, rosa.id, AT);
      expect(await load(other)).toBeNull();
      expect(await listOf(rosa)).toEqual([]);
    });
  });
}
