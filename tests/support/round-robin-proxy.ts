import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that hands each request to the next of several servers. */
export interface RoundRobinProxy {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Starts a proxy before the servers at these addresses; one that cannot be reached is answered 502. */
export async function startRoundRobinProxy(urls: readonly string[]): Promise<RoundRobinProxy> {
  let turn = 0;
  const server = createServer((incoming, response) => {
    const target = urls[turn % urls.length] ?? '';
    turn += 1;
    passOn(incoming, response, target);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function passOn(incoming: IncomingMessage, response: ServerResponse, target: string): void {
  const { method, headers, url = '/' } = incoming;
  const outgoing = request(new URL(url, target), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
    answer.on('error', () => response.destroy());
  });
  outgoing.on('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  });
  incoming.pipe(outgoing);
}
