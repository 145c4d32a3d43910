import { z } from 'zod';
import { parseConnectionId, parseMemberId } from '#core/kernel/ids.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { writeFault } from '#core/kernel/schemas/faults.ts';
import { timeSchema } from '#core/kernel/schemas/fields.ts';
import { vouchCalls } from './calls.ts';
import type { VouchCount } from './domain/count-vouches.ts';
import type { OwnVouch } from './domain/own-vouch.ts';
import { WAYS_KNOWN } from './domain/vouch.ts';
import type { VouchFault } from './refusals.ts';

/** How many people vouch for a member, as the server sends it. */
export const vouchCountSchema = z
  .object({
    people: z.int().meta({ description: 'How many people vouch for them.' }),
    spoken: z.int().meta({ description: 'How many of these have spoken with them, but not met.' }),
    met: z.int().meta({ description: 'How many of these have met them.' }),
  })
  .meta({ id: 'VouchCount' }) satisfies z.ZodType<VouchCount>;

const wayKnownSchema = z
  .enum(WAYS_KNOWN, writeFault<VouchFault>({ rule: 'unknown_way_known' }))
  .nullable();

const ownVouchSchema = z
  .object({
    said: wayKnownSchema.meta({ description: 'What you say; null when you say nothing.' }),
    mayVouch: z.enum(['yes', 'not_yet', 'reported']).meta({
      description:
        'Whether you may vouch for them: not before you’ve both written and been connected for four weeks, nor once a report of yours about them was upheld.',
    }),
    opensAt: timeSchema.meta({ description: 'When you’ve been connected for four weeks.' }),
  })
  .meta({ id: 'OwnVouch' }) satisfies z.ZodType<OwnVouch>;

const vouchRequestSchema = z
  .object({ said: wayKnownSchema.meta({ description: 'Null to withdraw what you’ve said.' }) })
  .meta({ id: 'VouchRequest' });

/** The calls about vouches, with what they take, answer and refuse. */
export const vouchEndpoints = {
  countVouches: {
    ...vouchCalls.countVouches,
    pathId: parseMemberId,
    summary: 'Count who vouches for a member: the same for everyone, and never who',
    response: vouchCountSchema,
    refuses: ['not_found'],
  },
  getOwnVouch: {
    ...vouchCalls.getOwnVouch,
    pathId: parseConnectionId,
    summary: 'Get what you say of someone you’re connected with; never what they say of you',
    response: ownVouchSchema,
    refuses: ['not_found', 'not_accepted', 'member_has_left'],
  },
  vouch: {
    ...vouchCalls.vouch,
    pathId: parseConnectionId,
    summary: 'Say how well you know someone you’re connected with, or withdraw it; nobody is told',
    body: vouchRequestSchema,
    response: ownVouchSchema,
    refuses: ['not_found', 'not_accepted', 'member_has_left', 'may_not_vouch'],
  },
} as const satisfies Record<keyof typeof vouchCalls, Endpoint>;
