import type { Branded } from '#core/kernel/branded.ts';
import { parserBy, type Parser } from '#core/kernel/parser.ts';
import type { FieldRule } from '#core/kernel/field-rule.ts';
import type { MessageFault } from '#core/messaging/refusals.ts';

const KEY = /^[A-Za-z0-9_-]{1,64}$/;

/** The name under which a sender sends one message. */
export type IdempotencyKey = Branded<string, 'IdempotencyKey'>;

/** The name that a sender gives to one message, so that sending it again stores nothing. */
export const checkIdempotencyKey: FieldRule<string, MessageFault> = (key) =>
  KEY.test(key) ? null : { rule: 'idempotency_key_format' };

export const parseIdempotencyKey: Parser<IdempotencyKey, MessageFault> =
  parserBy(checkIdempotencyKey);
