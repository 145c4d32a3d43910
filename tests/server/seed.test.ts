import { expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { fit } from '#core/discovery/domain/fit.ts';
import { toFoldedMember } from '#core/discovery/domain/searchable-member.ts';
import type { Preferences } from '#core/members/domain/preferences.ts';
import { preferencesOf, USUAL_MAIL_PREFERENCES } from '#core/mail/domain/mail-preferences.ts';
import { prepareActivity } from '#core/mail/use-cases/prepare-activity.ts';
import { findWrongTown } from '#core/members/steps/find-wrong-town.ts';
import { inventMember } from '#server/commands/seed/invented-members.ts';
import { seedStorage } from '#server/commands/seed/seed-storage.ts';
import { listTowns } from '#tests/support/listed-towns.ts';

test('most invented members have confirmed their addresses, those to log in as among them', async () => {
  const storage = createMemoryStorage();
  const now = '2026-11-22T10:00:00.000Z';
  const { logIns } = await seedStorage(storage, { count: 16, passwordHash: 'hash', now });
  const members = await storage.members.list({ after: 0, limit: 100 });
  expect(members.filter(({ verified }) => verified)).toHaveLength(14);
  for (const name of logIns) {
    expect(members.find(({ username }) => username === name)).toMatchObject({ verified: true });
  }
});

test('most invented members say which languages they speak and where they live, and the lists have all of it', async () => {
  const preferences = Array.from(
    { length: 400 },
    (_none, index) => inventMember(index, '').preferences,
  );
  for (const told of preferences) {
    expect(await findWrongTown(listTowns, told, { country: null, town: null })).toEqual([]);
    const tags = told.languages.map(({ tag }) => tag);
    expect(new Set(tags).size).toBe(tags.length);
  }
  const share = (says: (told: Preferences) => boolean) => preferences.filter(says).length / 400;
  expect(share(({ languages }) => languages.length > 0)).toBeGreaterThan(0.8);
  expect(share(({ country }) => country !== null)).toBeGreaterThan(0.75);
  expect(share(({ town }) => town !== null)).toBeGreaterThan(0.5);
  expect(
    share(({ languages }) => languages.some(({ level }) => level === 'learning')),
  ).toBeGreaterThan(0.15);
});

test('those to log in as share a language, a town and something to learn', async () => {
  const storage = createMemoryStorage();
  await seedStorage(storage, { count: 2, passwordHash: 'hash', now: '2026-11-22T10:00:00.000Z' });
  const [rosa, daniel] = await storage.members.list({ after: 0, limit: 2 });
  const { reasons } = fit(toFoldedMember(rosa!), toFoldedMember(daniel!));
  expect(reasons).toEqual(
    expect.arrayContaining([
      { kind: 'languages', languages: ['en'] },
      { kind: 'learning', taught: [], learnt: ['fr'] },
      { kind: 'place', place: { kind: 'town', country: 'GB', town: 'Leeds' } },
    ]),
  );
});

test('what invented members have done causes no mails, though they get the usual ones', async () => {
  const storage = createMemoryStorage();
  const now = '2026-11-22T10:00:00.000Z';
  await seedStorage(storage, { count: 30, passwordHash: 'hash', now });
  const later = '2026-12-22T10:00:00.000Z';
  const sources = {
    ...storage,
    mayReceive: () => Promise.resolve(true),
    clock: { now: () => later },
  };
  const members = await storage.members.list({ after: 0, limit: 30 });
  for (const { id } of members) {
    expect(await prepareActivity(sources, id)).toEqual({ type: 'drop' });
    expect(preferencesOf((await storage.mailPreferences.loadState(id)).value)).toEqual(
      USUAL_MAIL_PREFERENCES,
    );
  }
});
