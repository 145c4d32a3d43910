import type { Logger } from 'pino';
import { granted } from '#core/kernel/result.ts';
import type { RateLimits } from '#server/limits/rate-limits.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** The call by which a page that failed tells of it. */
export function makePageErrorCalls(deps: {
  readonly logger: Pick<Logger, 'warn'>;
  readonly rateLimits: RateLimits;
}): Pick<ApiCalls, 'reportPageError'> {
  return {
    async reportPageError({ body, clientAddress }) {
      await deps.rateLimits.take('pageErrorsByAddress', clientAddress);
      deps.logger.warn({ pageError: body }, 'a page failed');
      return granted({ value: undefined });
    },
  };
}
