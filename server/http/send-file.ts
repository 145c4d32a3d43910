import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { Headers } from './send-json.ts';

/** A file that a call sends: to be saved, and never to be shown as a page of this site. */
export interface SentFile {
  /** Letters, digits, dots and dashes. */
  readonly name: string;
  readonly type: string;
  /** How long it is, in bytes. */
  readonly size: number;
  /** Its bytes, which are read as fast as the client takes them. */
  readonly content: AsyncIterable<Uint8Array>;
}

/**
 * Sends a file piece by piece. When reading it fails, the connection is cut, so that the client knows that the file
 * is not whole.
 */
export async function sendFile(
  { method }: Pick<Request, 'method'>,
  response: Response,
  { name, type, size, content }: SentFile,
  headers: Headers,
): Promise<void> {
  const own = ['Content-Type', type, 'Content-Length', String(size)];
  const disposition = ['Content-Disposition', `attachment; filename="${name}"`];
  response.writeHead(200, [...response.locals.head, ...headers, ...own, ...disposition]);
  if (method === 'HEAD') {
    response.end();
    return;
  }
  await pipeline(Readable.from(content), response).catch((error: unknown) => {
    if (!isClientGone(error)) response.locals.failure = error as Error;
  });
}

function isClientGone(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
}
