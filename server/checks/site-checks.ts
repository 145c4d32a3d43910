import { countFileBytes } from '#core/media/steps/count-file-bytes.ts';
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeCountWaitingEvents } from '#core/feed/use-cases/count-waiting-events.ts';
import type { NamedHandler } from '#core/feed/ports/event-handler.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { Mailer } from '#core/mail/ports/mailer.ts';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import { bad, good, needsAttention, type Finding } from '#core/operations/domain/finding.ts';
import type { LiveSettings } from '#core/operations/steps/live-settings.ts';
import type { FileStore } from '#core/media/ports/file-store.ts';
import type { Storage } from '#core/storage.ts';
import { findNewestBackup, openBackupStore } from '#server/backups/open-backup-store.ts';
import type { Configuration } from '#server/configuration.ts';
import type { Check } from './check.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

/** For how long work may wait before somebody should look, in milliseconds. */
const LONGEST_WAIT = 10 * MINUTE;

/** How old the newest backup may be: a day, and the hours that making one may take. */
const OLDEST_BACKUP = 30 * HOUR;

/** How far ahead of this clock an event may be, in milliseconds: the clocks of several machines differ a little. */
const FURTHEST_AHEAD = 5_000;

/** What of a disk should be free, and what must be. */
const LEAST_FREE = { should: 0.2, must: 0.05 };

/** How full the room that files have should be at most, and from when on next to none of it is left. */
const FULLEST = { should: 0.9, must: 0.99 };

/** What the checks look at. */
export interface Site<MailerPart extends keyof Mailer = 'reach'> {
  readonly configuration: Pick<Configuration, 'storage' | 'files' | 'filesLimit' | 'backups'>;
  readonly storage: Pick<Storage, 'feed' | 'outbox' | 'ping' | 'pictures' | 'attachments'>;
  readonly fileStore: Pick<FileStore, 'ping'>;
  readonly handlers: readonly NamedHandler[];
  readonly liveSettings: Pick<LiveSettings, 'current'>;
  /** `null` where no mails are sent. */
  readonly mailer: Pick<Mailer, MailerPart | 'reach'> | null;
  readonly clock: Clock;
}

/** What an operator looks at, and the server itself once an hour. */
export function makeSiteChecks(site: Site): readonly Check[] {
  return [
    { name: 'database', look: () => checkStorage(site) },
    { name: 'files', look: () => checkFiles(site) },
    { name: 'disk', look: () => checkDisks(foldersOf(site)) },
    { name: 'clock', look: () => checkClock(site) },
    { name: 'events', look: () => checkEvents(site) },
    { name: 'mail server', look: () => checkMailServer(site) },
    { name: 'mails', look: () => checkLetters(site) },
    { name: 'backups', look: () => checkBackups(site) },
    { name: 'operator', look: () => Promise.resolve(checkOperator(site)) },
  ];
}

async function checkStorage({ storage }: Site): Promise<Finding> {
  await storage.ping();
  return good('It answers.');
}

/** Whether files can be kept: pictures and voices of members. */
export async function checkFiles({
  fileStore,
  storage,
  configuration: { filesLimit },
}: Pick<Site, 'fileStore'> & {
  readonly storage: Pick<Storage, 'pictures' | 'attachments'>;
  readonly configuration: Pick<Configuration, 'filesLimit'>;
}): Promise<Finding> {
  try {
    await fileStore.ping();
    if (filesLimit === null) return good('Pictures can be kept.');
    const share = (await countFileBytes(storage)) / filesLimit;
    const taken = `Files take ${Math.round(share * 100)} % of FILES_LIMIT`;
    if (share < FULLEST.should) return good(`Pictures can be kept. ${taken}.`);
    const advice = 'raise it, or no more can be kept before long.';
    return share < FULLEST.must
      ? needsAttention(`${taken}: ${advice}`)
      : bad(`${taken}: raise it.`);
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    return bad(`No picture can be kept. ${error.message}`);
  }
}

/** The folders in which the site writes, once they are there. */
function foldersOf({ configuration: { storage, files, backups } }: Site): readonly string[] {
  const places = [files, ...(backups === null ? [] : [backups.place])];
  const folders = places.flatMap((place) => (place.kind === 'folder' ? [place.folder] : []));
  const all = storage.engine === 'sqlite' ? [dirname(storage.file), ...folders] : folders;
  return all.filter((folder) => existsSync(folder));
}

