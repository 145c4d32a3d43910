import { z } from 'zod';
import { followedLinkSchema, linkTokenSchema } from '#core/accounts/addresses/schemas.ts';
import { newPasswordSchema } from '#core/accounts/schemas.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { parsedText, text } from '#core/kernel/schemas/fields.ts';
import { parseLogInName } from '#core/members/domain/field-rules.ts';
import { emailSchema } from '#core/members/schemas.ts';
import { recoveryRequestCalls } from './calls.ts';
import { checkJoiningMonth, checkRecoveryAnswer } from './domain/recovery-request.ts';
import type { RecoveryRequestFault } from './refusals.ts';

const answerSchema = text<RecoveryRequestFault>(checkRecoveryAnswer);

/** A request from someone who has lost everything: the account, an address to reach them, and what only its owner knows. */
export const recoveryRequestSchema = z
  .object({
    username: parsedText(parseLogInName, { rule: 'required', field: 'username' }).meta({
      description: 'The username or the email address of the account.',
    }),
    email: emailSchema.meta({ description: 'Where you can be reached now.' }),
    oldAddress: answerSchema,
    joinedIn: text<RecoveryRequestFault>(checkJoiningMonth).meta({
      description: 'A month as YYYY-MM, or empty.',
    }),
    people: answerSchema,
    lastPerson: answerSchema,
  })
  .meta({ id: 'RecoveryRequest' });

const wonBackSchema = newPasswordSchema
  .pick({ newPassword: true })
  .extend({ token: linkTokenSchema })
  .meta({ id: 'AccountWonBack' });

/** The calls of those who have lost everything, with what they take, answer and refuse. */
export const recoveryRequestEndpoints = {
  askForRecovery: {
    ...recoveryRequestCalls.askForRecovery,
    summary:
      'Ask the moderators for an account back; the answer is the same whether or not there is one',
    body: recoveryRequestSchema,
    response: z.undefined(),
    refuses: ['sends_no_mail', 'too_many_requests'],
  },
  confirmRecovery: {
    ...recoveryRequestCalls.confirmRecovery,
    summary: 'Confirm by a mailed link that you can be reached, so that moderators look at it',
    body: followedLinkSchema,
    response: z.undefined(),
    refuses: ['link_not_valid', 'too_many_requests'],
  },
  stopRecovery: {
    ...recoveryRequestCalls.stopRecovery,
    summary: 'Stop by a mailed link that somebody else gets your account',
    body: followedLinkSchema,
    response: z.undefined(),
    refuses: ['link_not_valid', 'too_many_requests'],
  },
  stopOwnRecovery: {
    ...recoveryRequestCalls.stopOwnRecovery,
    summary: 'Stop that somebody else gets your account; again is the same answer',
    response: z.undefined(),
    refuses: [],
  },
  winAccountBack: {
    ...recoveryRequestCalls.winAccountBack,
    summary:
      'Choose a password by the link that was sent after the waiting time; every other way in ends',
    body: wonBackSchema,
    response: z.undefined(),
    refuses: ['link_not_valid', 'too_many_requests'],
  },
} as const satisfies Record<keyof typeof recoveryRequestCalls, Endpoint>;
