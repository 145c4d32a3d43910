import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { createCommonPasswords } from '#adapters/system/common-passwords.ts';

const isCommon = createCommonPasswords(['Hearthkin', 'With you, for you']);
const OWN = ['rosa.lind', 'rosa.lind@example.org', 'Rosa Lindström'];

test('each of the 10,000 most common passwords that is long enough is common, in any case', () => {
  const longEnough = dictionary['passwords-common']
    .slice(0, 10_000)
    .map(String)
    .filter(({ length }) => length >= 10);
  expect(longEnough.length).toBeGreaterThan(100);
  expect(longEnough.filter((password) => !isCommon(password, []))).toEqual([]);
  const shouted = longEnough.map((password) => password.toUpperCase());
  expect(shouted.filter((password) => !isCommon(password, []))).toEqual([]);
});

test.each([
  'Password123!',
  'P@ssw0rd!!',
  '!!!password!!!',
  '12345password',
  'iloveyou2024!',
  'football2019?',
  'Dragon1990!',
  'monkey monkey',
  'sunshine-sunshine',
  'qwerty!qwerty!',
  'letmein12345',
  'abcdefghijk',
  '1q2w3e4r5t6y',
  'a'.repeat(128),
  'password'.repeat(16),
])('%s is common', (password) => {
  expect(isCommon(password, [])).toBe(true);
});

test.each([
  'hearthkin2026',
  'Hearthkin123!',
  'hearthkinhearthkin',
  'With you, for you',
  'WithYouForYou',
  'withyouforyou1!',
])('%s is common on this site', (password) => {
  expect(isCommon(password, [])).toBe(true);
  expect(createCommonPasswords([])('Hearthkin123!', [])).toBe(false);
});

test.each([
  'rosa.lind1',
  'Rosa Lindström!',
  'rosalindstrom',
  'lindström2026',
  'rosa.lind@example.org!',
  'RosaLind1990',
])('%s is common for whoever is called so', (password) => {
  expect(isCommon(password, OWN)).toBe(true);
});

test.each([
  'a quiet garden gate',
  'correct horse battery',
  'another long way',
  'lighthouse keeper',
  'blue-kettle-41',
  'kdjfhgkdjf',
  '8472910365',
  'x7!pq2vw9z',
  '🗝🏡🌻🪴🕯🫖🧶🪑🚪🧺',
  'пароль на всю жизнь',
])('%s is not common', (password) => {
  expect(isCommon(password, OWN)).toBe(false);
});
