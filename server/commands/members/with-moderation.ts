import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandFailure } from '#server/commands/storage/command-failure.ts';
import { createContainer } from '#server/composition/container.ts';
import { merge } from '#core/kernel/merge.ts';
import { makeUseCases, type UseCases } from '#server/composition/contexts.ts';
import { tokens } from '#server/composition/tokens.ts';
import { openWorld, type World } from '#server/composition/world.ts';
import { readSharedConfiguration, type Configuration } from '#server/configuration.ts';
import { createLogger } from '#server/logger.ts';
import { findProjectRoot } from '#server/project-root.ts';

/** Work with what those who run the site may do. */
export type WithModeration = (
  work: (
    site: World & UseCases,
    configuration: Pick<Configuration, 'publicOrigin'>,
  ) => Promise<void>,
) => Promise<void>;

/** What the commands need: where to print, and the use cases. */
export interface Surroundings {
  readonly print: (text: string) => void;
  readonly withModeration: WithModeration;
}

/** Works on the storage that the server's own settings name, while its servers keep running. */
export const withModeration: WithModeration = async (work) => {
  const configuration = readSharedConfiguration(process.env);
  if (configuration.storage.engine === 'memory') {
    throw new CommandFailure(
      'DATABASE_URL names memory, which only the server itself can reach: name a database.',
    );
  }
  const container = createContainer({
    configuration: {
      ...configuration,
      rateLimits: true,
      confirmation: 'none',
    },
    root: findProjectRoot(dirname(fileURLToPath(import.meta.url))),
    logger: await createLogger({ logLevel: 'silent', production: true }, false),
  });
  const storage = await container.getAsync(tokens.storage);
  try {
    const world = await openWorld(container);
    const site = merge([world, makeUseCases(world)]);
    try {
      await work(site, configuration);
    } finally {
      await world.bus.close();
    }
  } finally {
    await storage.close();
  }
};
