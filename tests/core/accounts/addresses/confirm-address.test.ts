import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { LinkPurpose } from '#core/letters/domain/link.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { granted } from '#core/kernel/result.ts';
import { createRandomSessionTokens } from '#adapters/system/random-session-tokens.ts';
import { createAddressSite, PASSWORD, PROOF } from '#tests/support/address-site.ts';
import { DAY, HOUR } from '#tests/support/settable-clock.ts';
import { toEmailAddress, toLogInName, toPassword, toTypedPassword } from '#tests/support/texts.ts';

const NOT_VALID = { ok: false, refusal: { code: 'link_not_valid' } };
const DONE = granted(null);
const ROSA = 'Rosa@Example.org';

let site: ReturnType<typeof createAddressSite>;

beforeEach(() => {
  site = createAddressSite(createMemoryStorage());
});

/** Nothing of this is for others to hear of. */
afterEach(async () => {
  expect(await site.news()).toEqual([]);
});

const knows = async (email: string) =>
  (await site.checkCredentials({
    username: toLogInName(email),
    password: toTypedPassword(PASSWORD),
  })) !== null;

describe('the first address', () => {
  test('is sent a letter with the registration, and is nobody’s until its link is followed', async () => {
    const rosa = await site.join(ROSA);
    expect(rosa.verified).toBe(false);
    expect(await site.letters()).toEqual([{ kind: 'confirm_address', memberId: rosa.id }]);
    expect(await knows(ROSA)).toBe(false);
    expect(await site.confirmAddress(await site.link('confirm_address', rosa.id, ROSA))).toEqual(
      DONE,
    );
    expect(await knows(ROSA)).toBe(true);
    expect(await site.storage.members.findById(rosa.id)).toMatchObject({ verified: true });
    expect(await site.address(rosa.id)).toEqual({
      email: ROSA,
      isClaimed: true,
      confirmedAt: site.clock.now(),
      pending: null,
    });
  });

  test('is not confirmed twice by one link, nor by another of the same letter', async () => {
    const rosa = await site.join(ROSA);
    const [token, other] = [
      await site.link('confirm_address', rosa.id, ROSA),
      await site.link('confirm_address', rosa.id, ROSA),
    ];
    expect(await site.confirmAddress(token)).toEqual(DONE);
    expect(await site.confirmAddress(token)).toEqual(NOT_VALID);
    expect(await site.confirmAddress(other)).toEqual(NOT_VALID);
  });

  test('is not confirmed by a link for something else, of another, cut off or expired', async () => {
    const rosa = await site.join(ROSA);
    const daniel = await site.join('daniel@example.org');
    const others: readonly LinkPurpose[] = ['recover_password', 'undo_address', 'stop_mails'];
    for (const purpose of others) {
      expect(await site.confirmAddress(await site.link(purpose, rosa.id, ROSA))).toEqual(NOT_VALID);
    }
    const foreign = await site.link('confirm_address', daniel.id, ROSA);
    expect(await site.confirmAddress(foreign)).toEqual(NOT_VALID);
    const token = await site.link('confirm_address', rosa.id, ROSA);
    expect(await site.confirmAddress(token.slice(0, -1))).toEqual(NOT_VALID);
    expect(await site.confirmAddress(site.hash(token))).toEqual(NOT_VALID);
    site.clock.advance(DAY);
    expect(await site.confirmAddress(token)).toEqual(NOT_VALID);
    expect((await site.address(rosa.id)).confirmedAt).toBeNull();
  });

  test('is not guessed: of 1,000 random tokens none does anything anywhere', async () => {
    const rosa = await site.join(ROSA);
    for (const purpose of ['confirm_address', 'undo_address', 'recover_password'] as const) {
      await site.link(purpose, rosa.id, ROSA);
    }
    const tokens = createRandomSessionTokens();
    let accepted = 0;
    for (let tries = 0; tries < 1_000; tries += 1) {
      const token = tokens.create();
      const answers = [
        await site.confirmAddress(token),
        await site.undoAddress(token),
        await site.choosePasswordByLink({ token, newPassword: toPassword('a quiet garden gate') }),
      ];
      accepted += answers.filter(({ ok }) => ok).length;
    }
    expect(accepted).toBe(0);
  });

  test('that two registered with is the one’s who follows a link first', async () => {
    const [one, other] = [await site.join(ROSA), await site.join(ROSA.toUpperCase())];
    const late = await site.link('confirm_address', one.id, one.email);
    const early = await site.link('confirm_address', other.id, other.email);
    expect(await site.confirmAddress(early)).toEqual(DONE);
    expect(await site.confirmAddress(late)).toEqual(NOT_VALID);
    expect((await site.address(one.id)).isClaimed).toBe(false);
  });

  test('has its letter sent again five times a day, and no letter once it is confirmed', async () => {
    const rosa = await site.join(ROSA);
    for (let times = 0; times < 5; times += 1)
      expect(await site.sendConfirmation(rosa.id)).toEqual(DONE);
    expect(await site.sendConfirmation(rosa.id)).toMatchObject({
      refusal: { code: 'too_many_requests' },
    });
    expect(await site.letters()).toHaveLength(6);
    const daniel = await site.join('daniel@example.org');
    await site.confirmAddress(await site.link('confirm_address', daniel.id, daniel.email));
    expect(await site.letters()).toHaveLength(1);
    await site.sendConfirmation(daniel.id);
    expect(await site.letters()).toHaveLength(0);
  });
});

