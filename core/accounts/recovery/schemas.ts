import { z } from 'zod';
import { newPasswordSchema } from '#core/accounts/schemas.ts';
import { linkTokenSchema } from '#core/accounts/addresses/schemas.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { emailSchema } from '#core/members/schemas.ts';
import { recoveryCalls } from './calls.ts';

/** The address that a link to choose a password is asked for. */
export const recoverySchema = z.object({ email: emailSchema }).meta({ id: 'Recovery' });

const passwordByLinkSchema = newPasswordSchema
  .extend({ token: linkTokenSchema })
  .meta({ id: 'PasswordByLink' });

/** The calls of those who have forgotten their password, with what they take, answer and refuse. */
export const recoveryEndpoints = {
  recoverPassword: {
    ...recoveryCalls.recoverPassword,
    summary: 'Have a link to choose a password sent, if a member has this address',
    body: recoverySchema,
    response: z.undefined(),
    refuses: ['sends_no_mail', 'too_many_requests'],
  },
  choosePasswordByLink: {
    ...recoveryCalls.choosePasswordByLink,
    summary: 'Choose a password by a mailed link; all sessions end, and nobody is signed in',
    body: passwordByLinkSchema,
    response: z.undefined(),
    refuses: ['link_not_valid'],
  },
} as const satisfies Record<keyof typeof recoveryCalls, Endpoint>;
