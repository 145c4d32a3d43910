import type { Response } from 'express';

/** Sets the headers of every answer one by one, where Express or another library sends the answer. */
export function setHead(response: Response): void {
  const { head } = response.locals;
  for (const [place, name] of head.entries()) {
    if (place % 2 === 0) response.setHeader(name, head[place + 1] ?? '');
  }
}
