import { z } from 'zod';
import { parseSessionId } from '#core/kernel/ids.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { sessionIdSchema } from '#core/kernel/schemas/fields.ts';
import { sessionCalls } from './calls.ts';

/** Where a member is signed in. Days are in UTC, and nothing of the network address is known. */
const sessionSchema = z
  .object({
    id: sessionIdSchema,
    device: z.string().meta({ description: 'Such as Firefox on Windows.' }),
    beganOn: z.iso.date(),
    lastUsedOn: z.iso.date(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Session' });

/** The calls about where a member is signed in, with what they take, answer and refuse. */
export const sessionEndpoints = {
  listSessions: {
    ...sessionCalls.listSessions,
    summary: 'List where you are signed in, the last used first, at most 100',
    response: z.array(sessionSchema),
    refuses: [],
  },
  endSession: {
    ...sessionCalls.endSession,
    pathId: parseSessionId,
    summary: 'Sign out in one place',
    response: z.undefined(),
    refuses: ['not_found'],
  },
  endOtherSessions: {
    ...sessionCalls.endOtherSessions,
    summary: 'Sign out everywhere but here',
    response: z.undefined(),
    refuses: [],
  },
} as const satisfies Record<keyof typeof sessionCalls, Endpoint>;
