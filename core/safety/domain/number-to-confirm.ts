import { hasBankNumber } from './bank-numbers.ts';
import { foldLookAlikes } from './look-alikes.ts';
import { hasPhoneNumber } from './phone-numbers.ts';

/** A number that its sender is asked about before it leaves. */
export type NumberToConfirm = 'bank_number' | 'phone_number';

/** What to ask the sender of these words about, the graver first. */
export function findNumbersToConfirm(text: string): readonly NumberToConfirm[] {
  const folded = foldLookAlikes(text);
  return [
    ...(hasBankNumber(folded) ? (['bank_number'] as const) : []),
    ...(hasPhoneNumber(folded) ? (['phone_number'] as const) : []),
  ];
}
