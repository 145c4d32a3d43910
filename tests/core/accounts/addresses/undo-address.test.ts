import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { noSecondFactor } from '#core/accounts/domain/second-factor.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { granted } from '#core/kernel/result.ts';
import type { Self } from '#core/members/domain/member.ts';
import { createAddressSite, PASSWORD, PROOF } from '#tests/support/address-site.ts';
import { DAY, HOUR } from '#tests/support/settable-clock.ts';
import {
  toEmailAddress,
  toLogInName,
  toPasskeyName,
  toPassword,
  toTypedPassword,
} from '#tests/support/texts.ts';
import { addPasskey, storeSecondFactor } from '#tests/support/writes.ts';

const NOT_VALID = { ok: false, refusal: { code: 'link_not_valid' } };
const OLD = 'rosa@example.org';
const THIEF = 'thief@example.org';

let site: ReturnType<typeof createAddressSite>;
let rosa: Self;
let undo: string;

const move = async (to: string) => {
  await site.askForAddress({ callerId: rosa.id, email: toEmailAddress(to), proof: PROOF });
  await site.confirmAddress(await site.link('confirm_new_address', rosa.id, to));
};

const knows = async (password: string) => {
  const typed = { username: toLogInName(OLD), password: toTypedPassword(password) };
  return (await site.checkCredentials(typed)) !== null;
};

beforeEach(async () => {
  site = createAddressSite(createMemoryStorage());
  rosa = await site.join(OLD);
  await site.confirmAddress(await site.link('confirm_address', rosa.id, OLD));
  await move(THIEF);
  undo = await site.link('undo_address', rosa.id, OLD);
});

/** Nothing of this is for others to hear of. */
afterEach(async () => {
  expect(await site.news()).toEqual([]);
});

describe('taking a change of address back', () => {
  test('puts the old one back, locks whoever was in out, and leads to a new password', async () => {
    const others = [
      await site.link('undo_address', rosa.id, THIEF),
      await site.link('recover_password', rosa.id, THIEF),
      await site.link('confirm_new_address', rosa.id, 'third@example.org'),
    ];
    const undone = await site.undoAddress(undo);
    if (!undone.ok) throw new Error(undone.refusal.code);
    expect(await site.address(rosa.id)).toEqual({
      email: OLD,
      isClaimed: true,
      confirmedAt: site.clock.now(),
      pending: null,
    });
    expect(await knows(PASSWORD)).toBe(false);
    for (const token of [...others, undo]) {
      expect(await site.storage.links.find(site.hash(token))).toBeNull();
    }
    const newPassword = toPassword('a quiet garden gate');
    const chosen = await site.choosePasswordByLink({
      token: undone.value.passwordToken,
      newPassword,
    });
    expect(chosen).toEqual(granted(null));
    expect(await knows('a quiet garden gate')).toBe(true);
  });

  test('works for 72 hours, once', async () => {
    site.clock.advance(72 * HOUR - 1);
    expect(await site.undoAddress(undo)).toMatchObject({ ok: true });
    expect(await site.undoAddress(undo)).toEqual(NOT_VALID);
    const late = await site.link('undo_address', rosa.id, OLD);
    site.clock.advance(72 * HOUR);
    expect(await site.undoAddress(late)).toEqual(NOT_VALID);
  });

  test('works after a second change, too', async () => {
    await move('second@thief.example');
    expect(await site.undoAddress(undo)).toMatchObject({ ok: true });
    expect((await site.address(rosa.id)).email).toBe(OLD);
  });

  test('ends passkeys and codes from long before as well, but no app that is asked for', async () => {
    const long = new Date(Date.parse(site.clock.now()) - 90 * DAY).toISOString();
    const app = { status: 'on', secret: 'GEZDGNBV', lastStep: 7, since: long } as const;
    const recoveryCodes = { hashes: ['one'], madeAt: long };
    await storeSecondFactor(site.storage, {
      ...noSecondFactor(rosa.id),
      authenticator: app,
      recoveryCodes,
    });
    await addPasskey(site.storage, {
      credentialId: 'phone',
      publicKey: 'key of phone',
      signCount: 0,
      transports: ['internal'],
      memberId: rosa.id,
      name: toPasskeyName('My phone'),
      addedAt: long,
      lastUsedAt: null,
    });
    await site.letters();
    expect(await site.undoAddress(undo)).toMatchObject({ ok: true });
    expect(await site.storage.passkeys.listOf(rosa.id)).toEqual([]);
    expect((await site.storage.secondFactors.load(rosa.id)).value).toEqual({
      ...noSecondFactor(rosa.id),
      authenticator: app,
    });
    const ended = { passkeys: 1, recoveryCodes: true, authenticator: false };
    expect(await site.letters()).toEqual([{ kind: 'ways_in_ended', memberId: rosa.id, ended }]);
  });

  test('is not stopped by someone who claimed the old one and is deleted meanwhile', async () => {
    const open = createAddressSite(site.storage, 'optional');
    const squatter = await open.join(OLD);
    const { members } = site.storage;
    const loadAddress = async (id: MemberId) => {
      if (id === squatter.id) {
        const at = site.clock.now();
        const deleted = { type: 'delete_member', memberId: id, at } as const;
        await site.storage.commit({ changes: [deleted], events: [], actorId: null, at });
      }
      return members.loadAddress(id);
    };
    const late = createAddressSite({ ...site.storage, members: { ...members, loadAddress } });
    expect(await late.undoAddress(undo)).toMatchObject({ ok: true });
    expect((await site.address(rosa.id)).email).toBe(OLD);
  });

  test('is not stopped by someone who claimed the old one without confirming it', async () => {
    const open = createAddressSite(site.storage, 'optional');
    const squatter = await open.join(OLD);
    expect((await open.address(squatter.id)).isClaimed).toBe(true);
    expect(await site.undoAddress(undo)).toMatchObject({ ok: true });
    expect((await open.address(squatter.id)).isClaimed).toBe(false);
    expect((await site.address(rosa.id)).email).toBe(OLD);
  });

  test('cannot take it from somebody who has confirmed it', async () => {
    const heir = await site.join(OLD);
    await site.confirmAddress(await site.link('confirm_address', heir.id, OLD));
    expect(await site.undoAddress(undo)).toEqual(NOT_VALID);
    expect((await site.address(rosa.id)).email).toBe(THIEF);
  });
});
