import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MessageSign } from '#core/safety/domain/message-signs.ts';
import { numberToConfirm, warningFor } from '#core/safety/domain/message-warning.ts';

const SIGNS: readonly MessageSign[] = [
  'money',
  'gift_card',
  'investment',
  'private_details',
  'secrecy',
  'urgency',
  'elsewhere',
  'lure',
  'link',
  'phone_number',
  'bank_number',
];

describe('the warning', () => {
  it.each<[MessageSign[], ReturnType<typeof warningFor>]>([
    [[], null],
    [['link'], null],
    [['link', 'money'], 'money'],
    [['urgency', 'money'], 'money'],
    [['money', 'gift_card'], 'gift_card'],
    [['phone_number', 'elsewhere'], 'elsewhere'],
    [['money', 'bank_number'], 'bank_number'],
    [['bank_number', 'private_details'], 'private_details'],
  ])('for %j is %j', (signs, warning) => {
    expect(warningFor(signs)).toBe(warning);
  });

  it('is of one of the signs, in whatever order they come', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...SIGNS]), (signs) => {
        const warning = warningFor(signs);
        expect(warningFor(signs.toReversed())).toBe(warning);
        if (warning === null) expect(signs.filter((sign) => sign !== 'link')).toEqual([]);
        else expect(signs).toContain(warning);
      }),
    );
  });
});

describe('the sender is asked', () => {
  it.each<[MessageSign[], ReturnType<typeof numberToConfirm>]>([
    [['phone_number', 'elsewhere'], 'phone_number'],
    [['phone_number', 'bank_number'], 'bank_number'],
    [['money', 'link'], null],
  ])('with %j about %j', (signs, number) => {
    expect(numberToConfirm(signs)).toBe(number);
  });
});
