import fc from 'fast-check';
import { describe, test } from 'vitest';
import type { OpenStorage } from '#tests/contracts/open-storage.ts';
import { createRealSite } from './real-site.ts';
import { siteCommands } from './site-commands.ts';
import { createSiteModel } from './site-model.ts';
import { checkVisibleState } from './visible-state.ts';
import { tries } from '#tests/support/tries.ts';

/** Whatever members do, one after the other, the storage shows what the pure model shows. */
export function describeSiteHistories(
  name: string,
  openStorage: OpenStorage,
  { numRuns = tries(20) }: { readonly numRuns?: number } = {},
): void {
  describe(`any history on ${name}`, () => {
    test('ends as the model says, and every answer on the way is the model’s', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.commands(siteCommands, { maxCommands: 120, size: 'max' }),
          async (commands) => {
            const storage = await openStorage();
            const real = createRealSite(storage);
            const site = { model: createSiteModel(() => real.clock.now()), real };
            try {
              await fc.asyncModelRun(() => site, commands);
              await checkVisibleState(site.model, site.real);
            } finally {
              await storage.close();
            }
          },
        ),
        { numRuns },
      );
    });
  });
}
