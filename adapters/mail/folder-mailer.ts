import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '#core/kernel/clock.ts';
import type { Mail, MailFailure, Mailer } from '#core/mail/ports/mailer.ts';
import { toMessage, type Sender } from './message.ts';

/** What is said of a mail that was written. */
export type ReportMail = (mail: Pick<Mail, 'to'>, file: string) => void;

/** Writes each mail into a file of its own, for trials: nobody is sent anything. */
export function createFolderMailer(
  folder: string,
  sender: () => Sender,
  { clock, report }: { readonly clock: Clock; readonly report: ReportMail },
): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      try {
        const { message } = await transport.sendMail(toMessage(mail, sender()));
        const name = `${clock.now().replaceAll(/[:.]/g, '-')}-${mail.messageId.slice(0, 12)}.eml`;
        const file = join(folder, name);
        await writeWhole(file, message);
        report(mail, file);
        return null;
      } catch (error) {
        return toFailure(error);
      }
    },
    reach: async () => {
      try {
        await access(folder, constants.W_OK);
        return null;
      } catch (error) {
        const failure = toFailure(error);
        // The first mail makes it.
        return failure.reason.endsWith('ENOENT') ? null : failure;
      }
    },
    close: () => Promise.resolve(),
  };
}

function toFailure(error: unknown): MailFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return { type: 'unavailable', reason: `the file could not be written: ${code}` };
}

/** Mails hold secrets, so nobody else may read them; a file is there as a whole or not at all. */
async function writeWhole(file: string, content: Parameters<typeof writeFile>[1]): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${randomUUID()}.unfinished`;
  try {
    await writeFile(unfinished, content, { mode: 0o600, flag: 'wx' });
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}
