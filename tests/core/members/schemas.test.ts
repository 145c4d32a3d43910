import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memberListQuerySchema, memberSchema, selfSchema } from '#core/members/schemas.ts';
import { encodeCursor } from '#core/kernel/cursor.ts';
import { anyMember, anySelf } from '#tests/support/arbitraries.ts';
import { fieldErrorsOf } from '#tests/support/field-errors.ts';

describe('what the server sends', () => {
  it('is a member without anything private', () => {
    fc.assert(
      fc.property(anyMember, (member) => {
        const record = { ...member, email: 'ada@example.org', passwordHash: 'x', activeOn: 3 };
        expect(memberSchema.parse(record)).toEqual(member);
      }),
    );
  });

  it('is one’s own record with the e-mail address and without the password', () => {
    fc.assert(
      fc.property(anySelf, (self) => {
        expect(selfSchema.parse({ ...self, passwordHash: 'x' })).toEqual(self);
      }),
    );
  });

  it.each(['bio', 'location', 'age', 'avatarUrl'])(
    'has %s as null when absent, never missing',
    (key) => {
      fc.assert(
        fc.property(anyMember, (member) => {
          const { [key as 'bio']: _absent, ...rest } = member;
          expect(memberSchema.safeParse(rest).success).toBe(false);
          expect(memberSchema.safeParse({ ...rest, [key]: null }).success).toBe(true);
        }),
        { numRuns: 5 },
      );
    },
  );
});

describe('the query of the list of members', () => {
  it('starts at the beginning with 100, or where its cursor says', () => {
    expect(memberListQuerySchema.parse({})).toEqual({ limit: 100, after: 0 });
    const query = { limit: '9999', after: encodeCursor('members', [7]) };
    expect(memberListQuerySchema.parse(query)).toEqual({ limit: 500, after: 7 });
  });

  it('refuses a cursor of another list', () => {
    expect(fieldErrorsOf(memberListQuerySchema, { after: encodeCursor('messages', [7]) })).toEqual([
      { path: 'after', message: 'The cursor isn’t one from this list' },
    ]);
  });
});
