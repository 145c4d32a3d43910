import { z } from 'zod';
import { decodeCursor, type CursorKind } from '#core/kernel/cursor.ts';
import { writeFault } from './faults.ts';

/** How many entries a page has: `usual` when not said, and `maximum` for anything above it. */
export function pageSize(bounds: { readonly usual: number; readonly maximum: number }) {
  return wholeNumber('limit', 1, Infinity)
    .transform((limit) => Math.min(limit, bounds.maximum))
    .default(bounds.usual)
    .meta({
      description: `How many entries a page has: ${bounds.usual} unless given, at most ${bounds.maximum}.`,
    });
}

/** A whole number in a query, from `minimum` to `maximum`. */
export function wholeNumber(parameter: string, minimum: number, maximum = Number.MAX_SAFE_INTEGER) {
  return z
    .string(writeFault({ rule: 'not_given_once', parameter }))
    .regex(/^\d+$/, writeFault({ rule: 'not_a_whole_number', parameter }))
    .transform(Number)
    .refine((value) => value >= minimum, writeFault({ rule: 'too_small', parameter, minimum }))
    .refine((value) => value <= maximum, writeFault({ rule: 'too_large', parameter, maximum }))
    .meta({ type: 'integer', minimum, ...(maximum < Number.MAX_SAFE_INTEGER && { maximum }) });
}

/** A cursor in a query; its list reads it. */
export const cursorSchema = z.string(writeFault({ rule: 'cursor_not_given_once' }));

/** A cursor of a list that is read on by one number, as that number. */
export function pageParameter(kind: CursorKind) {
  return cursorSchema
    .transform((cursor, context) => {
      const position = decodeCursor(kind, 1, cursor)?.[0];
      if (position !== undefined) return position;
      const message = writeFault({ rule: 'cursor_of_another_list' });
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .meta({ description: 'Where the page begins: a cursor from a `Link` of this list.' });
}
