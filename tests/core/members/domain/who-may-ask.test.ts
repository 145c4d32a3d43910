import fc from 'fast-check';
import { expect, it } from 'vitest';
import { granted, refused } from '#core/kernel/result.ts';
import {
  askingOf,
  EVERYONE,
  isEveryone,
  mayAsk,
  type WhoMayAsk,
} from '#core/members/domain/who-may-ask.ts';
import { RELATIONSHIP_TYPES } from '#core/members/domain/relationship-types.ts';
import { anyAge, anyWhoMayAsk } from '#tests/support/arbitraries.ts';

const anyAsker = fc.record({ age: fc.option(anyAge) });
const anyRequest = fc.record({
  relationshipTypeId: fc.option(fc.constantFrom(...RELATIONSHIP_TYPES.map(({ id }) => id))),
  note: fc.option(fc.constant('A few words')),
});

it('grants every request to those whom everyone may ask', () => {
  fc.assert(
    fc.property(anyAsker, anyRequest, (asker, request) => {
      expect(mayAsk(EVERYONE, asker, request)).toEqual(granted(null));
      expect(askingOf(EVERYONE, asker)).toEqual({ status: 'open', relationshipTypes: [] });
    }),
  );
});

it('grants what meets every limit, and nothing else', () => {
  fc.assert(
    fc.property(anyWhoMayAsk, anyAsker, anyRequest, (whoMayAsk, asker, request) => {
      const { relationshipTypes, ageRange, onlyWithNote } = whoMayAsk;
      const age = asker.age ?? NaN;
      const isOfAge = ageRange === null || (age >= ageRange.min && age <= ageRange.max);
      const isOfBond =
        relationshipTypes.length === 0 ||
        relationshipTypes.includes(request.relationshipTypeId ?? NaN);
      const hasWords = !onlyWithNote || request.note !== null;
      expect(mayAsk(whoMayAsk, asker, request).ok).toBe(isOfAge && isOfBond && hasWords);
    }),
  );
});

const OF_ALL: WhoMayAsk = {
  relationshipTypes: [2, 3],
  ageRange: { min: 30, max: 40 },
  onlyWithNote: true,
};

it.each([
  [29, 2, 'Words', 'takes_no_requests'],
  [41, 2, 'Words', 'takes_no_requests'],
  [null, 2, 'Words', 'takes_no_requests'],
  [null, 1, null, 'takes_no_requests'],
  [30, 1, 'Words', 'bond_needed'],
  [30, null, null, 'bond_needed'],
  [40, 3, null, 'note_needed'],
] as const)('of %s years, for bond %s, with %s: %s', (age, relationshipTypeId, note, code) => {
  expect(mayAsk(OF_ALL, { age }, { relationshipTypeId, note })).toEqual(refused({ code }));
});

it('tells an asker what lets a request through, and nothing else', () => {
  fc.assert(
    fc.property(anyWhoMayAsk, anyAsker, anyRequest, (whoMayAsk, asker, request) => {
      const { status, relationshipTypes } = askingOf(whoMayAsk, asker);
      const names =
        relationshipTypes.length === 0 ||
        relationshipTypes.includes(request.relationshipTypeId ?? NaN);
      const says = status === 'open' || (status === 'with_note' && request.note !== null);
      expect(mayAsk(whoMayAsk, asker, request).ok).toBe(names && says);
    }),
  );
});

it('tells those who cannot ask no limit at all', () => {
  expect(askingOf(OF_ALL, { age: null })).toEqual({ status: 'closed', relationshipTypes: [] });
  expect(askingOf(OF_ALL, { age: 35 })).toEqual({ status: 'with_note', relationshipTypes: [2, 3] });
});

it('knows who sets no limit', () => {
  expect(isEveryone(EVERYONE)).toBe(true);
  for (const limit of Object.keys(OF_ALL) as (keyof WhoMayAsk)[]) {
    expect(isEveryone({ ...EVERYONE, [limit]: OF_ALL[limit] })).toBe(false);
  }
});
