import { startServerProcess } from '#tests/e2e/server-process.ts';

/* Starts the built server on this version of Node.js, asks it for the landing page and for an answer of the API, and ends it. */

const server = await startServerProcess({ databaseUrl: 'memory:' });
try {
  for (const path of ['/', '/api/relationship-types']) {
    const { ok, status } = await fetch(server.url + path);
    if (!ok) throw new Error(`${path} was answered with ${status}.`);
  }
  process.stdout.write(`The built server answers on Node.js ${process.version}.\n`);
} finally {
  await server.kill();
}
