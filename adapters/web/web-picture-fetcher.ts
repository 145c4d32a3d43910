import { once } from 'node:events';
import { open, rm } from 'node:fs/promises';
import { get as getOverHttp, type IncomingMessage } from 'node:http';
import { get as getOverHttps } from 'node:https';
import { join } from 'node:path';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { createGate } from '#adapters/gate.ts';
import { makeProcessFolder } from '#adapters/process-folders.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import type { PictureFetcher, UnfetchedPicture } from '#core/media/ports/picture-fetcher.ts';

/** What may be asked, and for how long. */
export interface Reach {
  /** Addresses of machines that may be asked though they aren't public. */
  readonly machines: readonly string[];
  /** The ports that may be asked; the empty one is the usual of HTTP or HTTPS. */
  readonly ports: readonly string[];
  /** In milliseconds, from the first connection to the last byte. */
  readonly patience: number;
}

const USUAL: Reach = { machines: [], ports: ['', '80', '443'], patience: 5_000 };

/** How many are fetched at once, and how many wait for that. */
const ROOM = { atOnce: 4, waiting: 20 };

/** How often one address may lead on to another. */
const LEADS = 3;

const HEADERS = { Accept: 'image/*', 'Accept-Encoding': 'identity', 'User-Agent': 'Hearthkin' };

/**
 * Fetches pictures over HTTP and HTTPS. What a name stands for is checked where it's connected to, so that no name leads to a
 * machine that isn't public, and each address that one leads on to is checked as the first was.
 */
export function createWebPictureFetcher(reach: Partial<Reach> = {}): PictureFetcher {
  const { machines, ports, patience } = { ...USUAL, ...reach };
  const allowed = { allowIPAddressList: [...machines] };
  const agents = {
    http: new RequestFilteringHttpAgent(allowed),
    https: new RequestFilteringHttpsAgent(allowed),
  };
  const inTurn = createGate(ROOM, 'pictures', 'Too many pictures are fetched at once.');

  const ask = async (url: URL, signal: AbortSignal): Promise<IncomingMessage> => {
    const options = { headers: HEADERS, signal };
    const request =
      url.protocol === 'https:'
        ? getOverHttps(url, { ...options, agent: agents.https })
        : getOverHttp(url, { ...options, agent: agents.http });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return response;
  };

  /** What answers in the end; `null` where one leads where nobody may go, or too far. */
  const follow = async (address: string, signal: AbortSignal): Promise<IncomingMessage | null> => {
    let url = new URL(address);
    for (let led = 0; led <= LEADS; led += 1) {
      if (!isAskable(url, ports)) return null;
      const response = await ask(url, signal);
      const { statusCode = 0, headers } = response;
      if (statusCode === 200) return response;
      response.destroy();
      if (statusCode < 300 || statusCode >= 400 || headers.location === undefined) return null;
      const next = new URL(headers.location, url);
      // What was asked for over a line that nobody reads isn't asked for over one that everybody does.
      if (url.protocol === 'https:' && next.protocol !== 'https:') return null;
      url = next;
    }
    return null;
  };

  return {
    fetch: (address, maximumBytes, work) =>
      inTurn(async () => {
        const folder = await makeProcessFolder().catch(noRoom);
        try {
          const file = join(folder, 'picture');
          const fetched = await receive(file, maximumBytes, () =>
            follow(address, AbortSignal.timeout(patience)),
          );
          return fetched.ok ? granted(await work(file)) : fetched;
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
      }),
  };
}

function isAskable({ protocol, port }: URL, ports: Reach['ports']): boolean {
  return (protocol === 'https:' || protocol === 'http:') && ports.includes(port);
}

/** Writes what answers to the file piece by piece. What counts is what comes, whatever length is said. */
async function receive(
  file: string,
  maximumBytes: number,
  ask: () => Promise<IncomingMessage | null>,
): Promise<Result<null, UnfetchedPicture>> {
  const handle = await open(file, 'wx', 0o600).catch(noRoom);
  try {
    const response = await ask();
    if (response === null) return refused('unreachable');
    let size = 0;
    for await (const piece of response as AsyncIterable<Buffer>) {
      size += piece.byteLength;
      if (size > maximumBytes) return refused('too_large');
      await handle.appendFile(piece).catch(noRoom);
    }
    return granted(null);
  } catch (error) {
    if (error instanceof StorageUnavailable) throw error;
    return refused('unreachable');
  } finally {
    await handle.close();
  }
}

function noRoom(error: unknown): never {
  throw new StorageUnavailable('A file that was fetched could not be written.', { cause: error });
}
