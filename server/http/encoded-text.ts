import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** How a text can be sent, best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A text as it is sent. */
export interface EncodedText {
  readonly bytes: Buffer;
  readonly encoding: Encoding;
  readonly etag: string;
}

/** A text that is encoded once in each way, when it is first asked for. */
export type EncodeText = (encoding: Encoding) => EncodedText;

/** Prepares a text that many clients ask for. */
export function createEncodedText(text: string): EncodeText {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
  const encoded = new Map<Encoding, Buffer>();
  return (encoding) => {
    const bytes = encoded.get(encoding) ?? compress(text, encoding);
    encoded.set(encoding, bytes);
    return { bytes, encoding, etag };
  };
}

function compress(text: string, encoding: Encoding): Buffer {
  switch (encoding) {
    case 'br':
      return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
    case 'gzip':
      return gzipSync(text);
    case 'identity':
      return Buffer.from(text);
  }
}
