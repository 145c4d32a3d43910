import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '#tests/e2e/server-process.ts';

/* Starts the built server on this version of Node.js and on SQLite, asks it for the landing page and for an answer of the API. */

const folder = await mkdtemp(join(tmpdir(), 'hearthkin-start-'));
const server = await startServerProcess({ databaseUrl: `sqlite:${join(folder, 'hearthkin.db')}` });
try {
  for (const path of ['/', '/api/relationship-types']) {
    const { ok, status } = await fetch(server.url + path);
    if (!ok) throw new Error(`${path} was answered with ${status}.`);
  }
  process.stdout.write(`The built server answers on Node.js ${process.version}.\n`);
} finally {
  await server.kill();
  await rm(folder, { recursive: true });
}
