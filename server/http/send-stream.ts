import type { Request, Response } from 'express';
import type { EventSink, SentStream } from '#server/live/event-sink.ts';

/** How many milliseconds a client may take to read what it was sent when it catches up. */
const DRAIN_LIMIT = 10_000;

/** Neither kept nor changed on the way: a proxy that compresses or collects events would hold them back. */
const STREAM_HEADERS = [
  ...['Content-Type', 'text/event-stream; charset=utf-8'],
  ...['Cache-Control', 'no-store, no-transform'],
  ...['X-Accel-Buffering', 'no'],
];

/** Sends a stream of events, which stays open until either side ends it. */
export function sendStream(request: Request, response: Response, { open }: SentStream): void {
  response.writeHead(200, [...response.locals.head, ...STREAM_HEADERS]);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  request.socket.setNoDelay(true);
  response.flushHeaders();
  open(createSink(response));
}

/** What writes to the response. */
function createSink(response: Response): EventSink {
  return {
    get waiting() {
      return response.writableLength;
    },
    write: (text) => {
      if (!response.writableEnded && !response.destroyed) response.write(text);
    },
    drained: () =>
      new Promise((resolve) => {
        if (!response.writableNeedDrain || response.destroyed) {
          resolve();
          return;
        }
        const giveUp = setTimeout(() => response.destroy(), DRAIN_LIMIT).unref();
        const finish = () => {
          clearTimeout(giveUp);
          response.off('drain', finish).off('close', finish);
          resolve();
        };
        response.once('drain', finish).once('close', finish);
      }),
    end: () => {
      response.end();
    },
    cut: () => {
      response.destroy();
    },
    onClose: (listener) => {
      if (response.destroyed) listener();
      else response.once('close', listener);
    },
  };
}
