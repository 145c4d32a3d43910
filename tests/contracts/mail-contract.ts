import { beforeEach, describe, expect, test } from 'vitest';
import type { Letter, NewLetter, QueuedLetter } from '#core/letters/domain/letter.ts';
import type { Link } from '#core/letters/domain/link.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { Change, Storage } from '#core/storage.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { toEmailAddress } from '#tests/support/texts.ts';

const at = (second: number) => new Date(Date.UTC(2026, 2, 12, 10, 0, second)).toISOString();

/** What `Outbox` and `LinkRepository` promise, and `MailChange`. */
export function describeMails(current: () => Storage): void {
  describe('mails', () => {
    const commit = (...changes: Change[]) =>
      current().commit({ changes, events: [], actorId: null, at: at(0) });
    const queue = (letter: Letter, given: Partial<NewLetter> = {}) =>
      commit({ type: 'queue_letter', queued: { letter, key: null, dueAt: at(0), ...given } });
    const hold = (now: number, until: number, limit = 10) =>
      current().outbox.hold({ now: at(now), until: at(until), limit });

    let rosa: Self;
    let letter: Letter;
    beforeEach(async () => {
      rosa = await storeMember(current());
      letter = { kind: 'password_changed', memberId: rosa.id };
    });

    describe('letters', () => {
      test('are held once they are due, the earliest first, by one at a time', async () => {
        await queue(letter, { dueAt: at(7) });
        await queue(
          { kind: 'recover_password', address: toEmailAddress('x@example.org') },
          { dueAt: at(5) },
        );
        await queue(letter, { dueAt: at(30) });
        expect(await hold(4, 10)).toEqual([]);
        expect(await hold(8, 20, 1)).toMatchObject([{ letter: { kind: 'recover_password' } }]);
        expect(await hold(8, 20)).toEqual([
          {
            id: expect.any(Number) as number,
            letter,
            key: null,
            dueAt: at(7),
            attempts: 0,
            failure: null,
          },
        ]);
        expect(await hold(19, 40)).toEqual([]);
        expect(await hold(20, 40)).toHaveLength(2);
      });

      test('are held by one of many who ask at the same moment', async () => {
        for (let number = 0; number < 6; number += 1) await queue(letter);
        const held = await Promise.all([1, 2, 3, 4].map(() => hold(1, 9, 3)));
        const ids = held.flat().map(({ id }) => id);
        expect(ids).toHaveLength(6);
        expect(new Set(ids).size).toBe(6);
      });

      test('with the same key are one while it waits, due at the earliest time', async () => {
        const key = 'activity:1';
        await queue(letter, { key, dueAt: at(20) });
        await queue(letter, { key, dueAt: at(10) });
        await queue(letter, { key, dueAt: at(30) });
        const [only, ...others] = await hold(40, 50);
        expect(others).toEqual([]);
        expect(only).toMatchObject({ key, dueAt: at(10) });
        await commit({ type: 'remove_letter', id: only!.id });
        await queue(letter, { key, dueAt: at(41) });
        expect(await hold(41, 50)).toHaveLength(1);
      });

      test('are tried again when it failed, and no more once they are given up', async () => {
        await queue(letter, { key: 'only' });
        const { id } = (await hold(1, 2))[0]!;
        const put = (attempts: number, next: Pick<QueuedLetter, 'dueAt' | 'failure'>) =>
          commit({ type: 'put_letter', id, attempts, next });
        expect(await put(0, { dueAt: at(9), failure: null })).toMatchObject({ stored: true });
        expect(await put(0, { dueAt: at(9), failure: null })).toEqual({ stored: false });
        expect(await hold(8, 20)).toEqual([]);
        expect(await hold(9, 20)).toMatchObject([{ id, attempts: 1, key: 'only' }]);
        const failure = { at: at(10), reason: 'nobody is there' };
        await put(1, { dueAt: at(9), failure });
        expect(await hold(30, 40)).toEqual([]);
        const given = await current().outbox.listFailed({ after: 0, limit: 10 });
        expect(given).toMatchObject([{ id, attempts: 2, failure, key: null }]);
        expect(await current().outbox.find(id)).toEqual(given[0]);
        expect(await current().outbox.listFailed({ after: id, limit: 10 })).toEqual([]);
        await commit({ type: 'remove_letter', id });
        expect(await current().outbox.find(id)).toBeNull();
        expect(await commit({ type: 'remove_letter', id })).toMatchObject({ stored: true });
      });

      test('are counted: those that are due, since when, and those that were given up', async () => {
        const backlog = (now: number) => current().outbox.backlog(at(now));
        expect(await backlog(60)).toEqual({ due: 0, oldestDue: null, failed: 0 });
        await queue(letter, { dueAt: at(9) });
        await queue(letter, { dueAt: at(7) });
        await queue(letter, { dueAt: at(30) });
        expect(await backlog(6)).toEqual({ due: 0, oldestDue: null, failed: 0 });
        expect(await backlog(9)).toEqual({ due: 2, oldestDue: at(7), failed: 0 });
        const { id } = (await hold(8, 20, 1))[0]!;
        expect(await backlog(9)).toMatchObject({ due: 2 });
        const failure = { at: at(10), reason: 'nobody is there' };
        const next = { dueAt: at(7), failure };
        await commit({ type: 'put_letter', id, attempts: 0, next });
        expect(await backlog(9)).toEqual({ due: 1, oldestDue: at(9), failed: 1 });
      });

      test('are not queued by an act that is not stored', async () => {
        const lost = { type: 'use_link', tokenHash: 'nothing' } as const;
        const queued = { letter, key: null, dueAt: at(0) };
        expect(await commit({ type: 'queue_letter', queued }, lost)).toEqual({ stored: false });
        expect(await hold(1, 2)).toEqual([]);
      });
    });

    describe('links', () => {
      const linkOf = (tokenHash: string, given: Partial<Link> = {}): Link => ({
        tokenHash,
        purpose: 'recover_password',
        memberId: rosa.id,
        address: null,
        expiresAt: at(20),
        ...given,
      });
      const find = (tokenHash: string) => current().links.find(tokenHash);

      test('are found by the hash of their token, and used once', async () => {
        const one = linkOf('one');
        const other = linkOf('other', {
          purpose: 'undo_address',
          address: toEmailAddress('before@example.org'),
        });
        await commit({ type: 'add_link', link: one }, { type: 'add_link', link: other });
        expect(await find('one')).toEqual(one);
        expect(await find('other')).toEqual(other);
        expect(await find('none')).toBeNull();
        const uses = [1, 2, 3].map(() => commit({ type: 'use_link', tokenHash: 'one' }));
        const stored = (await Promise.all(uses)).filter((outcome) => outcome.stored);
        expect(stored).toHaveLength(1);
        expect(await find('one')).toBeNull();
        expect(await find('other')).toEqual(other);
      });

      test('of one purpose and member are removed together', async () => {
        const daniel = await storeMember(current());
        const [one, two] = [linkOf('one'), linkOf('two')];
        const others = [
          linkOf('three', { purpose: 'stop_mails' }),
          linkOf('four', { memberId: daniel.id }),
        ];
        for (const link of [one, two, ...others]) await commit({ type: 'add_link', link });
        await commit({ type: 'remove_links', memberId: rosa.id, purpose: 'recover_password' });
        expect(await Promise.all(['one', 'two'].map(find))).toEqual([null, null]);
        expect(await Promise.all(['three', 'four'].map(find))).toEqual(others);
      });

      test('are removed when their time is over', async () => {
        await commit({ type: 'add_link', link: linkOf('one') });
        await commit({ type: 'add_link', link: linkOf('two', { expiresAt: at(21) }) });
        await current().links.removeExpired(at(20));
        expect(await find('one')).toBeNull();
        expect(await find('two')).not.toBeNull();
      });
    });
  });
}
