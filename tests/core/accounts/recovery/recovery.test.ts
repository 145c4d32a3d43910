import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { granted } from '#core/kernel/result.ts';
import type { Self } from '#core/members/domain/member.ts';
import { createAddressSite, PASSWORD } from '#tests/support/address-site.ts';
import { HOUR } from '#tests/support/settable-clock.ts';
import { toEmailAddress, toLogInName, toPassword, toTypedPassword } from '#tests/support/texts.ts';
import { createSession, nextDay } from '#tests/support/writes.ts';
import { UNKNOWN_DEVICE } from '#core/accounts/domain/device.ts';

const NOT_VALID = { ok: false, refusal: { code: 'link_not_valid' } };
const EMAIL = 'rosa@example.org';
const NEW = toPassword('a quiet garden gate');

let site: ReturnType<typeof createAddressSite>;
let rosa: Self;

beforeEach(async () => {
  site = createAddressSite(createMemoryStorage());
  rosa = await site.join(EMAIL);
  await site.confirmAddress(await site.link('confirm_address', rosa.id, EMAIL));
  await site.letters();
});

/** Nothing of this is for others to hear of. */
afterEach(async () => {
  expect(await site.news()).toEqual([]);
});

const knows = async (password: string) => {
  const typed = { username: toLogInName(EMAIL), password: toTypedPassword(password) };
  return (await site.checkCredentials(typed)) !== null;
};

describe('asking for a link', () => {
  test('is answered the same whoever has the address, and queues what was typed', async () => {
    const stranger = toEmailAddress('Nobody@Example.org');
    expect(await site.recoverPassword(rosa.email)).toEqual(granted(null));
    expect(await site.recoverPassword(stranger)).toEqual(granted(null));
    expect(await site.letters()).toEqual([
      { kind: 'recover_password', address: rosa.email },
      { kind: 'recover_password', address: stranger },
    ]);
  });

  test.each([EMAIL, 'nobody@example.org'])(
    'is allowed five times an hour for %s, in whatever case, and is one letter meanwhile',
    async (address) => {
      for (let times = 0; times < 5; times += 1) {
        const typed = times % 2 === 0 ? address : address.toUpperCase();
        expect(await site.recoverPassword(toEmailAddress(typed))).toEqual(granted(null));
      }
      expect(await site.recoverPassword(toEmailAddress(address))).toMatchObject({
        refusal: { code: 'too_many_requests' },
      });
      expect(await site.letters()).toHaveLength(1);
    },
  );
});

describe('the link', () => {
  test('sets the password, ends every session, and is good for nothing afterwards', async () => {
    const at = nextDay(site.storage);
    const tokenHash = 'of a session';
    const times = { createdAt: at, lastUsedAt: at };
    const memberId = rosa.id;
    const session = { tokenHash, memberId, ...times, mustChoosePassword: false };
    await createSession(site.storage, { ...session, device: UNKNOWN_DEVICE });
    const token = await site.link('recover_password', rosa.id, EMAIL);
    const other = await site.link('recover_password', rosa.id, EMAIL);
    expect(await site.choosePasswordByLink({ token, newPassword: NEW })).toEqual(granted(null));
    expect([await knows(PASSWORD), await knows(NEW)]).toEqual([false, true]);
    expect(await site.storage.sessions.find(tokenHash)).toBeNull();
    expect(await site.letters()).toEqual([{ kind: 'password_changed', memberId: rosa.id }]);
    for (const used of [token, other]) {
      expect(await site.choosePasswordByLink({ token: used, newPassword: NEW })).toEqual(NOT_VALID);
    }
  });

  test('works for half an hour, and no other link does', async () => {
    const expired = await site.link('recover_password', rosa.id, EMAIL);
    site.clock.advance(HOUR / 2);
    const foreign = await site.link('confirm_address', rosa.id, EMAIL);
    for (const token of [expired, foreign, foreign.slice(1), '']) {
      expect(await site.choosePasswordByLink({ token, newPassword: NEW })).toEqual(NOT_VALID);
    }
    expect(await knows(PASSWORD)).toBe(true);
  });

  test('stays over when the clock goes back, once it was found so', async () => {
    const [followed, left] = [
      await site.link('recover_password', rosa.id, EMAIL),
      await site.link('recover_password', rosa.id, EMAIL),
    ];
    site.clock.advance(HOUR);
    expect(await site.showWaysIn(followed)).toEqual(NOT_VALID);
    site.clock.advance(-HOUR);
    expect(await site.choosePasswordByLink({ token: followed, newPassword: NEW })).toEqual(
      NOT_VALID,
    );
    expect(await site.choosePasswordByLink({ token: left, newPassword: NEW })).toEqual(
      granted(null),
    );
  });

  test('is kept when the password is refused', async () => {
    const token = await site.link('recover_password', rosa.id, EMAIL);
    const refused = await site.choosePasswordByLink({ token, newPassword: toPassword(EMAIL) });
    const errors = [{ path: 'newPassword', fault: { rule: 'password_too_common' } }];
    expect(refused).toEqual({ ok: false, refusal: { code: 'invalid_input', errors } });
    expect(await site.choosePasswordByLink({ token, newPassword: NEW })).toEqual(granted(null));
  });
});
