import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isBackupDue,
  listKeptBackups,
  listSurplusBackups,
  nameBackup,
} from '#core/archive/domain/kept-backups.ts';

const HOUR = 60 * 60 * 1000;

const times = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2120-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const hours = fc.integer({ min: 0, max: 23 });

const toMinute = (at: string) => `${at.slice(0, 16)}:00.000Z`;
const backupOf = (at: string) => listKeptBackups([nameBackup(at)])[0]!;

describe('the names of backups', () => {
  test('are read as they are written', () => {
    expect(nameBackup('2026-11-25T03:01:59.999Z')).toBe('hearthkin-2026-11-25-0301.db');
  });

  test('hold their minute, encrypted or not', () => {
    fc.assert(
      fc.property(times, fc.boolean(), (at, isEncrypted) => {
        const name = `${nameBackup(at)}${isEncrypted ? '.age' : ''}`;
        expect(listKeptBackups([name])).toEqual([{ name, at: toMinute(at) }]);
      }),
    );
  });

  test('list the newest first', () => {
    fc.assert(
      fc.property(fc.array(times), (all) => {
        const listed = listKeptBackups(all.map(nameBackup)).map(({ at }) => at);
        expect(listed).toEqual(all.map(toMinute).toSorted().toReversed());
      }),
    );
  });

  test.each(['hearthkin.db', 'hearthkin-2026-11-25-0301.db.partial', 'notes.txt', ''])(
    'are no others, such as %j',
    (name) => {
      expect(listKeptBackups([name])).toEqual([]);
    },
  );
});

describe('a backup is due', () => {
  test('at once where there is none', () => {
    fc.assert(
      fc.property(times, hours, (now, hour) => {
        expect(isBackupDue({ now, hour, newest: null })).toBe(true);
      }),
    );
  });

  test('never right after one was made', () => {
    fc.assert(
      fc.property(times, hours, (now, hour) => {
        expect(isBackupDue({ now, hour, newest: backupOf(now) })).toBe(false);
      }),
    );
  });

  test('a day later, whatever the hour', () => {
    fc.assert(
      fc.property(times, hours, fc.integer({ min: 24, max: 1_000 }), (at, hour, later) => {
        const now = new Date(Date.parse(at) + later * HOUR).toISOString();
        expect(isBackupDue({ now, hour, newest: backupOf(at) })).toBe(true);
      }),
    );
  });

  test.each([
    ['2026-11-25T02:59:59.000Z', false],
    ['2026-11-25T03:00:00.000Z', true],
    ['2026-11-25T23:00:00.000Z', true],
  ])('from the hour of the day on: at %s it is %s', (now, isDue) => {
    const newest = backupOf('2026-11-24T03:00:10.000Z');
    expect(isBackupDue({ now, hour: 3, newest })).toBe(isDue);
  });
});

describe('the backups that are removed', () => {
  test('are the oldest beyond those that are kept, and never the newest', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(times.map(toMinute)),
        fc.integer({ min: 0, max: 20 }),
        (all, keep) => {
          const removed = listSurplusBackups([...all.map(nameBackup), 'notes.txt'], keep);
          const kept = all.toSorted().toReversed().slice(0, Math.max(keep, 1));
          expect(removed.map(({ at }) => at).filter((at) => kept.includes(at))).toEqual([]);
          expect(removed).toHaveLength(all.length - kept.length);
        },
      ),
    );
  });
});
