import { z } from 'zod';
import { proofSchema } from '#core/accounts/schemas.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { timeSchema } from '#core/kernel/schemas/fields.ts';
import { leavingCalls } from './calls.ts';

/** Shows that it is the member who leaves. */
const departureSchema = z.object({ proof: proofSchema }).meta({ id: 'Departure' });

/** Until when the member may come back by logging in. */
const leavingSchema = z.object({ until: timeSchema }).meta({ id: 'Leaving' });

/** The call by which members leave, with what it takes, answers and refuses. */
export const leavingEndpoints = {
  leave: {
    ...leavingCalls.leave,
    summary: 'Leave: you are signed out everywhere, and your account is deleted 14 days later',
    body: departureSchema,
    response: leavingSchema,
    session: 'ends',
    refuses: ['too_many_requests'],
  },
} as const satisfies Record<keyof typeof leavingCalls, Endpoint>;
