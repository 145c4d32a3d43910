import { z } from 'zod';
import type { Confirmation } from '#core/members/domain/confirmation.ts';
import type { MailChoice } from './mail-variables.ts';

/** The variables that say whether members must confirm their e-mail addresses. */
export const confirmationVariables = {
  CONFIRM_EMAIL: z
    .enum(['required', 'optional'], 'CONFIRM_EMAIL must be required or optional.')
    .nullable()
    .default(null),
};

interface ConfirmationVariables extends z.output<z.ZodObject<typeof confirmationVariables>> {
  readonly NODE_ENV: string;
}

/** Nobody can confirm an address to which nothing is sent. */
export function requireMail(
  { MAIL_URL, CONFIRM_EMAIL, NODE_ENV }: ConfirmationVariables & { readonly MAIL_URL: unknown },
  context: z.core.$RefinementCtx,
): void {
  const sendsNone = MAIL_URL === null && NODE_ENV === 'production';
  if (CONFIRM_EMAIL !== 'required' || !sendsNone) return;
  const message = 'CONFIRM_EMAIL can only be required where MAIL_URL is set.';
  context.addIssue({ code: 'custom', message });
}

/** Whether addresses must be confirmed: in production, unless it is said otherwise, where e-mail is sent. */
export function chooseConfirmation(
  { CONFIRM_EMAIL, NODE_ENV }: ConfirmationVariables,
  { transport }: Pick<MailChoice, 'transport'>,
): Confirmation {
  if (transport === 'none') return 'none';
  return CONFIRM_EMAIL ?? (NODE_ENV === 'production' ? 'required' : 'optional');
}
