import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#core/contract.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { en } from '#core/texts/en.ts';
import { faultsOf } from '#tests/support/field-errors.ts';
import { tries } from '#tests/support/tries.ts';

const FIELDS = [
  ...['username', 'email', 'password', 'name', 'bio', 'location', 'age', 'avatarUrl'],
  ...['preferences', 'relationshipTypes', 'ageRange', 'min', 'max', 'interests', 'reasons'],
  ...['photos', 'activities', 'availability', 'userId1', 'userId2', 'relationshipTypeId'],
  ...['prompts', 'sunday', 'give', 'hope'],
  ...['status', 'content', 'message', 'address', 'stack', 'idempotency-key'],
];
const PARAMETERS = [
  ...['limit', 'after', 'before', 'cursor', 'status', 'userId1', 'userId2', 'text', 'location'],
  ...['minAge', 'maxAge', 'types', 'interests', 'sort'],
];

const anyJson = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.jsonValue({ maxDepth: 1 }),
    fc.array(tie('value'), { maxLength: 3 }),
    tie('object'),
  ),
  object: fc.dictionary(fc.constantFrom(...FIELDS), tie('value'), { maxKeys: FIELDS.length }),
}));
const anyWord = fc.oneof(fc.string(), fc.integer().map(String), fc.constantFrom('recent', '1,2'));
const anyQuery = fc.dictionary(
  fc.constantFrom(...PARAMETERS),
  fc.oneof(anyWord, fc.array(anyWord, { maxLength: 3 })),
);

const table: [string, Endpoint][] = Object.entries(endpoints);
const parts = table.flatMap(([name, { body, query, headers }]) => [
  ...(body ? [[`the body of ${name}`, body, anyJson.object] as const] : []),
  ...(query ? [[`the query of ${name}`, query, anyQuery] as const] : []),
  ...(headers
    ? [
        [
          `the headers of ${name}`,
          headers,
          fc.dictionary(fc.constantFrom(...FIELDS), anyWord),
        ] as const,
      ]
    : []),
]);

describe.each(parts)('%s', (_part, schema, anyPayload) => {
  it('is refused only by faults that have a text', () => {
    fc.assert(
      fc.property(anyPayload, (payload) => {
        const rules = faultsOf(schema, payload).map(({ fault }) => fault.rule);
        expect(rules.filter((rule) => rule === 'malformed' || !(rule in en.faults))).toEqual([]);
      }),
      { numRuns: tries(150) },
    );
  });
});
