import type { Response } from 'express';

/** Sends a value as JSON, in one piece of bytes. */
export function sendJson(
  response: Response,
  status: number,
  value: unknown,
  contentType = 'application/json; charset=utf-8',
): void {
  const bytes = Buffer.from(JSON.stringify(value));
  response.statusCode = status;
  response.setHeader('Content-Type', contentType);
  response.setHeader('Content-Length', bytes.byteLength);
  response.end(bytes);
}
