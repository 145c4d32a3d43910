import { expect, test } from 'vitest';
import { findNumbersToConfirm } from '#core/safety/domain/number-to-confirm.ts';

test.each([
  ['Find me on +44 7700 900123 instead', ['phone_number']],
  ['My IBAN is GB33 BUKB 2020 1555 5555 55', ['bank_number']],
  [
    'Ring +44 7700 900123, or pay into GB33 BUKB 2020 1555 5555 55',
    ['bank_number', 'phone_number'],
  ],
  ['Could you lend me £200 until Friday?', []],
])('whoever writes “%s” is asked about %j, the graver first', (text, numbers) => {
  expect(findNumbersToConfirm(text)).toEqual(numbers);
});
