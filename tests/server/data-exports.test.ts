import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { dataExportEndpoints } from '#core/data-export/schemas.ts';
import {
  createApiClient,
  expectProblem,
  PASSWORD,
  signUp,
  type MemberClient,
} from '#tests/support/api-client.ts';
import { readZip } from '#tests/support/read-zip.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createSettableClock, DAY, type SettableClock } from '#tests/support/settable-clock.ts';

const listSchema = dataExportEndpoints.listDataExports.response;

let clock: SettableClock;
let server: TestServer;
let rosa: MemberClient;
/** The server looks for copies once this is over. */
let pause: Promise<void> | undefined;

beforeEach(async () => {
  clock = createSettableClock();
  pause = undefined;
  const storage = createMemoryStorage();
  const findDue = async (now: string) => {
    await pause;
    return storage.dataExports.findDue(now);
  };
  server = await startTestServer({
    clock,
    storage: { ...storage, dataExports: { ...storage.dataExports, findDue } },
    environment: { RATE_LIMITS: 'on' },
  });
  rosa = await signUp(server.url, 'rosa');
});
afterEach(() => server.close());

const list = async (client: MemberClient) =>
  listSchema.parse((await client.send('GET', '/api/data-exports')).body);
const ask = (client: MemberClient) =>
  client.send('POST', '/api/data-exports', { proof: { password: PASSWORD } });

async function askAndWait(client: MemberClient) {
  expect(await ask(client)).toMatchObject({ status: 202 });
  await expect.poll(async () => (await list(client))[0]?.status).toBe('ready');
  return (await list(client))[0]!;
}

const fileOf = ({ id }: { readonly id: number }) => `/api/data-exports/${id}/file`;

test('a member asks for a copy of their data, waits and downloads it', async () => {
  expect(await list(rosa)).toEqual([]);
  const asked = await ask(rosa);
  const waiting = { status: 'waiting', expiresAt: null, size: null };
  expect(asked).toMatchObject({
    status: 202,
    body: { ...waiting, requestedAt: clock.now() },
  });
  await expect.poll(async () => (await list(rosa))[0]?.status).toBe('ready');
  const [ready] = await list(rosa);
  expect(ready!.expiresAt).toBe(new Date(Date.parse(clock.now()) + 7 * DAY).toISOString());

  const response = await rosa.fetch(fileOf(ready!));
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="hearthkin-2026-11-21.zip"',
    'content-length': String(ready!.size),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(bytes.byteLength).toBe(ready!.size);
  const files = await readZip(bytes);
  expect([...files.keys()]).toContain('index.html');
  const data = z
    .object({ account: z.object({ email: z.string() }) })
    .parse(JSON.parse(files.get('data.json')!));
  expect(data.account.email).toBe('rosa@example.org');

  const head = await rosa.fetch(fileOf(ready!), { method: 'HEAD' });
  expect(await head.text()).toBe('');
  expect(head.headers.get('Content-Length')).toBe(String(ready!.size));
});

test('a copy is made as soon as it is asked for, and not only when the server looks', async () => {
  await server.close();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server = await startTestServer({ clock });
  vi.useRealTimers();
  await askAndWait(await signUp(server.url, 'frida'));
});

test('a copy is its member’s alone, and gone after a week', async () => {
  const daniel = await signUp(server.url, 'daniel');
  const ready = await askAndWait(rosa);
  const answers = await Promise.all([
    daniel.send('GET', fileOf(ready)),
    rosa.send('GET', fileOf({ id: 999_999 })),
  ]);
  for (const answer of answers) {
    expectProblem(answer, 404, 'not_found');
    expect(answer.headers.get('Content-Disposition')).toBeNull();
  }
  expect(answers[0].body).toEqual(answers[1].body);
  expectProblem(await createApiClient(server.url).send('GET', fileOf(ready)), 401, 'not_signed_in');
  expect(await list(daniel)).toEqual([]);
  clock.advance(7 * DAY);
  expectProblem(await rosa.send('GET', fileOf(ready)), 404, 'not_found');
  expect(await list(rosa)).toEqual([]);
});

test('asking twice at once makes one copy; a member asks three times a day', async () => {
  let goOn: () => void = () => undefined;
  pause = new Promise((resolve) => (goOn = resolve));
  const answers = await Promise.all([ask(rosa), ask(rosa), ask(rosa)]);
  goOn();
  const ids = answers.map(
    ({ body }) => dataExportEndpoints.requestDataExport.response.parse(body).id,
  );
  expect(new Set(ids).size).toBe(1);
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
  await expect.poll(async () => (await list(rosa))[0]?.status).toBe('ready');
  const first = (await list(rosa))[0]!;
  const second = await askAndWait(rosa);
  expect(second.id).not.toBe(first.id);
  expectProblem(await rosa.send('GET', fileOf(first)), 404, 'not_found');
  await askAndWait(rosa);
  const refused = await ask(rosa);
  expectProblem(refused, 429, 'too_many_requests');
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await rosa.fetch(fileOf((await list(rosa))[0]!))).status).toBe(200);
});
