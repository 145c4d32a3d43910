import { z } from 'zod';
import { choiceSchema, newPasswordSchema } from '#core/accounts/schemas.ts';
import { followedLinkSchema, linkTokenSchema } from '#core/accounts/addresses/schemas.ts';
import { factorsSchema } from '#core/accounts/factors/schemas.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { emailSchema } from '#core/members/schemas.ts';
import { recoveryCalls } from './calls.ts';
import type { ShownWaysIn } from './domain/shown-ways-in.ts';

/** The address that a link to choose a password is asked for. */
export const recoverySchema = z.object({ email: emailSchema }).meta({ id: 'Recovery' });

const passwordByLinkSchema = newPasswordSchema
  .extend({
    token: linkTokenSchema,
    endsOlder: choiceSchema.exactOptional().meta({
      description: 'Whether older passkeys and recovery codes end as well.',
    }),
    lostSecondStep: choiceSchema.exactOptional().meta({
      description:
        'Whether what is asked for beside the password is lost: it ends three days later, unless somebody uses it.',
    }),
  })
  .meta({ id: 'PasswordByLink' });

/** What lets a member in beside the password. */
const shownWaysSchema = factorsSchema
  .pick({ hasAuthenticator: true, recoveryCodes: true, passkeys: true })
  .meta({ id: 'ShownWays' });

/** What a new password ends, and what stays. */
const waysInSchema = z
  .object({ ending: shownWaysSchema, staying: shownWaysSchema, asksForMore: z.boolean() })
  .meta({ id: 'WaysIn' }) satisfies z.ZodType<ShownWaysIn>;

/** The calls of those who have forgotten their password, with what they take, answer and refuse. */
export const recoveryEndpoints = {
  recoverPassword: {
    ...recoveryCalls.recoverPassword,
    summary: 'Have a link to choose a password sent, if a member has this address',
    body: recoverySchema,
    response: z.undefined(),
    refuses: ['sends_no_mail', 'too_many_requests'],
  },
  showWaysIn: {
    ...recoveryCalls.showWaysIn,
    summary:
      'Get what can log in beside the password, before choosing another one by a mailed link',
    body: followedLinkSchema,
    response: waysInSchema,
    refuses: ['link_not_valid', 'too_many_requests'],
  },
  keepSecondStep: {
    ...recoveryCalls.keepSecondStep,
    summary: 'Keep the second step that is about to end, by a mailed link',
    body: followedLinkSchema,
    response: z.undefined(),
    refuses: ['link_not_valid', 'too_many_requests'],
  },
  choosePasswordByLink: {
    ...recoveryCalls.choosePasswordByLink,
    summary: 'Choose a password by a mailed link; all sessions end, and nobody is signed in',
    body: passwordByLinkSchema,
    response: z.undefined(),
    refuses: ['link_not_valid', 'too_many_requests'],
  },
} as const satisfies Record<keyof typeof recoveryCalls, Endpoint>;
