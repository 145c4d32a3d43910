import { describe, expect, it } from 'vitest';
import { proofSchema, toProof } from '#core/accounts/schemas.ts';
import { fieldErrorsOf } from '#tests/support/field-errors.ts';

const PASSWORD = 'a quiet evening';
const PASSKEY = {
  challenge: 'a challenge',
  signed: {
    id: 'phone',
    clientDataJson: 'e30',
    authenticatorData: 'e30',
    signature: 'c2ln',
    userHandle: null,
  },
};

describe('a proof', () => {
  it('is a password or a passkey, and the passkey where both are sent', () => {
    const read = (sent: unknown) => toProof(proofSchema.parse(sent));
    expect(read({ password: PASSWORD })).toEqual({ type: 'password', password: PASSWORD });
    expect(read({ passkey: PASSKEY })).toEqual({ type: 'passkey', ...PASSKEY });
    expect(read({ password: PASSWORD, passkey: PASSKEY })).toEqual({
      type: 'passkey',
      ...PASSKEY,
    });
  });

  it('is required, at the password', () => {
    expect(fieldErrorsOf(proofSchema, {})).toEqual([
      { path: 'password', message: 'Password is required' },
    ]);
    expect(() => toProof({})).toThrow('A proof has passed that proves nothing.');
  });
});
