import { z } from 'zod';
import { DESK_FACTS, type DeskEntry } from '#core/accounts/security-log/domain/security-entry.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { timeSchema } from '#core/kernel/schemas/fields.ts';
import { pageParameter, pageSize } from '#core/kernel/schemas/paging.ts';
import { deskCalls } from './calls.ts';
import type { Names } from './domain/people.ts';
import { personSchema, toPerson } from './person-schemas.ts';

/** What happened with an account, without where: moderators need no more. */
const deskSecurityEntrySchema = z
  .object({
    id: z.int(),
    at: timeSchema,
    fact: z.enum(DESK_FACTS),
    count: z.int().meta({ description: 'How many tries within an hour; 1 for everything else.' }),
    member: personSchema,
    about: personSchema.nullable().meta({ description: 'Whom a moderator looked up.' }),
  })
  .meta({ id: 'DeskSecurityEntry' });

const securityLogQuerySchema = z.object({
  limit: pageSize({ usual: 50, maximum: 100 }),
  after: pageParameter('desk-security-log').exactOptional(),
});

/** The call about attacks on accounts, with what it takes, answers and refuses. */
export const deskSecurityEndpoints = {
  listDeskSecurityLog: {
    ...deskCalls.listDeskSecurityLog,
    summary:
      'List refused log-ins, resets and what moderators were allowed to do in the last 90 days, newest first',
    query: securityLogQuerySchema,
    response: z.array(deskSecurityEntrySchema),
    refuses: [],
  },
} as const satisfies Record<string, Endpoint>;

/** The entry in the words of the wire, without the member's device. */
export function toDeskSecurityEntry(
  { id, at, fact, count, memberId, aboutId }: DeskEntry,
  names: Names,
): z.output<typeof deskSecurityEntrySchema> {
  const about = aboutId === null ? null : toPerson(aboutId, names);
  return { id, at, fact, count, member: toPerson(memberId, names), about };
}
