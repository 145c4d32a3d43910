import type { Unbranded } from './branded.ts';

/**
 * Takes a value as it is: one that its parser has just accepted, or one that comes back from storage,
 * where it was accepted before it was stored. Only parsers and storage may call it.
 */
export function trusted<Value extends number | string>(value: Unbranded<Value>): Value {
  return value as unknown as Value;
}
