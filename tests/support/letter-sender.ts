import { createRandomSessionTokens } from '#adapters/system/random-session-tokens.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { Mailer } from '#core/mail/ports/mailer.ts';
import { makeComposeLetter } from '#core/mail/use-cases/compose-letter.ts';
import { makeSendDueLetters, type SendDueLetters } from '#core/mail/use-cases/send-due-letters.ts';
import type { Storage } from '#core/storage.ts';
import { mailTexts } from '#core/texts/mail-texts.ts';
import { makeConcludeLetter } from '#core/mail/use-cases/conclude-letter.ts';
import { makeMayReceive } from '#core/mail/use-cases/prepare-activity.ts';
import { MAIL_SITE } from './mail-site.ts';

/** Sends the letters of the storage as a server does. */
export function createLetterSender(parts: {
  readonly storage: Storage;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly clock: Clock;
}): SendDueLetters {
  const { storage, clock } = parts;
  const written = { linkTokens: createRandomSessionTokens(), mailTexts, mailSite: MAIL_SITE };
  const sources = {
    ...{ ...storage, clock, mayReceive: makeMayReceive(storage) },
    confirmation: 'required' as const,
  };
  return makeSendDueLetters({
    ...storage,
    ...parts,
    composeLetter: makeComposeLetter({ ...sources, ...written }),
    concludeLetter: makeConcludeLetter(sources),
    chance: () => 0,
    reportFailure: () => undefined,
  });
}
