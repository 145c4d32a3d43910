import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startServerProcess, type ServerProcess } from '#tests/e2e/server-process.ts';
import { openEmptyDatabase } from '#tests/support/postgres-databases.ts';
import { buildServerProgram, type ServerProgram } from '#tests/support/server-program.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { startWriter } from './writers.ts';

const WRITERS = 8;
const KILLS = 20;
const WRITES = 10_000;

let program: ServerProgram;

beforeAll(async () => {
  program = await buildServerProgram('server-to-kill');
});
afterAll(() => program.remove());

const databases = [
  ['SQLite', () => Promise.resolve(`sqlite:${join(makeTemporaryFolder(), 'site.db')}`)],
  ['PostgreSQL', async () => (await openEmptyDatabase()).url],
] as const;

test.each(databases)(
  `on %s ${WRITES} acknowledged writes of every kind are there, once, after ${KILLS} kills`,
  async (_engine, makeDatabase) => {
    const databaseUrl = await makeDatabase();
    const start = (port?: number) =>
      startServerProcess({
        databaseUrl,
        ...(port !== undefined && { port }),
        command: [process.execPath, program.file],
        environment: { RATE_LIMITS: 'off', LOG_LEVEL: 'silent' },
      });
    let server = await start();
    onTestFinished(() => server.kill());
    let count = 0;
    let kills = 0;
    let back: Promise<ServerProcess> = Promise.resolve(server);
    const restart = async () => {
      await server.kill();
      server = await start(Number(new URL(server.url).port));
      return server;
    };
    const acknowledged = () => {
      count += 1;
      if (count < ((kills + 1) * WRITES) / (KILLS + 1)) return;
      kills += 1;
      back = restart();
    };
    const site = { url: server.url, acknowledged, back: async () => void (await back) };

    const numbers = Array.from({ length: WRITERS }, (_, number) => number);
    const writers = await Promise.all(numbers.map((number) => startWriter(site, number)));
    await Promise.all(
      writers.map(async ({ writeAll }) => {
        for (let turn = 1; count < WRITES; turn += 1) await writeAll(turn);
      }),
    );
    await back;
    console.info({ databaseUrl: databaseUrl.replace(/:.*/s, ''), acknowledged: count, kills });
    expect(kills).toBeGreaterThanOrEqual(KILLS);
    for (const { expectAll } of writers) await expectAll();
  },
);
