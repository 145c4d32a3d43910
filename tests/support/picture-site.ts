import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Reach } from '#adapters/web/web-picture-fetcher.ts';

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

/** Lets that site be asked, for as long as a busy machine takes to answer. */
export function reachOf({ port }: PictureSite): Reach {
  return { machines: ['127.0.0.1'], ports: [String(port)], patience: 600_000 };
}
