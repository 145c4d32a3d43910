import {
  makeDropLetter,
  makeRemoveExpiredMails,
  makeRetryLetter,
} from '#core/mail/use-cases/look-after-letters.ts';
import type { Outbox } from '#core/mail/outbox.ts';

/** What those who run the site, and the clock, do about mails. */
export type MailUseCases = ReturnType<typeof makeMailUseCases>;

/** Makes every use case of mails but to send them. */
export function makeMailUseCases(
  deps: Parameters<typeof makeRemoveExpiredMails>[0] & {
    readonly outbox: Pick<Outbox, 'listFailed'>;
  },
) {
  return {
    listFailedLetters: deps.outbox.listFailed,
    retryLetter: makeRetryLetter(deps),
    dropLetter: makeDropLetter(deps),
    removeExpiredMails: makeRemoveExpiredMails(deps),
  };
}
