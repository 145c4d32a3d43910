import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createInProcessSignal } from '#adapters/system/in-process-signal.ts';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { announceLetters, withoutLetters } from '#core/letters/steps/announce-letters.ts';
import type { SendDueLetters } from '#core/mail/use-cases/send-due-letters.ts';
import { startSendingMails } from '#server/jobs/mail-sending.ts';
import { toLetterId, toMemberId } from '#tests/support/ids.ts';
import { startTestServer } from '#tests/support/running-server.ts';
import { createSettableClock, HOUR } from '#tests/support/settable-clock.ts';
import { everyLetter } from '#tests/support/every-letter.ts';
import {
  messageFrom,
  reportBy,
  storeConnection,
  storeMember,
} from '#tests/support/stored-records.ts';
import { openSqliteFile } from '#tests/support/sqlite-storage.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import {
  addNotice,
  createMessage,
  createReport,
  queueLetter,
  storeStanding,
} from '#tests/support/writes.ts';

const NOW = createSettableClock().now();
const LATER = new Date(Date.parse(NOW) + HOUR).toISOString();
const letter = { kind: 'password_changed', memberId: toMemberId(1) } as const;
const queuing = (dueAt: string) => ({
  changes: [{ type: 'queue_letter', queued: { letter, key: null, dueAt } } as const],
  events: [],
  actorId: null,
  at: NOW,
});

describe('the job', () => {
  const signal = createInProcessSignal();
  let errors: unknown[];
  const start = (sendDueLetters: SendDueLetters) =>
    startSendingMails({
      sendDueLetters,
      signal,
      logger: { error: (...line: unknown[]) => void errors.push(line) },
    });

  beforeEach(() => {
    errors = [];
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('sends at the start, when it is woken, and within half a minute, until it is stopped', async () => {
    let rounds = 0;
    const stop = start(() => {
      rounds += 1;
      return Promise.resolve(false);
    });
    await expect.poll(() => rounds).toBe(1);
    signal.announce();
    await expect.poll(() => rounds).toBe(2);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(rounds).toBeGreaterThan(2);
    await stop();
    const before = rounds;
    signal.announce();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(rounds).toBe(before);
  });

  test('goes on while there may be more, and stops after what is under way', async () => {
    let rounds = 0;
    let finish: (() => void) | undefined;
    const stop = start(() => {
      rounds += 1;
      if (rounds < 3) return Promise.resolve(true);
      return new Promise((resolve) => {
        finish = () => {
          resolve(true);
        };
      });
    });
    await expect.poll(() => rounds).toBe(3);
    let isStopped = false;
    const stopped = stop().then(() => void (isStopped = true));
    await Promise.resolve();
    expect(isStopped).toBe(false);
    finish!();
    await stopped;
    expect(rounds).toBe(3);
  });

  test('logs what fails, and goes on', async () => {
    const error = new Error('The storage is away.');
    let rounds = 0;
    const stop = start(() => {
      rounds += 1;
      return rounds === 1 ? Promise.reject(error) : Promise.resolve(false);
    });
    await expect.poll(() => errors).toEqual([[{ err: error }, 'emails could not be sent']]);
    signal.announce();
    await expect.poll(() => rounds).toBe(2);
    await stop();
  });
});

describe('a commit', () => {
  const announced = async (
    commit: ReturnType<typeof createMemoryStorage>['commit'],
    dueAt: string,
  ) => {
    let times = 0;
    await announceLetters(commit, { announce: () => void (times += 1) })(queuing(dueAt));
    return times;
  };

  test('announces letters that are due, once they are stored', async () => {
    const { commit } = createMemoryStorage();
    expect(await announced(commit, NOW)).toBe(1);
    expect(await announced(commit, LATER)).toBe(0);
    expect(await announced(() => Promise.resolve({ stored: false }), NOW)).toBe(0);
  });

  test('of a site without mail stores no letter', async () => {
    const storage = createMemoryStorage();
    await withoutLetters(storage.commit)(queuing(NOW));
    expect(await storage.outbox.find(toLetterId(1))).toBeNull();
  });
});

test('a server sends what waits, with links to its public address', async () => {
  const storage = createMemoryStorage();
  const { email, id: memberId } = await storeMember(storage);
  await queueLetter(storage, {
    letter: { kind: 'confirm_address', memberId },
    key: null,
    dueAt: NOW,
  });
  const environment = { PUBLIC_URL: 'https://kin.example' };
  const server = await startTestServer({ storage, environment });
  await expect.poll(() => server.mails.map(({ to }) => to)).toEqual([email]);
  expect(server.mails[0]!.text).toContain('https://kin.example/confirm-address#token=');
  await server.close();
});

test('nothing that a mail keeps secret is in the database or the log, nor a message in a mail', async () => {
  const file = join(makeTemporaryFolder(), 'site.db');
  const storage = openSqliteFile(file);
  const rosa = await storeMember(storage, { verified: true });
  const daniel = await storeMember(storage, { name: 'Daniel of the Hill' });
  await storeStanding(storage, rosa.id, { role: 'moderator' });
  const reporter = await storeMember(storage);
  await createReport(
    storage,
    reportBy(reporter.id, daniel, { reason: 'danger', words: 'He will harm me.' }),
  );
  const connection = await storeConnection(storage, daniel.id, rosa.id);
  const message = messageFrom(daniel.id, connection, 'the words of a friend');
  await createMessage(storage, { ...message, createdAt: '2026-11-10T09:00:00.000Z' });
  const told = { memberId: rosa.id, at: NOW, actor: 'operator', reportId: null } as const;
  const warning = { kind: 'warn', until: null, reason: null, words: null } as const;
  const answer = { kind: 'report_answered', name: daniel.name, outcome: 'acted' } as const;
  for (const content of [warning, answer]) await addNotice(storage, { ...told, content });
  for (const letter of everyLetter(rosa)) {
    await queueLetter(storage, { letter, key: null, dueAt: NOW });
  }
  const lines: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
  const server = await startTestServer({ storage, logger, clock: createSettableClock() });
  await expect.poll(() => server.mails.length).toBe(27);
  const mails = server.mails.map(({ text: plain, html }) => plain + html);
  const tokens = mails.flatMap((mail) => mail.match(/(?<=token=)[\w-]{43}/g) ?? []);
  expect(new Set(tokens).size).toBe(10);
  await server.close();
  const kept = [file, `${file}-wal`].filter(existsSync).map((name) => readFileSync(name, 'latin1'));
  const places = [...kept, ...lines].join('\n');
  expect(places).toContain('confirm_address');
  for (const token of tokens) expect(places).not.toContain(token);
  expect(lines.join('\n')).not.toMatch(/@example|the words/);
  for (const mail of mails)
    expect(mail).not.toMatch(/the words of a friend|Daniel of the Hill|harm me/);
});
