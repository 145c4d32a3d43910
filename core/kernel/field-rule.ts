import { countCharacters, isStorableText } from './text.ts';

/** Looks at a value and says in one sentence what is wrong with it, or `null` when nothing is. */
export type FieldRule<Value> = (value: Value) => string | null;

/** Text of at most `maximum` characters that every storage can keep; `field` names it in the message. */
export function textRule(field: string, maximum: number): FieldRule<string> {
  return (text) => {
    if (countCharacters(text) > maximum) return `${field} must be at most ${maximum} characters`;
    return isStorableText(text) ? null : `${field} must not contain control characters`;
  };
}

/** A text that must be there: `message` when it is empty, otherwise the rule of `textRule`. */
export function requiredTextRule(field: string, maximum: number, message: string) {
  const rule = textRule(field, maximum);
  return (text: string): string | null => (text === '' ? message : rule(text));
}

/** A list of at most `maximum` entries; `field` names it in the message. */
export function entriesRule(field: string, maximum: number): FieldRule<readonly unknown[]> {
  return (entries) =>
    entries.length <= maximum ? null : `${field} must have at most ${maximum} entries`;
}
