import type { Branded } from './branded.ts';
import type { CommonFault } from './fault.ts';
import { formRule, type FieldRule } from './field-rule.ts';
import { parserBy, type Parser } from './parser.ts';

/** The name under which a client sends one thing. */
export type IdempotencyKey = Branded<string, 'IdempotencyKey'>;

/** The name that a client gives to one thing that it sends, so that sending it again stores nothing. */
export const checkIdempotencyKey: FieldRule<string> = formRule(
  /^[A-Za-z0-9_-]{1,64}$/,
  { rule: 'idempotency_key_format' },
  { minLength: 1, maxLength: 64 },
);

export const parseIdempotencyKey: Parser<IdempotencyKey, CommonFault> =
  parserBy(checkIdempotencyKey);
