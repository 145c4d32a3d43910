import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandFailure } from '#server/commands/storage/command-failure.ts';
import { createContainer } from '#server/composition/container.ts';
import { tokens } from '#server/composition/tokens.ts';
import { readSharedConfiguration, type Configuration } from '#server/configuration.ts';
import { createLogger } from '#server/logger.ts';
import { findProjectRoot } from '#server/project-root.ts';
import type { ChosenMailUseCases } from '#server/routes/chosen-mails.ts';
import type { ContactUseCases } from '#server/routes/contact.ts';
import type { LeavingUseCases } from '#server/routes/leaving.ts';
import type { MailUseCases } from '#server/routes/mail.ts';
import type { ModerationUseCases } from '#server/routes/moderation.ts';

/** Work with what those who run the site decide. */
export type WithModeration = (
  work: (
    useCases: ModerationUseCases &
      ContactUseCases &
      MailUseCases &
      Pick<LeavingUseCases, 'deleteAccount'> &
      Pick<ChosenMailUseCases, 'sendNewsletter'>,
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
      registration: 'open',
      confirmation: 'none',
    },
    root: findProjectRoot(dirname(fileURLToPath(import.meta.url))),
    logger: await createLogger({ logLevel: 'silent', production: true }, false),
    readiness: { phase: 'starting' },
  });
  const storage = await container.getAsync(tokens.storage);
  try {
    const events = await container.getAsync(tokens.events);
    const moderation = await container.getAsync(tokens.moderation);
    const contact = await container.getAsync(tokens.contact);
    const leaving = await container.getAsync(tokens.leaving);
    const mails = await container.getAsync(tokens.mails);
    const { sendNewsletter } = await container.getAsync(tokens.chosenMails);
    const useCases = { ...moderation, ...contact, ...leaving, ...mails, sendNewsletter };
    await work(useCases, configuration).finally(() => events.close());
  } finally {
    await storage.close();
  }
};
