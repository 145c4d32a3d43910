import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EventSource } from 'eventsource';

/** A server of event streams that does what a test says. */
export interface ScriptedStream {
  readonly open: (address: string) => EventSource;
  /** What was asked for, in order. */
  readonly asked: readonly string[];
  /** Sends to the stream that was opened last. */
  readonly send: (type: string, data?: object, id?: string) => void;
  /** Ends it. */
  readonly drop: () => void;
  /** Answers whoever asks with this status from now on. */
  readonly answer: (status: number) => void;
  readonly close: () => Promise<void>;
}

/** Starts it; it accepts streams until told otherwise. */
export async function startScriptedStream(): Promise<ScriptedStream> {
  const asked: string[] = [];
  let status = 200;
  let stream: ServerResponse | undefined;
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(status, { 'Content-Type': 'text/event-stream' });
    if (status !== 200) return response.end();
    response.flushHeaders();
    stream = response;
    return undefined;
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    open: (address) => new EventSource(new URL(address, `http://127.0.0.1:${port}`)),
    asked,
    send: (type, data = {}, id) => {
      const place = id === undefined ? '' : `id: ${id}\n`;
      stream?.write(`${place}event: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    drop: () => stream?.end(),
    answer: (given) => {
      status = given;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
