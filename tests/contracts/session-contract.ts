import { UNKNOWN_DEVICE } from '#core/accounts/domain/device.ts';
import { describe, expect, test } from 'vitest';
import type { Session } from '#core/accounts/domain/session.ts';
import type { Storage } from '#core/storage.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import {
  createSession,
  endOtherSessions,
  endSessions,
  removeSession,
} from '#tests/support/writes.ts';

const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}T10:00:00.123Z`;

/** What `SessionRepository` promises. */
export function describeSessions(current: () => Storage): void {
  async function storeSession(
    tokenHash: string,
    times: Partial<Pick<Session, 'createdAt' | 'lastUsedAt'>> = {},
  ): Promise<Session> {
    const { id: memberId } = await storeMember(current());
    const session = {
      tokenHash,
      memberId,
      createdAt: day(1),
      lastUsedAt: day(1),
      mustChoosePassword: false,
      device: UNKNOWN_DEVICE,
      ...times,
    };
    await createSession(current(), session);
    return session;
  }

  describe('sessions', () => {
    test('are found by the hash of their token', async () => {
      const { sessions } = current();
      const one = await storeSession('one');
      const sameMember = { ...one, tokenHash: 'another device' };
      await createSession(current(), sameMember);
      expect(await sessions.find('one')).toEqual(one);
      expect(await sessions.find('another device')).toEqual(sameMember);
      expect(await sessions.find('ONE')).toBeNull();
      expect(await sessions.find('')).toBeNull();
    });

    test('are found several at a time, without those that are not there', async () => {
      const { sessions } = current();
      const [one, other] = [await storeSession('one'), await storeSession("o'ther")];
      await storeSession('not asked for');
      const find = async (...hashes: string[]) => {
        const found = await sessions.findAll(hashes);
        return found.toSorted((before, after) => before.memberId - after.memberId);
      };
      expect(await find('one', 'unknown', "o'ther")).toEqual([one, other]);
      await sessions.recordUse('one', day(5));
      await removeSession(current(), "o'ther");
      expect(await find('one', "o'ther")).toEqual([{ ...one, lastUsedAt: day(5) }]);
      expect(await find()).toEqual([]);
    });

    test('remember whether a password must be chosen in them', async () => {
      const one = await storeSession('one');
      const limited = {
        ...one,
        tokenHash: 'limited',
        mustChoosePassword: true,
        device: UNKNOWN_DEVICE,
      };
      await createSession(current(), limited);
      await current().sessions.recordUse('limited', day(5));
      expect(await current().sessions.find('limited')).toEqual({ ...limited, lastUsedAt: day(5) });
      expect(await current().sessions.find('one')).toEqual(one);
    });

    test('remember when they were used', async () => {
      const { sessions } = current();
      const one = await storeSession('one');
      const other = await storeSession('other');
      await sessions.recordUse('one', day(5));
      expect(await sessions.find('one')).toEqual({ ...one, lastUsedAt: day(5) });
      expect(await sessions.find('other')).toEqual(other);
      await sessions.recordUse('unknown', day(5));
      expect(await sessions.find('unknown')).toBeNull();
    });

    test('are gone when removed, and may be removed again', async () => {
      const { sessions } = current();
      await storeSession('one');
      const other = await storeSession('other');
      await removeSession(current(), 'one');
      await removeSession(current(), 'one');
      expect(await sessions.find('one')).toBeNull();
      expect(await sessions.find('other')).toEqual(other);
      await sessions.recordUse('one', day(5));
      expect(await sessions.find('one')).toBeNull();
    });

    test('remember the device, and are listed by their member, the last used first', async () => {
      const { sessions } = current();
      const one = await storeSession('one');
      const device = { browser: 'Firefox', operatingSystem: 'Windows' };
      const later = { ...one, tokenHash: 'later', lastUsedAt: day(2), device };
      const alike = { ...one, tokenHash: 'alike', lastUsedAt: day(2) };
      for (const session of [later, alike]) await createSession(current(), session);
      const other = await storeSession('other');
      expect(await sessions.listOf(one.memberId, 10)).toEqual([alike, later, one]);
      expect(await sessions.listOf(one.memberId, 2)).toEqual([alike, later]);
      expect(await sessions.listOf(other.memberId, 10)).toEqual([other]);
    });

    test('of one member end but for one, and those of others stay', async () => {
      const { sessions } = current();
      const one = await storeSession('one');
      await createSession(current(), { ...one, tokenHash: 'another device' });
      const other = await storeSession('other');
      for (const tokenHash of ['one', 'another device', 'other']) await sessions.find(tokenHash);
      await endOtherSessions(current(), one);
      expect(await sessions.find('one')).toEqual(one);
      expect(await sessions.find('another device')).toBeNull();
      expect(await sessions.find('other')).toEqual(other);
      await endOtherSessions(current(), { ...one, tokenHash: 'gone' });
      expect(await sessions.find('one')).toBeNull();
    });

    test('of one member end together, and those of others stay', async () => {
      const { sessions } = current();
      const one = await storeSession('one');
      await createSession(current(), { ...one, tokenHash: 'another device' });
      const other = await storeSession('other');
      await endSessions(current(), one.memberId);
      await endSessions(current(), one.memberId);
      expect(await sessions.find('one')).toBeNull();
      expect(await sessions.find('another device')).toBeNull();
      expect(await sessions.find('other')).toEqual(other);
    });

    test('are removed by age and by last use, each from before its time', async () => {
      const { sessions } = current();
      await storeSession('too old', {
        createdAt: day(1),
        lastUsedAt: day(20),
      });
      await storeSession('idle', {
        createdAt: day(9),
        lastUsedAt: day(9),
      });
      await storeSession('just old enough', {
        createdAt: day(2),
        lastUsedAt: day(20),
      });
      await storeSession('just used', {
        createdAt: day(9),
        lastUsedAt: day(10),
      });
      await sessions.removeExpired({ createdAt: day(2), lastUsedAt: day(10) });
      expect(await sessions.find('too old')).toBeNull();
      expect(await sessions.find('idle')).toBeNull();
      expect(await sessions.find('just old enough')).not.toBeNull();
      expect(await sessions.find('just used')).not.toBeNull();
    });

    test('are copies, both what is stored and what is returned', async () => {
      const { sessions } = current();
      const given = await storeSession('one');
      const asStored = structuredClone(given);
      Object.assign(given, { memberId: 999 });
      Object.assign((await sessions.find('one'))!, { memberId: 999 });
      expect(await sessions.find('one')).toEqual(asStored);
    });
  });
}
