import { z } from 'zod';
import { PAGE_ERROR_CHARACTERS, type PageError } from './page-error.ts';

const { message, address, stack } = PAGE_ERROR_CHARACTERS;

const MESSAGE = `Message must be 1 to ${message} characters`;
const ADDRESS = `Address must be a path of at most ${address} characters, without query and hash`;
const STACK = `Stack must be at most ${stack} characters`;

/** A failure that a page tells of; anything may stand in its texts. */
export const pageErrorSchema = z.object({
  message: z.string(MESSAGE).min(1, MESSAGE).max(message, MESSAGE),
  address: z
    .string(ADDRESS)
    .max(address, ADDRESS)
    .regex(/^\/[^?#]*$/, ADDRESS),
  stack: z.string(STACK).max(stack, STACK).exactOptional(),
}) satisfies z.ZodType<PageError>;
