import { z } from 'zod';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { timeSchema } from '#core/kernel/schemas/fields.ts';
import { pageParameter, pageSize } from '#core/kernel/schemas/paging.ts';
import { securityLogCalls } from './calls.ts';
import { SECURITY_FACTS } from './domain/security-entry.ts';

/** What happened with the caller's account. Nothing of the network address is known. */
const securityEntrySchema = z
  .object({
    id: z.int(),
    at: timeSchema,
    fact: z.enum(SECURITY_FACTS),
    count: z.int().meta({ description: 'How many tries within an hour; 1 for everything else.' }),
    device: z.string().nullable().meta({ description: 'Such as Firefox on Windows.' }),
  })
  .meta({ id: 'SecurityEntry' });

const securityLogQuerySchema = z.object({
  limit: pageSize({ usual: 20, maximum: 100 }),
  after: pageParameter('security-log').exactOptional(),
});

/** The calls about what happened with an account, with what they take, answer and refuse. */
export const securityLogEndpoints = {
  listSecurityLog: {
    ...securityLogCalls.listSecurityLog,
    summary: 'List what happened with your account in the last 90 days, newest first',
    query: securityLogQuerySchema,
    response: z.array(securityEntrySchema),
    refuses: [],
  },
} as const satisfies Record<keyof typeof securityLogCalls, Endpoint>;
