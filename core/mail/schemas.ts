import { z } from 'zod';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { writeFault } from '#core/kernel/schemas/faults.ts';
import { emailSchema } from '#core/members/schemas.ts';
import { mailCalls } from './calls.ts';
import { MAIL_PACES } from './domain/mail-preferences.ts';
import type { MailFault } from './refusals.ts';

const paceSchema = z.enum(MAIL_PACES, writeFault<MailFault>({ rule: 'unknown_mail_pace' }));

const paces = { requests: paceSchema, acceptances: paceSchema, messages: paceSchema };

const choiceSchema = z.boolean(writeFault<MailFault>({ rule: 'unknown_choice' }));

/** Which mails a member gets. */
export const mailPreferencesSchema = z
  .object({
    ...paces,
    reportsDaily: choiceSchema.meta({
      description: 'Whether an email says once a day that reports wait, if you’re a moderator.',
    }),
    rhythmDays: choiceSchema.meta({
      description:
        'Whether an email tells you of a day of a rhythm that you’ve chosen with someone.',
    }),
  })
  .meta({ id: 'MailPreferences' });

/** Which mails a member chooses. */
const chosenMailsSchema = z
  .object({
    ...paces,
    reportsDaily: choiceSchema
      .optional()
      .meta({ description: 'Stays as it is where it’s left out.' }),
    rhythmDays: choiceSchema
      .optional()
      .meta({ description: 'Stays as it is where it’s left out.' }),
  })
  .meta({ id: 'ChosenMails' });

const tokenSchema = z.string(writeFault({ rule: 'not_given_once', parameter: 'token' }));

/** What a letter's own link gives. */
const linkQuerySchema = z.object({
  token: tokenSchema.meta({ description: 'The token of the link in the letter.' }),
});

/** The calls about mails that people may choose, with what they take, answer and refuse. */
export const mailEndpoints = {
  getMailPreferences: {
    ...mailCalls.getMailPreferences,
    summary: 'Get which mails you get about what happens',
    response: mailPreferencesSchema,
    refuses: [],
  },
  chooseMails: {
    ...mailCalls.chooseMails,
    summary:
      'Choose which mails you get about what happens; those that an account needs come always',
    body: chosenMailsSchema,
    response: mailPreferencesSchema,
    refuses: [],
  },
  stopMails: {
    ...mailCalls.stopMails,
    summary: 'Stop all mails about what happens, by the link in one of them (RFC 8058)',
    query: linkQuerySchema,
    takesForm: true,
    response: z.undefined(),
    refuses: ['link_not_valid', 'too_many_requests'],
  },
  askForNewsletter: {
    ...mailCalls.askForNewsletter,
    summary: 'Ask for the newsletter; it comes once the link in a letter is confirmed',
    body: z.object({ email: emailSchema }).meta({ id: 'NewsletterWish' }),
    response: z.undefined(),
    refuses: ['too_many_requests'],
  },
  confirmNewsletter: {
    ...mailCalls.confirmNewsletter,
    summary: 'Confirm the newsletter, by the link in the letter about it',
    body: z.object({ token: tokenSchema }).meta({ id: 'NewsletterConfirmation' }),
    response: z.undefined(),
    refuses: ['link_not_valid', 'too_many_requests'],
  },
  stopNewsletter: {
    ...mailCalls.stopNewsletter,
    summary: 'Stop the newsletter, by the link in one (RFC 8058)',
    query: linkQuerySchema,
    takesForm: true,
    response: z.undefined(),
    refuses: ['link_not_valid', 'too_many_requests'],
  },
} as const satisfies Record<keyof typeof mailCalls, Endpoint>;
