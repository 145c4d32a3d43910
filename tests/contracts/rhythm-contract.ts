import { beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '#core/connections/domain/connection.ts';
import type { Rhythm } from '#core/connections/domain/rhythm.ts';
import { makeRemindOfRhythms } from '#core/mail/use-cases/remind-of-rhythms.ts';
import { toMember, type Self } from '#core/members/domain/member.ts';
import type { Break } from '#core/safety/domain/standing.ts';
import type { Storage } from '#core/storage.ts';
import { deleteMember } from '#tests/support/canary.ts';
import { dyingStorage } from '#tests/support/dying-storage.ts';
import {
  expectOneReminderAtEachDeath,
  SUNDAY,
  SUNDAYS,
  takeReminders,
  wishReminders,
} from '#tests/support/reminders.ts';
import { messageFrom, storeConnection, storeMembers } from '#tests/support/stored-records.ts';
import {
  createMessage,
  endConnection,
  keepTogether,
  storeStanding,
} from '#tests/support/writes.ts';

const LATER = '2099-01-01T00:00:00.000Z';

const AT_TEN = { now: () => SUNDAY };

/** Which rhythms storages find, and that nobody is reminded twice, whatever happens meanwhile. */
export function describeRhythms(current: () => Storage): void {
  describe('rhythms', () => {
    let rosa: Self;
    let daniel: Self;
    let frieda: Self;
    let connection: Connection;
    const rhythm = SUNDAYS;
    beforeEach(async () => {
      [rosa, daniel, frieda] = (await storeMembers(current(), 3)) as [Self, Self, Self];
      connection = await storeConnection(current(), rosa.id, daniel.id);
    });

    const keep = async (kept: Rhythm, between = connection) => {
      const together = { questions: [], rhythm: kept };
      expect(await keepTogether(current(), between, together)).toBe(true);
    };
    const listOf = ({ id }: Self, limit = 10) => current().connections.listRhythms(id, limit);
    const due = (until: string, limit = 10) => current().connections.listRhythmsDue(until, limit);
    const stand = (self: Self, onBreak: Break | null) =>
      storeStanding(current(), self.id, { onBreak });

    test('are listed for both once they’re agreed, with the other and the time of the last word', async () => {
      expect(await listOf(rosa)).toEqual([]);
      await keep({ state: 'proposed', cadence: rhythm.cadence, by: rosa.id });
      expect(await listOf(rosa)).toEqual([]);
      await keep(rhythm);
      const shown = { ...connection, member: toMember(daniel), presence: 'here' };
      expect(await listOf(rosa)).toEqual([
        { connection: { ...shown, lastMessageAt: null }, rhythm },
      ]);
      const at = '2026-11-27T10:00:00.000Z';
      await createMessage(current(), { ...messageFrom(rosa.id, connection), createdAt: at });
      expect(await listOf(daniel)).toMatchObject([
        { connection: { id: connection.id, member: { id: rosa.id }, lastMessageAt: at }, rhythm },
      ]);
      expect(await listOf(frieda)).toEqual([]);
      const resting = { state: 'resting', cadence: rhythm.cadence, dueAt: LATER } as const;
      const other = await storeConnection(current(), frieda.id, rosa.id);
      await keep(resting, other);
      expect((await listOf(rosa)).map(({ rhythm: { state } }) => state)).toEqual([
        'agreed',
        'resting',
      ]);
      expect(await listOf(rosa, 1)).toHaveLength(1);
    });

    test('stay as they are when the two agree on another bond, and so does what was suggested', async () => {
      const bond = { relationshipTypeId: 3, side: 'offer', by: rosa.id } as const;
      const together = { questions: [], rhythm, bond };
      await keepTogether(current(), connection, together);
      const { version } = (await current().connections.loadTogether(connection.id))!;
      const agreed = { ...connection, relationshipTypeId: 3, side: 'offer' } as const;
      const { id } = connection;
      const change = { type: 'replace_connection', id, version, connection: agreed } as const;
      const act = { changes: [change], events: [], actorId: daniel.id, at: SUNDAY };
      expect(await current().commit(act)).toMatchObject({ stored: true });
      expect(await current().connections.findById(id)).toEqual(agreed);
      const after = await current().connections.loadTogether(id);
      expect(after).toEqual({ value: together, version: version + 1 });
      expect(await current().commit(act)).toMatchObject({ stored: false });
    });

    test('are not listed during a break of one’s own, nor one that the other has told of', async () => {
      await keep(rhythm);
      await stand(rosa, { since: SUNDAY, isTold: false });
      expect(await listOf(rosa)).toEqual([]);
      expect(await listOf(daniel)).toHaveLength(1);
      await stand(rosa, { since: SUNDAY, isTold: true });
      expect(await listOf(daniel)).toEqual([]);
      await stand(rosa, null);
      expect(await listOf(rosa)).toHaveLength(1);
      await storeStanding(current(), rosa.id, { leavesOn: LATER });
      expect(await listOf(daniel)).toEqual([]);
    });

    test('go with the connection, and with the account of either', async () => {
      await keep(rhythm);
      const other = await storeConnection(current(), frieda.id, rosa.id);
      await keep({ ...rhythm, dueAt: '2026-11-28T10:00:00.000Z' }, other);
      expect(await due(SUNDAY)).toEqual([other.id, connection.id]);
      expect(await due(SUNDAY, 1)).toEqual([other.id]);
      expect(await due('2026-11-29T09:59:59.999Z')).toEqual([other.id]);
      await endConnection(current(), other, rosa.id, SUNDAY);
      await deleteMember(current(), daniel.id);
      expect(await due(LATER)).toEqual([]);
      expect(await listOf(rosa)).toEqual([]);
    });

    /** The job of a process whose commit may fail to come back, or never happen. */
    const remind = (now: string, commit: Storage['commit'] = (act) => current().commit(act)) =>
      makeRemindOfRhythms({ ...current(), commit, clock: { now: () => now } })();

    const takeLetters = (now: string) => takeReminders(current(), now);

    test('remind whoever wishes it, once for each day, however many processes look', async () => {
      await keep(rhythm);
      await wishReminders(current(), rosa.id);
      await remind('2026-11-29T09:59:00.000Z');
      expect(await takeLetters(SUNDAY)).toEqual([]);
      await Promise.all([1, 2, 3, 4].map(() => remind(SUNDAY)));
      expect(await takeLetters(SUNDAY)).toEqual([rosa.id]);
      await remind('2026-11-30T10:00:00.000Z');
      expect(await takeLetters(SUNDAY)).toEqual([]);
      await wishReminders(current(), daniel.id);
      const next = '2026-12-06T10:00:00.000Z';
      await Promise.all([remind(next), remind(next)]);
      expect((await takeLetters(next)).sort()).toEqual([rosa.id, daniel.id].sort());
      expect((await listOf(rosa))[0]?.rhythm).toMatchObject({ unanswered: 1, last: '2026-11-29' });
    });

    test('remind once, though a process dies after any of its calls', async () => {
      await expectOneReminderAtEachDeath(current(), {
        dieAt: (step) =>
          new Promise((resolve, reject) => {
            const die = (call: string) => {
              resolve(call);
              return new Promise<never>(() => undefined);
            };
            const sources = { ...dyingStorage(current(), { step, die }), clock: AT_TEN };
            makeRemindOfRhythms(sources)().then(() => {
              resolve(null);
            }, reject);
          }),
        live: () => remind(SUNDAY),
      });
    });

    test('remind nobody once they’re stopped, also while a process looks, nor where words were written', async () => {
      await wishReminders(current(), rosa.id);
      await keep(rhythm);
      const stopFirst: Storage['commit'] = async (act) => {
        await keepTogether(current(), connection, { questions: [] });
        return current().commit(act);
      };
      await remind(SUNDAY, stopFirst);
      expect(await takeLetters(SUNDAY)).toEqual([]);
      expect((await current().connections.loadTogether(connection.id))?.value).toEqual({
        questions: [],
      });
      await keep(rhythm);
      const createdAt = '2026-11-28T10:00:00.000Z';
      await createMessage(current(), { ...messageFrom(daniel.id, connection), createdAt });
      await remind(SUNDAY);
      expect(await takeLetters(SUNDAY)).toEqual([]);
      expect(await due(SUNDAY)).toEqual([]);
    });
  });
}
