import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { toWireAddress } from '#core/accounts/addresses/schemas.ts';
import { granted, refused } from '#core/kernel/result.ts';
import { createAddressSite, PROOF } from '#tests/support/address-site.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { toEmailAddress } from '#tests/support/texts.ts';

const ROSA = 'rosa@example.org';
const NEW = toEmailAddress('rosa@home.example');
const NOT_SIGNED_IN = refused({ code: 'not_signed_in' });
const GONE = toMemberId(99);

let site: ReturnType<typeof createAddressSite>;

beforeEach(() => {
  site = createAddressSite(createMemoryStorage());
});

/** Nothing of this is for others to hear of. */
afterEach(async () => {
  expect(await site.news()).toEqual([]);
});

test('members see their own address, whether it is confirmed, and what is pending', async () => {
  const rosa = await site.join(ROSA);
  const shown = async () => {
    const result = await site.showAddress(rosa.id);
    return result.ok && toWireAddress(result.value);
  };
  const unconfirmed = { email: ROSA, confirmed: false, pending: null, confirmation: 'required' };
  expect(await shown()).toEqual(unconfirmed);
  await site.confirmAddress(await site.link('confirm_address', rosa.id, ROSA));
  expect(await shown()).toEqual({ ...unconfirmed, confirmed: true });
  await site.askForAddress({ callerId: rosa.id, email: NEW, proof: PROOF });
  const pending = { email: NEW, askedAt: site.clock.now() };
  expect(await shown()).toEqual({ ...unconfirmed, confirmed: true, pending });
});

test('another letter goes to the address that is not confirmed yet, or to the pending one', async () => {
  const rosa = await site.join(ROSA);
  await site.letters();
  expect(await site.sendConfirmation(rosa.id)).toEqual(granted(null));
  expect(await site.letters()).toEqual([{ kind: 'confirm_address', memberId: rosa.id }]);
  await site.askForAddress({ callerId: rosa.id, email: NEW, proof: PROOF });
  await site.letters();
  expect(await site.sendConfirmation(rosa.id)).toEqual(granted(null));
  expect(await site.letters()).toEqual([
    { kind: 'confirm_new_address', memberId: rosa.id, address: NEW },
  ]);
});

test('whoever takes back what they asked for keeps their address, and the link is gone', async () => {
  const rosa = await site.join(ROSA);
  await site.askForAddress({ callerId: rosa.id, email: NEW, proof: PROOF });
  const token = await site.link('confirm_new_address', rosa.id, NEW);
  const later = await site.link('recover_password', rosa.id, ROSA);
  expect(await site.keepAddress(rosa.id)).toEqual(granted(null));
  expect(await site.address(rosa.id)).toMatchObject({ email: ROSA, pending: null });
  expect(await site.storage.links.find(site.hash(token))).toBeNull();
  expect(await site.storage.links.find(site.hash(later))).not.toBeNull();
});

test('whoever asked for nothing keeps everything', async () => {
  const rosa = await site.join(ROSA);
  const token = await site.link('confirm_new_address', rosa.id, NEW);
  expect(await site.keepAddress(rosa.id)).toEqual(granted(null));
  expect(await site.storage.links.find(site.hash(token))).not.toBeNull();
});

test('a link leads nowhere without an address, and for a member who is gone', async () => {
  const rosa = await site.join(ROSA);
  const notValid = { ok: false, refusal: { code: 'link_not_valid' } };
  for (const purpose of ['confirm_address', 'confirm_new_address', 'undo_address'] as const) {
    const token = await site.link(purpose, GONE, ROSA);
    const answer = await (purpose === 'undo_address'
      ? site.undoAddress(token)
      : site.confirmAddress(token));
    expect(answer).toEqual(notValid);
  }
  expect((await site.address(rosa.id)).confirmedAt).toBeNull();
});

test('nobody who is gone has an address to see, keep, confirm or change', async () => {
  await storeMember(site.storage);
  expect(await site.showAddress(GONE)).toEqual(NOT_SIGNED_IN);
  expect(await site.keepAddress(GONE)).toEqual(NOT_SIGNED_IN);
  expect(await site.sendConfirmation(GONE)).toEqual(NOT_SIGNED_IN);
  const asked = await site.askForAddress({ callerId: GONE, email: NEW, proof: PROOF });
  expect(asked).toEqual(NOT_SIGNED_IN);
});
