import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openPostgresStorage } from '#adapters/postgres/postgres-storage.ts';
import { openSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import type { Storage } from '#core/storage.ts';
import { POSTGRES_MIGRATIONS, SQLITE_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { storeSession } from '#tests/support/session-cookie.ts';
import { storeConnection, storeMember } from '#tests/support/stored-records.ts';

/** Someone who writes to a receiver. */
export interface Sender {
  readonly number: number;
  readonly sessionToken: string;
  readonly connectionId: number;
}

/** Someone who gets messages from several others. */
export interface Receiver {
  readonly sessionToken: string;
  readonly senders: readonly Sender[];
}

/** Stores receivers with that number of senders each, all signed in, in a database that no server has open. */
export async function storeCrowd(
  databaseUrl: string,
  { receivers, sendersEach }: { readonly receivers: number; readonly sendersEach: number },
): Promise<readonly Receiver[]> {
  const storage = await openStorageAt(databaseUrl);
  const crowd: Receiver[] = [];
  while (crowd.length < receivers) {
    const { id } = await storeMember(storage, { name: `Receiver ${crowd.length}` });
    const senders: Sender[] = [];
    while (senders.length < sendersEach) {
      const number = crowd.length * sendersEach + senders.length;
      const sender = await storeMember(storage, { name: `Sender ${number}` });
      const connection = await storeConnection(storage, sender.id, id);
      const sessionToken = await storeSession(storage, sender.id);
      senders.push({ number, sessionToken, connectionId: connection.id });
    }
    crowd.push({ sessionToken: await storeSession(storage, id), senders });
  }
  await storage.close();
  return crowd;
}

async function openStorageAt(databaseUrl: string): Promise<Storage> {
  if (databaseUrl.startsWith('postgres')) {
    const migrationsFolder = POSTGRES_MIGRATIONS;
    return openPostgresStorage({ url: databaseUrl, connections: 2, migrationsFolder });
  }
  const file = databaseUrl.replace(/^sqlite:/, '');
  return openSqliteStorage({ file, migrationsFolder: SQLITE_MIGRATIONS });
}

/** The words of a sender's message; messages of a sender count from 0. */
export const wordsOf = (number: number, sender: number) => `Message ${number} from ${sender}.`;

/** How long to wait before a message is sent again to a server that is away. */
const UNTIL_AGAIN = 200;

/** Sends a message, again and again while the server is away, which keeps it once. */
export async function sendSurely(
  serverUrl: string,
  { sessionToken, connectionId }: Sender,
  content: string,
): Promise<void> {
  const key = randomUUID();
  for (;;) {
    const status = await fetch(`${serverUrl}/api/connections/${connectionId}/messages`, {
      method: 'POST',
      headers: {
        Cookie: `sid=${sessionToken}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
      },
      body: JSON.stringify({ content }),
    }).then(
      (response) => response.status,
      () => null,
    );
    if (status === 201) return;
    if (status !== null && status < 500) throw new Error(`A message was answered with ${status}.`);
    await wait(UNTIL_AGAIN);
  }
}
