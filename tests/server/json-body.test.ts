import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { readJsonBody } from '#server/http/json-body.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('the connection of a client that never ends the body of a call is closed', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const closed = once(socket, 'close');
  socket.resume();
  socket.write('POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 17\r\n\r\n{');
  const [request] = (await once(server, 'request')) as [IncomingMessage];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const read = expect(readJsonBody(request)).rejects.toMatchObject({
    parts: { code: 'invalid_input' },
  });
  vi.advanceTimersByTime(19_999);
  expect(request.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  await read;
  await closed;
  server.close();
});
