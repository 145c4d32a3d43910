import { z } from 'zod';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { writeFault } from '#core/kernel/schemas/faults.ts';
import { text } from '#core/kernel/schemas/fields.ts';
import { COUNTRIES } from '#core/members/domain/countries.ts';
import { textRuleOf } from '#core/members/domain/field-rules.ts';
import type { MemberFault } from '#core/members/refusals.ts';
import { placeCalls } from './calls.ts';

/** The query of the suggested towns. */
const townQuerySchema = z.object({
  country: z.enum(COUNTRIES, writeFault<MemberFault>({ rule: 'unknown_country' })),
  text: text(textRuleOf('preferences.town')).default(''),
});

/** The calls about places to choose from, with what they take, answer and refuse. */
export const placeEndpoints = {
  suggestTowns: {
    ...placeCalls.suggestTowns,
    summary: 'Suggest larger towns of a country that begin with a text, the largest first',
    query: townQuerySchema,
    response: z.array(z.string()),
    refuses: [],
  },
} as const satisfies Record<keyof typeof placeCalls, Endpoint>;
