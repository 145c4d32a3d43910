import { expect } from 'vitest';
import { z } from 'zod';
import type { ApiClient } from '#tests/support/api-client.ts';

/** Reads a list to its end by its `Link` headers, as pages of entries. */
export async function readAllPages<Entry extends z.ZodType>(
  client: ApiClient,
  address: string,
  entry: Entry,
): Promise<z.output<Entry>[][]> {
  const pages: z.output<Entry>[][] = [];
  let next: string | undefined = address;
  while (next !== undefined && pages.length < 100) {
    const { status, headers, body } = await client.send('GET', next);
    expect(status).toBe(200);
    pages.push(z.array(entry).parse(body));
    next = /^<([^>]+)>; rel="next"$/.exec(headers.get('Link') ?? '')?.[1];
  }
  return pages;
}
