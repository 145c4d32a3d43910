import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Passkey } from '#core/accounts/domain/passkey.ts';
import { asksForMore, type SecondFactor } from '#core/accounts/domain/second-factor.ts';
import { lockOut, lockOutAll, type WaysIn } from '#core/accounts/domain/ways-in.ts';
import { untrustedSince } from '#core/members/domain/untrusted-since.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { toPasskeyName } from '#tests/support/texts.ts';
import { tries } from '#tests/support/tries.ts';

const ROSA = toMemberId(1);
const time = fc.integer({ min: 1, max: 9 }).map((day) => `2026-03-0${day}T10:00:00.000Z`);

const passkey = time.map((addedAt): Passkey => ({
  credentialId: addedAt,
  memberId: ROSA,
  publicKey: 'a key',
  signCount: 0,
  transports: [],
  name: toPasskeyName('My phone'),
  addedAt,
  lastUsedAt: null,
}));

const factor: fc.Arbitrary<SecondFactor> = fc.record({
  memberId: fc.constant(ROSA),
  authenticator: fc.oneof(
    fc.constant({ status: 'off' } as const),
    fc.constant({ status: 'begun', secret: 'A' } as const),
    fc.record({
      status: fc.constant('on' as const),
      secret: fc.constant('A'),
      lastStep: fc.constant(1),
      since: fc.option(time),
    }),
  ),
  recoveryCodes: fc.option(fc.record({ hashes: fc.constant(['one']), madeAt: time })),
  onlyPasskeys: fc.boolean(),
  endsAt: fc.constant(null),
});

const ways: fc.Arbitrary<WaysIn> = fc.record({
  factor,
  passkeys: fc.uniqueArray(passkey, { maxLength: 4, selector: ({ addedAt }) => addedAt }),
});

test('what was made since then ends, and older ways in stay unless they are to end as well', () => {
  fc.assert(
    fc.property(ways, time, fc.boolean(), (given, since, older) => {
      const { factor: left, removed, ended } = lockOut(given, { since, older });
      const isYoung = (at: string | null) => at !== null && at >= since;
      const { authenticator, recoveryCodes, onlyPasskeys } = given.factor;
      const endsPasskey = ({ addedAt }: Passkey) => isYoung(addedAt) || (older && !onlyPasskeys);
      expect(removed).toEqual(given.passkeys.filter(endsPasskey));
      const endsCodes = recoveryCodes !== null && (older || isYoung(recoveryCodes.madeAt));
      expect(left.recoveryCodes).toEqual(endsCodes ? null : recoveryCodes);
      const endsApp = authenticator.status === 'on' && isYoung(authenticator.since);
      const staysOn = authenticator.status === 'on' && !endsApp;
      expect(left.authenticator).toEqual(staysOn ? authenticator : { status: 'off' });
      expect(ended).toEqual({
        passkeys: removed.length,
        recoveryCodes: endsCodes,
        authenticator: endsApp,
      });
    }),
    { numRuns: tries(300) },
  );
});

test('an app that was not in use does not end', () => {
  const { authenticator: _app, ...rest } = fc.sample(factor, 1)[0]!;
  for (const authenticator of [{ status: 'off' }, { status: 'begun', secret: 'A' }] as const) {
    const { ended } = lockOutAll({ factor: { ...rest, authenticator }, passkeys: [] });
    expect(ended.authenticator).toBe(false);
  }
});

test('nobody is left with passkeys as the only way in and none of them', () => {
  fc.assert(
    fc.property(ways, time, fc.boolean(), (given, since, older) => {
      const { factor: left, removed } = lockOut(given, { since, older });
      const hasPasskey = removed.length < given.passkeys.length;
      expect(left.onlyPasskeys).toBe(given.factor.onlyPasskeys && hasPasskey);
    }),
    { numRuns: tries(300) },
  );
});

test('every way in can be ended, so that the password is enough', () => {
  fc.assert(
    fc.property(ways, (given) => {
      const { factor: left, removed } = lockOutAll(given);
      expect(removed).toEqual(given.passkeys);
      expect(left.recoveryCodes).toBeNull();
      expect(asksForMore(left)).toBe(false);
    }),
    { numRuns: tries(300) },
  );
});

test('what was made up to three days before is not trusted', () => {
  expect(untrustedSince('2026-03-10T10:00:00.000Z')).toBe('2026-03-07T10:00:00.000Z');
});
