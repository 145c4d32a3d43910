import { z } from 'zod';
import type { MemberId } from '#core/kernel/ids.ts';
import { memberIdSchema } from '#core/kernel/schemas/fields.ts';
import type { ModerationActor } from '#core/moderation/domain/moderation-entry.ts';
import type { Names } from './domain/people.ts';

/** A member as the desk names them: by the name that they have, `null` once they are gone. */
export const personSchema = z
  .object({ id: memberIdSchema, name: z.string().nullable() })
  .meta({ id: 'DeskPerson' });

/** Who decided: `member` is the moderator, and `null` for whoever else decides. */
export const actorSchema = z
  .object({
    kind: z.enum(['moderator', 'operator', 'clock', 'rule']),
    member: personSchema.nullable(),
  })
  .meta({ id: 'DeskActor' });

/** The member by the name that they have. */
export function toPerson(id: MemberId, names: Names): z.output<typeof personSchema> {
  return { id, name: names.get(id) ?? null };
}

/** Who decided, in the words of the wire. */
export function toActor(actor: ModerationActor, names: Names): z.output<typeof actorSchema> {
  return typeof actor === 'number'
    ? { kind: 'moderator', member: toPerson(actor, names) }
    : { kind: actor, member: null };
}
