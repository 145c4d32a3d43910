import { beforeEach, describe, expect, test } from 'vitest';
import type {
  ContactMessage,
  NewContactMessage,
} from '#core/moderation/contact/domain/contact-message.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { Change, Storage } from '#core/storage.ts';
import { toContactMessageId } from '#tests/support/ids.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { toContactText, toEmailAddress } from '#tests/support/texts.ts';
import { createContactMessage, handleContactMessage } from '#tests/support/writes.ts';

const AT = '2026-03-12T10:00:00.123Z';
const HANDLED = { by: 'operator', at: '2026-03-13T10:00:00.456Z' } as const;

/** What `ContactMessageRepository` promises, and `ContactChange`. */
export function describeContactMessages(current: () => Storage): void {
  const draft: NewContactMessage = {
    createdAt: AT,
    topic: 'data',
    memberId: null,
    email: toEmailAddress('visitor@example.org'),
    text: toContactText('Please send me\nmy data.'),
  };
  const send = (given: Partial<NewContactMessage> = {}) =>
    createContactMessage(current(), { ...draft, ...given });
  const handle = (id: number, handling = HANDLED) =>
    handleContactMessage(current(), toContactMessageId(id), handling);
  const idsOf = (messages: readonly ContactMessage[]) => messages.map(({ id }) => id);
  const openIds = async (after = 0, limit = 100) =>
    idsOf(await current().contactMessages.listOpen({ after, limit }));
  const handledIds = async (before: number | null = null, limit = 100) =>
    idsOf(await current().contactMessages.listHandled({ before, limit }));

  describe('messages to those who run the site', () => {
    let rosa: Self;
    beforeEach(async () => {
      rosa = await storeMember(current());
    });

    test('are found as they were sent, of members and of visitors', async () => {
      const ids = [await send(), await send({ memberId: rosa.id, email: null, topic: 'fault' })];
      const [first, second] = await current().contactMessages.listOpen({ after: 0, limit: 100 });
      expect(first).toEqual({ ...draft, id: ids[0], handling: null });
      expect(second).toEqual({
        ...draft,
        id: ids[1],
        memberId: rosa.id,
        email: null,
        topic: 'fault',
        handling: null,
      });
      expect(await current().contactMessages.find(ids[0]!)).toEqual(first);
      expect(await current().contactMessages.find(toContactMessageId(999))).toBeNull();
    });

    test('are listed for the member who wrote them, newest first, open and handled ones', async () => {
      const { contactMessages } = current();
      const by = { memberId: rosa.id };
      const ids = [await send(by), await send(), await send(by), await send(by)];
      await handle(ids[2]!);
      const listOf = async (before: number | null, limit = 100) =>
        idsOf(await contactMessages.listOf(rosa.id, { before, limit }));
      expect(await listOf(null)).toEqual([ids[3], ids[2], ids[0]]);
      expect(await listOf(null, 2)).toEqual([ids[3], ids[2]]);
      expect(await listOf(ids[2]!)).toEqual([ids[0]]);
      const stranger = await storeMember(current());
      expect(await contactMessages.listOf(stranger.id, { before: null, limit: 9 })).toEqual([]);
    });

    test('are listed page by page: open ones as they came, handled ones newest first', async () => {
      const ids = [await send(), await send(), await send(), await send(), await send()];
      for (const place of [0, 2, 4]) expect(await handle(ids[place]!)).toBe(true);
      expect(await openIds()).toEqual([ids[1], ids[3]]);
      expect(await openIds(0, 1)).toEqual([ids[1]]);
      expect(await openIds(ids[1])).toEqual([ids[3]]);
      expect(await handledIds()).toEqual([ids[4], ids[2], ids[0]]);
      expect(await handledIds(null, 2)).toEqual([ids[4], ids[2]]);
      expect(await handledIds(ids[2])).toEqual([ids[0]]);
    });

    test('are handled once, by whoever came first', async () => {
      const id = await send();
      const byRosa = { by: rosa.id, at: AT };
      const answers = await Promise.all([
        handleContactMessage(current(), id, HANDLED),
        handleContactMessage(current(), id, byRosa),
      ]);
      expect(answers.toSorted()).toEqual([false, true]);
      const { handling } = (await current().contactMessages.find(id))!;
      expect(handling).toEqual(answers[0] ? HANDLED : byRosa);
      expect(await handle(999)).toBe(false);
    });

    test('are stored with all else of an act, or not at all', async () => {
      const id = await send();
      const change = { type: 'handle_contact_message', id, handling: HANDLED } as const;
      const another = { type: 'add_contact_message', message: draft } as const;
      const commit = (...changes: Change[]) =>
        current().commit({ changes, events: [], actorId: null, at: AT });
      expect(await commit(another, change, change)).toEqual({ stored: false });
      expect(await openIds()).toEqual([id]);
      expect(await handledIds()).toEqual([]);
    });

    test('are removed when they were handled before a time, and their ids are not given again', async () => {
      const [first, second, third] = [await send(), await send(), await send()];
      await handle(first, { ...HANDLED });
      await handleContactMessage(current(), third, { by: 'operator', at: AT });
      await current().contactMessages.removeHandledBefore(AT);
      expect(await handledIds()).toEqual([third, first]);
      await current().contactMessages.removeHandledBefore(HANDLED.at);
      expect([await openIds(), await handledIds()]).toEqual([[second], [first]]);
      await current().contactMessages.removeHandledBefore('2126-01-01T00:00:00.000Z');
      expect([await openIds(), await handledIds()]).toEqual([[second], []]);
      expect(await send()).toBe(third + 1);
    });
  });
}
