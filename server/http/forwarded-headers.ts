import type { Request } from 'express';

/** What was seen of the headers with which proxies say whom they ask for. */
export interface SeenHeaders {
  /** How many requests named the client they are for. */
  readonly forwarded: number;
  /** How many did not. */
  readonly direct: number;
  /** How many came to the proxy over plain http. */
  readonly plain: number;
}

/** Whoever looks after the process asks these without a proxy. */
const PROBES = ['/api/healthz', '/api/readyz'];

/** Counts requests by the headers of proxies, and keeps nothing of what these say. */
export class ForwardedHeaders {
  #seen: SeenHeaders = { forwarded: 0, direct: 0, plain: 0 };

  note({ path, headers }: Pick<Request, 'path' | 'headers'>): void {
    if (PROBES.includes(path)) return;
    const isForwarded = headers['x-forwarded-for'] !== undefined;
    const { forwarded, direct, plain } = this.#seen;
    this.#seen = {
      forwarded: forwarded + Number(isForwarded),
      direct: direct + Number(!isForwarded),
      plain: plain + Number(headers['x-forwarded-proto'] === 'http'),
    };
  }

  seen(): SeenHeaders {
    return this.#seen;
  }
}
