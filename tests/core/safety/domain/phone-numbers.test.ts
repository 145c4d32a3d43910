import { describe, expect, it } from 'vitest';
import { hasPhoneNumber } from '#core/safety/domain/phone-numbers.ts';

describe('a telephone number is found in', () => {
  it.each([
    'ring 07700 900123',
    '07700900123',
    '07700-900-812',
    '07 7 00 9 00 2 3 4',
    '(01632) 960 771',
    '020 7946 0321',
    '+44 7700 900 552',
    '+44 (0)7700 900552',
    '+44 +7700 900552',
    '0044 7700 900552',
    '(202) 555-0143',
    '202-555-0143',
    '1-202-555-0143',
    'o77oo 9oo 321',
    'zero seven seven zero zero nine zero zero one one eight',
    'oh seven seven double oh, nine hundred, one two three',
    'seven seven double zero, nine double zero, two one seven',
    'seven seven double zero, nine double zero, two one zero',
    'seven seven double zero, nine hundred, one two three',
    'seven triple zero, nine zero zero, one two three',
    'o2o 7946 il23',
    'at 3 or 4, on 07700 900123',
  ])('%j', (text) => {
    expect(hasPhoneNumber(text)).toBe(true);
  });
});

describe('and in nothing else', () => {
  it.each([
    'the 10:42 from platform 3, in at 13:07',
    'born on 14 03 1948, married on 3.11.1962',
    '27/08/1911',
    'the isbn is 978-0-14-143951-8',
    'error 0045 0012',
    'number 22145678',
    'k2, p2, k10, then 86 stitches in 24 rows',
    '12 000 points and 14,000 pieces',
    'from 1956 to 1958',
    '4 11 19 23 36 41',
    '4 11 19 23 36 41 44 47 49 52',
    'ring 999, 111 or 116 123',
    'one two three four five, once i caught a fish alive',
    'two sixes and one three',
    'seven seven double zero, nine double zero, two one',
    '7 7 0 0 9 0 0 1 2 3',
    '£07700 900123',
  ])('%j', (text) => {
    expect(hasPhoneNumber(text)).toBe(false);
  });
});
