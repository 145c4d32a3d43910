import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createSmtpMailer } from '#adapters/mail/smtp-mailer.ts';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { Storage } from '#core/storage.ts';
import { toLetterId } from '#tests/support/ids.ts';
import { createLetterSender } from '#tests/support/letter-sender.ts';
import { startMailServer, type Behaviour, type MailServer } from '#tests/support/mail-server.ts';
import { SQLITE_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import type { MailTask } from '#tests/support/mail-program.ts';
import { buildMailProgram, type ServerProgram } from '#tests/support/server-program.ts';
import { createSettableClock, HOUR } from '#tests/support/settable-clock.ts';
import { storeMembers } from '#tests/support/stored-records.ts';
import { openSqliteFile } from '#tests/support/sqlite-storage.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { queueLetter } from '#tests/support/writes.ts';

const MINUTE = 60_000;
const SENDER = { name: 'Kin', address: 'post@kin.example', replyTo: 'post@kin.example' };

/** Stores as many members, and a letter to each; returns their addresses. */
async function queueLetters(storage: Storage, number: number, dueAt: string): Promise<string[]> {
  const members = await storeMembers(storage, number);
  for (const { id: memberId } of members) {
    await queueLetter(storage, { letter: { kind: 'confirm_address', memberId }, key: null, dueAt });
  }
  return members.map(({ email }) => email);
}

const sorted = (texts: readonly string[]) => texts.toSorted((one, other) => (one < other ? -1 : 1));
const copiesOf = ({ received }: MailServer, address: string) =>
  received.filter(({ to }) => to === address);

describe('whatever a mail server does', () => {
  const anyBehaviour = fc.constantFrom<Behaviour>(
    ...(['accept', 'accept', 'later', 'refuse', 'refuse_mail', 'drop', 'lose_answer'] as const),
  );

  test('each mail arrives or is listed as given up, and comes twice at most for each lost answer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyBehaviour, { maxLength: 30 }), async (behaviours) => {
        const remaining = [...behaviours];
        const lost: string[] = [];
        const refused: string[] = [];
        const server = await startMailServer({
          behave: (to) => {
            const behaviour = remaining.shift() ?? 'accept';
            if (behaviour === 'lose_answer') lost.push(to);
            if (behaviour === 'refuse' || behaviour === 'refuse_mail') refused.push(to);
            return behaviour;
          },
        });
        const storage = createMemoryStorage();
        const clock = createSettableClock();
        const mailer = createSmtpMailer(server.place, () => SENDER);
        const send = createLetterSender({ storage, mailer, clock });
        const addresses = await queueLetters(storage, 7, clock.now());
        while (await isWaiting(storage, clock.now())) {
          while (await send());
          clock.advance(6 * HOUR);
        }
        for (const address of addresses) {
          const copies = copiesOf(server, address);
          const timesLost = lost.filter((to) => to === address).length;
          const isRefused = refused.includes(address);
          expect(copies.length).toBe(timesLost + (isRefused ? 0 : 1));
          expect(new Set(copies.map(({ messageId }) => messageId)).size).toBeLessThanOrEqual(1);
        }
        const failed = await storage.outbox.listFailed({ after: 0, limit: 100 });
        expect(failed).toHaveLength(refused.length);
        await mailer.close();
        await server.close();
      }),
      { numRuns: 10 },
    );
  });

  test('mails arrive once it is back, after ten minutes', async () => {
    const gone = await startMailServer();
    await gone.close();
    const storage = createMemoryStorage();
    const clock = createSettableClock();
    const mailer = createSmtpMailer(gone.place, () => SENDER);
    const send = createLetterSender({ storage, mailer, clock });
    const addresses = await queueLetters(storage, 6, clock.now());
    for (let minute = 1; minute <= 10; minute += 1) {
      while (await send());
      clock.advance(MINUTE);
    }
    const back = await startMailServer({ port: gone.place.port });
    for (let minute = 1; minute <= 6; minute += 1) {
      while (await send());
      clock.advance(MINUTE);
    }
    expect(sorted(back.received.map(({ to }) => to))).toEqual(sorted(addresses));
    await mailer.close();
    await back.close();
  });
});

/** Whether a letter is on its way: nothing is held by then. */
async function isWaiting({ outbox }: Storage, now: string): Promise<boolean> {
  const later = new Date(Date.parse(now) + 24 * HOUR).toISOString();
  return (await outbox.hold({ now: later, until: now, limit: 1 })).length > 0;
}

describe('processes that share one storage', () => {
  const folder = makeTemporaryFolder();
  let program: ServerProgram;
  let files = 0;
  const children: ChildProcess[] = [];

  beforeAll(async () => {
    program = await buildMailProgram('mail');
  });
  afterAll(() => program.remove());
  afterEach(async () => {
    for (const child of children.splice(0)) await end(child);
  });

  function open(): { readonly storage: Storage; readonly database: string } {
    files += 1;
    const database = join(folder, `mail-${files}.db`);
    const storage = openSqliteFile(database);
    return { storage, database };
  }

  function start(task: Omit<MailTask, 'migrationsFolder'>): ChildProcess {
    const given: MailTask = { ...task, migrationsFolder: SQLITE_MIGRATIONS };
    const child = spawn(process.execPath, [program.file, JSON.stringify(given)], {
      env: { PATH: process.env['PATH'] },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    children.push(child);
    return child;
  }

  async function end(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  const isEmpty = async ({ outbox }: Storage, number: number) => {
    for (let id = 1; id <= number; id += 1)
      if ((await outbox.find(toLetterId(id))) !== null) return false;
    return true;
  };

  test.each(['before the mail server greets it', 'when the mail server has the mail'] as const)(
    'one that is killed %s leaves each mail to the next, and makes one double at most',
    async (moment) => {
      const { storage, database } = open();
      const addresses = await queueLetters(storage, 8, new Date().toISOString());
      let child: ChildProcess | null = null;
      const kill = () => child?.kill('SIGKILL');
      const first = await startMailServer(
        moment === 'before the mail server greets it'
          ? { onConnected: kill, behave: () => 'drop' }
          : { onReceived: kill, behave: () => 'hang' },
      );
      child = start({ database, place: first.place, ahead: 0 });
      expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
      child = null;
      const second = await startMailServer();
      start({ database, place: second.place, ahead: 2 * MINUTE });
      await expect.poll(() => isEmpty(storage, addresses.length)).toBe(true);
      expect(sorted(second.received.map(({ to }) => to))).toEqual(sorted(addresses));
      const doubles = new Set(first.received.map(({ to }) => to));
      expect(doubles.size).toBe(first.received.length);
      if (moment === 'before the mail server greets it') expect(doubles.size).toBe(0);
      else expect(doubles.size).toBeGreaterThan(0);
      for (const { to, messageId } of first.received) {
        expect(copiesOf(second, to)[0]!.messageId).toBe(messageId);
      }
      await first.close();
      await second.close();
      await storage.close();
    },
  );

  test('send each mail once', async () => {
    const { storage, database } = open();
    const addresses = await queueLetters(storage, 100, new Date().toISOString());
    const server = await startMailServer();
    for (let number = 1; number <= 3; number += 1)
      start({ database, place: server.place, ahead: 0 });
    await expect.poll(() => isEmpty(storage, addresses.length)).toBe(true);
    expect(sorted(server.received.map(({ to }) => to))).toEqual(sorted(addresses));
    await server.close();
    await storage.close();
  });
});
