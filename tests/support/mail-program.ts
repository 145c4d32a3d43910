import { pino } from 'pino';
import { createSmtpMailer, type SmtpServer } from '#adapters/mail/smtp-mailer.ts';
import { openSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import { createInProcessSignal } from '#adapters/system/in-process-signal.ts';
import { startSendingMails } from '#server/jobs/mail-sending.ts';
import { createLetterSender } from './letter-sender.ts';

/** What a process is to send, and to which mail server. */
export interface MailTask {
  /** A file of SQLite. */
  readonly database: string;
  readonly migrationsFolder: string;
  readonly place: SmtpServer;
  /** By how many milliseconds its clock is ahead: what a killed process held is free by then. */
  readonly ahead: number;
}

const task = JSON.parse(process.argv[2] ?? '') as MailTask;
const storage = openSqliteStorage({
  file: task.database,
  migrationsFolder: task.migrationsFolder,
});
const sender = {
  name: 'Kin',
  address: 'post@kin.example',
  replyTo: 'post@kin.example',
};
startSendingMails({
  sendDueLetters: createLetterSender({
    storage,
    mailer: createSmtpMailer(task.place, () => sender),
    clock: { now: () => new Date(Date.now() + task.ahead).toISOString() },
  }),
  signal: createInProcessSignal(),
  logger: pino(process.stderr),
});
// The timer of the job keeps no process alive.
setInterval(() => undefined, 1_000);
