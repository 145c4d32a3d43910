import { beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '#core/connections/domain/connection.ts';
import { NEW_ID } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import {
  filesOf,
  toAttachment,
  type AttachmentContent,
} from '#core/messaging/attachments/domain/attachment.ts';
import type { NewAttachment } from '#core/messaging/attachments/domain/kept-attachment.ts';
import type { Change, Storage } from '#core/storage.ts';
import { deleteMember } from '#tests/support/canary.ts';
import { toMessageId } from '#tests/support/ids.ts';
import { messageFrom, storeConnection, storeMembers } from '#tests/support/stored-records.ts';
import { toIdempotencyKey } from '#tests/support/texts.ts';
import { endConnection, nextDay, pictureOf, putWording } from '#tests/support/writes.ts';

const MADE = '2026-03-01T10:00:00.000Z';
const BEFORE = '2026-03-01T09:59:59.999Z';

/** What `AttachmentRepository` promises, and `AttachmentChange`. */
export function describeAttachments(current: () => Storage): void {
  describe('attachments', () => {
    let rosa: MemberId;
    let daniel: MemberId;
    let connection: Connection;
    beforeEach(async () => {
      const [one, other] = await storeMembers(current(), 2);
      [rosa, daniel] = [one!.id, other!.id];
      connection = await storeConnection(current(), rosa, daniel);
    });

    const commit = (...changes: Change[]) =>
      current().commit({ changes, events: [], actorId: rosa, at: nextDay(current()) });

    function pictureFor(memberId: MemberId): AttachmentContent {
      const { key, files, width, height, thumbHash } = pictureOf(memberId);
      return { kind: 'picture', key, files, width, height, thumbHash, description: null };
    }

    function attachmentOf(memberId: MemberId, given: Partial<NewAttachment> = {}): NewAttachment {
      const of = { memberId, connectionId: connection.id, content: pictureFor(memberId) };
      return { ...of, bytes: 1200, idempotencyKey: null, createdAt: MADE, ...given };
    }

    const add = async (attachment: NewAttachment) => {
      const { memberId } = attachment;
      const { version: memberVersion } = (await current().members.load(memberId))!;
      const { newestId } = await current().attachments.countOf(memberId);
      return commit({ type: 'add_attachment', attachment, memberVersion, newestId });
    };

    async function keep(memberId: MemberId, given: Partial<NewAttachment> = {}) {
      const attachment = attachmentOf(memberId, given);
      expect(await add(attachment)).toMatchObject({ stored: true });
      return (await current().attachments.findByKey(attachment.content.key))!;
    }

    /** Rosa sends the attachments; returns the id of the message. */
    async function send(...contents: AttachmentContent[]) {
      const attachments = contents.map(toAttachment);
      const message = { ...messageFrom(rosa, connection), content: null, attachments };
      const { version: connectionVersion } = (await current().connections.load(connection.id))!;
      const keys = contents.map(({ key }) => key);
      const done = await commit(
        { type: 'add_message', message, idempotencyKey: null, connectionVersion },
        { type: 'send_attachments', keys, memberId: rosa, messageId: NEW_ID },
      );
      return done.stored ? done.newId : null;
    }

    test('are found as they were stored, by their keys, and as they were made', async () => {
      const idempotencyKey = toIdempotencyKey('a-1');
      const picture = await keep(rosa, { idempotencyKey });
      const voice = await keep(rosa, {
        content: {
          ...{ kind: 'voice', key: pictureOf(rosa).key, seconds: 12.3, waveform: 'AbC_-' },
          file: pictureOf(rosa).files[96].webp,
        },
      });
      expect(picture).toMatchObject({ messageId: null, isEvidence: false, createdAt: MADE });
      const { attachments } = current();
      expect(await attachments.findByKey(voice.content.key)).toEqual(voice);
      expect(await attachments.findMade(rosa, idempotencyKey)).toEqual(picture);
      expect(await attachments.findMade(daniel, idempotencyKey)).toBeNull();
      const both = await attachments.findByKeys([voice.content.key, picture.content.key]);
      expect([...both].sort((one, other) => one.id - other.id)).toEqual([picture, voice]);
      expect(await attachments.findByKeys([])).toEqual([]);
      expect(await attachments.countOf(rosa)).toEqual({ bytes: 2400, newestId: voice.id });
      expect(await attachments.countOf(daniel)).toEqual({ bytes: 0, newestId: 0 });
      expect(await attachments.countBytes()).toBe(2400);
      expect(await attachments.listFiles({ after: 0, limit: 1 })).toEqual([
        { id: picture.id, files: filesOf(picture.content) },
      ]);
      expect(await attachments.listFiles({ after: picture.id, limit: 5 })).toEqual([
        { id: voice.id, files: filesOf(voice.content) },
      ]);
    });

    test('are added only upon what was decided, and under a key once', async () => {
      const idempotencyKey = toIdempotencyKey('a-1');
      const { id } = await keep(rosa, { idempotencyKey });
      const { version: memberVersion } = (await current().members.load(rosa))!;
      const attachment = attachmentOf(rosa);
      const decided = { type: 'add_attachment', attachment, memberVersion } as const;
      expect(await commit({ ...decided, newestId: 0 })).toEqual({ stored: false });
      expect(await add(attachmentOf(rosa, { idempotencyKey }))).toEqual({ stored: false });
      expect(await add(attachmentOf(daniel, { idempotencyKey }))).toMatchObject({ stored: true });
      expect(await commit({ ...decided, newestId: id })).toMatchObject({ stored: true });
    });

    test('are sent once, by their own member, with a message that has them as they are', async () => {
      const { content } = await keep(rosa);
      const { content: others } = await keep(daniel);
      expect(await send(others)).toBeNull();
      const messageId = await send(content);
      expect(await current().attachments.findByKey(content.key)).toMatchObject({ messageId });
      expect(await send(content)).toBeNull();
      const message = await current().messages.findById(toMessageId(messageId!));
      expect(message).toMatchObject({ content: null, attachments: [toAttachment(content)] });
      const listed = await current().messages.listOf(connection.id, { before: null, limit: 9 });
      expect(listed).toEqual([message]);
      const inbox = await current().conversations.find(daniel, connection.id);
      expect(inbox?.lastMessage).toEqual(message);
    });

    test('are removed a day after they were made if they were not sent, and then if no message has them', async () => {
      const unsent = await keep(rosa);
      const sent = await keep(rosa);
      await send(sent.content);
      const left = async () => {
        const all = await current().attachments.listFiles({ after: 0, limit: 9 });
        return all.map(({ id }) => id);
      };
      await current().attachments.removeUnneeded(BEFORE);
      expect(await left()).toEqual([unsent.id, sent.id]);
      await current().attachments.removeUnneeded(MADE);
      expect(await left()).toEqual([sent.id]);
      await endConnection(current(), connection, daniel, '2026-03-10T10:00:00.000Z');
      await current().attachments.removeUnneeded(MADE);
      expect(await left()).toEqual([sent.id]);
      await current().sealedConversations.removeExpired('2999-01-01T00:00:00.000Z');
      await current().attachments.removeUnneeded(MADE);
      expect(await left()).toEqual([]);
    });

    test('are quoted for a report as they were sent, also once they are taken back or sealed', async () => {
      const { content } = await keep(rosa);
      const id = (await send(content))!;
      const attachments = [toAttachment(content)];
      const quote = async () => {
        const page = { limit: 9, now: '2026-03-11T10:00:00.000Z' };
        return (await current().sealedConversations.quote(daniel, rosa, page)).messages;
      };
      expect(await quote()).toMatchObject([{ attachments, earlier: [] }]);
      await putWording(current(), toMessageId(id), { content: null, at: MADE });
      const taken = [{ content: null, attachments: [], earlier: [{ content: null, attachments }] }];
      expect(await quote()).toMatchObject(taken);
      expect(await current().messages.findById(toMessageId(id))).toMatchObject({ attachments: [] });
      await endConnection(current(), connection, daniel, '2026-03-10T10:00:00.000Z');
      expect(await quote()).toMatchObject(taken);
    });

    test('go with the account of their member, but for evidence', async () => {
      const own = await keep(rosa);
      const evidence = await keep(rosa);
      const others = await keep(daniel);
      await commit({ type: 'keep_as_evidence', keys: [evidence.content.key, own.content.key] });
      await commit({ type: 'keep_as_evidence', keys: [] });
      const removed = await keep(rosa);
      await deleteMember(current(), rosa);
      const all = await current().attachments.listFiles({ after: 0, limit: 9 });
      expect(all.map(({ id }) => id)).toEqual([own.id, evidence.id, others.id]);
      await current().attachments.removeUnneeded('2999-01-01T00:00:00.000Z');
      expect(await current().attachments.findByKey(others.content.key)).toBeNull();
      expect(await current().attachments.findByKey(removed.content.key)).toBeNull();
      expect(await current().attachments.findByKey(evidence.content.key)).toMatchObject({
        isEvidence: true,
      });
    });
  });
}