describe('another address', () => {
  const NEW = toEmailAddress('rosa@home.example');

  const confirmed = async () => {
    const rosa = await site.join(ROSA);
    await site.confirmAddress(await site.link('confirm_address', rosa.id, ROSA));
    await site.letters();
    return rosa;
  };

  test('is asked for with the password, and is the member’s once its link is followed', async () => {
    const rosa = await confirmed();
    const asked = await site.askForAddress({ callerId: rosa.id, email: NEW, proof: PROOF });
    expect(asked).toEqual(DONE);
    expect(await site.address(rosa.id)).toMatchObject({
      email: ROSA,
      pending: { email: NEW, askedAt: site.clock.now() },
    });
    const recovery = await site.link('recover_password', rosa.id, ROSA);
    const token = await site.link('confirm_new_address', rosa.id, NEW);
    expect(await site.confirmAddress(token)).toEqual(DONE);
    expect(await site.address(rosa.id)).toMatchObject({ email: NEW, pending: null });
    expect([await knows(ROSA), await knows(NEW)]).toEqual([false, true]);
    expect(await site.storage.links.find(site.hash(recovery))).toBeNull();
    expect(await site.letters()).toContainEqual({
      kind: 'address_changed',
      memberId: rosa.id,
      address: ROSA,
    });
  });

  test('is not asked for with another password', async () => {
    const rosa = await confirmed();
    const proof = { type: 'password', password: toTypedPassword('another one') } as const;
    const asked = await site.askForAddress({ callerId: rosa.id, email: NEW, proof });
    expect(asked).toMatchObject({ refusal: { code: 'invalid_input' } });
    expect((await site.address(rosa.id)).pending).toBeNull();
  });

  test('is asked for five times a day, whoever has it', async () => {
    const rosa = await confirmed();
    const daniel = await site.join('daniel@example.org');
    const ask = (email: string) =>
      site.askForAddress({ callerId: rosa.id, email: toEmailAddress(email), proof: PROOF });
    for (let times = 0; times < 5; times += 1) {
      expect(await ask(times % 2 ? daniel.email : `free-${times}@example.org`)).toEqual(DONE);
    }
    expect(await ask(NEW)).toMatchObject({ refusal: { code: 'too_many_requests' } });
  });

  test('that is no longer wanted is not given by its link, nor is one asked for before', async () => {
    const rosa = await confirmed();
    await site.askForAddress({ callerId: rosa.id, email: NEW, proof: PROOF });
    const token = await site.link('confirm_new_address', rosa.id, NEW);
    await site.keepAddress(rosa.id);
    expect(await site.confirmAddress(token)).toEqual(NOT_VALID);
    expect(await site.keepAddress(rosa.id)).toEqual(DONE);
    await site.askForAddress({ callerId: rosa.id, email: NEW, proof: PROOF });
    const late = await site.link('confirm_new_address', rosa.id, 'rosa@work.example');
    expect(await site.confirmAddress(late)).toEqual(NOT_VALID);
    expect((await site.address(rosa.id)).email).toBe(ROSA);
  });

  test('that somebody else confirmed meanwhile is theirs', async () => {
    const rosa = await confirmed();
    await site.askForAddress({ callerId: rosa.id, email: NEW, proof: PROOF });
    const token = await site.link('confirm_new_address', rosa.id, NEW);
    const daniel = await site.join(NEW);
    await site.confirmAddress(await site.link('confirm_address', daniel.id, NEW));
    expect(await site.confirmAddress(token)).toEqual(NOT_VALID);
    expect((await site.address(rosa.id)).email).toBe(ROSA);
  });

  describe('that the account has had for a while', () => {
    const INTRUDER = 'intruder@example.org';

    const move = async (id: MemberId, to: string) => {
      const email = toEmailAddress(to);
      await site.askForAddress({ callerId: id, email, proof: PROOF });
      await site.confirmAddress(await site.link('confirm_new_address', id, email));
      return (await site.letters()).at(-1);
    };

    test.each([
      ['an hour', HOUR, 'new_address_changed'],
      ['less than three days', 3 * DAY - 1, 'new_address_changed'],
      ['longer', 3 * DAY + 1, 'address_changed'],
    ])('takes a change back, and one that is new does not: %s', async (_how, since, kind) => {
      const rosa = await confirmed();
      site.clock.advance(30 * DAY);
      const memberId = rosa.id;
      expect(await move(memberId, INTRUDER)).toEqual({
        kind: 'address_changed',
        memberId,
        address: ROSA,
      });
      site.clock.advance(since);
      expect(await move(memberId, ROSA)).toEqual({ kind, memberId, address: INTRUDER });
    });
  });

  test('in the place of one that was never confirmed sends that one a letter without a link', async () => {
    const rosa = await site.join('slip-of-the-pen@example.org');
    await site.askForAddress({ callerId: rosa.id, email: NEW, proof: PROOF });
    await site.confirmAddress(await site.link('confirm_new_address', rosa.id, NEW));
    const letters = await site.letters();
    expect(letters.map(({ kind }) => kind)).toEqual([
      'confirm_address',
      'confirm_new_address',
      'unconfirmed_address_changed',
    ]);
    const address = 'slip-of-the-pen@example.org';
    expect(letters.at(-1)).toEqual({
      kind: 'unconfirmed_address_changed',
      memberId: rosa.id,
      address,
    });
  });
});

test('a site that sends no e-mail says so, and queues nothing', async () => {
  site = createAddressSite(createMemoryStorage(), 'none');
  const rosa = await site.join(ROSA);
  const refusal = { ok: false, refusal: { code: 'sends_no_mail' } };
  const email = toEmailAddress('rosa@home.example');
  expect(await site.sendConfirmation(rosa.id)).toEqual(refusal);
  expect(await site.askForAddress({ callerId: rosa.id, email, proof: PROOF })).toEqual(refusal);
  expect(await site.recoverPassword(rosa.email)).toEqual(refusal);
  expect(await site.letters()).toEqual([]);
});
