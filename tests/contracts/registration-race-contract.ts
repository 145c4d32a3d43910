import { listTowns } from '#tests/support/listed-towns.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandomSessionTokens } from '#adapters/system/random-session-tokens.ts';
import { makeAcceptTerms } from '#core/accounts/use-cases/accept-terms.ts';
import { TERMS_VERSION } from '#core/accounts/domain/terms.ts';
import { makeRegister } from '#core/accounts/use-cases/register.ts';
import { makeInvite } from '#core/accounts/invitations/use-cases/invite.ts';
import { makeWithdrawInvitation } from '#core/accounts/invitations/use-cases/withdraw-invitation.ts';
import type { Storage } from '#core/storage.ts';
import { makeCurrentPictures } from '#core/media/steps/current-pictures.ts';
import { cheapPasswordHasher } from '#tests/support/cheap-password-hasher.ts';
import { inTurns } from '#tests/support/in-turns.ts';
import { newMember } from '#tests/support/new-member.ts';
import { isCommonPassword } from '#tests/support/common-passwords.ts';
import { isReservedName } from '#tests/support/reserved-names.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import { settingsOf } from '#tests/support/site-settings.ts';
import { storeMember, valueOf } from '#tests/support/stored-records.ts';
import { toPassword } from '#tests/support/texts.ts';
import { tries } from '#tests/support/tries.ts';

const RUNS = { numRuns: tries(40) };
const NOT_VALID = { ok: false, refusal: { code: 'invitation_not_valid' } };
const ENDED = { ok: false, refusal: { code: 'invitation_ended' } };

const invitationCodes = createRandomSessionTokens();

function commandsOn(storage: Storage) {
  const deps = {
    ...storage,
    currentPictures: makeCurrentPictures(storage),
    clock: createSettableClock(),
    passwordHasher: cheapPasswordHasher,
    isReservedName,
    listTowns,
    isCommonPassword,
    invitationCodes,
    liveSettings: settingsOf({ REGISTRATION: 'invitation', INVITATIONS: '5' }),
    confirmation: 'none',
  } as const;
  return {
    register: makeRegister(deps),
    invite: makeInvite({ ...deps, limiter: { take: () => Promise.resolve(null) } }),
    withdraw: makeWithdrawInvitation(deps),
    accept: makeAcceptTerms(deps),
  };
}

function newcomer(invitationCode: string) {
  const { username, email, name } = newMember();
  return { username, email, name, password: toPassword('correct horse battery'), invitationCode };
}

/** What becomes of an invitation that several want at the same moment. */
export function describeRegistrationRaces(current: () => Storage): void {
  const countMembers = async () =>
    (await current().members.list({ after: 0, limit: 1_000 })).length;

  async function race(
    start: (commands: ReturnType<typeof commandsOn>) => Promise<readonly Promise<unknown>[]>,
    check: (answers: readonly unknown[]) => unknown,
  ): Promise<void> {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const commands = await start(commandsOn(inTurns(current(), scheduler)));
        await check(await scheduler.waitFor(Promise.all(commands)));
      }),
      RUNS,
    );
  }

  describe('an invitation', () => {
    test('lets one in of two who register with it at the same moment', async () => {
      let before = 0;
      await race(
        async ({ register }) => {
          const { code } = valueOf(await commandsOn(current()).invite(null));
          before = await countMembers();
          return [register(newcomer(code)), register(newcomer(code))];
        },
        async (answers) => {
          const refused = answers.filter((answer) => !(answer as { ok: boolean }).ok);
          expect(refused).toEqual([NOT_VALID]);
          expect(await countMembers()).toBe(before + 1);
        },
      );
    });

    test('is used or withdrawn, and never both', async () => {
      let before = 0;
      await race(
        async ({ register, withdraw }) => {
          const { id: callerId } = await storeMember(current());
          const { code, id } = valueOf(await commandsOn(current()).invite(callerId));
          before = await countMembers();
          return [register(newcomer(code)), withdraw({ callerId, id })];
        },
        async ([registered, withdrawn]) => {
          const isIn = (registered as { ok: boolean }).ok;
          expect(registered).toEqual(isIn ? registered : NOT_VALID);
          expect(withdrawn).toEqual(isIn ? ENDED : { ok: true, value: null });
          expect(await countMembers()).toBe(before + (isIn ? 1 : 0));
        },
      );
    });

    test('is made while fewer than the most are open, in however many windows', async () => {
      await race(
        async ({ invite }) => {
          const { id } = await storeMember(current());
          const { invite: inviteAlone } = commandsOn(current());
          for (let open = 1; open < 5; open += 1) await inviteAlone(id);
          return [invite(id), invite(id)];
        },
        (answers) => {
          const refused = answers.filter((answer) => !(answer as { ok: boolean }).ok);
          expect(refused).toEqual([{ ok: false, refusal: { code: 'too_many_open_invitations' } }]);
        },
      );
    });
  });

  test('terms accepted twice at the same moment are accepted once', async () => {
    await race(
      async ({ accept }) => {
        const { id: callerId } = await storeMember(current());
        const given = { callerId, termsVersion: TERMS_VERSION };
        return [accept(given), accept(given)];
      },
      ([first, second]) => {
        expect(first).toMatchObject({ ok: true });
        expect(second).toEqual(first);
      },
    );
  });
}
