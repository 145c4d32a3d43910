import { describe, expect, it } from 'vitest';
import { describeRefusal, type Refusal, type RefusalCode } from '#core/kernel/refusal.ts';

const EVERY_REFUSAL: { [Code in RefusalCode]: Extract<Refusal, { code: Code }> } = {
  invalid_input: { code: 'invalid_input', errors: [{ path: 'name', message: 'Name is required' }] },
  username_fixed: { code: 'username_fixed' },
  bad_credentials: { code: 'bad_credentials' },
  not_signed_in: { code: 'not_signed_in' },
  not_found: { code: 'not_found', subject: 'relationship type' },
  forbidden: { code: 'forbidden' },
  not_accepted: { code: 'not_accepted' },
  username_taken: { code: 'username_taken' },
  email_taken: { code: 'email_taken' },
  already_connected: { code: 'already_connected' },
  already_accepted: { code: 'already_accepted' },
  idempotency_key_reused: { code: 'idempotency_key_reused' },
  too_many_requests: { code: 'too_many_requests', retryAfter: 60 },
};

describe('describeRefusal', () => {
  it.each(Object.values(EVERY_REFUSAL))('says $code in plain words', (refusal) => {
    expect(describeRefusal(refusal)).toMatch(/^[A-Z][A-Za-z ,;.]{10,100}$/);
  });

  it('says each of them differently', () => {
    const sentences = Object.values(EVERY_REFUSAL).map(describeRefusal);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('names what is not there', () => {
    expect(describeRefusal({ code: 'not_found', subject: 'message' })).toContain('message');
  });

  it('says what is wrong with the first of the bad fields', () => {
    expect(describeRefusal(EVERY_REFUSAL.invalid_input)).toBe('Name is required');
    expect(describeRefusal({ code: 'invalid_input', errors: [] })).toBe(
      'Please check your information and try again',
    );
  });

  it('gives the log-in notice of the specification', () => {
    expect(describeRefusal({ code: 'bad_credentials' })).toBe(
      'Please check your credentials and try again',
    );
  });
});
