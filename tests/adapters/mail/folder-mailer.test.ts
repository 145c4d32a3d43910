import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFolderMailer } from '#adapters/mail/folder-mailer.ts';
import { createMemoryMailer } from '#adapters/mail/memory-mailer.ts';
import type { Mail } from '#core/mail/ports/mailer.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { toEmailAddress } from '#tests/support/texts.ts';

const MAIL: Mail = {
  to: toEmailAddress('rosa@example.org'),
  subject: 'Hello',
  text: 'Hello Rosa',
  html: '<p>Hello Rosa',
  messageId: '0123456789abcdef',
  unsubscribeUrl: null,
};
const SENDER = { name: 'Kin', address: 'post@kin.example', replyTo: 'post@kin.example' };
const temporary = makeTemporaryFolder();

function open(folder: string) {
  const reports: string[] = [];
  const clock = createSettableClock();
  const report = ({ to }: Pick<Mail, 'to'>, file: string) => void reports.push(`${to} ${file}`);
  return { reports, mailer: createFolderMailer(folder, () => SENDER, { clock, report }) };
}

test('each mail is a file of its own, which nobody else may read', async () => {
  const folder = join(temporary, 'data', 'mail');
  const { mailer, reports } = open(folder);
  expect(await mailer.send(MAIL)).toBeNull();
  expect(await mailer.send({ ...MAIL, messageId: 'fedcba9876543210' })).toBeNull();
  expect(readdirSync(folder).sort()).toEqual([
    '2026-11-21T09-00-00-000Z-0123456789ab.eml',
    '2026-11-21T09-00-00-000Z-fedcba987654.eml',
  ]);
  const file = join(folder, readdirSync(folder).sort()[0]!);
  expect(readFileSync(file, 'utf8')).toMatch(/^To: rosa@example\.org\r?$/m);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(reports[0]).toBe(`rosa@example.org ${file}`);
  await mailer.close();
});

test('a folder that cannot be made is no reason to give up a mail, and leaves nothing behind', async () => {
  writeFileSync(join(temporary, 'file'), '');
  const { mailer, reports } = open(join(temporary, 'file'));
  const failure = await mailer.send(MAIL);
  expect(failure?.type).toBe('unavailable');
  expect(failure?.reason).toMatch(/^the file could not be written: E[A-Z]+$/);
  expect(reports).toEqual([]);
});

test('mails would be taken where a folder is or can be made, and looking makes none', async () => {
  const folder = join(temporary, 'not', 'there');
  expect(await open(folder).mailer.reach()).toBeNull();
  expect(existsSync(folder)).toBe(false);
  writeFileSync(join(temporary, 'letter'), '');
  expect(await open(join(temporary, 'letter', 'inside')).mailer.reach()).toEqual({
    type: 'unavailable',
    reason: 'the file could not be written: ENOTDIR',
  });
});

test('memory keeps the last thousand', async () => {
  const mailer = createMemoryMailer();
  for (let number = 1; number <= 1_001; number += 1) {
    await mailer.send({ ...MAIL, messageId: String(number) });
  }
  expect(mailer.sent).toHaveLength(1_000);
  expect(mailer.sent.at(-1)?.messageId).toBe('1001');
  await mailer.close();
});
