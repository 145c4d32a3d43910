import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  asksForCode,
  beginAuthenticator,
  confirmAuthenticator,
  countRecoveryCodes,
  hasRecoveryCode,
  mayRequirePasskey,
  noSecondFactor,
  recoverBy,
  replaceRecoveryCodes,
  switchOffAuthenticator,
  takeCode,
  type SecondFactor,
} from '#core/accounts/domain/second-factor.ts';
import { toMemberId } from '#tests/support/ids.ts';

const NOTHING = noSecondFactor(toMemberId(7));
const AT = '2026-03-12T10:00:00.123Z';
const BEGUN = beginAuthenticator(NOTHING, 'GEZDGNBV')!;
const SINCE = '2026-03-01T10:00:00.000Z';
const ON = confirmAuthenticator(BEGUN, 100, SINCE)!;
const WITH_CODES = replaceRecoveryCodes(ON, { hashes: ['one', 'two', 'three'], madeAt: AT });

test('a member begins with nothing, and is asked for a code only once an app has shown one', () => {
  expect(NOTHING).toEqual({
    memberId: 7,
    authenticator: { status: 'off' },
    recoveryCodes: null,
    onlyPasskeys: false,
    endsAt: null,
  });
  expect([NOTHING, BEGUN, ON].map(asksForCode)).toEqual([false, false, true]);
});

test('an app is begun again as often as one likes, but not while another is in use', () => {
  const again = beginAuthenticator(BEGUN, 'MFRGGZDF');
  expect(again?.authenticator).toEqual({ status: 'begun', secret: 'MFRGGZDF' });
  expect(beginAuthenticator(ON, 'MFRGGZDF')).toBeNull();
});

test('only what was begun is confirmed, and keeps its secret', () => {
  expect(ON.authenticator).toEqual({
    status: 'on',
    secret: 'GEZDGNBV',
    lastStep: 100,
    since: SINCE,
  });
  expect(confirmAuthenticator(NOTHING, 100, SINCE)).toBeNull();
  expect(confirmAuthenticator(ON, 101, SINCE)).toBeNull();
});

test('an app is switched off wherever it stands, and the rest stays', () => {
  expect(switchOffAuthenticator(NOTHING)).toBeNull();
  expect(switchOffAuthenticator(BEGUN)).toEqual(NOTHING);
  const off = { ...WITH_CODES, authenticator: { status: 'off' } };
  expect(switchOffAuthenticator(WITH_CODES)).toEqual(off);
});

test('every half minute is taken once, and none before one that was taken', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 90, max: 120 })), (steps) => {
      const taken: number[] = [];
      let factor: SecondFactor = ON;
      for (const step of steps) {
        const next = takeCode(factor, { kind: 'step', step });
        if (next === null) continue;
        taken.push(step);
        factor = next;
      }
      expect(taken).toEqual([...new Set(taken)].sort((one, other) => one - other));
      expect(taken.every((step) => step > 100)).toBe(true);
      const highest = Math.max(...steps);
      if (highest > 100) expect(taken.at(-1)).toBe(highest);
    }),
  );
});

test('no step is taken while no app is in use', () => {
  for (const factor of [NOTHING, BEGUN]) {
    expect(takeCode(factor, { kind: 'step', step: 101 })).toBeNull();
  }
});

test('every recovery code is taken once, whichever way, and no other', () => {
  const anyUse = fc.record({
    hash: fc.constantFrom('one', 'two', 'three', 'four', ''),
    recovers: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(anyUse), (uses) => {
      const taken: string[] = [];
      let factor: SecondFactor = WITH_CODES;
      for (const { hash, recovers } of uses) {
        const known = hasRecoveryCode(factor, hash);
        const next = recovers
          ? recoverBy(factor, hash)
          : takeCode(factor, { kind: 'recovery_code', hash });
        expect(next !== null).toBe(known);
        if (next === null) continue;
        taken.push(hash);
        factor = next;
      }
      const tried = new Set(uses.map(({ hash }) => hash));
      const valid = (['one', 'two', 'three'] as const).filter((hash) => tried.has(hash));
      expect([...taken].sort()).toEqual(valid.sort());
      expect(countRecoveryCodes(factor)).toBe(3 - valid.length);
      expect(factor.authenticator).toEqual(WITH_CODES.authenticator);
    }),
  );
});

test('there is no recovery code where none was made', () => {
  expect(hasRecoveryCode(ON, 'one')).toBe(false);
  expect(recoverBy(ON, 'one')).toBeNull();
  expect(takeCode(ON, { kind: 'recovery_code', hash: 'one' })).toBeNull();
});

test('new codes take the place of all before', () => {
  const codes = { hashes: ['new'], madeAt: AT };
  expect(replaceRecoveryCodes(WITH_CODES, codes).recoveryCodes).toEqual(codes);
});

test('a recovery code in the place of the password lets the password in again; as a second step it does not', () => {
  const only = { ...WITH_CODES, onlyPasskeys: true };
  expect(recoverBy(only, 'one')?.onlyPasskeys).toBe(false);
  expect(takeCode(only, { kind: 'recovery_code', hash: 'one' })?.onlyPasskeys).toBe(true);
});

test('the password can be done without while there are a passkey and a recovery code', () => {
  const last = replaceRecoveryCodes(ON, { hashes: ['one'], madeAt: AT });
  const none = replaceRecoveryCodes(ON, { hashes: [], madeAt: AT });
  expect(mayRequirePasskey(last, 1)).toBe(true);
  expect(mayRequirePasskey(last, 0)).toBe(false);
  expect(mayRequirePasskey(none, 1)).toBe(false);
  expect(mayRequirePasskey(ON, 1)).toBe(false);
});
