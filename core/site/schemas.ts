import { z } from 'zod';
import { writeFault } from '#core/kernel/schemas/faults.ts';
import { PAGE_ERROR_CHARACTERS, type PageError } from './page-error.ts';
import type { SiteFault } from './refusals.ts';

const { message, address, stack } = PAGE_ERROR_CHARACTERS;

const MESSAGE = writeFault<SiteFault>({ rule: 'page_error_message', maximum: message });
const ADDRESS = writeFault<SiteFault>({ rule: 'page_error_address', maximum: address });
const STACK = writeFault<SiteFault>({ rule: 'page_error_stack', maximum: stack });

/** A failure that a page tells of; anything may stand in its texts. */
export const pageErrorSchema = z.object({
  message: z.string(MESSAGE).min(1, MESSAGE).max(message, MESSAGE),
  address: z
    .string(ADDRESS)
    .max(address, ADDRESS)
    .regex(/^\/[^?#]*$/, ADDRESS),
  stack: z.string(STACK).max(stack, STACK).exactOptional(),
}) satisfies z.ZodType<PageError>;
