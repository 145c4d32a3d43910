import { makeFailedTries } from '#core/accounts/security-log/steps/failed-tries.ts';
import { UNKNOWN_DEVICE } from '#core/accounts/domain/device.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { createOtpauthCodes } from '#adapters/system/otpauth-codes.ts';
import { makeLogIn } from '#core/accounts/use-cases/log-in.ts';
import type { OneTimePassword } from '#core/accounts/domain/one-time-password.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { Change, Storage } from '#core/storage.ts';
import { cheapPasswordHasher } from '#tests/support/cheap-password-hasher.ts';
import { inTurns } from '#tests/support/in-turns.ts';
import { createNumberedSessionTokens } from '#tests/support/numbered-session-tokens.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { toLogInName, toPassword, toTypedPassword } from '#tests/support/texts.ts';
import { createSession, putOneTimePassword } from '#tests/support/writes.ts';

const AT = '2026-03-12T10:00:00.123Z';
const LATER = '2026-03-13T10:00:00.123Z';
const TEXT = '01234-56789-abcde-fghjk';

/** What `OneTimePasswordRepository` promises, and `PasswordChange`. */
export function describePasswords(current: () => Storage): void {
  const commit = (...changes: Change[]) =>
    current().commit({ changes, events: [], actorId: null, at: AT });
  const find = (loginName: string) => current().oneTimePasswords.find(loginName);

  describe('one-time passwords', () => {
    let rosa: Self;
    let waiting: OneTimePassword;
    beforeEach(async () => {
      rosa = await storeMember(current(), { username: 'Rosa', email: 'Rosa@example.org' });
      waiting = { memberId: rosa.id, passwordHash: 'one hash', expiresAt: AT };
    });

    test('are found by username and e-mail address, one of a member', async () => {
      expect(await find('rosa')).toBeNull();
      await putOneTimePassword(current(), waiting);
      expect(await find('rosa')).toEqual(waiting);
      expect(await find('rosa@example.org')).toEqual(waiting);
      expect(await find('nobody')).toBeNull();
      const next = { ...waiting, passwordHash: 'next hash', expiresAt: LATER };
      await putOneTimePassword(current(), next);
      expect(await find('rosa')).toEqual(next);
    });

    test('are used once, by the hash that was checked, with all else or not at all', async () => {
      await putOneTimePassword(current(), waiting);
      const use = { type: 'use_one_time_password', memberId: rosa.id } as const;
      const wrong = { ...use, passwordHash: 'another hash' };
      const right = { ...use, passwordHash: 'one hash' };
      expect(await commit(wrong)).toEqual({ stored: false });
      expect(await commit(right, wrong)).toEqual({ stored: false });
      expect(await find('rosa')).toEqual(waiting);
      expect(await commit(right)).toMatchObject({ stored: true });
      expect(await find('rosa')).toBeNull();
      expect(await commit(right)).toEqual({ stored: false });
    });

    test('are removed when their time is over', async () => {
      const daniel = await storeMember(current());
      await putOneTimePassword(current(), waiting);
      await putOneTimePassword(current(), { ...waiting, memberId: daniel.id, expiresAt: LATER });
      await current().oneTimePasswords.removeExpired(AT);
      expect(await find('rosa')).toBeNull();
      expect(await find(daniel.username.toLowerCase())).not.toBeNull();
    });

    test('let in one of two who use the same at the same moment, and nobody who was there', async () => {
      const decoyHash = await cheapPasswordHasher.hash(toPassword('nobody knows'));
      const passwordHash = await cheapPasswordHasher.hash(toPassword(TEXT));
      await fc.assert(
        fc.asyncProperty(fc.scheduler(), fc.nat(), async (scheduler, run) => {
          const clock = createSettableClock();
          const expiresAt = '2126-01-01T00:00:00.000Z';
          const member = await storeMember(current(), { passwordHash: decoyHash });
          await putOneTimePassword(current(), { memberId: member.id, passwordHash, expiresAt });
          const times = {
            createdAt: AT,
            lastUsedAt: AT,
            mustChoosePassword: false,
            device: UNKNOWN_DEVICE,
          };
          const old = { tokenHash: `old ${run} ${member.id}`, memberId: member.id, ...times };
          await createSession(current(), old);
          const sessionTokens = createNumberedSessionTokens(
            `one ${run} ${member.id}`,
            `other ${run} ${member.id}`,
            `again ${run} ${member.id}`,
          );
          const logIn = makeLogIn({
            ...inTurns(current(), scheduler),
            failedTries: makeFailedTries(),
            passwordHasher: cheapPasswordHasher,
            authenticatorCodes: createOtpauthCodes(),
            sessionTokens,
            clock,
            decoyHash,
          });
          const typed = {
            username: toLogInName(member.username),
            password: toTypedPassword(TEXT),
            previousToken: null,
            network: '203.0.113.1',
            deviceToken: `device of ${member.id}`,
            device: UNKNOWN_DEVICE,
          };
          const answers = await scheduler.waitFor(Promise.all([logIn(typed), logIn(typed)]));
          const admitted = answers.flatMap((answer) => (answer.ok ? [answer.value.token] : []));
          const refused = answers.filter(({ ok }) => !ok);
          expect(admitted).toHaveLength(1);
          expect(refused).toEqual([{ ok: false, refusal: { code: 'bad_credentials' } }]);
          expect(await current().sessions.find(old.tokenHash)).toBeNull();
          const session = await current().sessions.find(sessionTokens.hash(admitted[0]!));
          expect(session).toMatchObject({ memberId: member.id, mustChoosePassword: true });
        }),
        { numRuns: 15 },
      );
    });

    test('a password is put only in the place of the one that was decided upon', async () => {
      const { passwordHash } = (await current().members.findCredentials('rosa'))!;
      const put = { type: 'put_password', memberId: rosa.id } as const;
      const hashNow = async () => (await current().members.findCredentials('rosa'))?.passwordHash;
      const stale = { ...put, passwordHash: 'x', replaces: 'never there' };
      expect(await commit(stale)).toEqual({ stored: false });
      const first = { ...put, passwordHash: 'first', replaces: passwordHash };
      expect(await commit(first, stale)).toEqual({ stored: false });
      expect(await hashNow()).toBe(passwordHash);
      expect(await commit(first)).toMatchObject({ stored: true });
      expect(await hashNow()).toBe('first');
      expect(await commit(first)).toEqual({ stored: false });
      expect(await current().members.load(rosa.id)).toEqual({ value: rosa, version: 1 });
    });
  });
}
