import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Choices } from '#server/commands/seed/choices.ts';

/** A network that loses connections, between a browser and a server that may go away and come back. */
export interface LossyProxy {
  readonly url: string;
  /** What share of the pieces that the server sends, from 0 to 1, is not passed on whole: its connection is cut. */
  loseSome: (share: number) => void;
  /** Cuts streams at the next piece that the server sends, until so many are lost in all. */
  readonly loseStreams: (atLeast: number) => void;
  /** Cuts every connection; of event streams the browser isn't told, if they are to be forgotten. */
  readonly loseAll: (how: 'closed' | 'streams forgotten') => void;
  /** How many streams were cut so far, and how many of those in the middle of an event. */
  readonly lost: () => { readonly streams: number; readonly inEvents: number };
  readonly close: () => void;
}

/** One connection: what the browser holds of it, and what the server does. */
interface Connection {
  readonly browser: Socket;
  readonly server: Socket;
  isStream: boolean;
}

const STREAM_REQUEST = 'GET /api/events';

/** Opens an address that leads to the server; what is lost follows from the choices. */
export async function openLossyProxy(serverUrl: string, choices: Choices): Promise<LossyProxy> {
  const { hostname, port } = new URL(serverUrl);
  const connections = new Set<Connection>();
  const forgotten = new Set<Socket>();
  const lost = { streams: 0, inEvents: 0 };
  let share = 0;
  let streamsToLose = 0;

  const drop = (connection: Connection, end: (browser: Socket) => void) => {
    connections.delete(connection);
    connection.server.destroy();
    end(connection.browser);
  };
  /** Passes on the beginning of the piece, and then nothing more. */
  const cut = (connection: Connection, piece: Buffer) => {
    const passed = piece.subarray(0, choices.number(0, piece.length - 1));
    if (connection.isStream) {
      lost.streams += 1;
      if (passed.length > 0) lost.inEvents += 1;
    }
    drop(connection, (browser) => browser.end(passed, () => browser.destroy()));
  };
  const listener = createServer((browser) => {
    const server = connect(Number(port), hostname);
    const connection = { browser, server, isStream: false };
    connections.add(connection);
    browser.on('data', (piece) => {
      connection.isStream = piece.toString('latin1').startsWith(STREAM_REQUEST);
      server.write(piece);
    });
    server.on('data', (piece) => {
      if (!connections.has(connection)) return;
      const isDue = connection.isStream && lost.streams < streamsToLose;
      if (isDue || choices.happens(share)) cut(connection, piece);
      else browser.write(piece);
    });
    for (const end of [browser, server]) {
      end.setNoDelay(true);
      end.on('error', () => undefined);
      end.on('close', () => {
        forgotten.delete(browser);
        if (connections.has(connection)) drop(connection, (socket) => socket.destroy());
      });
    }
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    loseSome: (given) => {
      share = given;
    },
    loseStreams: (atLeast) => {
      streamsToLose = atLeast;
    },
    loseAll: (how) => {
      for (const connection of connections) {
        if (connection.isStream) lost.streams += 1;
        drop(connection, (browser) => {
          if (how === 'streams forgotten' && connection.isStream) forgotten.add(browser);
          else browser.destroy();
        });
      }
    },
    lost: () => lost,
    close: () => {
      listener.close();
      for (const { browser, server } of connections) {
        browser.destroy();
        server.destroy();
      }
      for (const browser of forgotten) browser.destroy();
    },
  };
}
