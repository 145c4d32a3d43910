import { z } from 'zod';
import { decodeCursor, type CursorKind } from '#core/kernel/cursor.ts';

/** How many entries a page has: `usual` when not said, and `maximum` for anything above it. */
export function pageSize(bounds: { readonly usual: number; readonly maximum: number }) {
  return wholeNumber('limit', 1, Infinity)
    .transform((limit) => Math.min(limit, bounds.maximum))
    .default(bounds.usual);
}

/** A whole number in a query, from `minimum` to `maximum`. */
export function wholeNumber(field: string, minimum: number, maximum = Number.MAX_SAFE_INTEGER) {
  return z
    .string(`${field} must be given once`)
    .regex(/^\d+$/, `${field} must be a whole number`)
    .transform(Number)
    .refine((value) => value >= minimum, `${field} must be at least ${minimum}`)
    .refine((value) => value <= maximum, `${field} must be at most ${maximum}`);
}

/** A cursor of a list that is read on by one number, as that number. */
export function pageParameter(kind: CursorKind) {
  return z.string('The cursor must be given once').transform((cursor, context) => {
    const position = decodeCursor(kind, 1, cursor)?.[0];
    if (position !== undefined) return position;
    context.addIssue({ code: 'custom', message: 'The cursor is not one of this list' });
    return z.NEVER;
  });
}
