import type { Logger } from 'pino';
import type { RateLimits } from '#server/limits/rate-limits.ts';
import { setTimeout } from 'node:timers/promises';
import { RELATIONSHIP_TYPES } from '#core/members/domain/relationship-types.ts';
import { RESOURCES } from '#core/resources/domain/resource.ts';
import { granted } from '#core/kernel/result.ts';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import type { Storage } from '#core/storage.ts';
import type { Readiness } from '#server/readiness.ts';
import type { ApiCalls } from '#server/http/call.ts';
import type { StreamHub } from '#server/live/stream-hub.ts';
import type { Timings } from '#server/timings.ts';
import { unavailable } from '#server/http/problem.ts';
import { apiDescription } from '#server/openapi/api-description.ts';

/** The calls that need no session: lists that never change, and the state of page and server. */
export function makeSiteCalls(deps: {
  readonly ping: Storage['ping'];
  readonly readiness: Readiness;
  readonly hub: Pick<StreamHub, 'isFull'>;
  readonly logger: Pick<Logger, 'warn'>;
  readonly rateLimits: RateLimits;
  readonly timings: Pick<Timings, 'ping'>;
}): Pick<
  ApiCalls,
  | 'listRelationshipTypes'
  | 'listResources'
  | 'getApiDescription'
  | 'reportPageError'
  | 'checkHealth'
  | 'checkReadiness'
> {
  const reachServing = async () => {
    if (deps.readiness.phase !== 'serving') throw unavailable();
    await reachStorage(deps.ping, deps.timings.ping);
  };
  return {
    listRelationshipTypes: () => Promise.resolve(granted({ value: RELATIONSHIP_TYPES })),
    listResources: () => Promise.resolve(granted({ value: RESOURCES })),
    async reportPageError({ body, clientAddress }) {
      await deps.rateLimits.take('pageErrorsByAddress', clientAddress);
      deps.logger.warn({ pageError: body }, 'a page failed');
      return granted({ value: undefined });
    },

    getApiDescription() {
      return Promise.resolve(granted({ kept: apiDescription() }));
    },
    async checkHealth() {
      await reachServing();
      return granted({ value: { status: 'ok' } } as const);
    },
    async checkReadiness() {
      await reachServing();
      const { takesWrites, isDamaged } = deps.readiness;
      const writes = takesWrites && !isDamaged ? 'taken' : 'refused';
      const streams = deps.hub.isFull ? 'full' : 'open';
      return granted({ value: { status: 'ok', writes, streams } } as const);
    },
  };
}

/** Throws a `StorageUnavailable`, which says why, when storage does not answer in time. */
async function reachStorage(ping: Storage['ping'], limit: number): Promise<void> {
  const answer = ping().catch((error: unknown) => {
    throw new StorageUnavailable("Storage isn't answering.", { cause: error });
  });
  const isLate = setTimeout(limit, true, { ref: false });
  if (await Promise.race([answer, isLate])) {
    throw new StorageUnavailable(`Storage hasn't answered within ${limit} ms.`);
  }
}
