import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import { SQLITE_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { buildWritingProgram, type ServerProgram } from '#tests/support/server-program.ts';
import { storeConnection, storeMembers } from '#tests/support/stored-records.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { runUntilKilled } from '#tests/support/killed-program.ts';
import type { WritingTask } from '#tests/support/writing-program.ts';

const WRITERS = 16;
/** After how many acknowledged messages to kill the process, each time. */
const KILLS = [1, 30, 400, 7, 90, 1_000, 17, 200, 3];

const place = {
  file: join(makeTemporaryFolder(), 'site.db'),
  migrationsFolder: SQLITE_MIGRATIONS,
};

let program: ServerProgram;

beforeAll(async () => {
  program = await buildWritingProgram('writing');
});
afterAll(() => program.remove());

test('no acknowledged message is lost when the process of sixteen writers is killed, time after time', async () => {
  const task = { ...place, writers: await storeWriters() };
  const acknowledged: number[] = [];
  for (const number of KILLS) acknowledged.push(...(await writeUntilKilled(task, number)));
  const stored = await readStored(task);
  expect(acknowledged.filter((id) => !stored.messages.has(id))).toEqual([]);
  expect(stored.announced).toEqual(stored.messages);
});

async function storeWriters(): Promise<WritingTask['writers']> {
  const storage = openSqliteStorage(place);
  const members = await storeMembers(storage, WRITERS + 1);
  const [correspondent, ...writers] = members.map(({ id }) => id);
  const made = [];
  for (const callerId of writers) {
    const { id } = await storeConnection(storage, callerId, correspondent!);
    made.push({ callerId, connectionId: id });
  }
  await storage.close();
  return made;
}

/** The ids of the messages that the process acknowledged; it is killed after that many, or a few more. */
async function writeUntilKilled(task: WritingTask, number: number): Promise<number[]> {
  const output = await runUntilKilled(
    program.file,
    task,
    (printed) => printed.split('\n').length > number,
  );
  return output.split('\n').slice(0, -1).map(Number);
}

/** The ids of all messages, and of those that the feed announces. */
async function readStored({ writers }: WritingTask) {
  const storage = openSqliteStorage(place);
  const messages = new Set<number>();
  for (const { connectionId } of writers) {
    const all = await storage.messages.listOf(connectionId, { before: null, limit: 1_000_000 });
    for (const { id } of all) messages.add(id);
  }
  const events = await storage.feed.read({ after: 0, limit: 1_000_000 });
  const announced = new Set(
    events.flatMap(({ event }) => ('messageId' in event ? [event.messageId] : [])),
  );
  await storage.close();
  return { messages, announced };
}
