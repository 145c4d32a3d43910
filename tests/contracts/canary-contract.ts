import { LATER_DAY } from '#tests/support/days.ts';
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFileColumnsSnapshots } from '#adapters/files/file-columns-snapshots.ts';
import type { ColumnsKeeping } from '#core/discovery/ports/columns-snapshots.ts';
import { decideDeletion } from '#core/accounts/leaving/domain/decide-deletion.ts';
import type { Connection } from '#core/connections/domain/connection.ts';
import { NO_FILTERS } from '#core/discovery/domain/filters.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { Mail, MailFailure } from '#core/mail/ports/mailer.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { Storage } from '#core/storage.ts';
import { CANARY, deleteMember, storeCanary } from '#tests/support/canary.ts';
import { createLetterSender } from '#tests/support/letter-sender.ts';
import type { RememberingTask } from '#tests/support/remembering-program.ts';
import { buildRememberingProgram, type ServerProgram } from '#tests/support/server-program.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import {
  storeConnection,
  storeMember,
  storeMembers,
  storeMessage,
} from '#tests/support/stored-records.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { toEmailAddress, toMessageText } from '#tests/support/texts.ts';
import { endConnection, putWording } from '#tests/support/writes.ts';

/** A database that two processes share. */
export interface CanaryPlace extends Pick<
  RememberingTask,
  'engine' | 'place' | 'migrationsFolder'
> {
  readonly open: (keeping: ColumnsKeeping) => Promise<Storage>;
  /** What its operator does so that nothing deleted is left; returns the files to look into, by what they are. */
  readonly tidy: (folder: string) => Promise<Readonly<Record<string, string>>>;
  readonly release: () => Promise<void>;
}

/** That nothing is left anywhere of a member whose account is deleted, also in the memory of another process. */
export function describeCanary(name: string, openPlace: () => Promise<CanaryPlace>): void {
  let program: ServerProgram;
  beforeAll(async () => {
    program = await buildRememberingProgram('remembering');
  });
  afterAll(() => program.remove());

  test(`a deleted member is in no file of ${name} and in no other process`, async () => {
    const place = await openPlace();
    const folder = makeTemporaryFolder();
    const snapshot = join(folder, 'columns');
    const snapshots = createFileColumnsSnapshots(snapshot);
    const storage = await place.open({ snapshots, report: () => undefined });
    const { id, others } = await storeCanary(storage);
    // The member has searched, too, and is kept as one who is shown matches.
    await storage.directory.recommend(id, 20, LATER_DAY);
    const query = { filters: NO_FILTERS, sort: 'relevance', limit: 20, after: null } as const;
    await storage.directory.search(id, query);
    await storage.directory.keep();
    expect(await holds(snapshot)).toBe(true);

    const child = startRemembering(program, {
      engine: place.engine,
      place: place.place,
      migrationsFolder: place.migrationsFolder,
      snapshot: join(folder, 'other-columns'),
      viewerIds: [id, ...others],
    });
    await child.nextLine();
    expect(await holds(await child.snapshotTo(join(folder, 'before.heapsnapshot')))).toBe(true);
    expect(await holds(join(folder, 'other-columns'))).toBe(true);

    await deleteMember(storage, id);
    await storage.removeTraces();
    await storage.directory.catchUp();
    await storage.directory.keep();
    const heap = join(folder, 'after.heapsnapshot');
    await child.snapshotTo(heap);
    const files = {
      ...(await place.tidy(folder)),
      columns: snapshot,
      'other columns': join(folder, 'other-columns'),
    };
    expect(await filesWithCanary(files)).toEqual([]);
    // What the engine lets go late may be in one snapshot; what the product keeps is in all of them.
    await expect
      .poll(async () => holds(await child.snapshotTo(heap)), { timeout: 300_000 })
      .toBe(false);
    await child.end();
    await storage.close();
    await place.release();
  });
}

/** That the address of a deleted account goes with the letter to it, from every file. */
export function describeFarewell(name: string, openPlace: () => Promise<CanaryPlace>): void {
  test.each<[string, MailFailure | null]>([
    ['sent', null],
    ['given up', { type: 'refused', reason: '550 nobody of that name' }],
  ])(
    `an address is in no file of ${name} once the last letter to it is %s`,
    async (_what, answer) => {
      const place = await openPlace();
      const folder = makeTemporaryFolder();
      const snapshots = createFileColumnsSnapshots(join(folder, 'columns'));
      const storage = await place.open({ snapshots, report: () => undefined });
      const member = await storeMember(storage, { email: toEmailAddress(`${CANARY}@example.org`) });
      const clock = createSettableClock();
      const standing = await storage.safety.loadStanding(member.id);
      const at = clock.now();
      await storage.commit({ ...decideDeletion(member, standing, at), actorId: null, at });
      await storage.removeTraces();
      expect(await filesWithCanary(await place.tidy(makeTemporaryFolder()))).not.toEqual([]);
      const sent: string[] = [];
      const send = (mail: Mail) => {
        sent.push(mail.to);
        return Promise.resolve(answer);
      };
      await createLetterSender({ storage, clock, mailer: { send } })();
      expect(sent).toEqual([member.email]);
      expect(await filesWithCanary(await place.tidy(folder))).toEqual([]);
      await storage.close();
      await place.release();
    },
  );
}

