import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasBankNumber } from '#core/safety/domain/bank-numbers.ts';

describe('a bank account or card is found in', () => {
  it.each([
    'gb82 west 1234 5698 7654 32',
    'gb82west12345698765432 please',
    'gb82-west 1234-5698 7654-32',
    'de89370400440532013000',
    'fr14 2004 1010 0505 0001 3m02 606',
    'nl91abna0417164300',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    '6011 0009 9013 9424',
    '378282246310005',
    '3782 822463 10005',
    'sort code 20-00-00, account number 55779911',
    'sort code: 200000 a/c 55779911',
    'account no: 12345678',
    'the account is 12345678 and the sort code is 20-11-22',
    'my account, 20-11-22 12345678',
    '12345678, 20-11-22, that is my acc',
  ])('%j', (text) => {
    expect(hasBankNumber(text)).toBe(true);
  });
});

describe('and in nothing else', () => {
  it.each([
    'gb82 west 1234 5698 7654 33',
    'gb82 west 1234',
    'gb82 west  1234  5698  7654  32',
    'gb82 west,1234,5698,7654,32',
    'gb82 west 1234 .5698 7654 32',
    // The check digits are right, and it is too short for its country.
    'de863704004405320130',
    'zz82 west 1234 5698 7654 32',
    '4111 1111 1111 1112',
    '9780141439518',
    'my number was 22145678',
    'the pattern is 20-00-00',
    'my sort code is 20-00-00',
    'accounting row 20-11-22 12345678',
    'row 12 34 56, then 12345678 stitches',
    'the account of his journey has 412 pages',
  ])('%j', (text) => {
    expect(hasBankNumber(text)).toBe(false);
  });
});

it('one wrong digit makes an account number another', () => {
  const valid = 'gb82west12345698765432';
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 21 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
      const digit = (Number(valid.charAt(at)) + by) % 10;
      expect(hasBankNumber(`${valid.slice(0, at)}${digit}${valid.slice(at + 1)}`)).toBe(false);
    }),
  );
});
