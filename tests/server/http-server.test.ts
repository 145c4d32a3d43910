import { once } from 'node:events';
import { createServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import express, { Router } from 'express';
import { expect, test, vi } from 'vitest';
import { createHttpServer, listen } from '#server/http/http-server.ts';

test('requests and responses are born as what Express makes of them', async () => {
  const app = express();
  const { server, drain } = createHttpServer(app);
  const born: unknown[] = [];
  const served: unknown[] = [];
  server.prependListener('request', (request, response) => {
    born.push(Object.getPrototypeOf(request), Object.getPrototypeOf(response));
  });
  const router = Router();
  router.get('/mounted', (request, response) => {
    served.push(Object.getPrototypeOf(request), Object.getPrototypeOf(response));
    response.json({ path: request.path, host: request.host, ip: request.ip });
  });
  app.use('/some', router);
  const url = await listen(server, '127.0.0.1', 0);
  const answer = await fetch(`${url}/some/mounted?x=1`);
  expect(await answer.json()).toEqual({
    path: '/mounted',
    host: new URL(url).host,
    ip: '127.0.0.1',
  });
  expect(served).toHaveLength(2);
  expect(served[0]).toBe(born[0]);
  expect(served[1]).toBe(born[1]);
  expect(born).toEqual([app.request, app.response]);
  await drain();
});

test('the address is one that can be opened, in IPv6 too', async () => {
  const { server, drain } = createHttpServer(express());
  expect(await listen(server, '::1', 0)).toMatch(/^http:\/\/\[::1\]:\d+$/);
  await drain();
});

test('a client that never ends its head is cut off before twelve seconds are over', async () => {
  const { server, drain } = createHttpServer(express());
  await listen(server, '127.0.0.1', 0);
  const { headersTimeout, connectionsCheckingInterval } = server as unknown as Record<
    string,
    number
  >;
  expect(headersTimeout! + connectionsCheckingInterval!).toBeLessThan(12_000);
  await drain();
});

test('a port that is taken, and an address of another machine, are said in a sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const taken = listen(createHttpServer(express()).server, '127.0.0.1', port);
  await expect(taken).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is already in use: stop the other program, or set PORT to another.`,
  );
  const foreign = listen(createHttpServer(express()).server, '203.0.113.1', 0);
  await expect(foreign).rejects.toThrow(/This machine has no address 203\.0\.113\.1/);
  other.close();
});

test('a request that takes too long is cut off after ten seconds of draining', async () => {
  const app = express();
  const { server, drain } = createHttpServer(app);
  app.get('/never', () => undefined);
  const url = await listen(server, '127.0.0.1', 0);
  const arrived = once(server, 'request');
  const answer = fetch(`${url}/never`).catch((error: unknown) => error);
  await arrived;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const drained = drain();
  await nextTurn();
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  await drained;
  expect(await answer).toBeInstanceOf(Error);
});
