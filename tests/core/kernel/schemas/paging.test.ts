import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { connectionListQuerySchema } from '#core/connections/schemas.ts';
import { discoveryQuerySchema, recommendationQuerySchema } from '#core/discovery/schemas.ts';
import { memberListQuerySchema } from '#core/members/schemas.ts';
import { messageListQuerySchema } from '#core/messaging/schemas.ts';
import { wholeNumber } from '#core/kernel/schemas/paging.ts';
import { fieldErrorsOf } from '#tests/support/field-errors.ts';

describe.each([
  ['members', memberListQuerySchema, 100, 500],
  ['connections', connectionListQuerySchema, 100, 500],
  ['messages', messageListQuerySchema, 50, 200],
  ['found members', discoveryQuerySchema, 24, 100],
  ['recommendations', recommendationQuerySchema, 3, 20],
])('the limit of a list of %s', (_list, schema, usual, maximum) => {
  it('has a usual size, and a maximum for whatever is above it', () => {
    const limits = [undefined, '1', String(maximum), String(maximum + 1), '9'.repeat(400), '007'];
    const read = limits.map((limit) => schema.parse(limit === undefined ? {} : { limit }).limit);
    expect(read).toEqual([usual, 1, maximum, maximum, maximum, 7]);
  });

  it.each([
    ['0', 'limit must be at least 1'],
    ['000', 'limit must be at least 1'],
    ['-1', 'limit must be a whole number'],
    ['1.5', 'limit must be a whole number'],
    ['1e1', 'limit must be a whole number'],
    [' 1', 'limit must be a whole number'],
    ['', 'limit must be a whole number'],
    ['all', 'limit must be a whole number'],
    ['١', 'limit must be a whole number'],
    [['1', '2'], 'limit must be given once'],
  ])('is refused as %j', (limit, message) => {
    expect(fieldErrorsOf(schema, { limit })).toEqual([{ path: 'limit', message }]);
  });

  it('is between 1 and the maximum, whatever is asked', () => {
    fc.assert(
      fc.property(fc.oneof(fc.maxSafeNat().map(String), fc.string()), (limit) => {
        const result = schema.safeParse({ limit });
        expect(result.success).toBe(/^\d*[1-9]\d*$/.test(limit));
        if (result.success) expect(result.data.limit).toBe(Math.min(Number(limit), maximum));
      }),
    );
  });
});

it('a whole number in a query is between its bounds', () => {
  const schema = z.object({ age: wholeNumber('age', 18, 120) });
  expect(['18', '120'].map((age) => schema.parse({ age }).age)).toEqual([18, 120]);
  expect(['17', '121'].flatMap((age) => fieldErrorsOf(schema, { age }))).toEqual([
    { path: 'age', message: 'age must be at least 18' },
    { path: 'age', message: 'age must be at most 120' },
  ]);
});
