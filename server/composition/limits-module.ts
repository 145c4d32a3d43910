import { ContainerModule } from 'inversify';
import { createRateLimits, noRateLimits } from '#server/limits/rate-limits.ts';
import { tokens } from './tokens.ts';

/** The limits on what clients and members may do, or none. */
export function createLimitsModule({ enabled }: { readonly enabled: boolean }): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(tokens.rateLimits)
      .toResolvedValue(
        (storage) => (enabled ? createRateLimits(storage.rateCounters) : noRateLimits),
        [tokens.storage],
      )
      .inSingletonScope();
  });
}
