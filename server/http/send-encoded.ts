import type { Request, Response } from 'express';
import { ENCODINGS, type EncodeText } from './encoded-text.ts';

/** A text that clients may keep, and ask for again by its ETag. */
export interface KeptText {
  readonly type: string;
  readonly encode: EncodeText;
}

const ASK_EACH_TIME = 'no-cache';

/**
 * Sends a text in the best encoding that the client takes, or 304 when the client still has it. What the answer
 * varies by beside the encoding is in `vary`.
 */
export function sendEncoded(
  request: Request,
  response: Response,
  { type, encode }: KeptText,
  vary: readonly string[] = [],
): void {
  const accepted = ENCODINGS.find((name) => request.acceptsEncodings(name)) ?? 'identity';
  const { bytes, encoding, etag } = encode(accepted);
  response.set({
    'Content-Type': type,
    'Cache-Control': ASK_EACH_TIME,
    Vary: ['Accept-Encoding', ...vary].join(', '),
    ETag: etag,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  });
  response.send(bytes);
}
