import { z } from 'zod';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { writeFault } from '#core/kernel/schemas/faults.ts';
import { timeSchema } from '#core/kernel/schemas/fields.ts';
import { operationsCalls } from './calls.ts';
import { FINDING_STATES } from './domain/finding.ts';

const findingSchema = z
  .object({ state: z.enum(FINDING_STATES), says: z.string() })
  .meta({ id: 'SiteFinding' });

const count = z.int().min(0);

const siteSchema = z
  .object({
    version: z.string(),
    startedAt: timeSchema,
    /** Members, newcomers of the last week, requests that wait, and messages of the last day. */
    counts: z.object({ members: count, newcomers: count, openRequests: count, messages: count }),
    /** What was looked at, the gravest first. */
    findings: z.array(findingSchema.extend({ name: z.string() })),
    /** What the process that answers has failed at since it started, the latest first. */
    failures: z.array(z.object({ says: z.string(), count: z.int().min(1), lastAt: timeSchema })),
    /** The settings in effect, without anything secret. */
    settings: z.array(z.object({ name: z.string(), value: z.string(), isDefault: z.boolean() })),
  })
  .meta({ id: 'DeskSite' });

const keySchema = z
  .string(writeFault({ rule: 'not_given_once', parameter: 'token' }))
  .meta({ description: 'The key of the link that the site prints while it has no operator.' });

/** The calls of those who run the site, with what they take, answer and refuse. */
export const operationsEndpoints = {
  showSite: {
    ...operationsCalls.showSite,
    summary: 'Look at the site from every side, as its operator',
    response: siteSchema,
    refuses: [],
  },
  sendTestMail: {
    ...operationsCalls.sendTestMail,
    summary: 'Send oneself a mail to see whether mails arrive',
    response: findingSchema,
    refuses: ['not_found'],
  },
  becomeOperator: {
    ...operationsCalls.becomeOperator,
    summary: 'Become the first operator of a site, by the link that it prints',
    body: z.object({ token: keySchema }).meta({ id: 'OperatorClaim' }),
    response: z.undefined(),
    refuses: ['link_not_valid', 'not_found', 'member_removed', 'approval_undecided'],
  },
} as const satisfies Record<keyof typeof operationsCalls, Endpoint>;
