import { UNKNOWN_DEVICE } from '#core/accounts/domain/device.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '#core/connections/domain/connection.ts';
import type { NewId } from '#core/kernel/ids.ts';
import { NO_MAILS, unchosenMails } from '#core/mail/domain/mail-preferences.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { Change, Storage } from '#core/storage.ts';
import { toNewsletterIssueId } from '#tests/support/ids.ts';
import { messageFrom, storeMembers, storeRequest } from '#tests/support/stored-records.ts';
import { toEmailAddress } from '#tests/support/texts.ts';
import {
  createMessage,
  createSession,
  markAsRead,
  replaceConnection,
} from '#tests/support/writes.ts';

const at = (second: number) => new Date(Date.UTC(2026, 2, 12, 10, 0, second)).toISOString();
const EVER = '2000-01-01T00:00:00.000Z';

/** What `MailPreferenceRepository` and `NewsletterRepository` promise, and the changes of both. */
export function describeMailPreferences(current: () => Storage): void {
  const commit = (...changes: Change[]) =>
    current().commit({ changes, events: [], actorId: null, at: at(0) });

  describe('mail preferences', () => {
    let rosa: Self;
    let others: readonly Self[];
    beforeEach(async () => {
      const [first, ...rest] = await storeMembers(current(), 4);
      rosa = first!;
      others = rest;
    });
    const waiting = (given: { readonly after?: string; readonly limit?: number } = {}) =>
      current().mailPreferences.listWaiting(rosa.id, { after: EVER, limit: 10, ...given });
    const accept = async (connection: Connection, acceptedAt: string) => {
      const accepted = { ...connection, status: 'accepted', acceptedAt } as const;
      await replaceConnection(current(), connection, accepted, connection.recipientId);
      return accepted;
    };

    test('are none until they are stored, and change once for each version', async () => {
      const load = () => current().mailPreferences.loadState(rosa.id);
      const unchosen = unchosenMails(rosa.id);
      expect(await load()).toEqual({ value: unchosen, version: 0 });
      const preferences = { requests: 'at_once', acceptances: 'daily', messages: 'never' } as const;
      const state = { ...unchosen, preferences, reportsDaily: false, mailedUntil: at(3) };
      const put = (version: number, given = {}) =>
        commit({ type: 'put_mail_state', state: { ...state, ...given }, version });
      expect(await put(0)).toMatchObject({ stored: true });
      expect(await put(0)).toEqual({ stored: false });
      expect(await load()).toEqual({ value: state, version: 1 });
      const next = { ...unchosen, preferences: NO_MAILS };
      expect(await put(1, next)).toMatchObject({ stored: true });
      expect(await put(1)).toEqual({ stored: false });
      expect((await load()).value).toEqual(next);
      const [another] = others;
      expect((await current().mailPreferences.loadState(another!.id)).version).toBe(0);
    });

    test('are left alone when it is noted what was mailed', async () => {
      const load = async () => (await current().mailPreferences.loadState(rosa.id)).value;
      const note = (second: number) =>
        commit({ type: 'note_mailed', memberId: rosa.id, until: at(second) });
      await note(3);
      expect(await load()).toEqual({ ...unchosenMails(rosa.id), mailedUntil: at(3) });
      await note(4);
      expect(await load()).toMatchObject({ preferences: null, mailedUntil: at(4) });
      const state = { ...(await load()), preferences: NO_MAILS, reportsDaily: false };
      await commit({ type: 'put_mail_state', state, version: 2 });
      await note(5);
      expect(await load()).toEqual({ ...state, mailedUntil: at(5) });
      const version = 3;
      expect(await commit({ type: 'put_mail_state', state, version })).toEqual({ stored: false });
    });

    test('requests to answer, own requests that were accepted and unread messages wait', async () => {
      const [ada, ben, cleo] = others;
      await storeRequest(current(), ada!.id, rosa.id, { createdAt: at(1) });
      const asked = await storeRequest(current(), rosa.id, ben!.id, { createdAt: at(2) });
      const answered = await storeRequest(current(), cleo!.id, rosa.id, { createdAt: at(3) });
      await accept(asked, at(4));
      const open = await accept(answered, at(5));
      for (const second of [6, 7]) {
        await createMessage(current(), { ...messageFrom(cleo!.id, open), createdAt: at(second) });
      }
      const read = await createMessage(current(), {
        ...messageFrom(cleo!.id, open),
        createdAt: at(8),
      });
      await markAsRead(current(), read!.id);
      await createMessage(current(), { ...messageFrom(rosa.id, open), createdAt: at(9) });
      const [request, acceptance, messages] = [
        { kind: 'requests', otherId: ada!.id, since: at(1), until: at(1) },
        { kind: 'acceptances', otherId: ben!.id, since: at(4), until: at(4) },
        { kind: 'messages', otherId: cleo!.id, since: at(6), until: at(7) },
      ];
      expect(await waiting()).toEqual([request, acceptance, messages]);
      expect(await waiting({ after: at(1) })).toEqual([acceptance, messages]);
      expect(await waiting({ after: at(6) })).toEqual([{ ...messages, since: at(7) }]);
      expect(await waiting({ after: at(7) })).toEqual([]);
    });

    test('the newest of each kind are found first', async () => {
      for (const [place, other] of others.entries()) {
        await storeRequest(current(), other.id, rosa.id, { createdAt: at(place + 1) });
      }
      const found = await waiting({ limit: 2 });
      expect(found.map(({ until }) => until).sort()).toEqual([at(2), at(3)]);
    });

    test('the last use of any session is when a member was last seen', async () => {
      const lastSeenAt = () => current().mailPreferences.lastSeenAt(rosa.id);
      expect(await lastSeenAt()).toBeNull();
      for (const [tokenHash, second] of [
        ['one', 4],
        ['two', 9],
        ['three', 6],
      ] as const) {
        const session = {
          tokenHash,
          memberId: rosa.id,
          createdAt: at(1),
          lastUsedAt: at(second),
          mustChoosePassword: false,
          device: UNKNOWN_DEVICE,
        };
        await createSession(current(), session);
      }
      expect(await lastSeenAt()).toBe(at(9));
    });
  });

  describe('the newsletter', () => {
    const ADA = toEmailAddress('Ada@Example.org');
    const BEN = toEmailAddress('ben@example.org');
    const subscribe = (address: typeof ADA, second = 1) =>
      commit({ type: 'add_subscriber', subscriber: { address, since: at(second) } });
    const find = (address: string) => current().newsletter.findSubscriber(toEmailAddress(address));
    const list = (after: number, limit = 10) =>
      current().newsletter.listSubscribers({ after, limit });

    test('goes to an address once, whatever its case, until it is taken off', async () => {
      await subscribe(ADA);
      expect(await subscribe(toEmailAddress('ada@example.ORG'), 2)).toMatchObject({ stored: true });
      const ada = await find('ADA@example.org');
      expect(ada).toMatchObject({ address: ADA, since: at(1) });
      expect(await list(0)).toEqual([ada]);
      await commit({ type: 'remove_subscriber', address: toEmailAddress('ada@example.org') });
      expect(await find('ada@example.org')).toBeNull();
      const again = await commit({ type: 'remove_subscriber', address: ADA });
      expect(again).toMatchObject({ stored: true });
      await subscribe(ADA, 3);
      expect((await find('ada@example.org'))!.id).toBeGreaterThan(ada!.id);
    });

    test('lists who gets it page by page', async () => {
      for (const address of [BEN, ADA]) await subscribe(address);
      const [first, second] = await list(0);
      expect([first?.address, second?.address]).toEqual([BEN, ADA]);
      expect(await list(0, 1)).toEqual([first]);
      expect(await list(first!.id, 1)).toEqual([second]);
      expect(await list(second!.id)).toEqual([]);
    });

    test('keeps its issues, and how far each has come', async () => {
      const words = { subject: 'Spring', text: 'Dear all,\nit is spring.' };
      const { newsletter } = current();
      expect(await newsletter.findIssueBy(words)).toBeNull();
      const issue = { ...words, createdAt: at(5) };
      const added = await commit({ type: 'add_newsletter_issue', issue });
      const id = toNewsletterIssueId((added as { readonly newId: NewId }).newId);
      const stored = { ...issue, id, queuedUntil: 0 };
      expect(await newsletter.findIssue(id)).toEqual(stored);
      expect(await newsletter.findIssueBy(words)).toEqual(stored);
      expect(await newsletter.findIssueBy({ ...words, text: 'Dear all' })).toBeNull();
      const advance = (from: number, to: number) =>
        commit({ type: 'advance_newsletter_issue', id, from, to });
      expect(await advance(0, 7)).toMatchObject({ stored: true });
      expect(await advance(0, 9)).toEqual({ stored: false });
      expect(await advance(7, 9)).toMatchObject({ stored: true });
      expect(await newsletter.findIssue(id)).toEqual({ ...stored, queuedUntil: 9 });
      expect(await newsletter.findIssue(toNewsletterIssueId(999))).toBeNull();
    });

    test('is undone with the act that is not stored', async () => {
      await subscribe(ADA);
      const lost = { type: 'use_link', tokenHash: 'nothing' } as const;
      expect(await commit({ type: 'remove_subscriber', address: ADA }, lost)).toEqual({
        stored: false,
      });
      const subscriber = { address: BEN, since: at(2) };
      expect(await commit({ type: 'add_subscriber', subscriber }, lost)).toEqual({ stored: false });
      expect((await list(0)).map(({ address }) => address)).toEqual([ADA]);
    });
  });
}
