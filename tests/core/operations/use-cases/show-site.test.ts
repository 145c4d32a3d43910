import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { bad, good, needsAttention } from '#core/operations/domain/finding.ts';
import type { RunningSite } from '#core/operations/ports/running-site.ts';
import { makeSendTestMail } from '#core/operations/use-cases/send-test-mail.ts';
import { makeShowSite } from '#core/operations/use-cases/show-site.ts';
import type { Storage } from '#core/storage.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import { settingsOf } from '#tests/support/site-settings.ts';
import { storeMember } from '#tests/support/stored-records.ts';

const clock = createSettableClock();
const FAILURE = { says: 'a mail failed', count: 2, lastAt: '2026-11-20T09:00:00.000Z' };
const PORT = { name: 'PORT', value: '3000', isDefault: true };

const runningSite: RunningSite = {
  version: '1.2.3',
  startedAt: '2026-11-01T00:00:00.000Z',
  settings: [PORT],
  look: () =>
    Promise.resolve([
      { name: 'database', ...good('It answers.') },
      { name: 'backups', ...needsAttention('There are none.') },
      { name: 'disk', ...bad('It is full.') },
    ]),
  failures: () => [FAILURE],
  sendTestMail: (to) => Promise.resolve(good(`Sent to ${to}`)),
};

let storage: Storage;
let asked: unknown[];

beforeEach(() => {
  storage = createMemoryStorage();
  asked = [];
});

const show = (callerId: ReturnType<typeof toMemberId>) =>
  makeShowSite({
    ...storage,
    clock,
    runningSite,
    liveSettings: settingsOf({ SITE_NAME: 'Oak Street' }),
    siteCounts: {
      count: (lately) => {
        asked.push(lately);
        return storage.siteCounts.count(lately);
      },
    },
  })({ callerId });

test('shows the site from every side, what needs doing first', async () => {
  const { id } = await storeMember(storage);
  const { siteSettings, ...site } = await show(id);
  expect(site).toEqual({
    version: '1.2.3',
    startedAt: '2026-11-01T00:00:00.000Z',
    counts: { members: 1, newcomers: 0, openRequests: 0, messages: 0 },
    findings: [
      { name: 'disk', state: 'bad', says: 'It is full.' },
      { name: 'backups', state: 'attention', says: 'There are none.' },
      { name: 'database', state: 'good', says: 'It answers.' },
    ],
    failures: [FAILURE],
    mailsArrive: false,
    settings: [PORT],
  });
  expect(siteSettings).toContainEqual({
    name: 'SITE_NAME',
    value: 'Oak Street',
    from: 'environment',
  });
});

test('counts newcomers of a week and messages of a day', async () => {
  await show(toMemberId(1));
  const before = (days: number) =>
    new Date(Date.parse(clock.now()) - days * 86_400_000).toISOString();
  expect(asked).toEqual([{ joinedSince: before(7), writtenSince: before(1) }]);
});

test('says whether mails reach the operator who asks', async () => {
  const confirmed = await storeMember(storage, { verified: true });
  expect(await show(confirmed.id)).toMatchObject({ mailsArrive: true });
  expect(await show(toMemberId(99))).toMatchObject({ mailsArrive: false });
});

test('a test mail goes to the address of the one who asks, and to nobody without an account', async () => {
  const send = makeSendTestMail({ ...storage, runningSite });
  const { id, email } = await storeMember(storage);
  expect(await send({ callerId: id })).toEqual({
    ok: true,
    value: { state: 'good', says: `Sent to ${email}` },
  });
  expect(await send({ callerId: toMemberId(99) })).toEqual({
    ok: false,
    refusal: { code: 'not_found', subject: 'member' },
  });
});
