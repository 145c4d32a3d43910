import { z } from 'zod';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { writeFault } from '#core/kernel/schemas/faults.ts';
import { timeSchema } from '#core/kernel/schemas/fields.ts';
import type { Break } from '#core/safety/domain/standing.ts';
import { breakCalls } from './calls.ts';
import type { BreakFault } from './refusals.ts';

/** A break that the caller takes. */
const breakSchema = z
  .object({ since: timeSchema, isTold: z.boolean() })
  .meta({ id: 'Break' }) satisfies z.ZodType<Break>;

/** How to take a break: whether one's connections are told. */
const breakTakingSchema = z
  .object({ isTold: z.boolean(writeFault<BreakFault>({ rule: 'unknown_break_choice' })) })
  .meta({ id: 'BreakTaking' });

/** The calls about a break, with what they take, answer and refuse. */
export const breakEndpoints = {
  getBreak: {
    ...breakCalls.getBreak,
    summary: 'Get the break that you are taking, or null',
    response: breakSchema.nullable(),
    refuses: [],
  },
  takeBreak: {
    ...breakCalls.takeBreak,
    summary: 'Take a break: nobody but your connections finds you until you come back',
    body: breakTakingSchema,
    response: breakSchema,
    refuses: [],
  },
  endBreak: {
    ...breakCalls.endBreak,
    summary: 'Come back from a break; again is the same answer',
    response: z.undefined(),
    refuses: [],
  },
} as const satisfies Record<keyof typeof breakCalls, Endpoint>;
