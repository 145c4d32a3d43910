import { expect } from 'vitest';
import type { AgreedRhythm } from '#core/connections/domain/rhythm.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { USUAL_MAIL_PREFERENCES } from '#core/mail/domain/mail-preferences.ts';
import type { Storage } from '#core/storage.ts';
import { storeConnection, storeMembers } from './stored-records.ts';
import { keepTogether, nextDay } from './writes.ts';

/** Ten on a Sunday morning, when members who gave no time zone are reminded. */
export const SUNDAY = '2026-11-29T10:00:00.000Z';
const LATER = '2099-01-01T00:00:00.000Z';

/** Agreed upon the Thursday before, so that its first day is that Sunday. */
export const SUNDAYS: AgreedRhythm = {
  state: 'agreed',
  cadence: { every: 'weekday', weekday: 'sunday' },
  from: '2026-11-26',
  last: '2026-11-26',
  unanswered: 0,
  told: [],
  dueAt: SUNDAY,
};

/** Lets a member be reminded of rhythms by mail. */
export async function wishReminders(storage: Storage, id: MemberId): Promise<void> {
  const { value, version } = await storage.mailPreferences.loadState(id);
  const state = { ...value, preferences: USUAL_MAIL_PREFERENCES, rhythmDays: true };
  const change = { type: 'put_mail_state', state, version } as const;
  const act = { changes: [change], events: [], actorId: id, at: nextDay(storage) };
  expect(await storage.commit(act)).toMatchObject({ stored: true });
}

/** Takes the letters about rhythms out of the outbox, as if they had been sent, and returns who they were for. */
export async function takeReminders(storage: Storage, now: string): Promise<MemberId[]> {
  const held = await storage.outbox.hold({ now, until: LATER, limit: 100 });
  const readers: MemberId[] = [];
  for (const { id, letter } of held) {
    if (letter.kind !== 'rhythm_day') continue;
    const changes = [{ type: 'remove_letter', id }] as const;
    await storage.commit({ changes, events: [], actorId: null, at: nextDay(storage) });
    readers.push(letter.memberId);
  }
  return readers;
}

/** How processes look after the rhythms of a storage. */
export interface RemindingProcesses {
  /** Lets one die at that call of the storage, and returns its name, or `null` if the process finished before. */
  readonly dieAt: (step: number) => Promise<string | null>;
  /** One that lives looks after them. */
  readonly live: () => Promise<void>;
}

/**
 * Lets a process die after each of its calls in turn, and then two others look after the same rhythm at once: each of the two
 * whose day has come is reminded of it once. A second reminder would turn up at the next death.
 */
export async function expectOneReminderAtEachDeath(
  storage: Storage,
  { dieAt, live }: RemindingProcesses,
): Promise<void> {
  const deaths: string[] = [];
  for (let step = 1; step === deaths.length + 1; step += 1) {
    const [rosa, daniel] = (await storeMembers(storage, 2)).map(({ id }) => id);
    const between = await storeConnection(storage, rosa!, daniel!);
    for (const id of [rosa!, daniel!]) await wishReminders(storage, id);
    expect(await keepTogether(storage, between, { questions: [], rhythm: SUNDAYS })).toBe(true);
    const death = await dieAt(step);
    if (death !== null) deaths.push(death);
    // What it queued is sent, so that a letter queued again would be a second one.
    const reminded = await takeReminders(storage, SUNDAY);
    await Promise.all([live(), live()]);
    reminded.push(...(await takeReminders(storage, SUNDAY)));
    expect(
      reminded.sort((one, other) => one - other),
      death ?? 'nobody died',
    ).toEqual([rosa, daniel]);
  }
  expect(deaths[0]).toBe('connections.listRhythmsDue');
  expect(deaths).toContain('commit');
}