async function checkDisks(folders: readonly string[]): Promise<Finding> {
  const disks = await Promise.all(
    folders.map(async (folder) => {
      const { bavail, blocks, bsize } = await statfs(folder);
      return { folder, share: bavail / blocks, gigabytes: (bavail * bsize) / 1e9 };
    }),
  );
  const fullest = disks.toSorted((one, other) => one.share - other.share)[0];
  if (fullest === undefined) return good('This process writes no files.');
  const { folder, share, gigabytes } = fullest;
  const free = `${gigabytes.toFixed(1)} GB (${Math.floor(share * 100)} %) are free at ${folder}`;
  if (share < LEAST_FREE.must) return bad(`${free}: make room, or writes will soon be refused.`);
  if (share < LEAST_FREE.should) return needsAttention(`${free}: make room before it gets full.`);
  return good(`${free}.`);
}

async function checkClock({ storage: { feed }, clock }: Site): Promise<Finding> {
  const newest = await feed.lastId();
  const [event] = await feed.read({ after: newest - 1, limit: 1 });
  const ahead = event === undefined ? 0 : Date.parse(event.at) - Date.parse(clock.now());
  if (ahead <= FURTHEST_AHEAD) return good(`It is ${clock.now()} here.`);
  return bad(
    `The last thing that happened is ${showTime(ahead)} ahead of this clock: set the clocks of all machines by NTP.`,
  );
}

async function checkEvents({ storage, handlers, clock }: Site): Promise<Finding> {
  const waiting = await makeCountWaitingEvents({ ...storage, handlers })();
  const late = waiting.find(({ since }) => isLate(since, clock));
  if (late === undefined) return good('None waits for long.');
  return bad(
    `${late.count} wait for ${late.handler} since ${late.since}: see the log for "events were not handled".`,
  );
}

async function checkMailServer({ mailer }: Site): Promise<Finding> {
  if (mailer === null) {
    return needsAttention(
      'No mails are sent: set MAIL_URL, or members who forget their password need you.',
    );
  }
  const failure = await mailer.reach();
  if (failure === null) return good('It takes mails.');
  return bad(`It takes no mails (${failure.reason}): check MAIL_URL, and that the server is up.`);
}

async function checkLetters({ storage: { outbox }, clock }: Site): Promise<Finding> {
  const { due, oldestDue, failed } = await outbox.backlog(clock.now());
  if (isLate(oldestDue, clock)) {
    return bad(`${due} are due, the oldest since ${oldestDue}: see the log for "mail".`);
  }
  if (failed === 0) return good('None waits for long, and none was given up.');
  return needsAttention(`${failed} were given up: npm run members -- letters says why.`);
}

async function checkBackups({
  configuration: { storage, backups },
  clock,
}: Site): Promise<Finding> {
  if (storage.engine === 'memory') return good('What is in memory has none.');
  if (backups === null) {
    return needsAttention(
      'The site makes none by itself: set BACKUP_URL, unless you make them otherwise.',
    );
  }
  const store = await openBackupStore(backups);
  const newest = await findNewestBackup(store);
  if (newest === null) return bad(`There is none in ${store.name} yet: see the log.`);
  const age = Date.parse(clock.now()) - Date.parse(newest.at);
  if (age <= OLDEST_BACKUP) return good(`The newest is ${showTime(age)} old.`);
  return bad(`The newest is ${showTime(age)} old: see the log for "no backup could be made".`);
}

function checkOperator({ liveSettings }: Site): Finding {
  const { isOperatorNamed, isOpen, operator } = liveSettings.current();
  if (isOperatorNamed) return good(`The site says that ${operator.name} runs it.`);
  if (isOpen) return good('An example runs it, which does for a trial.');
  return bad(
    'The site doesn’t say who runs it, so nobody else can register: name yourself on the operator’s page.',
  );
}

function isLate(since: string | null, clock: Clock): boolean {
  return since !== null && Date.parse(clock.now()) - Date.parse(since) > LONGEST_WAIT;
}

function showTime(milliseconds: number): string {
  if (milliseconds < MINUTE) return `${Math.floor(milliseconds / 1000)} seconds`;
  if (milliseconds < 2 * HOUR) return `${Math.floor(milliseconds / MINUTE)} minutes`;
  return `${Math.floor(milliseconds / HOUR)} hours`;
}
