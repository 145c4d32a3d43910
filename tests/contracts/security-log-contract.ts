import { describe, expect, test } from 'vitest';
import {
  countedSince,
  type SecurityFact,
} from '#core/accounts/security-log/domain/security-entry.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { Change, Storage } from '#core/storage.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { addSecurityEntry } from '#tests/support/writes.ts';

const device = { browser: 'Firefox', operatingSystem: null };
const minute = (number: number) => `2026-03-01T10:${String(number).padStart(2, '0')}:00.123Z`;

/** What `SecurityLog` promises, and `SecurityChange`. */
export function describeSecurityLog(current: () => Storage): void {
  const entryOf = (memberId: MemberId, fact: SecurityFact, at = minute(0)) => ({
    memberId,
    fact,
    at,
    count: 1,
    aboutId: null,
    device,
  });
  const add = (...given: Parameters<typeof entryOf>) =>
    addSecurityEntry(current(), entryOf(...given));
  const listOf = (memberId: MemberId, before: number | null = null, limit = 9) =>
    current().securityLog.listOf(memberId, { before, limit });

  async function count(memberId: MemberId, at: string, tries: number) {
    const entry = {
      memberId,
      fact: 'log_in_failed',
      at,
      count: tries,
      aboutId: null,
      device,
    } as const;
    const change: Change = { type: 'count_security_entry', entry, since: countedSince(at) };
    await current().commit({ changes: [change], events: [], actorId: null, at });
  }

  describe('the security log', () => {
    test('has what happened with an account, newest first and page by page', async () => {
      const { id: rosa } = await storeMember(current());
      const { id: other } = await storeMember(current());
      await add(rosa, 'logged_in_by_password', minute(1));
      await add(other, 'logged_in_by_passkey', minute(2));
      await add(rosa, 'password_changed', minute(3));
      const [changed, loggedIn] = await listOf(rosa);
      expect(changed).toEqual({
        ...entryOf(rosa, 'password_changed', minute(3)),
        id: expect.any(Number) as number,
      });
      expect(loggedIn).toMatchObject({ fact: 'logged_in_by_password', at: minute(1) });
      expect(await listOf(rosa, null, 1)).toEqual([changed]);
      expect(await listOf(rosa, changed!.id)).toEqual([loggedIn]);
      expect(await listOf(other)).toMatchObject([{ fact: 'logged_in_by_passkey' }]);
    });

    test('counts tries of an hour in one entry, for each account', async () => {
      const { id: rosa } = await storeMember(current());
      const { id: other } = await storeMember(current());
      await count(rosa, minute(0), 3);
      await count(other, minute(1), 1);
      await count(rosa, minute(59), 4);
      await count(rosa, '2026-03-01T11:00:00.123Z', 2);
      expect(await listOf(rosa)).toMatchObject([
        { count: 2, at: '2026-03-01T11:00:00.123Z' },
        { count: 7, at: minute(0) },
      ]);
      expect(await listOf(other)).toMatchObject([{ count: 1 }]);
    });

    test('shows moderators attacks and what was done with their rights, and nothing else', async () => {
      const { id: rosa } = await storeMember(current());
      await add(rosa, 'logged_in_by_password');
      await count(rosa, minute(0), 3);
      await add(rosa, 'role_given');
      await add(rosa, 'data_copy_asked');
      const list = (before: number | null, limit = 9) =>
        current().securityLog.listForDesk({ before, limit });
      const [given, failed] = await list(null);
      expect(await list(null)).toMatchObject([{ fact: 'role_given' }, { fact: 'log_in_failed' }]);
      expect(await list(null, 1)).toEqual([given]);
      expect(await list(given!.id)).toEqual([failed]);
    });

    test('knows whether something happened since a time', async () => {
      const { id: rosa } = await storeMember(current());
      const { id: other } = await storeMember(current());
      await add(rosa, 'desk_opened', minute(5));
      const { securityLog } = current();
      expect(await securityLog.hasSince(rosa, 'desk_opened', minute(5))).toBe(true);
      expect(await securityLog.hasSince(rosa, 'desk_opened', minute(6))).toBe(false);
      expect(await securityLog.hasSince(rosa, 'role_given', minute(5))).toBe(false);
      expect(await securityLog.hasSince(other, 'desk_opened', minute(5))).toBe(false);
    });

    test('adds no second entry of what is noted once', async () => {
      const { id: rosa } = await storeMember(current());
      const entry = entryOf(rosa, 'desk_opened');
      const change: Change = { type: 'add_security_entry', entry, onceSince: minute(0) };
      const act = { changes: [change], events: [], actorId: null, at: minute(0) };
      await current().commit(act);
      await current().commit(act);
      expect(await listOf(rosa)).toHaveLength(1);
    });

    test('notes once of each member that a moderator looked them up', async () => {
      const { id: mo } = await storeMember(current());
      const { id: rosa } = await storeMember(current());
      const { id: steve } = await storeMember(current());
      for (const aboutId of [rosa, steve, rosa]) {
        const entry = { ...entryOf(mo, 'member_looked_up'), aboutId };
        const change: Change = { type: 'add_security_entry', entry, onceSince: minute(0) };
        await current().commit({ changes: [change], events: [], actorId: null, at: minute(0) });
      }
      const looked = [{ aboutId: steve }, { aboutId: rosa }];
      expect(await listOf(mo)).toMatchObject(looked);
      expect(await current().securityLog.listForDesk({ before: null, limit: 9 })).toMatchObject(
        looked,
      );
    });

    test('keeps nothing of before a time', async () => {
      const { id: rosa } = await storeMember(current());
      await add(rosa, 'password_changed', minute(1));
      await add(rosa, 'role_given', minute(2));
      await current().securityLog.removeBefore(minute(2));
      expect(await listOf(rosa)).toMatchObject([{ fact: 'role_given' }]);
    });
  });
}
