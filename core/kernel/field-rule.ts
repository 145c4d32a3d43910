import type { CommonFault, EntriesFault, Fault, RequiredFault, TextFault } from './fault.ts';
import { countCharacters, LINE_TEXT, STORABLE_TEXT } from './text.ts';

/** What JSON Schema can say of the values that a rule accepts. Its characters are code points, like ours. */
export interface Bounds {
  readonly type?: 'integer';
  readonly format?: 'email';
  readonly enum?: readonly (number | string)[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: true;
  readonly items?: Bounds;
  readonly propertyNames?: Bounds;
  readonly anyOf?: readonly (Bounds | { readonly const: string })[];
}

/** Looks at a value and returns what is wrong with it, or `null` when nothing is. */
export interface FieldRule<Value, Broken extends Fault = CommonFault> {
  (value: Value): Broken | null;
  /** What the description of the API says of the rule. */
  readonly bounds?: Bounds;
}

/** The rule with its bounds: a value outside them breaks it. */
export function bounded<Value, Broken extends Fault>(
  bounds: Bounds,
  check: (value: Value) => Broken | null,
): FieldRule<Value, Broken> {
  return Object.assign((value: Value) => check(value), { bounds });
}

/** Text of at most `maximum` characters that every storage can keep. */
export function textRule<const Field extends string>(
  field: Field,
  maximum: number,
): FieldRule<string, TextFault<Field>> {
  return ruleOfForm(STORABLE_TEXT, field, maximum);
}

/** Text of one line, of at most `maximum` characters. */
export function lineRule<const Field extends string>(
  field: Field,
  maximum: number,
): FieldRule<string, TextFault<Field>> {
  return ruleOfForm(LINE_TEXT, field, maximum);
}

function ruleOfForm<const Field extends string>(
  pattern: string,
  field: Field,
  maximum: number,
): FieldRule<string, TextFault<Field>> {
  const form = new RegExp(pattern, 'u');
  return bounded({ maxLength: maximum, pattern }, (text) => {
    if (countCharacters(text) > maximum) return { rule: 'too_long', field, maximum };
    return form.test(text) ? null : { rule: 'control_characters', field };
  });
}

/** A text that must be there, and then passes `textRule`. */
export function requiredTextRule<const Field extends string>(
  field: Field,
  maximum: number,
): FieldRule<string, RequiredFault<Field> | TextFault<Field>> {
  return requiredRule(field, textRule(field, maximum));
}

/** A text that must be there, and then passes `lineRule`. */
export function requiredLineRule<const Field extends string>(
  field: Field,
  maximum: number,
): FieldRule<string, RequiredFault<Field> | TextFault<Field>> {
  return requiredRule(field, lineRule(field, maximum));
}

/** The rule for a text that must be there. */
export function requiredRule<const Field extends string, Broken extends Fault>(
  field: Field,
  rule: FieldRule<string, Broken>,
): FieldRule<string, RequiredFault<Field> | Broken> {
  return bounded({ minLength: 1, ...rule.bounds }, (text) =>
    text === '' ? { rule: 'required', field } : rule(text),
  );
}

/** A text that has the form; `lengths` are those that the form itself gives it. */
export function formRule<Broken extends Fault>(
  form: RegExp,
  fault: Broken,
  lengths: Pick<Bounds, 'minLength' | 'maxLength'>,
): FieldRule<string, Broken> {
  return bounded({ ...lengths, pattern: form.source }, (text) => (form.test(text) ? null : fault));
}

/** A list of at most `maximum` entries. */
export function entriesRule<const Field extends string>(
  field: Field,
  maximum: number,
): FieldRule<readonly unknown[], EntriesFault<Field>> {
  return bounded({ maxItems: maximum }, (entries) =>
    entries.length <= maximum ? null : { rule: 'too_many_entries', field, maximum },
  );
}
