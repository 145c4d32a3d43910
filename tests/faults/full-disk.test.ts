import { execFileSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createFolderFileStore } from '#adapters/files/folder-file-store.ts';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import { startServerProcess } from '#tests/e2e/server-process.ts';
import { signUp } from '#tests/support/api-client.ts';
import { buildServerProgram } from '#tests/support/server-program.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const MEGABYTE = 1_048_576;

/** A folder on a disk of its own of 32 MB, which only root can make. */
function mountSmallDisk(): string {
  const folder = makeTemporaryFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${32 * MEGABYTE}`, 'tmpfs', folder]);
  onTestFinished(() => void execFileSync('umount', [folder]));
  return folder;
}

/** Takes all the room that is left on the disk of the file. */
function takeAllRoom(file: string): void {
  for (let size = MEGABYTE; size >= 1;) {
    try {
      appendFileSync(file, Buffer.alloc(size));
    } catch (error) {
      expect(error).toMatchObject({ code: 'ENOSPC' });
      size /= 2;
    }
  }
}

test('while its disk is full a server refuses writes and answers reads, keeps what it acknowledged, and goes on by itself', async () => {
  const program = await buildServerProgram('server-on-small-disk');
  onTestFinished(program.remove);
  const folder = mountSmallDisk();
  const start = () =>
    startServerProcess({
      databaseUrl: `sqlite:${join(folder, 'site.db')}`,
      command: [process.execPath, program.file],
      environment: { RATE_LIMITS: 'off', LOG_LEVEL: 'silent' },
    });
  const server = await start();
  onTestFinished(() => server.kill());
  const rosa = await signUp(server.url, 'rosa');
  let acknowledged = '';
  let writes = 0;
  const write = async () => {
    const bio = `${(writes += 1)} ${'All about bread. '.repeat(20)}`.trim();
    const { status } = await rosa.send('PATCH', `/api/users/${rosa.id}`, { bio });
    if (status === 200) acknowledged = bio;
    return status;
  };
  const expectAcknowledged = async (url = server.url) => {
    const self = await rosa.fetch(new URL('/api/auth/current', url).href);
    expect(self.status).toBe(200);
    expect(await self.json()).toMatchObject({ bio: acknowledged });
  };

  expect(await write()).toBe(200);
  const filler = join(folder, 'filler');
  takeAllRoom(filler);
  // What the write-ahead log has room for is still stored.
  await expect.poll(write, { interval: 0 }).toBe(503);
  await expectAcknowledged();
  const readiness = async () => (await rosa.send('GET', '/api/readyz')).body;
  await expect
    .poll(async () => [await write(), await readiness()])
    .toEqual([503, expect.objectContaining({ writes: 'refused' })]);

  rmSync(filler);
  await expect.poll(write).toBe(200);
  await expectAcknowledged();
  expect(await readiness()).toMatchObject({ writes: 'taken' });

  await server.kill();
  const restarted = await start();
  onTestFinished(() => restarted.kill());
  await expectAcknowledged(restarted.url);
});

test('while its disk is full a folder of files takes none, keeps what it has and goes on by itself', async () => {
  const folder = mountSmallDisk();
  const store = createFolderFileStore(join(folder, 'files'));
  const kept = await store.write(Buffer.from('bread'));
  const filler = join(folder, 'filler');
  takeAllRoom(filler);
  const large = Buffer.alloc(MEGABYTE, 'wine');
  for (const failing of [() => store.write(large), () => store.ping()]) {
    await expect(failing()).rejects.toThrow(StorageUnavailable);
  }
  expect(String(await store.read(kept))).toBe('bread');
  rmSync(filler);
  await store.ping();
  await store.write(large);
  expect(await store.list(null, 10)).toHaveLength(2);
});
