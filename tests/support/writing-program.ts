import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import { toMessageText } from './texts.ts';
import { writeSync } from 'node:fs';
import { createSystemClock } from '#adapters/system/system-clock.ts';
import { openSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import { makeSendMessage } from '#core/messaging/use-cases/send-message.ts';
import { unlimited } from '#server/limits/rate-limits.ts';

/** What to write in: a file of SQLite, and who writes in which connection. */
export interface WritingTask {
  readonly file: string;
  readonly migrationsFolder: string;
  readonly writers: readonly { readonly callerId: MemberId; readonly connectionId: ConnectionId }[];
}

/** Writes messages until it is killed, and prints the id of each one that is acknowledged. */
const { writers, ...place } = JSON.parse(process.argv[2] ?? '') as WritingTask;

const storage = openSqliteStorage(place);
const clock = createSystemClock();
const sendMessage = makeSendMessage({ ...storage, limiter: unlimited, clock });

async function write(writer: WritingTask['writers'][number]): Promise<never> {
  for (;;) {
    const sent = await sendMessage({ ...writer, content: toMessageText('Are you there?') });
    if (!sent.ok) throw new Error(`A message was refused: ${sent.refusal.code}.`);
    writeSync(1, `${sent.value.id}\n`);
  }
}

await Promise.all(writers.map(write));