/** What the files are in which the bytes of the canary are. */
async function filesWithCanary(files: Readonly<Record<string, string>>): Promise<string[]> {
  const found: string[] = [];
  for (const [what, file] of Object.entries(files)) if (await holds(file)) found.push(what);
  return found;
}

/**
 * Words that messages said, in capitals. Where a message is kept it is kept in capitals: only the index that messages are
 * found by holds its words in small letters.
 */
const SAID = {
  'a message that is taken back': 'ZQXTAKENBACK',
  'a message that is edited': 'ZQXEDITED',
  'a conversation that has ended': 'ZQXENDED',
  'a member who is deleted': 'ZQXDELETED',
};
const STAYING = 'ZQXSTAYING';

/** That the words of a message are in no index once nobody may find the message by them. */
export function describeForgottenWords(name: string, openPlace: () => Promise<CanaryPlace>): void {
  test(`words that nobody may find any more are in no file of ${name}`, async () => {
    const place = await openPlace();
    const folder = makeTemporaryFolder();
    const storage = await place.open({
      snapshots: createFileColumnsSnapshots(join(folder, 'columns')),
      report: () => undefined,
    });
    const [one, other, ending, leaving] = (await storeMembers(storage, 4)) as [
      Self,
      Self,
      Self,
      Self,
    ];
    const lasting = await storeConnection(storage, one.id, other.id);
    const ended = await storeConnection(storage, ending.id, one.id);
    const left = await storeConnection(storage, one.id, leaving.id);
    const say = (connection: Connection, senderId: MemberId, word: string) =>
      storeMessage(storage, senderId, connection, `${word} as we said`);
    await say(lasting, one.id, STAYING);
    const takenBack = await say(lasting, one.id, SAID['a message that is taken back']);
    const edited = await say(lasting, other.id, SAID['a message that is edited']);
    await say(ended, one.id, SAID['a conversation that has ended']);
    await say(left, leaving.id, SAID['a member who is deleted']);
    while ((await storage.messageSearch.indexNext(50)) > 0);
    expect(await findSaid(await place.tidy(makeTemporaryFolder()))).toEqual([
      STAYING,
      ...Object.values(SAID),
    ]);

    const at = '2026-03-04T10:01:00.000Z';
    await putWording(storage, takenBack.id, { content: null, at });
    await putWording(storage, edited.id, { content: toMessageText('Something else'), at });
    await endConnection(storage, ended, ending.id);
    await deleteMember(storage, leaving.id);
    while ((await storage.messageSearch.indexNext(50)) > 0);
    await storage.removeTraces();
    expect(await findSaid(await place.tidy(folder))).toEqual([STAYING]);
    await storage.close();
    await place.release();
  });
}

/** The words that are in one of the files in small letters. */
async function findSaid(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const found = new Set<string>();
  const words = [STAYING, ...Object.values(SAID)];
  for (const file of Object.values(files)) {
    const content = await readFile(file, 'latin1');
    for (const word of words) if (content.includes(word.toLowerCase())) found.add(word);
  }
  return words.filter((word) => found.has(word));
}

/** The canary as the columns write texts: in two bytes a character. */
const WIDE_CANARY = CANARY.replaceAll(/./g, (character) => `${character}\0`);

/** Whether the bytes of the canary are in the file. */
async function holds(file: string): Promise<boolean> {
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  let rest = '';
  for await (const part of createReadStream(file, 'latin1')) {
    const text = rest + String(part).toLowerCase();
    if (text.includes(CANARY) || text.includes(WIDE_CANARY)) return true;
    rest = text.slice(-WIDE_CANARY.length);
  }
  return false;
}

function startRemembering({ file }: ServerProgram, task: RememberingTask) {
  const child: ChildProcessWithoutNullStreams = spawn(
    process.execPath,
    [file, JSON.stringify(task)],
    { env: { PATH: process.env['PATH'] } },
  );
  child.stderr.pipe(process.stderr);
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const nextLine = async (): Promise<string> => {
    const line = await lines.next();
    if (line.done === true) throw new Error('The other process has ended.');
    return line.value;
  };
  return {
    nextLine,
    snapshotTo: (heap: string) => {
      child.stdin.write(`${heap}\n`);
      return nextLine();
    },
    end: async () => {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}
