import { IncomingMessage, ServerResponse, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';

/** A request as a browser sends it. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: { readonly type: string; readonly text: string } | null;
  /** The address of the network that it comes from. */
  readonly from: string;
}

/** An answer as it came. */
export interface ReceivedAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** The end of a connection that the server writes to: nothing leaves the process. */
class Wire extends Duplex {
  readonly remoteAddress: string;
  readonly onText: (text: string) => void;

  constructor(remoteAddress: string, onText: (text: string) => void) {
    super();
    this.remoteAddress = remoteAddress;
    this.onText = onText;
  }
  override _read(): void {
    // The request has its body already.
  }
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.onText(chunk.toString());
    done();
  }
  setNoDelay = (): this => this;
  setTimeout = (): this => this;
}

/**
 * Lets a server answer a request without a socket. HTTP/1.0, so that bodies come as they are. Returns how to cut the
 * connection. `onText` hears of every piece, `onEnd` when the answer is whole.
 */
export function sendInProcess(
  server: Server,
  { method, path, headers, body, from }: SentRequest,
  heard: { readonly onText: (text: string) => void; readonly onEnd: () => void },
): () => void {
  const wire = new Wire(from, heard.onText);
  const request = new IncomingMessage(wire as unknown as Socket);
  const bytes = body && Buffer.from(body.text);
  const sentHeaders = {
    host: 'hearthkin.example',
    ...headers,
    ...(bytes && { 'content-type': body.type, 'content-length': String(bytes.length) }),
  };
  Object.assign(request, { method, url: path, headers: sentHeaders });
  Object.assign(request, { httpVersionMajor: 1, httpVersionMinor: 0, httpVersion: '1.0' });
  request.complete = true;
  if (bytes !== null) request.push(bytes);
  request.push(null);
  const response = new ServerResponse(request);
  response.sendDate = false;
  response.assignSocket(wire as unknown as Socket);
  // What Node.js does for sockets: who waits to send more goes on.
  wire.on('drain', () => response.emit('drain'));
  response.once('finish', () => {
    response.detachSocket(wire as unknown as Socket);
    response.emit('close');
    heard.onEnd();
  });
  server.emit('request', request, response);
  return () => {
    response.destroy();
    wire.destroy();
  };
}

/** Takes the text of an answer apart. */
export function parseAnswer(text: string): ReceivedAnswer {
  const end = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = new Headers();
  for (const line of lines) {
    const colon = line.indexOf(':');
    headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return { status: Number(statusLine.split(' ')[1]), headers, text: text.slice(end + 4) };
}
