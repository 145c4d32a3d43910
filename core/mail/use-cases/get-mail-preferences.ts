import type { MemberId } from '#core/kernel/ids.ts';
import { chosenMails, type ChosenMails } from '#core/mail/domain/mail-preferences.ts';
import type { MailPreferenceRepository } from '#core/mail/ports/mail-preference-repository.ts';

export type GetMailPreferences = (callerId: MemberId) => Promise<ChosenMails>;

/** Which mails the caller wishes to get. */
export function makeGetMailPreferences(deps: {
  readonly mailPreferences: Pick<MailPreferenceRepository, 'loadState'>;
}): GetMailPreferences {
  return async (callerId) => chosenMails((await deps.mailPreferences.loadState(callerId)).value);
}
