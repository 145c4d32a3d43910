import type { Response } from 'express';

/** Sends a value as JSON in UTF-8, head and body in one piece, which costs least. */
export function sendJson(
  response: Response,
  status: number,
  value: unknown,
  contentType = 'application/json; charset=utf-8',
): void {
  const text = JSON.stringify(value);
  response.statusCode = status;
  response.setHeader('Content-Type', contentType);
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
}
