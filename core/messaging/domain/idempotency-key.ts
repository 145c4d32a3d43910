import type { FieldRule } from '#core/kernel/field-rule.ts';

const KEY = /^[A-Za-z0-9_-]{1,64}$/;

/** The name that a sender gives to one message, so that sending it again stores nothing anew. */
export const checkIdempotencyKey: FieldRule<string> = (key) =>
  KEY.test(key) ? null : 'Idempotency-Key must be 1 to 64 letters, digits, dashes or underscores';
