import {
  makeDropLetter,
  makeRemoveExpiredMails,
  makeRetryLetter,
} from '#core/letters/use-cases/look-after-letters.ts';
import { makeRemindOfRhythms } from '#core/mail/use-cases/remind-of-rhythms.ts';
import type { World } from '#server/composition/world.ts';

/** Makes every use case of mails but to send them. */
export function makeMailUseCases(world: World) {
  return {
    retryLetter: makeRetryLetter(world),
    dropLetter: makeDropLetter(world),
    remindOfRhythms: makeRemindOfRhythms(world),
    removeExpiredMails: makeRemoveExpiredMails(world),
  };
}
