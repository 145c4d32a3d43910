import { writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createFolderFileStore } from '#adapters/files/folder-file-store.ts';
import { readConfiguration } from '#server/configuration.ts';
import { createContainer } from '#server/composition/container.ts';
import { tokens } from '#server/composition/tokens.ts';
import { startTestServer } from '#tests/support/running-server.ts';
import { HEIC } from '#tests/support/sent-pictures.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const root = makeTemporaryFolder();

async function open(environment: Record<string, string>) {
  const container = createContainer({
    configuration: readConfiguration({ NODE_ENV: 'test', ...environment }),
    root: join(import.meta.dirname, '../..'),
    logger: pino({ level: 'silent' }),
  });
  const store = await container.getAsync(tokens.fileStore);
  const maker = await container.getAsync(tokens.pictureMaker);
  const storage = await container.getAsync(tokens.storage);
  onTestFinished(async () => {
    await maker.close();
    await storage.close();
  });
  return { store, maker };
}

test('files are kept beside the database, or where it is said', async () => {
  const site = join(root, 'site.db');
  const beside = await open({ DATABASE_URL: `sqlite:${site}` });
  const name = await beside.store.write(Buffer.from('bread'));
  expect(await createFolderFileStore(`${site}-files`).read(name)).not.toBeNull();
  const elsewhere = await mkdtemp(join(root, 'elsewhere-'));
  const { store } = await open({ DATABASE_URL: 'memory:', FILES_URL: `folder:${elsewhere}` });
  expect(
    await createFolderFileStore(elsewhere).read(await store.write(Buffer.from('wine'))),
  ).not.toBeNull();
});

test('what is only in memory is gone with it', async () => {
  const { store } = await open({ DATABASE_URL: 'memory:' });
  const name = await store.write(Buffer.from('bread'));
  expect(String(Buffer.from((await store.read(name)) ?? []))).toBe('bread');
  expect(await (await open({ DATABASE_URL: 'memory:' })).store.read(name)).toBeNull();
});

test('the site makes pictures by its own program', async () => {
  const { maker } = await open({ DATABASE_URL: 'memory:' });
  const file = join(root, 'sent');
  writeFileSync(file, HEIC);
  expect(await maker.make(file, { turn: 0, part: null })).toMatchObject({
    ok: true,
    value: { width: 64, height: 48 },
  });
});

test('a server says at its start that no files can be kept, and serves', async () => {
  writeFileSync(join(root, 'in the way'), '');
  const lines: string[] = [];
  const server = await startTestServer({
    environment: { FILES_URL: `folder:${join(root, 'in the way', 'files')}` },
    logger: pino({ level: 'error' }, { write: (line: string) => void lines.push(line) }),
  });
  const { status } = await fetch(`${server.url}/api/readyz`);
  await server.close();
  expect(status).toBe(200);
  // The sweep of files fails for the same reason, and says so too.
  const checked = lines.filter((line) => line.includes('"msg":"files: '));
  expect(checked).toEqual([
    expect.stringContaining("files: No picture can be kept. Files can't be"),
  ]);
});
