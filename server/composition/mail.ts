import { relative } from 'node:path';
import { ContainerModule } from 'inversify';
import type { Logger } from 'pino';
import type { ReportMail } from '#adapters/mail/folder-mailer.ts';
import { createMemoryMailer } from '#adapters/mail/memory-mailer.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import { shortenAddress } from '#core/mail/domain/shortened-address.ts';
import type { MailSite } from '#core/mail/domain/mail-site.ts';
import type { Mailer } from '#core/mail/mailer.ts';
import { makeComposeLetter } from '#core/mail/use-cases/compose-letter.ts';
import { makeConcludeLetter } from '#core/mail/use-cases/conclude-letter.ts';
import { makeMayReceive } from '#core/mail/use-cases/prepare-activity.ts';
import { makeSendDueLetters } from '#core/mail/use-cases/send-due-letters.ts';
import { mailTexts } from '#core/texts/mail-texts.ts';
import type { MailChoice } from '#server/mail-variables.ts';
import { tokens } from './tokens.ts';

/** How a process sends mails, and what they say of the site. */
export interface MailSetup {
  readonly choice: MailChoice;
  readonly site: MailSite;
}

/** How letters become mails, and how those are sent; the library for it is loaded only where it is used. */
export function createMailModule({ choice, site }: MailSetup): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(tokens.mailer)
      .toResolvedValue(
        (logger, clock) => openMailer(choice, logger, clock),
        [tokens.logger, tokens.clock],
      )
      .inSingletonScope();
    bind(tokens.sendDueLetters)
      .toResolvedValue(
        (storage, commit, clock, mailer, linkTokens, reportFailure) => {
          const written = { mailTexts, mailSite: site, linkTokens };
          const sources = { ...storage, clock, mayReceive: makeMayReceive(storage) };
          const composeLetter = makeComposeLetter({ ...sources, ...written });
          const concludeLetter = makeConcludeLetter(sources);
          const sending = {
            composeLetter,
            concludeLetter,
            mailer,
            chance: Math.random,
            reportFailure,
          };
          return makeSendDueLetters({ ...storage, commit, clock, ...sending });
        },
        [
          tokens.storage,
          tokens.commit,
          tokens.clock,
          tokens.mailer,
          tokens.sessionTokens,
          tokens.reportFailure,
        ],
      )
      .inSingletonScope();
  });
}

async function openMailer(choice: MailChoice, logger: Logger, clock: Clock): Promise<Mailer> {
  switch (choice.transport) {
    case 'smtp': {
      const { createSmtpMailer } = await import('#adapters/mail/smtp-mailer.ts');
      return createSmtpMailer(choice.server, choice.sender);
    }
    case 'folder': {
      const { createFolderMailer } = await import('#adapters/mail/folder-mailer.ts');
      const report: ReportMail = ({ to }, file) => {
        logger.info(`mail for ${shortenAddress(to)} in ${relative('', file)}`);
      };
      return createFolderMailer(choice.folder, choice.sender, { clock, report });
    }
    case 'memory':
      return createMemoryMailer();
    case 'none':
      throw new Error('A site without mail sends none.');
    default:
      return unreachable(choice);
  }
}
