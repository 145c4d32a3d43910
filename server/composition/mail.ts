import { relative } from 'node:path';
import { ContainerModule } from 'inversify';
import type { Logger } from 'pino';
import type { ReportMail } from '#adapters/mail/folder-mailer.ts';
import { createMemoryMailer } from '#adapters/mail/memory-mailer.ts';
import type { LiveSettings } from '#core/operations/steps/live-settings.ts';
import type { Sender } from '#adapters/mail/message.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import { shortenAddress } from '#core/mail/domain/shortened-address.ts';
import type { MailSite } from '#core/mail/domain/mail-site.ts';
import type { Mailer } from '#core/mail/ports/mailer.ts';
import { makeComposeLetter } from '#core/mail/use-cases/compose-letter.ts';
import { makeConcludeLetter } from '#core/mail/use-cases/conclude-letter.ts';
import { makeMayReceive } from '#core/mail/use-cases/prepare-activity.ts';
import { makeSendDueLetters, type SendDueLetters } from '#core/mail/use-cases/send-due-letters.ts';
import { mailTexts } from '#core/texts/mail-texts.ts';
import type { MailChoice, MailFrom } from '#server/mail-variables.ts';
import { tokens } from './tokens.ts';
import type { World } from './world.ts';

/** How mails are sent; the library for it is loaded only where it is used. */
export function createMailModule(choice: MailChoice): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(tokens.mailer)
      .toResolvedValue(
        (logger, clock, settings) => openMailer(choice, { logger, clock, settings }),
        [tokens.logger, tokens.clock, tokens.liveSettings],
      )
      .inSingletonScope();
  });
}

/** Makes letters into mails about that site, and sends them. */
export function makeSendLetters(world: World, mailer: Mailer, mailSite: MailSite): SendDueLetters {
  const written = { ...world, mailTexts, mailSite, mayReceive: makeMayReceive(world) };
  const composeLetter = makeComposeLetter(written);
  const concludeLetter = makeConcludeLetter(written);
  const sending = { composeLetter, concludeLetter, mailer, chance: Math.random };
  return makeSendDueLetters({ ...world, ...sending });
}

/** Who mails are from: whoever runs the site, unless others are named. */
function senderOf({ name, address }: MailFrom, { current }: LiveSettings): () => Sender {
  return () => {
    const { operator } = current();
    return {
      name: name ?? operator.name,
      address: address ?? operator.contactEmail,
      replyTo: operator.contactEmail,
    };
  };
}

async function openMailer(
  choice: MailChoice,
  {
    logger,
    clock,
    settings,
  }: { readonly logger: Logger; readonly clock: Clock; readonly settings: LiveSettings },
): Promise<Mailer> {
  switch (choice.transport) {
    case 'smtp': {
      const { createSmtpMailer } = await import('#adapters/mail/smtp-mailer.ts');
      return createSmtpMailer(choice.server, senderOf(choice.from, settings));
    }
    case 'folder': {
      const { createFolderMailer } = await import('#adapters/mail/folder-mailer.ts');
      const report: ReportMail = ({ to }, file) => {
        logger.info(`mail for ${shortenAddress(to)} in ${relative('', file)}`);
      };
      return createFolderMailer(choice.folder, senderOf(choice.from, settings), { clock, report });
    }
    case 'memory':
      return createMemoryMailer();
    case 'none':
      throw new Error('A site without mail sends none.');
    default:
      return unreachable(choice);
  }
}
