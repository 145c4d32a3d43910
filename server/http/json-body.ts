import type { IncomingMessage } from 'node:http';
import { MIMEType } from 'node:util';
import type { CommonFault } from '#core/kernel/fault.ts';
import { refusalProblem, transportProblem, type HttpProblem } from './problem.ts';

/** The largest body that is taken, in bytes. */
const MAXIMUM_BODY_BYTES = 64 * 1024;

/** How many milliseconds a client may take to send a body. */
const BODY_LIMIT = 20_000;

/** What mail programs send when they follow a link by themselves (RFC 8058). */
export const FORMS: readonly string[] = [
  'application/x-www-form-urlencoded',
  'multipart/form-data',
];

/**
 * Reads the body of a request: `undefined` when there is none. Throws the problems `too_large` (as
 * soon as that is certain; the rest is read and dropped), `unsupported_media_type` for anything but
 * plain JSON in UTF-8, and `invalid_input` for what is not JSON, in that order. A body that `takesForm`
 * may be a form as well; it is not read. The connection of a client that takes longer than 20 seconds is closed.
 */
export async function readJsonBody(
  request: IncomingMessage,
  { takesForm = false }: { readonly takesForm?: boolean } = {},
): Promise<unknown> {
  const { headers } = request;
  const declaredLength = Number(headers['content-length'] ?? 0);
  if (declaredLength === 0 && headers['transfer-encoding'] === undefined) return undefined;
  if (declaredLength > MAXIMUM_BODY_BYTES) throw transportProblem('too_large');
  const bytes = await readBytes(request);
  if (bytes.byteLength === 0) return undefined;
  const isCompressed = (headers['content-encoding'] ?? 'identity') !== 'identity';
  if (takesForm && !isCompressed && isForm(headers['content-type'])) return undefined;
  if (isCompressed || !isJson(headers['content-type'])) {
    throw transportProblem('unsupported_media_type');
  }
  return parseJson(bytes);
}

function readBytes(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const limit = setTimeout(() => {
      request.destroy(new Error('The body took too long.'));
    }, BODY_LIMIT);
    request.once('close', () => {
      clearTimeout(limit);
    });
    request.on('data', (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size <= MAXIMUM_BODY_BYTES) chunks.push(chunk);
      else reject(transportProblem('too_large'));
    });
    request.on('end', () => {
      resolve(Buffer.concat(chunks));
    });
    // The client is gone and will not read this answer; the server has not failed.
    request.on('error', () => {
      reject(notJson());
    });
  });
}

function isJson(contentType: string | undefined): boolean {
  const type = toMediaType(contentType);
  const charset = type?.params.get('charset') ?? 'utf-8';
  return type?.essence === 'application/json' && /^utf-?8$/i.test(charset);
}

function isForm(contentType: string | undefined): boolean {
  const essence = toMediaType(contentType)?.essence ?? '';
  return FORMS.includes(essence);
}

function toMediaType(contentType: string | undefined): MIMEType | null {
  try {
    return new MIMEType(contentType ?? '');
  } catch {
    return null;
  }
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw notJson();
  }
}

function notJson(): HttpProblem {
  const fault: CommonFault = { rule: 'body_not_json' };
  return refusalProblem({ code: 'invalid_input', errors: [{ path: '', fault }] });
}
