import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeLiveSettings, type LiveSettings } from '#core/operations/steps/live-settings.ts';
import type { Site } from '#server/checks/site-checks.ts';
import { createContainer } from '#server/composition/container.ts';
import { tokens } from '#server/composition/tokens.ts';
import type { Configuration } from '#server/configuration.ts';
import { createLogger } from '#server/logger.ts';
import { findProjectRoot } from '#server/project-root.ts';

/** A site that was opened beside its servers. */
export type OpenedSite = Site<'send' | 'reach'> & { readonly liveSettings: LiveSettings };

/** Works on the site that the settings name, while its servers keep running. */
export async function withSite<Result>(
  configuration: Configuration,
  work: (site: OpenedSite) => Promise<Result>,
): Promise<Result> {
  const liveSettings = makeLiveSettings(configuration.site);
  const container = createContainer({
    configuration,
    liveSettings,
    root: findProjectRoot(dirname(fileURLToPath(import.meta.url))),
    logger: await createLogger({ logLevel: 'silent', production: true }, false),
  });
  const storage = await container.getAsync(tokens.storage);
  const sendsMails = configuration.mail.transport !== 'none';
  const mailer = sendsMails ? await container.getAsync(tokens.mailer) : null;
  try {
    liveSettings.take(await storage.siteSettings.list());
    const clock = await container.getAsync(tokens.clock);
    const handlers = await container.getAsync(tokens.eventHandlers);
    const fileStore = await container.getAsync(tokens.fileStore);
    const kept = { storage, fileStore };
    return await work({ configuration, liveSettings, ...kept, handlers, mailer, clock });
  } finally {
    await mailer?.close();
    await storage.close();
  }
}
