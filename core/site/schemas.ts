import { z } from 'zod';
import { bounded, type Bounds } from '#core/kernel/field-rule.ts';
import { ruled } from '#core/kernel/schemas/fields.ts';
import { writeFault } from '#core/kernel/schemas/faults.ts';
import { countCharacters } from '#core/kernel/text.ts';
import { PAGE_ERROR_CHARACTERS, type PageError } from './domain/page-error.ts';
import type { SiteFault } from './refusals.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { siteCalls } from './calls.ts';

const { message, address, stack } = PAGE_ERROR_CHARACTERS;

const MESSAGE: SiteFault = { rule: 'page_error_message', maximum: message };
const ADDRESS: SiteFault = { rule: 'page_error_address', maximum: address };
const STACK: SiteFault = { rule: 'page_error_stack', maximum: stack };

/** A failure that a page reports; its texts may contain anything. */
export const pageErrorSchema = z
  .object({
    message: reported({ minLength: 1, maxLength: message }, MESSAGE),
    address: reported({ maxLength: address, pattern: '^/[^?#]*$' }, ADDRESS),
    stack: reported({ maxLength: stack }, STACK).exactOptional(),
  })
  .meta({ id: 'PageError' }) satisfies z.ZodType<PageError>;

const healthSchema = z.object({ status: z.literal('ok') }).meta({ id: 'Health' });

const readinessSchema = z
  .object({
    status: z.literal('ok'),
    writes: z.enum(['taken', 'refused']).meta({
      description: 'Whether storage stored what it was last given; a full disk refuses it',
    }),
    streams: z
      .enum(['open', 'full'])
      .meta({ description: 'Whether the process opens another stream of events' }),
  })
  .meta({ id: 'Readiness' });

const apiDescriptionSchema = z
  .looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) })
  .meta({ id: 'ApiDescription' });

/** The calls about the site itself, with what they take, answer and refuse. */
export const siteEndpoints = {
  reportPageError: {
    ...siteCalls.reportPageError,
    summary: 'Report a failure of the page',
    body: pageErrorSchema,
    response: z.undefined(),
    refuses: ['too_many_requests'],
  },
  getApiDescription: {
    ...siteCalls.getApiDescription,
    summary: 'Get this description of all calls (OpenAPI 3.1)',
    response: apiDescriptionSchema,
    isKept: true,
    refuses: [],
  },
  checkHealth: {
    ...siteCalls.checkHealth,
    summary: 'Check that the server and its storage answer',
    response: healthSchema,
    refuses: [],
  },
  checkReadiness: {
    ...siteCalls.checkReadiness,
    summary: 'Check that the server takes requests',
    response: readinessSchema,
    refuses: [],
  },
} as const satisfies Record<keyof typeof siteCalls, Endpoint>;

/** A text within the bounds, which says the same of itself whatever is wrong with it. */
function reported(
  bounds: Required<Pick<Bounds, 'maxLength'>> & Pick<Bounds, 'minLength' | 'pattern'>,
  fault: SiteFault,
) {
  const { minLength = 0, maxLength, pattern = '' } = bounds;
  const form = new RegExp(pattern, 'u');
  const rule = bounded(bounds, (text: string) => {
    const characters = countCharacters(text);
    const isWithin = characters >= minLength && characters <= maxLength;
    return isWithin && form.test(text) ? null : fault;
  });
  return ruled(z.string(writeFault<SiteFault>(fault)), rule);
}
