import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toFieldErrors } from '#core/kernel/schemas/field-errors.ts';
import { readFault, writeFault } from '#core/kernel/schemas/faults.ts';

const NOT_TEXT = writeFault({ rule: 'not_text' });

describe('toFieldErrors', () => {
  it('writes paths with dots, through objects and lists', () => {
    const size = z.number(writeFault({ rule: 'too_large', parameter: 'size', maximum: 9 }));
    const schema = z.object({ list: z.array(z.object({ size })) });
    const { error } = schema.safeParse({ list: [{ size: 1 }, { size: 'x' }] });
    expect(error && toFieldErrors(error)).toEqual([
      { path: 'list.1.size', fault: { rule: 'too_large', parameter: 'size', maximum: 9 } },
    ]);
  });

  it('writes the whole as an empty path', () => {
    const { error } = z.string(NOT_TEXT).safeParse(1);
    expect(error && toFieldErrors(error)).toEqual([{ path: '', fault: { rule: 'not_text' } }]);
  });

  it('has a fault also for what the schema library says by itself', () => {
    const { error } = z.object({ name: z.string() }).safeParse({});
    expect(error && toFieldErrors(error)).toEqual([{ path: 'name', fault: { rule: 'malformed' } }]);
  });
});

describe('readFault', () => {
  it.each(['', 'Invalid input', '{', 'null', '5', '"rule"', '[]', '{}', '{"rule":1}'])(
    'takes %j for no fault of ours',
    (message) => {
      expect(readFault(message)).toEqual({ rule: 'malformed' });
    },
  );
});
