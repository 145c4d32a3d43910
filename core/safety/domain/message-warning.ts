import type { MessageSign } from './message-signs.ts';

/** What the reader of a message is warned of. A link alone is nothing to warn of. */
export type MessageWarning = Exclude<MessageSign, 'link'>;

/** The warnings, the gravest first: what is lost at once and for good, then what leads to it. */
const BY_GRAVITY = [
  'private_details',
  'bank_number',
  'gift_card',
  'investment',
  'money',
  'lure',
  'secrecy',
  'elsewhere',
  'phone_number',
  'urgency',
] as const satisfies readonly MessageWarning[];

/** The one warning that a message with these signs needs, or `null` when it needs none. */
export function warningFor(signs: readonly MessageSign[]): MessageWarning | null {
  return BY_GRAVITY.find((warning) => signs.includes(warning)) ?? null;
}

const NUMBERS_TO_CONFIRM = [
  'bank_number',
  'phone_number',
] as const satisfies readonly MessageSign[];

/** A number that its sender is asked about before it leaves. */
export type NumberToConfirm = (typeof NUMBERS_TO_CONFIRM)[number];

/** What to ask the sender of a message with these signs about, the graver first; `null` for nothing. */
export function numberToConfirm(signs: readonly MessageSign[]): NumberToConfirm | null {
  return NUMBERS_TO_CONFIRM.find((number) => signs.includes(number)) ?? null;
}
