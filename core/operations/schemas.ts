import { z } from 'zod';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { writeFault } from '#core/kernel/schemas/faults.ts';
import { eventMembersSchema, timeSchema } from '#core/kernel/schemas/fields.ts';
import { operationsCalls } from './calls.ts';
import { FINDING_STATES } from './domain/finding.ts';
import {
  SETTING_SOURCES,
  SITE_SETTING_NAMES,
  SITE_SETTINGS,
  type SettingTexts,
  type SiteSettingName,
} from './domain/site-settings.ts';
import { SITE_EVENT_TYPES, type SiteEvent } from './events.ts';
import type { OperationsFault } from './refusals.ts';

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
    /** The settings that may change while the site runs, with where their values come from. */
    siteSettings: z.array(
      z.object({
        name: z.enum(SITE_SETTING_NAMES),
        value: z.string().nullable(),
        from: z.enum(SETTING_SOURCES),
      }),
    ),
    /** Whether a mail has reached the operator who asks: their address is confirmed. */
    mailsArrive: z.boolean(),
    /** The other settings in effect, without anything secret. */
    settings: z.array(z.object({ name: z.string(), value: z.string(), isDefault: z.boolean() })),
  })
  .meta({ id: 'DeskSite' });

/** A value as the environment would have it. */
function settingSchema(setting: SiteSettingName) {
  const fault = writeFault<OperationsFault>({ rule: 'setting_not_valid', setting });
  const { isValid, bounds } = SITE_SETTINGS[setting];
  return z.string(fault).trim().refine(isValid, fault).meta(bounds).exactOptional();
}

/** The settings that are to change. */
const settingsSchema = z
  .object({
    SITE_NAME: settingSchema('SITE_NAME'),
    OPERATOR_NAME: settingSchema('OPERATOR_NAME'),
    CONTACT_EMAIL: settingSchema('CONTACT_EMAIL'),
    COUNTRY: settingSchema('COUNTRY'),
    REGISTRATION: settingSchema('REGISTRATION'),
    INVITATIONS: settingSchema('INVITATIONS'),
  } satisfies Record<SiteSettingName, unknown>)
  .meta({ id: 'SiteSettings' }) satisfies z.ZodType<SettingTexts>;

/** What happened to the site, as it is stored and travels between processes. */
export const siteEventSchema = z.object({
  type: z.enum(SITE_EVENT_TYPES),
  memberIds: eventMembersSchema,
}) satisfies z.ZodType<SiteEvent>;

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
  changeSettings: {
    ...operationsCalls.changeSettings,
    summary: 'Change settings while the site runs, but for those that its environment sets',
    body: settingsSchema,
    response: z.undefined(),
    refuses: ['setting_fixed'],
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
