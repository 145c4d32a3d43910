import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { describeLiveProcesses } from '#tests/contracts/live-processes-contract.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { openSqliteFile } from '#tests/support/sqlite-storage.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const file = join(makeTemporaryFolder(), 'live.db');
const servers: TestServer[] = [];

/** A server that knows of the other by the file alone: each has a bus of its own. */
async function start(): Promise<TestServer> {
  const storage = openSqliteFile(file);
  const server = await startTestServer({ storage });
  servers.push(server);
  return server;
}

beforeAll(async () => {
  await start();
  await start();
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

describeLiveProcesses(() => ({ first: servers[0]!.url, second: servers[1]!.url }), {
  sharesBus: false,
});
