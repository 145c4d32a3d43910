import { z } from 'zod';
import { writeFault } from '#core/kernel/schemas/faults.ts';
import { idSchema, reportIdSchema, timeSchema } from '#core/kernel/schemas/fields.ts';
import { GUIDELINES } from '#core/moderation/domain/guideline.ts';
import {
  MODERATION_ACTIONS,
  type ModerationEntry,
} from '#core/moderation/domain/moderation-entry.ts';
import type { ModerationFault } from '#core/moderation/refusals.ts';
import { moderationWordsSchema } from '#core/moderation/schemas.ts';
import { ROLES, type Standing } from '#core/safety/domain/standing.ts';
import type { Names } from './domain/people.ts';
import { actorSchema, personSchema, toActor, toPerson } from './person-schemas.ts';
import { unknownOption } from './option-schemas.ts';

const NOT_A_TIME = writeFault<ModerationFault>({ rule: 'until_not_a_time' });

/** Where a member stands with those who run the site. */
export const standingSchema = z
  .object({
    role: z.enum(ROLES),
    status: z.enum(['active', 'awaiting_approval', 'under_age', 'suspended', 'removed', 'deleted']),
    until: timeSchema.nullable(),
    isListed: z.boolean(),
    mayAsk: z.boolean(),
  })
  .meta({ id: 'DeskStanding' });

/** A decision in the log. */
export const deskEntrySchema = z
  .object({
    id: idSchema,
    at: timeSchema,
    actor: actorSchema,
    member: personSchema,
    reportId: reportIdSchema.nullable(),
    action: z.enum(MODERATION_ACTIONS),
    until: timeSchema.nullable(),
    reason: z.enum(GUIDELINES).nullable(),
    words: z.string().nullable(),
  })
  .meta({ id: 'DeskEntry' });

export type DeskEntry = z.output<typeof deskEntrySchema>;

/** The entry in the words of the wire. */
export function toDeskEntry(entry: ModerationEntry, names: Names): DeskEntry {
  const { actor, memberId, ...others } = entry;
  return { ...others, actor: toActor(actor, names), member: toPerson(memberId, names) };
}

/** Where a member stands, in the words of the wire. */
export function toStanding(standing: Standing): z.output<typeof standingSchema> {
  const { role, account, isListed, mayAsk } = standing;
  const until = account.status === 'suspended' ? account.until : null;
  return { role, status: account.status, until, isListed, mayAsk };
}

/** What a measure is decided with. */
export const because = {
  reason: z.enum(GUIDELINES, unknownOption('reason', GUIDELINES)),
  words: moderationWordsSchema,
};

/** A suspension, which says when it ends. */
export const suspensionSchema = z.object({
  measure: z.literal('suspend'),
  until: z.iso.datetime(NOT_A_TIME).transform((time) => new Date(time).toISOString()),
  ...because,
});
