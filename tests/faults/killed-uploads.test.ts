import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createFolderFileStore } from '#adapters/files/folder-file-store.ts';
import { openSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import type { FileName } from '#core/media/domain/file-name.ts';
import { listFiles } from '#core/media/domain/picture.ts';
import type { WirePicture } from '#core/media/schemas.ts';
import { makeSweepFiles } from '#core/media/use-cases/sweep-files.ts';
import { BUILT_SERVER, startServerProcess, type ServerProcess } from '#tests/e2e/server-process.ts';
import { signUp, type MemberClient } from '#tests/support/api-client.ts';
import { SQLITE_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { makePhoto } from '#tests/support/photo-file.ts';
import { createSettableClock, DAY } from '#tests/support/settable-clock.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { write } from './writers.ts';

const MEMBERS = 4;
const KILLS = 20;
const UPLOADS_BETWEEN = 5;

/** How many pictures a member keeps; the oldest goes with each further one. */
const KEPT = 3;

const file = join(makeTemporaryFolder(), 'site.db');

const start = (port?: number) =>
  startServerProcess({
    databaseUrl: `sqlite:${file}`,
    ...(port !== undefined && { port }),
    command: BUILT_SERVER,
    environment: { RATE_LIMITS: 'off', LOG_LEVEL: 'silent' },
  });

/** All pictures that are stored, and all files, those that no picture names swept as they would be two days later. */
async function readAll() {
  const storage = openSqliteStorage({ file, migrationsFolder: SQLITE_MIGRATIONS });
  const store = createFolderFileStore(`${file}-files`);
  const clock = createSettableClock(new Date(Date.now() + 2 * DAY).toISOString());
  const before = await store.list(null, 10_000);
  await makeSweepFiles({ ...storage, fileStore: store, clock })(() => false);
  const pictures = await storage.pictures.list({ after: 0, limit: 10_000 });
  const files = await store.list(null, 10_000);
  const missing: FileName[] = [];
  for (const name of pictures.flatMap((picture) => listFiles(picture.files))) {
    if ((await store.read(name)) === null) missing.push(name);
  }
  await storage.close();
  return { pictures, missing, swept: before.length - files.length, names: files };
}

test(`each acknowledged picture has all its files after ${KILLS} kills, and no file is without one`, async () => {
  let server: ServerProcess = await start();
  onTestFinished(() => server.kill());
  let [count, kills] = [0, 0];
  let back: Promise<unknown> = Promise.resolve();
  const restart = async () => {
    await server.kill();
    server = await start(Number(new URL(server.url).port));
  };
  const acknowledged = () => {
    count += 1;
    if (count < (kills + 1) * UPLOADS_BETWEEN || kills === KILLS) return;
    kills += 1;
    back = restart();
  };
  const site = { url: server.url, acknowledged, back: async () => void (await back) };

  async function upload(member: MemberClient, place: number): Promise<number[]> {
    const kept: number[] = [];
    for (let turn = 0; kills < KILLS; turn += 1) {
      const body = await makePhoto(640, 480, `rgb(${place * 50}, ${turn % 256}, ${turn >> 8})`);
      const headers = { 'Content-Type': 'image/jpeg', 'Idempotency-Key': `photo-${turn}` };
      const sent = await write(site, () =>
        member.fetch('/api/me/pictures', { method: 'POST', body, headers }),
      );
      kept.push((sent as { picture: WirePicture }).picture.id);
      if (kept.length <= KEPT) continue;
      const path = `/api/me/pictures/${kept.shift()}`;
      await write(site, () => member.fetch(path, { method: 'DELETE' }));
    }
    return kept;
  }

  const names = Array.from({ length: MEMBERS }, (_, place) => `member-${place}`);
  const members = await Promise.all(names.map((name) => signUp(server.url, name)));
  const kept = await Promise.all(members.map(upload));
  await back;
  await server.end();
  const { pictures, missing, swept, names: files } = await readAll();
  console.info({ acknowledged: count, kills, swept });
  const ids = pictures.map(({ id }) => Number(id));
  expect(new Set(ids)).toEqual(new Set(kept.flat()));
  expect(missing).toEqual([]);
  const named = new Set(pictures.flatMap((picture) => listFiles(picture.files)));
  expect(files.filter(({ name }) => !named.has(name))).toEqual([]);
});
