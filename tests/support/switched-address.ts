import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** An address that leads to one server at a time, as a proxy before a cluster does. */
export interface SwitchedAddress {
  readonly url: string;
  /** Cuts every connection; new ones lead to the other server. */
  readonly switchTo: (url: string) => void;
  readonly close: () => void;
}

/** Opens an address that leads to the server at first. */
export async function openSwitchedAddress(serverUrl: string): Promise<SwitchedAddress> {
  let target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((socket) => {
    const onwards = connect(Number(target.port), target.hostname);
    for (const end of [socket, onwards]) {
      sockets.add(end);
      end.on('error', cutBoth).on('close', cutBoth);
    }
    function cutBoth() {
      for (const end of [socket, onwards]) {
        end.destroy();
        sockets.delete(end);
      }
    }
    socket.pipe(onwards).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(serverUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    switchTo: (other) => {
      target = new URL(other);
      cutAll();
    },
    close: () => {
      server.close();
      cutAll();
    },
  };
}
