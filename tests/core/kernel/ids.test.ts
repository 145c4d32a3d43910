import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  parseConnectionId,
  parseMemberId,
  parseMessageId,
  type ConnectionId,
  type MemberId,
  type MessageId,
  type NewId,
} from '#core/kernel/ids.ts';
import { parseKnown } from '#core/kernel/parser.ts';
import { granted, refused } from '#core/kernel/result.ts';

describe.each([
  ['a member', parseMemberId],
  ['a connection', parseConnectionId],
  ['a message', parseMessageId],
])('the id of %s', (_what, parse) => {
  it('is any positive whole number', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (number) => {
        const expected = number > 0 ? granted(number) : refused({ rule: 'not_an_id' });
        expect(parse(number)).toEqual(expected);
      }),
    );
  });

  it.each([0, -1, 1.5, NaN, Infinity, 2 ** 53])('is not %s', (number) => {
    expect(parse(number)).toEqual(refused({ rule: 'not_an_id' }));
  });
});

it('throws for what the program was wrong to know', () => {
  expect(parseKnown(parseMemberId, 3)).toBe(3);
  expect(() => parseKnown(parseMemberId, 0)).toThrow('0: not_an_id');
});

// The type check decides: an id fits only where one of its kind is asked for, unless it has just been given.
expectTypeOf<number>().not.toExtend<MemberId>();
expectTypeOf<ConnectionId>().not.toExtend<MemberId>();
expectTypeOf<MemberId>().not.toExtend<MessageId>();
expectTypeOf<NewId>().toExtend<MemberId>();
expectTypeOf<NewId>().toExtend<ConnectionId>();
expectTypeOf<NewId>().toExtend<MessageId>();
expectTypeOf<MemberId>().toExtend<number>();
