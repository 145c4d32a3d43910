import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { get as getOverHttp, type IncomingMessage } from 'node:http';
import { get as getOverHttps } from 'node:https';
import { join } from 'node:path';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { createGate } from '#adapters/gate.ts';
import { makeProcessFolder, receiveFile } from '#adapters/received-files.ts';
import { granted, refused } from '#core/kernel/result.ts';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import type { PictureFetcher, UnfetchedPicture } from '#core/media/ports/picture-fetcher.ts';

/** What may be asked, and for how long. */
export interface Reach {
  /** Addresses of machines that may be asked though they aren't public. */
  readonly machines: readonly string[];
  /** The ports that may be asked, as addresses have them: an empty text is the default port of the protocol. */
  readonly ports: readonly string[];
  /** In milliseconds, from the first connection to the last byte. */
  readonly patience: number;
}

const USUAL: Reach = { machines: [], ports: ['', '80', '443'], patience: 5_000 };

/** How many are fetched at once, and how many wait for that. */
const ROOM = { atOnce: 4, waiting: 20 };

const MOST_REDIRECTS = 3;

const HEADERS = { Accept: 'image/*', 'Accept-Encoding': 'identity', 'User-Agent': 'Hearthkin' };

/**
 * Fetches pictures over HTTP and HTTPS. The address that a name resolves to is checked when the connection is made, so that no
 * name leads to a machine that isn't public. Redirects are checked the same way, and never lead from HTTPS to HTTP.
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

  /** The last answer; `null` where a redirect leads where nothing may be asked, or there are too many. */
  const follow = async (address: string, signal: AbortSignal): Promise<IncomingMessage | null> => {
    let url = new URL(address);
    for (let followed = 0; followed <= MOST_REDIRECTS; followed += 1) {
      if (!isAskable(url, ports)) return null;
      const response = await ask(url, signal);
      const { statusCode = 0, headers } = response;
      if (statusCode === 200) return response;
      response.destroy();
      if (statusCode < 300 || statusCode >= 400 || headers.location === undefined) return null;
      const next = new URL(headers.location, url);
      if (url.protocol === 'https:' && next.protocol !== 'https:') return null;
      url = next;
    }
    return null;
  };

  /** Why nothing came to be in the file, or `null`. */
  const receive = async (
    address: string,
    file: string,
    maximumBytes: number,
  ): Promise<UnfetchedPicture | null> => {
    try {
      const response = await follow(address, AbortSignal.timeout(patience));
      if (response === null) return 'unreachable';
      return (await receiveFile(file, response, maximumBytes)) ? null : 'too_large';
    } catch (error) {
      if (error instanceof StorageUnavailable) throw error;
      return 'unreachable';
    }
  };

  return {
    fetch: (address, maximumBytes, work) =>
      inTurn(async () => {
        const folder = await makeProcessFolder();
        try {
          const file = join(folder, 'picture');
          const fault = await receive(address, file, maximumBytes);
          return fault === null ? granted(await work(file)) : refused(fault);
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
      }),
  };
}

function isAskable({ protocol, port }: URL, ports: Reach['ports']): boolean {
  return (protocol === 'https:' || protocol === 'http:') && ports.includes(port);
}
