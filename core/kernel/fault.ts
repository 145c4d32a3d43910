/**
 * What is wrong with a value: the name of the rule that it breaks, with what the rule asks for. Each
 * context names its own faults beside its refusals; `core/texts/` says them in words.
 */
export interface Fault {
  readonly rule: string;
}

/** There is none of a field that is required. */
export interface RequiredFault<Field extends string> {
  readonly rule: 'required';
  readonly field: Field;
}

/** A text has more characters than it may have. */
export interface LengthFault<Field extends string> {
  readonly rule: 'too_long';
  readonly field: Field;
  readonly maximum: number;
}

/** A text that no storage could keep as it is. */
export interface ControlCharactersFault<Field extends string> {
  readonly rule: 'control_characters';
  readonly field: Field;
}

/** A text is too long, or no storage could keep it as it is. */
export type TextFault<Field extends string> = LengthFault<Field> | ControlCharactersFault<Field>;

/** Something that should be a list is none. */
export interface NoListFault<Field extends string> {
  readonly rule: 'not_a_list';
  readonly field: Field;
}

/** A list has more entries than it may have. */
export interface EntriesFault<Field extends string> {
  readonly rule: 'too_many_entries';
  readonly field: Field;
  readonly maximum: number;
}

/** Faults that belong to no context: of types, of queries, and of cursors. */
export type CommonFault =
  | { readonly rule: 'not_text' }
  | { readonly rule: 'not_an_id' }
  | { readonly rule: 'not_given_once'; readonly parameter: string }
  | { readonly rule: 'not_a_whole_number'; readonly parameter: string }
  | { readonly rule: 'too_small'; readonly parameter: string; readonly minimum: number }
  | { readonly rule: 'too_large'; readonly parameter: string; readonly maximum: number }
  | { readonly rule: 'too_many_values'; readonly parameter: string; readonly maximum: number }
  | { readonly rule: 'cursor_not_given_once' }
  | { readonly rule: 'cursor_of_another_list' }
  | { readonly rule: 'idempotency_key_format' }
  /** The body of a request is no JSON, or no object. */
  | { readonly rule: 'body_not_json' }
  | { readonly rule: 'body_not_an_object' }
  /** What no other rule foresaw. */
  | { readonly rule: 'malformed' };
