import { z } from 'zod';
import { writeFault } from '#core/kernel/schemas/faults.ts';
import { PAGE_ERROR_CHARACTERS, type PageError } from './page-error.ts';
import type { SiteFault } from './refusals.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { siteCalls } from './calls.ts';

const { message, address, stack } = PAGE_ERROR_CHARACTERS;

const MESSAGE = writeFault<SiteFault>({ rule: 'page_error_message', maximum: message });
const ADDRESS = writeFault<SiteFault>({ rule: 'page_error_address', maximum: address });
const STACK = writeFault<SiteFault>({ rule: 'page_error_stack', maximum: stack });

/** A failure that a page reports; its texts may contain anything. */
export const pageErrorSchema = z
  .object({
    message: z.string(MESSAGE).min(1, MESSAGE).max(message, MESSAGE),
    address: z
      .string(ADDRESS)
      .max(address, ADDRESS)
      .regex(/^\/[^?#]*$/, ADDRESS),
    stack: z.string(STACK).max(stack, STACK).exactOptional(),
  })
  .meta({ id: 'PageError' }) satisfies z.ZodType<PageError>;

const healthSchema = z.object({ status: z.literal('ok') }).meta({ id: 'Health' });

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
    response: healthSchema,
    refuses: [],
  },
} as const satisfies Record<keyof typeof siteCalls, Endpoint>;
