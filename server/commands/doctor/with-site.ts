import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Site } from '#server/checks/site-checks.ts';
import { createContainer } from '#server/composition/container.ts';
import { tokens } from '#server/composition/tokens.ts';
import type { Configuration } from '#server/configuration.ts';
import { createLogger } from '#server/logger.ts';
import { findProjectRoot } from '#server/project-root.ts';

/** Works on the site that the settings name, while its servers keep running. */
export async function withSite<Result>(
  configuration: Configuration,
  work: (site: Site<'send' | 'reach'>) => Promise<Result>,
): Promise<Result> {
  const container = createContainer({
    configuration,
    root: findProjectRoot(dirname(fileURLToPath(import.meta.url))),
    logger: await createLogger({ logLevel: 'silent', production: true }, false),
  });
  const storage = await container.getAsync(tokens.storage);
  const sendsMails = configuration.mail.transport !== 'none';
  const mailer = sendsMails ? await container.getAsync(tokens.mailer) : null;
  try {
    const clock = await container.getAsync(tokens.clock);
    const handlers = await container.getAsync(tokens.eventHandlers);
    return await work({ configuration, storage, handlers, mailer, clock });
  } finally {
    await mailer?.close();
    await storage.close();
  }
}
