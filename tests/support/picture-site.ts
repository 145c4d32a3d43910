import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site somewhere else, which a profile may show pictures from. */
export interface PictureSite {
  readonly port: number;
  readonly origin: string;
  /** The paths that were asked for, in order. */
  readonly asked: string[];
  readonly close: () => Promise<void>;
}

/** Starts such a site on this machine. */
export async function startPictureSite(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<PictureSite> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    asked,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
