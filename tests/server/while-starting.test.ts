import { join } from 'node:path';
import { ContainerModule } from 'inversify';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { tokens } from '#server/composition/tokens.ts';
import { readConfiguration } from '#server/configuration.ts';
import { STARTING_PATIENCE } from '#server/http/while-starting.ts';
import { startServer, type RunningServer } from '#server/start-server.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { emptyPage } from '#tests/support/running-server.ts';

let url: string;
let openStorage: () => void;
let starting: Promise<RunningServer>;

/** A server that listens, and whose storage isn't open yet. */
beforeEach(async () => {
  const port = await findFreePort();
  url = `http://127.0.0.1:${port}`;
  const opened = new Promise<void>((resolve) => {
    openStorage = resolve;
  });
  const overrides = new ContainerModule(({ rebind }) => {
    rebind(tokens.storage).toDynamicValue(async () => {
      await opened;
      return createMemoryStorage();
    });
  });
  const environment = { NODE_ENV: 'test', PORT: String(port), DATABASE_URL: 'memory:' };
  starting = startServer({
    configuration: readConfiguration(environment),
    root: join(import.meta.dirname, '../..'),
    logger: pino({ level: 'silent' }),
    openPage: () => emptyPage,
    overrides: [overrides],
  });
  await expect.poll(() => fetch(`${url}/api/readyz`).catch(() => null)).not.toBeNull();
});
afterEach(async () => {
  vi.useRealTimers();
  openStorage();
  await (await starting).stop();
});

const HTML = { headers: { Accept: 'text/html' } };

test('a request waits for the process to start, and is answered then', async () => {
  const answer = fetch(`${url}/api/resources`);
  expect((await fetch(`${url}/api/readyz`)).status).toBe(503);
  expect((await fetch(`${url}/api/healthz`)).status).toBe(503);
  openStorage();
  expect((await answer).status).toBe(200);
  expect((await fetch(`${url}/api/readyz`)).status).toBe(200);
});

test('one that has waited for too long is told so, a page by a page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const page = fetch(`${url}/login`, HTML);
  const call = fetch(`${url}/api/resources`, HTML);
  const script = fetch(`${url}/login`, { headers: { Accept: 'application/json' } });
  let areAnswered = false;
  const answers = Promise.all([page, call, script]).finally(() => {
    areAnswered = true;
  });
  // They begin to wait when they come, so time goes on until all have waited.
  await expect
    .poll(() => {
      vi.advanceTimersByTime(STARTING_PATIENCE);
      return areAnswered;
    })
    .toBe(true);
  const [ofPage, ofCall, ofScript] = await answers;
  expect(ofPage.status).toBe(503);
  expect(ofPage.headers.get('retry-after')).toBe('3');
  expect(ofPage.headers.get('content-security-policy')).not.toBeNull();
  expect(await ofPage.text()).toMatch(/http-equiv="refresh" content="3"[^]*This site is starting/);
  for (const problem of [ofCall, ofScript]) {
    expect(problem.status).toBe(503);
    expect(await problem.json()).toMatchObject({ code: 'unavailable' });
  }
});

test('one whose client is gone is not answered', async () => {
  const ending = new AbortController();
  const answer = fetch(`${url}/api/resources`, { signal: ending.signal });
  await fetch(`${url}/api/readyz`);
  ending.abort();
  await expect(answer).rejects.toThrow();
  openStorage();
  expect((await fetch(`${url}/api/resources`)).status).toBe(200);
});
