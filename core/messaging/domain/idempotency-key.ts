import type { Branded } from '#core/kernel/branded.ts';
import { parserBy, type Parser } from '#core/kernel/parser.ts';
import { formRule, type FieldRule } from '#core/kernel/field-rule.ts';
import type { MessageFault } from '#core/messaging/refusals.ts';

/** The name under which a sender sends one message. */
export type IdempotencyKey = Branded<string, 'IdempotencyKey'>;

/** The name that a sender gives to one message, so that sending it again stores nothing. */
export const checkIdempotencyKey: FieldRule<string, MessageFault> = formRule(
  /^[A-Za-z0-9_-]{1,64}$/,
  { rule: 'idempotency_key_format' },
  { minLength: 1, maxLength: 64 },
);

export const parseIdempotencyKey: Parser<IdempotencyKey, MessageFault> =
  parserBy(checkIdempotencyKey);
