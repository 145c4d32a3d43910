import type { CommonFault, EntriesFault, Fault, RequiredFault, TextFault } from './fault.ts';
import { countCharacters, isStorableText } from './text.ts';

/** Looks at a value and returns what is wrong with it, or `null` when nothing is. */
export type FieldRule<Value, Broken extends Fault = CommonFault> = (value: Value) => Broken | null;

/** Text of at most `maximum` characters that every storage can keep. */
export function textRule<const Field extends string>(
  field: Field,
  maximum: number,
): FieldRule<string, TextFault<Field>> {
  return (text) => {
    if (countCharacters(text) > maximum) return { rule: 'too_long', field, maximum };
    return isStorableText(text) ? null : { rule: 'control_characters', field };
  };
}

/** A text that must be there, and then passes `textRule`. */
export function requiredTextRule<const Field extends string>(
  field: Field,
  maximum: number,
): FieldRule<string, RequiredFault<Field> | TextFault<Field>> {
  const rule = textRule(field, maximum);
  return (text) => (text === '' ? { rule: 'required', field } : rule(text));
}

/** A list of at most `maximum` entries. */
export function entriesRule<const Field extends string>(
  field: Field,
  maximum: number,
): FieldRule<readonly unknown[], EntriesFault<Field>> {
  return (entries) =>
    entries.length <= maximum ? null : { rule: 'too_many_entries', field, maximum };
}
