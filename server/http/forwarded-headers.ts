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

/** What looks after the process asks these without a proxy. */
const PROBES = ['/api/healthz', '/api/readyz'];

/** Counts requests by the headers of proxies, and keeps nothing of what these say. */
export class ForwardedHeaders {
  readonly #seen = { forwarded: 0, direct: 0, plain: 0 };

  note({ path, headers }: Pick<Request, 'path' | 'headers'>): void {
    if (PROBES.includes(path)) return;
    if (headers['x-forwarded-for'] === undefined) this.#seen.direct += 1;
    else this.#seen.forwarded += 1;
    if (headers['x-forwarded-proto'] === 'http') this.#seen.plain += 1;
  }

  seen(): SeenHeaders {
    return { ...this.#seen };
  }
}
