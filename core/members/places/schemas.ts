import { z } from 'zod';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { text } from '#core/kernel/schemas/fields.ts';
import { textRuleOf } from '#core/members/domain/field-rules.ts';
import { countryCodeSchema } from '#core/members/place-schemas.ts';
import { placeCalls } from './calls.ts';

/** The query of the suggested towns. */
const townQuerySchema = z.object({
  country: countryCodeSchema,
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
