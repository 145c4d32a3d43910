import { once } from 'node:events';
import { createServer, IncomingMessage, ServerResponse, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Express } from 'express';
import { StartupFailure } from '#server/startup-failure.ts';
import { TIMINGS, type Timings } from '#server/timings.ts';

/**
 * How many milliseconds a client may take to send the head of a request, and all of it: a file, on a slow line. A body of
 * JSON has less time (`readJsonBody`).
 */
const HEADERS_LIMIT = 10_000;
const REQUEST_LIMIT = 120_000;

/** How often connections are held to these limits, in milliseconds; Node.js itself would look every 30 seconds. */
const LIMITS_CHECK_INTERVAL = 1_000;

/**
 * How many milliseconds a connection may idle: longer than the minute that proxies usually keep one, so
 * that they never send a request into a connection that is just being closed.
 */
const IDLE_LIMIT = 65_000;

/** How many milliseconds the requests that are being answered have before they are cut off. */
const DRAIN_LIMIT = 10_000;
const DRAIN_CHECK_INTERVAL = 50;

/** The server of an app, and how it ends. */
export interface HttpServer {
  readonly server: Server;
  readonly drain: (timings?: Pick<Timings, 'firstByte'>) => Promise<void>;
}

/**
 * The HTTP server of the app. Express gives every request and response its own prototypes, which
 * costs more than all else it does; here they are born with them.
 */
export function createHttpServer(app: Express): HttpServer {
  class AppRequest extends IncomingMessage {}
  class AppResponse extends ServerResponse {}
  app.request = Object.setPrototypeOf(AppRequest.prototype, app.request) as typeof app.request;
  app.response = Object.setPrototypeOf(AppResponse.prototype, app.response) as typeof app.response;
  const server = createServer(
    {
      IncomingMessage: AppRequest,
      ServerResponse: AppResponse,
      headersTimeout: HEADERS_LIMIT,
      requestTimeout: REQUEST_LIMIT,
      keepAliveTimeout: IDLE_LIMIT,
      connectionsCheckingInterval: LIMITS_CHECK_INTERVAL,
    },
    app,
  );
  const connections = new Set<Socket>();
  server.on('connection', (connection) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  return { server, drain: (timings = TIMINGS) => drain(server, connections, timings) };
}

/** Which settings say where to listen. */
interface ListeningSettings {
  readonly port: string;
  readonly host: string;
}

/** Starts to listen and returns the address; throws a `StartupFailure` when that cannot be. */
export async function listen(
  server: Server,
  host: string,
  port: number,
  settings: ListeningSettings = { port: 'PORT', host: 'HOST' },
): Promise<string> {
  try {
    server.listen({ host, port });
    await once(server, 'listening');
  } catch (error) {
    throw new StartupFailure(describeListenError(error, { host, port, settings }), {
      cause: error,
    });
  }
  return addressOf(server);
}

/** The first socket that systemd hands over, by its number: see sd_listen_fds(3). */
const FIRST_GIVEN_SOCKET = 3;

/**
 * Listens at the socket that systemd has opened, and keeps open while one process follows another, and returns the address;
 * `null` when it has opened none for this process.
 */
export async function listenAtGivenSocket(server: Server): Promise<string | null> {
  const { LISTEN_PID, LISTEN_FDS } = process.env;
  if (LISTEN_PID !== String(process.pid) || !(Number(LISTEN_FDS) >= 1)) return null;
  server.listen({ fd: FIRST_GIVEN_SOCKET });
  await once(server, 'listening');
  return addressOf(server);
}

function addressOf(server: Server): string {
  const address = server.address() as AddressInfo;
  const hostname = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${hostname}:${address.port}`;
}

function describeListenError(
  error: unknown,
  {
    host,
    port,
    settings,
  }: {
    readonly host: string;
    readonly port: number;
    readonly settings: ListeningSettings;
  },
): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is already in use: stop the other program, or set ${settings.port} to another.`;
  }
  if (code === 'EACCES') {
    return `Port ${port} needs privileges that this user doesn't have: set ${settings.port} to 1024 or above.`;
  }
  return `This machine has no address ${host} to listen on: set ${settings.host} to one that it has.`;
}

/**
 * Stops accepting connections and resolves once every request in flight is answered, or its time is
 * up. Connections that haven't asked for anything after a moment are closed.
 */
async function drain(
  server: Server,
  connections: Iterable<Socket>,
  { firstByte }: Pick<Timings, 'firstByte'>,
): Promise<void> {
  const closed = once(server, 'close');
  // Right after connections that wait have been accepted: closing resets the others.
  await new Promise(setImmediate);
  server.close();
  const closeSilent = setTimeout(() => {
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy();
  }, firstByte);
  const sweep = setInterval(() => {
    server.closeIdleConnections();
  }, DRAIN_CHECK_INTERVAL);
  const giveUp = setTimeout(() => {
    server.closeAllConnections();
  }, DRAIN_LIMIT);
  await closed;
  clearInterval(sweep);
  clearTimeout(closeSilent);
  clearTimeout(giveUp);
}
